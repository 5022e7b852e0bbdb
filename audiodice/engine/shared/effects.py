"""What a call of the shared table brings about: messages to be sent, and news."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from audiodice.core.model import Event


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened at the table: the event that tells it.

    docs/shared-table.md has the keys and their fields.
    """

    event: Event


@dataclass(frozen=True, slots=True)
class Stepped(News):
    """A step of the game, at whichever seat; what it came to is in the table. Its event is
    `stepped`, which is not said.

    `missed`: it was made while this program was away, and is one of several told at once.
    """

    missed: bool = False


class Effects(NamedTuple):
    """Messages for the table's topic, sealed, in order; and what happened, in order."""

    send: tuple[bytes, ...] = ()
    news: tuple[News, ...] = ()
