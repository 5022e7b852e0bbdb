"""One Chromium for all tests of the page; each has a context of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import PageUnderTest, chromium
from tests.support.ear import Heard, accessibility, ear
from tests.support.site_server import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

HERE = Path(__file__).parent
SITE = HERE.parents[2] / "audiodice/web/site"


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    with chromium(driver) as one:
        yield one


@pytest.fixture(scope="session")
def heard(driver: Playwright) -> Iterator[Heard]:
    """A Chromium with a window, and an ear at what it tells assistive technology."""
    with accessibility() as environ, ear(environ) as one:
        how = {"headless": False, "env": environ}
        with chromium(driver, "--force-renderer-accessibility", **how) as browser:
            yield Heard(browser, one)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The page as it is in the checkout, with a stand-in of the game."""
    sounds = HERE.parents[2] / "sounds"
    others = {"worker.js": HERE / "fake_worker.js", "sounds/keep_1.ogg": sounds / "keep_1.ogg"}
    with serving([SITE], others) as (address, _):
        yield address


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[PageUnderTest]:
    context = browser.new_context()
    one = PageUnderTest(context.new_page(), site)
    yield one
    one.check()
    context.close()
