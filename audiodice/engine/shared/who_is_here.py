"""The list of the people at a shared table, as its players ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.engine.shared.people import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.lobby import Lobby


def who_is_here(desk: Desk, lobby: Lobby) -> tuple[Person, ...]:
    """The seats in order, then those who watch and are not gone, in the order they came."""
    seated = tuple(_seated(desk, lobby))
    return (*seated, *_watching(desk, lobby, {person.key for person in seated}))


def _seated(desk: Desk, lobby: Lobby) -> Iterator[Person]:
    """Who plays; before the game, who will."""
    replica = desk.replica
    if replica is None:
        for key in lobby.sat:
            yield _person(desk, lobby, key, _name(desk, key))
        return
    for seat, key in enumerate(replica.keys):
        if key:  # no computer player
            yield _person(desk, lobby, key, replica.table.seats[seat].name, seat)


def _watching(desk: Desk, lobby: Lobby, seated: set[bytes]) -> Iterator[Person]:
    keys = [m.key for m in desk.presence.members.values() if m.fresh]
    for key in (*keys, desk.key.public):
        person = _person(desk, lobby, key, _name(desk, key), watching=True)
        if key not in seated and person.state != "gone":
            yield person


def _person(
    desk: Desk,
    lobby: Lobby,
    key: bytes,
    name: str,
    seat: int | None = None,
    *,
    watching: bool = False,
) -> Person:
    state = desk.state_of(key)
    me, host = key == desk.key.public, key == lobby.host_key
    return Person(name, seat, watching, state, me, host, key)


def _name(desk: Desk, key: bytes) -> str:
    if key == desk.key.public:
        return desk.identity.name
    member = desk.presence.members.get(key)
    return member.name if member else ""
