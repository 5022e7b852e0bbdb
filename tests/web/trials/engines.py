"""Tabs of Chromium and Firefox with one interface, at a site with a listener, perhaps a fault."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tests.support.real_page import RealPage
from tests.support.said import sentence
from tests.support.webdriver import DriverTab
from tests.web.trials.spied_site import spied

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from playwright.sync_api import Page as Tab

SEED = "37"
_GAP = "GAP"

Tabs = Callable[[str, int], AbstractContextManager[list[RealPage]]]
"""Opens a number of tabs of one browser at an address."""


def in_chromium(browser: Browser) -> Tabs:
    """Tabs in a profile of their own."""

    @contextmanager
    def tabs(address: str, count: int) -> Iterator[list[RealPage]]:
        context = browser.new_context(locale="en-GB")
        yield [RealPage(context.new_page(), address, spied=True) for _ in range(count)]
        context.close()

    return tabs


def in_firefox(first: DriverTab) -> Tabs:
    """The first tab, and others beside it. Each site is new to the browser."""

    @contextmanager
    def tabs(address: str, count: int) -> Iterator[list[RealPage]]:
        all_ = [first, *(first.another() for _ in range(count - 1))]
        yield [RealPage(cast("Tab", one), address, spied=True) for one in all_]
        for one in all_[1:]:
            one.close()
        first.goto("about:blank")

    return tabs


@contextmanager
def faulty(
    site: Path, folder: Path, *, worker: str = "", page: str = "", **others: Path
) -> Iterator[str]:
    """The site with an ear in it; with scripts that run before its worker and its page.

    `others` takes the place of files.
    """
    (folder / "fault.js").write_text(worker)
    (folder / "worker.js").write_text('import "./fault.js";\nimport "./real_worker.js";\n')
    ours = {"fault.js": folder / "fault.js", "worker.js": folder / "worker.js"}
    real = {"real_worker.js": site / "worker.js"}
    with spied(site, folder, page, {**(ours if worker else {}), **real, **others}) as address:
        yield address


def tells(page: RealPage, text: str, within: float = 60.0) -> None:
    """Fail unless the page's own text is announced and shown."""
    page.until(f"announced.join(' ').includes({json.dumps(text)})", within)
    page.until("trouble.checkVisibility()")
    assert page.tab.evaluate("document.getElementById('trouble-text').textContent") == text


def says(page: RealPage, key: str, within: float = 20.0) -> None:
    """Fail unless the game announces an event with this key."""
    for part in sentence(key, why=_GAP).split(_GAP):
        page.until(f"announced.join(' ').includes({json.dumps(part)})", within)


def unbroken(page: RealPage) -> None:
    """Fail if the page threw an error or broke its policy."""
    assert page.errors == []
    assert page.tab.evaluate("failed") == []
    assert page.tab.evaluate("broken") == []
