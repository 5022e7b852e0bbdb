"""A whole game of each kind by keys, in Chromium: an ear on AT-SPI hears it word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice import games
from tests.support.ear import Heard
from tests.support.real_page import RealPage
from tests.support.whole_game import played, sentences


@pytest.mark.parametrize("game", games.names())
def test_a_game_by_keys_is_heard_word_for_word(
    heard: Heard, address: str, game: str, tmp_path: Path
) -> None:
    wanted = sentences(tmp_path / "plain", game, "keys")
    context = heard.browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), address)
    heard.ear.forget()
    assert played(page, game, "keys") == wanted
    spoken = " ".join(wanted)
    assert heard.ear.listen(len(spoken)).endswith(spoken)  # after what was said while it loaded
    page.check()
    context.close()
