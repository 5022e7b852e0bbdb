"""The people of a room, and the game that its host chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.engine.shared.people import PersonState

MOST_SEATS = 8
MOST_WATCHING = 8
"""The most people without a seat who are named; it is limited because anybody with the code could
invent thousands."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Our name, and 32 random bytes for the signing key, which stays the same in a room."""

    signing: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Setup:
    """The next game, as the host chooses it.

    `most` is how many people may sit (2 to 8, less the computers), `computers` the policies that
    fill seats after them.
    """

    game: str
    options: Mapping[str, int | bool] = field(default_factory=dict)
    most: int = 2
    computers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Person:
    """A person in the room, or the seat of a person who has left.

    `seat` is the seat in the game in play, else in the next game; None for who watches.
    """

    name: str
    seat: int | None
    state: PersonState
    me: bool
    host: bool
    key: bytes
