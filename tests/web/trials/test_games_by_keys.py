"""Whole games by keys, in Chromium: an ear on AT-SPI hears them word for word.

Of the two score sheets one is played by keys, the other by touch (`test_games_by_touch.py`);
`AUDIODICE_LONG=1` plays each in both ways.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice import games
from tests.support.ear import Heard
from tests.support.real_page import RealPage
from tests.support.whole_game import LONG, played, sentences


@pytest.mark.parametrize("game", [one for one in games.names() if LONG or one != "dice4fun"])
def test_a_game_by_keys_is_heard_word_for_word(
    heard: Heard, address: str, game: str, tmp_path: Path
) -> None:
    wanted = sentences(tmp_path / "plain", game, "keys")
    context = heard.browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), address, ear=heard.ear)
    heard.ear.forget()
    assert played(page, game, "keys") == wanted
    spoken = " ".join(wanted)
    assert spoken in heard.ear.listen(len(spoken))
    page.check()
    context.close()
