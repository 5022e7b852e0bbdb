"""What a player hears in a room is said once, when it is known, and is about them."""

from __future__ import annotations

from audiodice.friends.screens.room_screen import RoomScreen
from tests.friends.screens.evening import (
    at_table,
    begin,
    during,
    end_turn,
    go_to,
    in_room,
    line_of,
    turn,
)
from tests.support.friends_net import FriendsNet
from tests.support.said import said


def test_who_goes_on_hears_whose_turn_it_is_once_and_last() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    end_turn(net, ann)
    net.pass_ms(5000)
    assert turn(bob) == 1
    net.silent.add(0)
    net.pass_ms(65_000)
    bob.keys("shift+f down")
    before = len(bob.out.lines)
    bob.press("enter")
    net.pass_ms(3000)
    keys = [key for heard in bob._since(before) for key in heard.keys]
    assert keys[:1] == ["host_went_on"]
    assert keys.count("whose_turn") == 1
    assert bob.press("shift+f") == said("menu_open", label="friend-entry")


def test_line_that_is_lost_is_named_shortly_by_each_answer() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    end_turn(net, ann)
    net.pass_ms(5000)
    line_of(bob).cut()
    assert "line_lost" in during(net, bob, 1000).keys
    for key in ("t", "f"):
        assert bob.press(key) == said("line_still_lost", ...)


def test_answer_names_a_player_in_turn_who_is_not_heard() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    end_turn(net, ann)
    net.pass_ms(5000)
    net.silent.add(1)
    assert ann.press("t") == said("whose_turn")
    net.pass_ms(25_000)
    assert ann.press("t") == said("whose_turn", "friend_quiet", name="Bob")


def test_guests_hear_only_the_game_on_which_the_host_settles() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    before = len(bob.out.lines)
    ann.keys("home down left")
    net.pass_ms(1000)
    ann.press("left", wait=10)
    net.pass_ms(1500)
    assert bob._since(before) == []
    net.pass_ms(1000)
    (told,) = bob._since(before)
    assert told.keys == ["game_chosen"]
    ann.keys("right")
    begin(net, ann)
    assert "game_chosen" not in during(net, bob, 4000).keys, "the table says it"


def test_host_hears_the_way_to_the_room_and_the_code_only_when_alone() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    net.silent.add(1)
    net.pass_ms(62_000)
    before = len(ann.out.lines)
    ann.keys("shift+f end up up")
    go_to(ann, "decide-end")
    net.pass_ms(1000)
    keys = [key for heard in ann._since(before) for key in heard.keys]
    assert "room_by_back" in keys
    net.silent.clear()
    net.pass_ms(8000)
    ann.press("escape")
    before = len(ann.out.lines)
    go_to(ann, "room-back")
    assert isinstance(ann.router.screen, RoomScreen)
    assert "code_told" not in [key for heard in ann._since(before) for key in heard.keys]
    assert ann.press("tab") == said("code_told", ...)
    assert bob.router.screen is not None
