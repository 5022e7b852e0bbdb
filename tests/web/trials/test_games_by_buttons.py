"""A whole game of each kind by buttons alone, in Chromium, on a page as wide as a phone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice import games
from tests.support.real_page import RealPage
from tests.support.whole_game import played, sentences

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("game", games.names())
def test_a_game_by_buttons_alone(browser: Browser, address: str, game: str, tmp_path: Path) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    page = RealPage(context.new_page(), address)
    assert played(page, game, "buttons") == sentences(tmp_path / "plain", game, "buttons")
    page.check()
    context.close()
