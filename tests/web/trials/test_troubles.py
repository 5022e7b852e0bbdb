"""What a browser refuses or loses is said in words, and the game goes on as far as it can."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from tests.support.real_page import RealPage
from tests.support.site_server import serving
from tests.support.webdriver import firefox
from tests.web.trials.spied_site import EARS, spied

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from playwright.sync_api import Page as Tab

SEED = "37"
NOWHERE = Path("/nonexistent")

# What the worker's own scope is like.
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
# The disk fills up once a key was pressed.
FULL = """
let full = false;
addEventListener("message", ({data}) => full ||= data.kind === "key");
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


@pytest.fixture(scope="module")
def texts(real_site: Path) -> dict[str, str]:
    """The page's own words."""
    found: dict[str, str] = json.loads((real_site / "words.json").read_text("utf-8"))["en"]
    return found


@contextmanager
def faulty(site: Path, folder: Path, fault: str = "", **others: Path) -> Iterator[str]:
    """The site, with a fault in its worker or with other files."""
    (folder / "fault.js").write_text(fault)
    (folder / "worker.js").write_text('import "./fault.js";\nimport "./real_worker.js";\n')
    ours = {"fault.js": folder / "fault.js", "worker.js": folder / "worker.js"}
    real = {"real_worker.js": site / "worker.js"}
    with serving([site], {**(ours if fault else {}), **real, **others}) as (address, _):
        yield address


@contextmanager
def page_at(
    browser: Browser, address: str, before: str = "", after: str = ""
) -> Iterator[RealPage]:
    """A tab; scripts run before and after the ear is put in."""
    context = browser.new_context(locale="en-GB")
    tab = context.new_page()
    tab.add_init_script(before + EARS)
    page = RealPage(tab, address)
    tab.add_init_script(after)
    yield page
    context.close()


def is_told(page: RealPage, text: str, within: float = 60.0) -> None:
    """The text is announced, and stands on the page."""
    page.until(f"announced.join(' ').includes({json.dumps(text)})", within)
    page.until("trouble.checkVisibility()")
    assert page.tab.evaluate("document.getElementById('trouble-text').textContent") == text


@pytest.mark.parametrize("fault", [REFUSED, MISSING, WITHOUT_HANDLES, WITHOUT_LOCKS_AND_FILES])
def test_a_browser_that_keeps_nothing_plays(
    browser: Browser, real_site: Path, tmp_path: Path, texts: dict[str, str], fault: str
) -> None:
    with faulty(real_site, tmp_path, fault) as address, page_at(browser, address) as page:
        page.open(game="farkle", seed=SEED)
        is_told(page, texts["trouble-not_kept"])
        page.tab.click("#understood")
        page.key("enter")
        page.key("1")
        assert page.errors == []


def test_a_private_window_of_firefox_plays(
    real_site: Path, tmp_path: Path, texts: dict[str, str]
) -> None:
    private = 'user_pref("browser.privatebrowsing.autostart", true);\n'
    with (
        spied(real_site, tmp_path) as address,
        firefox(tmp_path / "profile", preferences=private) as tab,
    ):
        page = RealPage(cast("Tab", tab), address).open(game="farkle", seed=SEED)
        where = page.posted("kept")[-1]["where"]
        if where == "memory":
            is_told(page, texts["trouble-not_kept"])
            tab.click("#understood")
        page.key("enter")
        page.key("1")
        assert where == "memory"
        assert tab.evaluate("failed") == []


def test_a_full_disk_is_said_and_the_game_goes_on(
    browser: Browser, real_site: Path, tmp_path: Path
) -> None:
    with faulty(real_site, tmp_path, FULL) as address, page_at(browser, address) as page:
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        page.until("announced.join(' ').match(/no space|is full|no room|not (be )?kept/i)", 20)
        page.key("1")
        assert page.errors == []


def test_a_worker_that_died(
    browser: Browser, real_site: Path, tmp_path: Path, texts: dict[str, str]
) -> None:
    with faulty(real_site, tmp_path, DIES) as address, page_at(browser, address) as page:
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        dice = page.said()[-1].split(".")[0]
        page.tab.keyboard.press("a")
        is_told(page, texts["trouble-worker_died"])
        page.tab.click("#reload")  # it goes on with the dice that were heard last
        page.until("posted.some(one => one.kind === 'say')", 120)
        page.tab.click("#play")
        page.key("enter")
        page.key("d")
        assert page.said()[-1].startswith(dice)


@pytest.mark.parametrize(
    "file",
    [
        "site.json",
        "audiodice.zip",
        "pyodide/pyodide.mjs",
        "pyodide/pyodide.asm.wasm",
        "pyodide/python_stdlib.zip",
    ],
)
def test_what_cannot_be_loaded(
    browser: Browser, real_site: Path, tmp_path: Path, texts: dict[str, str], file: str
) -> None:
    with (
        faulty(real_site, tmp_path, "", **{file: NOWHERE}) as address,
        page_at(browser, address) as page,
    ):
        page.tab.goto(address)
        is_told(page, texts["trouble-load_failed"])
        assert page.tab.evaluate("reload.checkVisibility()")


@pytest.mark.parametrize("gone", ["WebAssembly", "Worker"])
def test_a_browser_that_is_too_old(
    browser: Browser, real_site: Path, tmp_path: Path, texts: dict[str, str], gone: str
) -> None:
    # After the ear, which needs a Worker.
    with (
        faulty(real_site, tmp_path) as address,
        page_at(
            browser, address, after=f"delete window.{gone}; window.{gone} = undefined;"
        ) as page,
    ):
        page.tab.goto(address)
        is_told(page, texts["trouble-too_old"])


@pytest.mark.parametrize(
    "refusal",
    [
        "delete window.AudioContext;",
        "window.AudioContext = class { constructor() { throw new Error('no'); } };",
    ],
)
def test_a_browser_that_plays_no_sounds(
    browser: Browser, real_site: Path, tmp_path: Path, refusal: str
) -> None:
    with (
        faulty(real_site, tmp_path) as address,
        page_at(browser, address, before=refusal) as page,
    ):
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        page.until("announced.join(' ').match(/sound/i)", 20)
        assert page.errors == []


def test_a_second_tab_waits_and_takes_over(
    browser: Browser, real_site: Path, tmp_path: Path, texts: dict[str, str]
) -> None:
    with faulty(real_site, tmp_path) as address, page_at(browser, address) as page:
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        dice = page.said()[-1].split(".")[0]
        tab = page.tab.context.new_page()
        tab.add_init_script(EARS)
        other = RealPage(tab, address)
        tab.goto(address)
        is_told(other, texts["trouble-other_tab"])
        tab.click("#take-over")
        is_told(page, texts["trouble-taken_over"])
        other.until("posted.some(one => one.kind === 'say')", 120)
        tab.click("#play")
        other.key("enter")
        other.key("d")
        assert other.said()[-1].startswith(dice)
