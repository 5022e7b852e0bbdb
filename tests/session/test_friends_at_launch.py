"""The command line opens a room for friends directly, without the main menu."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.friends.room.codes import spoken
from audiodice.friends.screens.room_screen import RoomScreen
from audiodice.session.beginning import beginning
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.session import Session
from tests.friends.screens.evening import hosting, room_of
from tests.support.friends_net import CODE, Bare, FriendsNet, Unreachable
from tests.support.headless import Player
from tests.support.said import Heard, said


def launched(
    net: FriendsNet, name: str, friends: Any = None, **launch: Any
) -> tuple[Player, Heard]:
    """Start a program with these options; returns its player and the first messages."""
    player = net.player(name, **({"friends": friends} if friends else {}))
    before = len(player.out.lines)
    options = LaunchOptions(**launch)
    player.session = session = Session(options, player.session.parts)
    player.context, player.router = session.interface.context, session.router
    player.launcher = session.interface.launcher
    first, remarks = beginning(session, options)
    assert remarks == ()
    session.router.start(first)
    net.pass_ms(100)
    return player, Heard.joined(player._since(before))


@pytest.mark.parametrize("setup", [None, GameSetup("farkle", ("1", "2", "3"), ())])
def test_host_hears_the_code_first(setup: GameSetup | None) -> None:
    ann, heard = launched(FriendsNet(), "Ann", setup=setup, host=True)
    assert heard == said("code_told", "room_keys", "menu_open")
    chosen = room_of(ann).room.state.setup
    assert chosen is not None
    assert (chosen.game, chosen.most) == (("farkle", 3) if setup else ("fune", 8))


def test_guest_first_hears_that_the_search_for_the_room_has_begun() -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob, heard = launched(net, "Bob", join=room_of(ann).code)
    assert heard == said("table_sought", ...)
    assert isinstance(bob.router.screen, RoomScreen)


def test_entry_keeps_the_code_after_a_failed_connection() -> None:
    net = FriendsNet()
    bob, heard = launched(net, "Bob", Unreachable(net, 9), join=CODE)
    assert heard.keys == ["line_unreachable"]
    assert bob.press("tab") == said("code_asked", "code_so_far", code=spoken(CODE))
    assert bob.press("enter") == said("line_unreachable")
    bob.keys("escape escape")
    assert any(one.labels[0].key == "menu-friends" for one in bob.entries)


def test_missing_libraries_are_named_immediately() -> None:
    net = FriendsNet()
    _, heard = launched(net, "Bob", Bare(net, 9), join=CODE)
    assert heard == said("menu_open", label="friends-install", title="menu-friends")


def test_player_without_a_name_is_asked_and_continues() -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob, heard = launched(net, "", join=room_of(ann).code)
    assert heard == said("friends_name")
    for letter in "Bob":
        bob.press(letter.lower(), letter)
    assert bob.press("enter").keys[0] == "table_sought"
