"""A player who reads older messages hears news after a short pause."""

from __future__ import annotations

from tests.friends.screens.evening import (
    at_table,
    during,
    end_turn,
    hosting,
    in_room,
    room_of,
    type_code,
)
from tests.friends.screens.test_table import say
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.said import said


def reading(net: FriendsNet) -> tuple[Player, Player]:
    """Ann has played her turn while Bob read."""
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    bob.press("t")
    bob.press("j")
    end_turn(net, ann, wait=10)
    return ann, bob


def test_news_waits_while_the_player_reads_messages() -> None:
    net = FriendsNet()
    _, bob = reading(net)
    assert during(net, bob, 1000) == "", "Bob may read on"
    assert "turn_mine" in bob.cued
    assert during(net, bob, 4000).keys[-1] == "turn"


def test_each_reading_key_delays_news_again() -> None:
    net = FriendsNet()
    _, bob = reading(net)
    for _ in range(6):
        net.pass_ms(1500)
        bob.press("j", wait=0)
        assert during(net, bob, 0) == ""
    assert "turn" in during(net, bob, 12_000).keys


def test_message_being_read_is_finished_before_news() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    say(ann, "a long story " * 10)
    net.pass_ms(1000)
    bob.press("j")
    say(ann, "well")
    assert during(net, bob, 5000) == "", "the story takes longer"
    assert during(net, bob, 10_000) == said("friend_said", text="well")


def test_reading_restarts_at_the_newest_after_news() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    bob.keys("t j j")
    say(ann, "hello bob")
    assert during(net, bob, 12_000) == said("friend_said", text="hello bob")
    assert bob.press("j") == said("friend_said", text="hello bob")
    assert "friend_said" not in bob.press("j").keys


def test_delayed_news_is_in_the_history_once() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    bob.press("j")
    say(ann, "hello bob")
    net.pass_ms(12_000)
    said_so = [one for one in bob.context.history.said if "hello bob" in one.text]
    assert len(said_so) == 1


def test_reading_in_the_lobby_starts_at_the_newest() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    bob.keys("j j")
    ann.keys("end up up enter h")
    ann.press("enter")
    assert "friend_said" in during(net, bob, 12_000).keys
    assert bob.press("j") == said("friend_said", text="h")


def test_typed_letters_are_not_in_the_history() -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = net.player("Bob")
    bob.keys("w enter down enter")
    before = len(bob.context.history.said)
    type_code(bob, room_of(ann).code[:-1])
    bob.keys("backspace")
    assert bob.context.history.said[before:] == []
