"""The list of the people at a shared table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.people import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.lobby import Lobby


def who_is_here(desk: Desk, lobby: Lobby) -> tuple[Person, ...]:
    """The seats in order, then present spectators in the order in which they came."""
    seated = tuple(_seated(desk, lobby))
    return (*seated, *_watching(desk, lobby, {person.key for person in seated}))


def _seated(desk: Desk, lobby: Lobby) -> Iterator[Person]:
    """The players; before the game, those who have a seat."""
    for key in desk.replica.keys if desk.replica else lobby.sat:
        if key:  # not a computer player
            yield _person(desk, lobby, key)


def _watching(desk: Desk, lobby: Lobby, seated: set[bytes]) -> Iterator[Person]:
    keys = [m.key for m in desk.presence.members.values() if m.fresh]
    for key in (*keys, desk.key.public):
        person = _person(desk, lobby, key, watching=True)
        if key not in seated and person.state != "gone":
            yield person


def _person(desk: Desk, lobby: Lobby, key: bytes, *, watching: bool = False) -> Person:
    me, host = key == desk.key.public, key == lobby.host_key
    name, seat, state = desk.name_of(key), desk.seat_of(key), desk.state_of(key)
    return Person(name, seat, watching, state, me, host, key)
