"""The review of a shared game that is already solved."""

from __future__ import annotations

import pytest

from audiodice import games
from audiodice.engine.setup import GameSetup
from tests.friends.screens.evening import at_table, journals, play_to_the_end
from tests.support.friends_net import FriendsNet


@pytest.mark.parametrize("game", games.names())
def test_solved_game_begins(game: str, all_solved: None) -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob", setup=GameSetup(game, ("",), ()))
    assert len(journals(ann, bob)) == 1


def test_review_opens_at_the_end(all_solved: None) -> None:
    net = FriendsNet()
    people = at_table(net, "Bob", setup=GameSetup("fune", ("",), ()))
    play_to_the_end(net, people)
    net.pass_ms(3000)
    assert people[0].press("h").keys[:1] == ["reader_open"]
