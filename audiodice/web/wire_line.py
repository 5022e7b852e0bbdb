"""A line to friends in a browser, through several relays: the numbers of site/friends/wire.js."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.jobs import JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.friends.room.secrets import LARGEST
from audiodice.friends.wire.inbox import InboxLine
from audiodice.web.wire import Wire

REMEMBERED = 4096
"""Messages of each relay that are recognised when another one brings them."""
_OURS = 0  # in place of a relay's number: what we sent


class WireLine(InboxLine):
    """`Line` of friends/ports.py, and the `Job` of opening it. It is up while one relay is.

    Each message goes to all relays, and its first copy counts. As in friends/wire/relays.py, copies
    are compared as a whole.
    """

    def __init__(
        self,
        wire: Wire,
        relays: Mapping[int, BrokerAddress],
        topic: str,
        closed: Callable[[WireLine], object],
    ) -> None:
        """Begin to connect to relays by their numbers, which count from 1.

        `closed` is called once the line is closed.
        """
        super().__init__(lambda: None)  # the page calls `tick` after each message
        self._wire, self._relays, self._closed = wire, relays, closed
        self._states: dict[int, LineState] = {}
        self._seen: dict[int, dict[bytes, None]] = {number: {} for number in (_OURS, *relays)}
        self._said: LineState | None = None
        self._was_up = False
        self._about = next(iter(relays))
        for number, relay in relays.items():
            wire.open(number, _url(relay), topic, relay.user, relay.password)

    # ------------------------------------------------------------------ the job

    def done(self) -> bool:
        """Whether one relay is up, or all have failed."""
        return self._said is not None

    def result(self) -> WireLine:
        """The line; raises JobError if no relay can be reached."""
        if not self._was_up:
            self.close()
            reason = self._said.reason if self._said else "line_unreachable"
            raise JobError(Event(reason, None, {"address": self.address}))
        return self

    # ------------------------------------------------------------------ the line

    @property
    def address(self) -> str:
        return self._relays[self._about].said

    def send(self, *messages: bytes) -> None:
        for message in messages:
            if len(message) > LARGEST:
                raise ValueError(f"a message of more than {LARGEST} bytes")
            self._is_new(message, _OURS)  # an old broker sends our own back
            for number in self._relays:
                self._wire.send(number, message)

    def close(self) -> None:
        for number in self._relays:
            self._wire.close(number)
        self._closed(self)

    def came(self, number: int, item: bytes | LineState) -> None:
        """Take a message or a new state of a relay."""
        if isinstance(item, LineState):
            self._changed(number, item)
        elif self._is_new(item, number):
            self._inbox.put(item, number)

    def _is_new(self, message: bytes, source: int) -> bool:
        mark = blake2b(message, digest_size=16).digest()
        if any(mark in marks for marks in self._seen.values()):
            return False
        seen = self._seen[source]
        seen[mark] = None
        if len(seen) > REMEMBERED:
            del seen[next(iter(seen))]
        return True

    def _changed(self, number: int, state: LineState) -> None:
        """Tell that the line is up or down, unless that was the last thing told."""
        self._states[number] = state
        up = any(one.up for one in self._states.values())
        waits = self._said is None and not up and len(self._states) < len(self._relays)
        if not waits and (self._said is None or self._said.up != up):
            self._said, self._about = state, number
            self._was_up = self._was_up or up
            self._inbox.put(state)


def _url(broker: BrokerAddress) -> str:
    """The URL without name and password, which are sent to the broker separately."""
    return f"{'wss' if broker.tls else 'ws'}://{broker.said}{broker.path}"
