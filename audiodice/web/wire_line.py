"""A line to friends in a browser: a number of site/friends/wire.js."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.jobs import JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.friends.room.secrets import LARGEST
from audiodice.friends.wire.inbox import InboxLine
from audiodice.web.wire import Wire


class WireLine(InboxLine):
    """`Line` of ui/ports.py, and the `Job` of opening it, which ends with its first state."""

    def __init__(
        self,
        wire: Wire,
        number: int,
        broker: BrokerAddress,
        topic: str,
        closed: Callable[[], object],
    ) -> None:
        """Begin to connect. `closed` is called once the line is closed."""
        super().__init__(lambda: None)  # the page calls `tick` after each message
        self.address = broker.said
        self._wire, self._number, self._closed = wire, number, closed
        self._first: LineState | None = None
        wire.open(number, _url(broker), topic, broker.user, broker.password)

    # ------------------------------------------------------------------ the job

    def done(self) -> bool:
        """Whether the first attempt has ended."""
        return self._first is not None

    def result(self) -> WireLine:
        """The line, which is up; raises JobError if the first attempt failed."""
        if self._first is None or self.never_up:
            self.close()
            reason = self._first.reason if self._first else "line_unreachable"
            raise JobError(Event(reason, None, {"address": self.address}))
        return self

    @property
    def never_up(self) -> bool:
        """Whether the first attempt failed."""
        return self._first is not None and not self._first.up

    # ------------------------------------------------------------------ the line

    def send(self, *messages: bytes) -> None:
        for message in messages:
            if len(message) > LARGEST:
                raise ValueError(f"a message of more than {LARGEST} bytes")
            self._wire.send(self._number, message)

    def close(self) -> None:
        self._wire.close(self._number)
        self._closed()

    def came(self, item: bytes | LineState) -> None:
        """Take a message or a new state of the line."""
        if self._first is None and isinstance(item, LineState):
            self._first = item
        self._inbox.put(item)


def _url(broker: BrokerAddress) -> str:
    """The URL without name and password, which are sent to the broker separately."""
    return f"{'wss' if broker.tls else 'ws'}://{broker.said}{broker.path}"
