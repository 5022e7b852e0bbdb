"""The built site in Chromium: resumed, offline."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.built_site import served_site
from tests.support.real_page import RealPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SEED = "37"


@pytest.fixture(scope="session")
def game_site(real_site: Path) -> Iterator[str]:
    """The address of the built site."""
    with served_site(real_site) as one:
        yield one


def test_a_game_goes_on_after_the_page_was_closed_and_without_a_network(
    browser: Browser, game_site: str
) -> None:
    context = browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), game_site).open(game="farkle", seed=SEED)
    page.key("enter")
    dice = page.said()[-1].split(".")[0]
    page.until("navigator.serviceWorker.controller !== null", 120)
    context.set_offline(True)
    page.tab.close()
    again = RealPage(context.new_page(), game_site).open()
    again.key("enter")
    again.key("d")
    assert again.said()[-1].startswith(dice)
    again.check()
    context.close()
