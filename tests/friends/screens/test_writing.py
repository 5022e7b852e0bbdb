"""Writing to friends: the game continues meanwhile, and is summed up afterwards."""

from __future__ import annotations

import pytest

from audiodice.friends.screens.table import FriendsTable
from audiodice.ui.text_entry import Entry
from tests.friends.screens.evening import (
    at_table,
    during,
    end_turn,
    hosting,
    in_room,
    joining,
    turn,
)
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.said import said


def writing(net: FriendsNet) -> tuple[Player, Player]:
    """Bob types while Ann plays her turn, faster than it is told."""
    ann, bob = at_table(net, "Bob")
    bob.context.settings.pace = "slow"
    net.pass_ms(3000)
    bob.keys("w h i")
    end_turn(net, ann, wait=10)
    net.pass_ms(50)
    return ann, bob


def test_while_typing_cues_sound_and_words_wait() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    bob.press("w")
    words, cues = len(bob.heard), len(bob.cued)
    end_turn(net, ann, wait=10)
    net.pass_ms(6000)
    assert bob.heard[words:] == []
    assert any(cue.startswith("pour_") for cue in bob.cued[cues:])
    assert "turn_mine" in bob.cued[cues:]


@pytest.mark.parametrize("key", ["enter", "escape"])
def test_news_is_told_when_the_typed_line_is_finished(key: str) -> None:
    net = FriendsNet()
    _, bob = writing(net)
    keys = bob.press(key, wait=0).keys
    assert keys.count("turn") == 1
    assert keys[-1] == "turn"
    assert keys[: 1 + (key == "enter")] == [*["you_said"] * (key == "enter"), "whose_turn"]
    assert bob.press("t", wait=0) == said("whose_turn", seat=1)
    assert "turn" not in during(net, bob, 6000).keys, "it was told already"
    assert bob.press("m").keys.count("turn") == 1


def test_enter_throws_after_a_typed_line() -> None:
    net = FriendsNet()
    _, bob = writing(net)
    bob.press("enter")
    bob.press("enter")
    assert "rolled" in during(net, bob, 500).keys


def test_turn_is_told_after_closing_a_list() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    bob.context.settings.pace = "slow"
    bob.press("e")
    end_turn(net, ann, wait=10)
    net.pass_ms(50)
    assert turn(bob) == 1
    assert bob.press("escape", wait=0) == said("whose_turn", ..., seat=1)


def test_author_hears_the_line_in_game_and_lobby() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    bob.keys("end up enter h i")
    assert bob.press("enter") == said("you_said", ..., text="hi")
    assert during(net, ann, 500) == said("friend_said", text="hi")
    ann.keys("home enter")
    net.pass_ms(3000)
    bob.keys("w h o")
    assert bob.press("enter") == said("you_said", ..., text="ho")


def test_empty_line_is_not_sent() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    bob.press("w")
    assert bob.press("enter").keys == ["whose_turn"]
    assert during(net, ann, 500) == ""


def test_news_in_the_lobby_waits_for_the_typed_line() -> None:
    net = FriendsNet()
    ann = hosting(net)
    ann.keys("end up up enter h")
    words = len(ann.heard)
    joining(net, "Bob", ann)
    assert ann.heard[words:] == []
    assert "friend_came" in ann.cued
    assert "friend_sat" in ann.press("escape").keys


def test_start_of_the_game_waits_for_the_typed_line() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    bob.keys("end up enter h")
    ann.keys("home enter")
    net.pass_ms(3000)
    assert isinstance(ann.router.screen, FriendsTable)
    assert isinstance(bob.router.screen, Entry), "what is typed would be keys of the table"
    bob.press("i")
    assert bob.press("enter") == said("you_said", ..., text="hi")
    assert "seated" in during(net, bob, 500).keys
