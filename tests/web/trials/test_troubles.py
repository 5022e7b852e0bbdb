"""What a browser refuses or loses is said in words, and the game goes on as far as it can.

In Chromium, and once each in Firefox; `AUDIODICE_LONG=1` tries everything in both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.support.built_site import served_site
from tests.support.real_page import RealPage
from tests.support.webdriver import DriverTab, firefox
from tests.support.whole_game import LONG
from tests.web.trials import engines
from tests.web.trials.engines import SEED, Tabs, says, tells, unbroken
from tests.web.trials.spied_site import spied

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from playwright.sync_api import Page as Tab

NOWHERE = Path("/nonexistent")

# The worker's own scope.
REFUSED = """
StorageManager.prototype.getDirectory =
  () => Promise.reject(new DOMException("no", "SecurityError"));
"""
MISSING = "delete StorageManager.prototype.getDirectory;"
WITHOUT_HANDLES = "delete FileSystemFileHandle.prototype.createSyncAccessHandle;"
WITHOUT_LOCKS_AND_FILES = """
Object.defineProperty(navigator, "locks", {value: undefined});
delete StorageManager.prototype.getDirectory;
"""
# The disk fills up once a key was pressed, and has room again after another.
FULL = """
let full = false;
addEventListener("message", ({data}) => {
  if (data.kind === "key") full = data.key !== "s";
});
const write = FileSystemSyncAccessHandle.prototype.write;
FileSystemSyncAccessHandle.prototype.write = function (...what) {
  if (full) throw new DOMException("full", "QuotaExceededError");
  return write.apply(this, what);
};
"""
DIES = """
addEventListener("message", ({data}) => {
  if (data.key === "a") { data.kind = ""; throw new Error("out of memory"); }
});
"""
NO_SOUND = [
    "delete window.AudioContext;",
    "window.AudioContext = class { constructor() { throw new Error('no'); } };",
]
FILES = [
    "site.json",
    "audiodice.zip",
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/python_stdlib.zip",
]


@pytest.fixture(scope="module")
def texts(real_site: Path) -> dict[str, str]:
    """The page's own words."""
    found: dict[str, str] = json.loads((real_site / "words.json").read_text("utf-8"))["en"]
    return found


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DriverTab]:
    with firefox(tmp_path_factory.mktemp("firefox") / "profile") as tab:
        yield tab


def in_both(name: str, values: list[str]) -> pytest.MarkDecorator:
    """Try each value in Chromium, and the first in Firefox."""
    fewer = values if LONG else values[:1]
    both = [("chromium", one) for one in values] + [("firefox", one) for one in fewer]
    return pytest.mark.parametrize(("engine", name), both)


@dataclass
class Faulty:
    """A browser at the built site, with a fault in browser or site."""

    tabs: Tabs
    site: Path
    folder: Path

    @contextmanager
    def pages(self, count: int, **fault: Any) -> Iterator[list[RealPage]]:
        with (
            engines.faulty(self.site, self.folder, **fault) as address,
            self.tabs(address, count) as pages,
        ):
            yield pages

    @contextmanager
    def page(self, **fault: Any) -> Iterator[RealPage]:
        with self.pages(1, **fault) as (one,):
            yield one


@pytest.fixture(params=["chromium", "firefox"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def browsing(
    engine: str, request: pytest.FixtureRequest, real_site: Path, tmp_path: Path
) -> Faulty:
    if engine == "firefox":
        tabs = engines.in_firefox(request.getfixturevalue("fox"))
    else:
        tabs = engines.in_chromium(request.getfixturevalue("browser"))
    return Faulty(tabs, real_site, tmp_path)


def dice(page: RealPage) -> str:
    """The dice of the last roll that was said."""
    return page.said()[-1].split(".")[0]


def goes_on_with(page: RealPage, wanted: str) -> None:
    """Press Play after a reload, and check that the dice are the same."""
    page.until("posted.some(one => one.kind === 'say')", 120)
    page.tab.click("#play")
    page.key("enter")
    page.key("d")
    assert dice(page) == wanted


@in_both("worker", [REFUSED, MISSING, WITHOUT_HANDLES, WITHOUT_LOCKS_AND_FILES])
def test_browser_without_storage_plays(
    browsing: Faulty, texts: dict[str, str], worker: str
) -> None:
    with browsing.page(worker=worker) as page:
        page.open(game="farkle", seed=SEED)
        tells(page, texts["trouble-not_kept"])
        page.tab.click("#understood")
        page.key("enter")
        page.key("1")
        unbroken(page)


def test_a_private_window_of_firefox_plays(
    real_site: Path, tmp_path: Path, texts: dict[str, str]
) -> None:
    private = 'user_pref("browser.privatebrowsing.autostart", true);\n'
    with (
        spied(real_site, tmp_path) as address,
        firefox(tmp_path / "profile", preferences=private) as tab,
    ):
        page = RealPage(cast("Tab", tab), address).open(game="farkle", seed=SEED)
        assert page.posted("kept")[-1]["where"] == "memory"
        tells(page, texts["trouble-not_kept"])
        tab.click("#understood")
        page.key("enter")
        page.key("1")
        unbroken(page)


def test_full_disk_is_said_and_the_game_continues(browsing: Faulty) -> None:
    with browsing.page(worker=FULL) as page:
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        says(page, "game_not_kept")
        page.key("1")
        page.key("s")
        says(page, "game_kept_again")
        unbroken(page)


def test_deleted_data_are_told_at_the_next_step(
    browser: Browser, real_site: Path, tmp_path: Path, texts: dict[str, str]
) -> None:
    with (
        spied(real_site, tmp_path) as address,
        engines.in_chromium(browser)(address, 1) as [page],
    ):
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        client = page.tab.context.new_cdp_session(page.tab)
        wanted = {"origin": page.tab.evaluate("origin"), "storageTypes": "all"}
        client.send("Storage.clearDataForOrigin", wanted)
        page.tab.wait_for_timeout(1000)
        page.key("1")
        says(page, "game_not_kept")
        tells(page, texts["trouble-kept_deleted"])
        page.key("d")
        unbroken(page)


def test_a_worker_that_died(browsing: Faulty, texts: dict[str, str]) -> None:
    with browsing.page(worker=DIES) as page:
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        before = dice(page)
        page.tab.keyboard.press("a")
        tells(page, texts["trouble-worker_died"])
        page.tab.click("#reload")  # it goes on with the dice that were heard last
        page.tab.wait_for_timeout(1000)
        goes_on_with(page, before)


@in_both("file", FILES)
def test_files_that_cannot_be_loaded(browsing: Faulty, texts: dict[str, str], file: str) -> None:
    with browsing.page(**{file: NOWHERE}) as page:
        page.tab.goto(page.address)
        tells(page, texts["trouble-load_failed"])
        assert page.tab.evaluate("reload.checkVisibility()")


@in_both("gone", ["WebAssembly", "Worker"])
def test_a_browser_that_is_too_old(browsing: Faulty, texts: dict[str, str], gone: str) -> None:
    with browsing.page(page=f"delete window.{gone}; window.{gone} = undefined;") as page:
        page.tab.goto(page.address)
        tells(page, texts["trouble-too_old"])


@in_both("refusal", NO_SOUND)
def test_a_browser_that_plays_no_sounds(browsing: Faulty, refusal: str) -> None:
    with browsing.page(page=refusal) as page:
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        says(page, "sounds_unavailable")
        unbroken(page)


def test_a_second_tab_waits_and_takes_over(browsing: Faulty, texts: dict[str, str]) -> None:
    with browsing.pages(2) as (page, other):
        page.tab.bring_to_front()
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        before = dice(page)
        other.tab.bring_to_front()
        other.tab.goto(other.address)
        tells(other, texts["trouble-other_tab"])
        assert not other.posted("say")
        other.tab.click("#take-over")
        tells(page, texts["trouble-taken_over"])
        other.tab.bring_to_front()
        goes_on_with(other, before)
        entries = len(page.posted("say"))
        page.tab.keyboard.press("1")  # the game is no more there
        page.tab.wait_for_timeout(500)
        assert len(page.posted("say")) == entries


def test_firefox_plays_offline(fox: DriverTab, real_site: Path) -> None:
    """(tests/web/browser tries it in Chromium.)"""
    with served_site(real_site) as address:
        fox.goto(f"{address}?game=farkle&seed={SEED}")
        wait = partial(RealPage(cast("Tab", fox), address, spied=True).until, timeout=120.0)
        wait("document.getElementById('actions').childElementCount")
        fox.click("#play")
        fox.wait_for_timeout(600)
        wait("document.getElementById('caption').textContent")
        fox.press("Enter")
        wait("navigator.serviceWorker.controller !== null")
        fox.wait_for_timeout(600)
        before = fox.evaluate("document.getElementById('caption').textContent").split(".")[0]
    # The server is gone.
    fox.goto(address)
    wait("document.getElementById('actions').childElementCount")
    fox.click("#play")
    fox.wait_for_timeout(600)
    for key in ("Enter", "d"):
        fox.press(key)
        fox.wait_for_timeout(600)
    wait(f"document.getElementById('caption').textContent.startsWith({json.dumps(before)})")
    fox.goto("about:blank")
