"""Protocols of the services that rooms get from outside; no method blocks, as in ui/ports.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from audiodice.core.jobs import Job
from audiodice.core.line import LineState

if TYPE_CHECKING:
    from audiodice.friends.room.secrets import Crypto, RoomSecret


class Line(Protocol):
    """The connection to one room.

    The driver of the interface calls `Router.tick` when a message is `waiting`.
    """

    @property
    def address(self) -> str:
        """A relay in spoken form, such as "192.168.1.5:18655": one that works, or of which the last
        state tells.
        """

    @property
    def waiting(self) -> bool: ...

    def take(self) -> tuple[bytes | LineState, ...]:
        """Remove and return the oldest messages, in order; more messages may be left."""

    def send(self, *messages: bytes) -> None:
        """Publish messages in this order, now or once the connection works again."""

    def close(self) -> None:
        """Send the remaining messages and disconnect, in the background."""


class Friends(Protocol):
    """The network and the cryptography of rooms. All jobs raise JobError."""

    @property
    def missing(self) -> str:
        """The package to install first, such as "audiodice[friends]"; "" if none is missing."""

    @property
    def unagreed(self) -> tuple[str, ...]:
        """Whose public relays would be used if the player agreed; () if there is nothing to ask."""

    @property
    def crypto(self) -> Crypto:
        """The cryptography; available only after `prepare`."""

    def prepare(self) -> Job[None]:
        """Load the libraries that the other methods need, unless they are loaded."""

    def invitation(self, code: str) -> str:
        """Return a link to the room with this code; "" if no page is known."""

    def chance(self, n: int) -> bytes:
        """Return `n` random bytes that cannot be predicted."""

    def stretch(self, code: str) -> Job[RoomSecret]:
        """Derive a room's secret from its code; takes 0.3 s."""

    def host(self, secret: RoomSecret) -> Job[Line]:
        """Open the connection of our own room, by all relays of the settings at once.

        Where that is possible, a broker of our own on the local network is one of them.
        """

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[Line]:
        """Connect to somebody's room: on this computer, the local network and by all relays.

        In a room that is `known`, one can wait for the others if nobody is there.
        """


class KeptRooms(Protocol):
    """Saved data, by topic, to come back to rooms, also after the program was killed."""

    def all(self) -> Sequence[tuple[str, bytes]]:
        """Return the topic of each room and the first 512 bytes of its data, last used first."""

    def of(self, topic: str) -> bytes | None:
        """Return the saved data of a room, or None."""

    def claim(self, topic: str) -> bool:
        """Lock our place in a room; returns False if another program has locked it."""

    def keep(self, topic: str, data: bytes) -> None:
        """Replace the saved data of a room."""

    def leave(self, topic: str) -> None:
        """Unlock our place in a room."""

    def forget(self, topic: str) -> None:
        """Delete the saved data of a room, and unlock our place."""
