"""A watcher can ask for the last turn."""

from __future__ import annotations

from tests.friends.screens.evening import at_table, begin, end_turn, in_room, joining
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player


def watched(net: FriendsNet) -> tuple[Player, Player, Player]:
    """Ann and Bob play, and Cora watches."""
    ann, bob, cora = in_room(net, "Bob", "Cora")
    cora.keys("o enter")  # Only watch
    net.pass_ms(3000)
    begin(net, ann)
    net.pass_ms(3000)
    return ann, bob, cora


def test_watcher_can_hear_the_last_turn_again() -> None:
    net = FriendsNet()
    ann, bob, cora = watched(net)
    heard = []
    for player in (ann, bob, ann):
        before = len(cora.heard)
        end_turn(net, player)
        net.pass_ms(8000)
        heard.append([key for one in cora.heard[before:] for key in one.keys])
        assert cora.press("m").keys == heard[-1]
    assert heard[-1] != []


def test_last_turn_can_be_repeated_until_the_next_is_told() -> None:
    net = FriendsNet()
    ann, bob, cora = watched(net)
    end_turn(net, ann)
    net.pass_ms(8000)
    last = cora.press("m")
    bob.press("enter")
    net.pass_ms(2000)
    assert cora.press("m") == last, "a roll alone has no words"
    end_turn(net, bob)
    net.pass_ms(8000)
    keys = cora.press("m").keys
    assert keys != last.keys
    assert {"banked", "farkled", "kept"} & set(keys)


def test_late_watcher_can_hear_only_the_last_turn() -> None:
    net = FriendsNet()
    people = at_table(net, "Bob")
    for number in range(5):
        end_turn(net, people[number % 2])
        net.pass_ms(8000)
    cora = joining(net, "Cora", people[0])
    net.pass_ms(3000)
    keys = cora.press("m").keys
    assert keys.count("banked") + keys.count("farkled") == 1
    assert "friends_missed" not in keys, "the key that it names has been pressed"
