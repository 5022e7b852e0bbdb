"""Helpers: friends meet in a room of one network by keys."""

from __future__ import annotations

from typing import Any

from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.friends.screens.client import RoomClient
from tests.support.friends_net import FriendsNet, NetLine
from tests.support.headless import Player
from tests.support.said import Heard


def hosting(
    net: FriendsNet,
    name: str = "Ann",
    *,
    setup: GameSetup | None = None,
    **how: Any,
) -> Player:
    """A host in a new room. `setup` is the host's usual game."""
    player = net.player(name, **how)
    if setup is not None:
        player.context.setup = setup
    to_friends(player)
    player.press("enter")
    net.pass_ms(500)
    return player


def joining(net: FriendsNet, name: str, host: Player, **how: Any) -> Player:
    """A guest who joined the host's room by its code."""
    player = net.player(name, **how)
    to_friends(player)
    go_to(player, "friends-join")
    type_code(player, room_of(host).code)
    net.pass_ms(2000)
    return player


def to_friends(player: Player) -> None:
    """Go from the main menu to the menu of friends, in any language."""
    go_to(player, "menu-friends")


def go_to(player: Player, label: str) -> None:
    """Choose the entry of the open menu with this label."""
    labels = [one.labels for one in player.entries]
    place = next(n for n, found in enumerate(labels) if found[0].key == label)
    player.keys("home" + " down" * place + " enter")


def type_code(player: Player, code: str) -> None:
    for digit in code:
        player.press(digit, digit)


def in_room(net: FriendsNet, *guests: str, host: str = "Ann", **how: Any) -> list[Player]:
    """People in the host's room, the host first."""
    first = hosting(net, host, **how)
    how.pop("setup", None)
    return [first, *(joining(net, name, first, **how) for name in guests)]


def at_table(net: FriendsNet, *guests: str, **how: Any) -> list[Player]:
    """A game that has begun; the host has the first seat."""
    people = in_room(net, *guests, **how)
    begin(net, people[0])
    return people


def begin(net: FriendsNet, host: Player) -> None:
    """The host begins the chosen game."""
    host.keys("home enter")
    net.pass_ms(2000)


def during(net: FriendsNet, player: Player, ms: float) -> Heard:
    """Texts that a player hears in the next `ms`."""
    before = len(player.out.lines)
    net.pass_ms(ms)
    return Heard.joined(player._since(before))


def cues_during(net: FriendsNet, player: Player, ms: float) -> list[str]:
    """The cues that a player hears in the next `ms`."""
    before = len(player.cued)
    net.pass_ms(ms)
    return player.cued[before:]


def room_of(player: Player) -> RoomClient:
    client = player.context.room
    assert isinstance(client, RoomClient)
    return client


def table_of(player: Player) -> Table:
    """The table of the room's game, as the program knows it."""
    table = room_of(player).room.table
    assert table is not None
    return table


def journals(*players: Player) -> set[tuple[str, ...]]:
    """The journals that the programs have; one, if they are the same."""
    return {tuple(table_of(player).journal.lines()) for player in players}


def turn(player: Player) -> int:
    """The seat in turn, as the program knows it."""
    return table_of(player).turn


def over(player: Player) -> bool:
    """Whether the game has ended."""
    return not room_of(player).room.state.playing


def end_turn(net: FriendsNet, player: Player, *, wait: float = 500.0) -> None:
    """Throw and keep until the turn ends in any way."""
    seat = turn(player)
    for _ in range(40):
        player.press("enter", wait=wait)
        net.pass_ms(100)
        for key in "abb":
            if not over(player):
                player.press(key, wait=wait)
        if turn(player) != seat or over(player):
            return
    raise AssertionError("the turn never ended")


def play_to_the_end(net: FriendsNet, people: list[Player]) -> None:
    for _ in range(90):
        net.pass_ms(6000)
        if over(people[0]):
            return
        end_turn(net, people[turn(people[0])])
    raise AssertionError("the game never ended")


def line_of(player: Player) -> NetLine:
    """The line of a program in a room."""
    line = room_of(player)._line
    assert isinstance(line, NetLine)
    return line
