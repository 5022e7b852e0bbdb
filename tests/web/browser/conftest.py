"""The page with a stand-in for the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import WINDOWS, PageUnderTest
from tests.support.site_server import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
SITE = HERE.parents[2] / "audiodice/web/site"
STAND_INS = {
    "worker.js": HERE / "fake_worker.js",
    "sounds/keep_1.ogg": HERE.parents[2] / "sounds/keep_1.ogg",
}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The page of the checkout, with a stand-in for the game."""
    with serving([SITE], STAND_INS) as (address, _):
        yield address


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[PageUnderTest]:
    context = browser.new_context(user_agent=WINDOWS)
    one = PageUnderTest(context.new_page(), site)
    yield one
    one.check()
    context.close()
