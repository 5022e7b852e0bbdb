"""A newer site in a real Chromium: the player is told, games stay and old files go."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice.web.build import FILES, list_files
from audiodice.web.serve import server
from tests.support.real_page import RealPage
from tests.support.require import require_program
from tests.web.trials.spied_site import EARS

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Playwright

PATIENCE_S = 180.0
SOUNDS = 20  # so many are enough
GONE, BROKEN = "old.js", "levels.js"
TOLD = "announced.join(' ').includes(document.querySelector('[data-word=newer]').textContent)"


@pytest.fixture
def site(real_site: Path, tmp_path: Path) -> Path:
    """A copy of the site with a file that the newer one lacks."""
    copy = tmp_path / "site"
    shutil.copytree(real_site, copy, ignore=shutil.ignore_patterns("*.br", "*.m4a"))
    for sound in sorted((copy / "sounds").rglob("*.ogg"))[SOUNDS:]:
        sound.unlink()
    (copy / GONE).write_text("export {};\n")
    list_files(copy)
    return copy


@pytest.fixture
def context(driver: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    one = driver.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=require_program("chromium"), args=["--no-sandbox"]
    )
    yield one
    one.close()


@contextmanager
def served(site: Path, port: int = 0) -> Iterator[int]:
    with server(site, port) as listening:
        thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
        thread.start()
        yield int(listening.server_address[1])
        listening.shutdown()
        thread.join()


def renew(site: Path) -> None:
    """Make it the next version: a file has changed, one is new and one is gone."""
    words = site / "words.js"
    words.write_text(words.read_text("utf-8") + "globalThis.nextVersion = true;\n", "utf-8")
    (site / "new.js").write_text("export {};\n")
    (site / GONE).unlink()
    list_files(site)


def opened(context: BrowserContext, port: int) -> RealPage:
    for tab in context.pages[1:]:
        tab.close()
    tab = context.new_page()
    tab.add_init_script(EARS)
    return RealPage(tab, f"http://127.0.0.1:{port}/")


def kept(page: RealPage) -> list[str]:
    """The files that the browser has, of all versions."""
    found: list[str] = page.tab.evaluate(
        "(async () => { const all = []; for (const name of await caches.keys())"
        " for (const one of await (await caches.open(name)).keys())"
        " all.push(one.url.slice(location.origin.length + 1)); return all; })()"
    )
    return found


def until_kept(page: RealPage, site: Path) -> None:
    """Wait until the browser has exactly the files of the version."""
    listed = json.loads((site / FILES).read_text())
    wanted = {*listed["now"], *listed["later"], FILES}
    left = 100 * PATIENCE_S
    while sorted(kept(page)) != sorted(wanted):
        left -= 50
        assert left > 0, sorted(set(kept(page)) ^ wanted)
        page.tab.wait_for_timeout(500)


def dice(page: RealPage) -> str:
    """The dice on the table, as they are said."""
    page.key("d")
    return page.said()[-1]


def resumed(page: RealPage) -> str:
    """Go on with the game in play; its dice."""
    page.open()
    page.key("enter")
    return dice(page)


def is_next(page: RealPage) -> bool:
    return bool(page.tab.evaluate("globalThis.nextVersion === true"))


def test_interrupted_update_loses_nothing(context: BrowserContext, site: Path) -> None:
    with served(site) as port:
        page = opened(context, port).open(game="farkle", seed="37")
        page.key("enter")
        before = dice(page)
        until_kept(page, site)
    page = opened(context, port)
    assert (resumed(page), is_next(page)) == (before, False)  # offline

    renew(site)
    lacking = (site / BROKEN).read_bytes()
    changed = lacking + b"// changed\n"
    (site / BROKEN).write_bytes(changed)
    list_files(site)
    (site / BROKEN).write_bytes(lacking)  # the server has half of the next version
    with served(site, port):
        page = opened(context, port)
        assert (resumed(page), is_next(page)) == (before, False)
        page.tab.evaluate(
            "navigator.serviceWorker.getRegistration().then(one => one.update()).catch(() => {})"
        )
        page.until("caches.keys().then(all => all.length === 2)", PATIENCE_S)
        page.until(
            "navigator.serviceWorker.getRegistration().then(one => !one.installing)", PATIENCE_S
        )
        assert not page.tab.evaluate(TOLD)
        page.check()
    page = opened(context, port)
    assert (resumed(page), is_next(page)) == (before, False)  # offline, as if nothing had been

    (site / BROKEN).write_bytes(changed)
    with served(site, port):
        page = opened(context, port)
        assert (resumed(page), is_next(page)) == (before, False)
        page.until(TOLD, PATIENCE_S)
        page.until("document.getElementById('newer').checkVisibility()")
        page.check()
        with page.tab.expect_navigation(timeout=1000 * PATIENCE_S):
            page.tab.click("#newer")
        page.until("globalThis.nextVersion === true", PATIENCE_S)
        page.until("posted.some(one => one.kind === 'say')", PATIENCE_S)
        page.tab.click("#play")
        page.tab.wait_for_timeout(600)
        page.key("enter")
        assert dice(page) == before
        until_kept(page, site)
        assert GONE not in kept(page)
    page = opened(context, port)
    assert (resumed(page), is_next(page)) == (before, True)  # offline
    page.check()


# Chromium may let the older worker stay for minutes. Here it is never told to go.
STAYS = """
const { postMessage } = ServiceWorker.prototype;
ServiceWorker.prototype.postMessage = function (message, ...how) {
  if (message?.kind !== "use_now") postMessage.call(this, message, ...how);
};
"""
CONTROLLED = "navigator.serviceWorker.controller !== null"


def test_page_without_the_old_service_worker_gets_the_new_one(
    context: BrowserContext, site: Path
) -> None:
    """Until then all comes from the network, and all of it is of the newer version."""
    with served(site) as port:
        page = opened(context, port).open(game="farkle", seed="37")
        page.key("enter")
        before = dice(page)
        until_kept(page, site)
    renew(site)
    with served(site, port):
        page = opened(context, port)
        page.tab.add_init_script(STAYS)
        assert (resumed(page), is_next(page)) == (before, False)
        page.until(CONTROLLED)
        page.until(TOLD, PATIENCE_S)
        with page.tab.expect_navigation(timeout=1000 * PATIENCE_S):
            page.tab.click("#newer")
        page.until("globalThis.nextVersion === true", PATIENCE_S)
        page.until("posted.some(one => one.kind === 'say')", PATIENCE_S)
        assert not page.tab.evaluate(CONTROLLED)
        page.tab.click("#play")
        page.tab.wait_for_timeout(600)
        page.key("enter")
        assert dice(page) == before
        page.until(CONTROLLED, PATIENCE_S)
        until_kept(page, site)
        assert GONE not in kept(page)
        page.check()
    page = opened(context, port)
    assert (resumed(page), is_next(page)) == (before, True)  # offline
    assert page.errors == []  # "other_tab" for a moment, if the closed one is slow, is no error
