"""Whole games by buttons alone, in Chromium, on a page as wide as a phone.

`AUDIODICE_LONG=1` plays all four; otherwise one score sheet is left to `test_games_by_keys.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice import games
from tests.support.real_page import RealPage
from tests.support.whole_game import LONG, played, sentences

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("game", [one for one in games.names() if LONG or one != "fune"])
def test_a_game_by_buttons_alone(browser: Browser, address: str, game: str, tmp_path: Path) -> None:
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    page = RealPage(context.new_page(), address)
    assert played(page, game, "buttons") == sentences(tmp_path / "plain", game, "buttons")
    page.check()
    context.close()
