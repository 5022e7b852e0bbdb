"""The people of a room, and the game that its host chooses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from audiodice.core.text import LONGEST_NAME, same_name

PersonState = Literal["here", "quiet", "gone"]

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
    fill seats after them, `chance` whether the chance to win is told at a key.
    """

    game: str
    options: Mapping[str, int | bool] = field(default_factory=dict)
    most: int = 2
    computers: tuple[str, ...] = ()
    chance: bool = False


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


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it is taken.

    >>> distinct("bob", ["Bob", "Ann"])
    'bob 2'
    """
    number, new, taken = 1, name, set(map(same_name, others))
    while same_name(new) in taken:
        number += 1
        new = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
    return new
