"""The command line opens a room directly, without the main menu."""

from __future__ import annotations

from typing import Any

from audiodice.friends.screens.room_screen import RoomScreen
from audiodice.session.beginning import beginning
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.session import Session
from tests.support.friends_net import CODE, Bare, FriendsNet
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


def test_host_hears_the_code() -> None:
    ann, heard = launched(FriendsNet(), "Ann", host=True)
    assert isinstance(ann.router.screen, RoomScreen), heard
    assert heard.keys[0] == "code_told"


def test_guest_needs_no_key() -> None:
    net = FriendsNet()
    launched(net, "Ann", host=True)
    bob, heard = launched(net, "Bob", join=CODE)
    assert isinstance(bob.router.screen, RoomScreen), heard


def test_player_without_a_name_is_asked_and_continues() -> None:
    net = FriendsNet()
    launched(net, "Ann", host=True)
    bob, heard = launched(net, "", join=CODE)
    assert heard == said("friends_name")
    for letter in "Bob":
        bob.press(letter.lower(), letter)
    bob.press("enter")
    net.pass_ms(100)
    assert isinstance(bob.router.screen, RoomScreen)


def test_missing_libraries_are_named_immediately() -> None:
    net = FriendsNet()
    _, heard = launched(net, "Bob", Bare(net, 9), join=CODE)
    assert heard == said("menu_open", label="friends-install", title="menu-friends")
