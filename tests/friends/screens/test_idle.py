"""An idle player in turn is reminded once."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from tests.friends.screens.evening import at_table, cues_during, during, end_turn, turn
from tests.support.friends_net import FriendsNet
from tests.support.said import said


@pytest.mark.parametrize("game", ["farkle", "fune", "dice4fun", "fonnjo_foon"])
def test_idle_player_in_turn_is_reminded_once(game: str) -> None:
    net = FriendsNet()
    people = at_table(net, "Bob", setup=GameSetup(game, ("",), ()))
    mine, other = (people[turn(people[0])], people[1 - turn(people[0])])
    mine.press("t")
    assert during(net, mine, 44_000) == ""
    first = len(mine.cued)
    assert during(net, mine, 2000) == said("whose_turn", seat=turn(mine))
    assert "turn_mine" in mine.cued[first:]
    assert cues_during(net, mine, 120_000) == []
    assert said("whose_turn") not in other.heard


def test_any_key_delays_the_reminder() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    for key in ("s", "z", "n", "+"):
        net.pass_ms(40_000)
        ann.press(key, wait=0)
    assert during(net, ann, 44_000) == ""
    assert "whose_turn" in during(net, ann, 2000).keys


def test_each_turn_has_one_reminder() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    for player in (ann, bob, ann):
        net.pass_ms(5000)
        assert during(net, player, 50_000) == said("whose_turn")
        end_turn(net, player)


def test_reminder_in_a_list_is_a_cue_and_its_words_wait() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    net.pass_ms(5000)
    ann.press("e")
    first = len(ann.cued)
    assert during(net, ann, 60_000) == ""
    assert ann.cued[first:] == ["turn_mine"]
