"""The command line opens a table for friends directly, without the main menu."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.session.beginning import beginning
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.session import Session
from audiodice.ui.friends.code_entry import CodeEntry
from audiodice.ui.friends.lobby import Lobby
from tests.support.friends_net import CODE, Bare, FriendsNet, Unreachable
from tests.support.headless import Player
from tests.support.said import Heard, said
from tests.ui.friends.evening import hosting


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


def test_host_hears_the_code_first() -> None:
    ann, heard = launched(FriendsNet(), "Ann", setup=GameSetup("farkle"), host=True)
    assert heard.keys[0] == "code_told"
    assert isinstance(ann.router.screen, Lobby)


def test_guest_first_hears_that_the_search_for_the_table_has_begun() -> None:
    net = FriendsNet()
    hosting(net)
    bob, heard = launched(net, "Bob", join=" ".join(CODE))
    assert heard.keys[0] == "table_sought"
    assert isinstance(bob.router.screen, Lobby)


def test_entry_keeps_the_code_words_before_an_unknown_word() -> None:
    net = FriendsNet()
    hosting(net)
    bob, heard = launched(net, "Bob", join="otter captain xqxqxq fetch oasis")
    assert heard == said("code_unknown_word", "code_asked", "code_so_far", number=3)
    entry = bob.router.screen
    assert isinstance(entry, CodeEntry)
    assert entry.words == list(CODE[:2])
    bob.press("", "basement")
    bob.press("space", " ")
    bob.press("", "fetch")
    bob.press("space", " ")
    bob.press("", "oasis")
    assert bob.press("enter").keys[-2:] == ["table_sought", "menu_open"]


@pytest.mark.parametrize(("text", "count"), [("otter captain", 2), ("otter", 1), ("?", 0)])
def test_short_code_can_be_completed(text: str, count: int) -> None:
    bob, heard = launched(FriendsNet(), "Bob", join=text)
    assert heard.keys[0] == "code_wrong_count"
    assert isinstance(bob.router.screen, CodeEntry)
    assert bob.router.screen.words == list(CODE[:count])


def test_entry_keeps_the_code_after_a_failed_connection() -> None:
    net = FriendsNet()
    bob, heard = launched(net, "Bob", Unreachable(net, 9), join=" ".join(CODE))
    assert heard.keys == ["line_unreachable"]
    assert bob.press("tab") == said("code_asked", "code_so_far", code=CODE)
    assert bob.press("enter") == said("line_unreachable")


def test_escape_goes_to_the_main_menu() -> None:
    bob, _ = launched(FriendsNet(), "Bob", join="otter")
    bob.press("escape")
    assert any(one.labels[0].key == "menu-friends" for one in bob.entries)


def test_missing_libraries_are_named_immediately() -> None:
    net = FriendsNet()
    _, heard = launched(net, "Bob", Bare(net, 9), join=" ".join(CODE))
    assert heard == said("menu_open", label="friends-install", title="menu-friends")


def test_player_without_a_name_is_asked_and_continues() -> None:
    net = FriendsNet()
    hosting(net)
    bob, heard = launched(net, "", join=" ".join(CODE))
    assert heard == said("friends_name")
    for letter in "Bob":
        bob.press(letter.lower(), letter)
    assert bob.press("enter").keys[0] == "table_sought"
