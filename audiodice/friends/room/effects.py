"""The result of a call of the room: messages to send, and news."""

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
    """A step of the game at any seat; its result is in the table. `stepped` is not spoken.

    `missed`: it was made while this program was away, and is reported together with others.
    """

    missed: bool = False


class Effects(NamedTuple):
    """Encrypted messages for the table's topic, and news, each in order."""

    send: tuple[bytes, ...] = ()
    news: tuple[News, ...] = ()
