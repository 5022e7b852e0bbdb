"""Whole games by touch alone, in Chromium, on a phone: no word names a key.

`AUDIODICE_LONG=1` plays all four; otherwise one score sheet is left to `test_games_by_keys.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice import games
from audiodice.ui import key_names
from tests.support.real_page import RealPage
from tests.support.whole_game import LONG, played, sentences

if TYPE_CHECKING:
    from playwright.sync_api import Browser

KEY = "⌨"


@pytest.mark.parametrize("game", [one for one in games.names() if LONG or one != "dice4fun"])
def test_a_game_by_touch_alone(
    browser: Browser, address: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In the plain game each name of a key is marked; the browser's game would have the name itself.
    monkeypatch.setattr(key_names, "spoken", lambda _words, name: f"{KEY}{name}")
    wanted = sentences(tmp_path / "plain", game, "touch", phone=True)
    assert KEY not in " ".join(wanted)
    context = browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = RealPage(context.new_page(), address, finger=True)
    assert played(page, game, "touch") == wanted
    page.check()
    context.close()
