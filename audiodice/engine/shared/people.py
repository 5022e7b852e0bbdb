"""The people at a shared table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from audiodice.core.text import LONGEST_NAME, same_name

PersonState = Literal["here", "quiet", "gone"]


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


@dataclass(frozen=True, slots=True)
class Identity:
    """Our person: 32 random bytes for the signing key, 32 for the chain, and a name.

    Both seeds are secret. The chain's seed is new for each table. The signing key is new, too, but
    stays the same in further games of the same people, who recognize each other by it.
    """

    signing: bytes
    chain: bytes
    name: str


@dataclass(frozen=True, slots=True)
class HostSetup:
    """The table as its host sets it up.

    `most` is how many people may sit (2 to 8, less the computers), `computers` the policies that
    fill seats after them. `program` and `started` (UTC, ISO 8601) are for the journal's header.
    """

    game: str
    options: Mapping[str, int | bool] = field(default_factory=dict)
    most: int = 2
    computers: tuple[str, ...] = ()
    program: str = ""
    started: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """A person at the table, or the seat of a person who has left.

    `seat` is None before the game, and for spectators.
    """

    name: str
    seat: int | None
    watching: bool
    state: PersonState
    me: bool = False
    host: bool = False
    key: bytes = b""
    """The public key, which identifies them."""
