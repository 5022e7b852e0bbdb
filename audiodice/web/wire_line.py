"""A table's line to friends in a browser: site/friends/mqtt_line.js, with a number."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.jobs import JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.engine.shared.secrets import LARGEST
from audiodice.net.inbox import InboxLine
from audiodice.web.wire import Wire


class WireLine(InboxLine):
    """`Line` of ui/ports.py, and the `Job` of opening it: what is waited for is its first state."""

    def __init__(
        self,
        wire: Wire,
        number: int,
        broker: BrokerAddress,
        topic: str,
        closed: Callable[[], object],
    ) -> None:
        """Begin to connect. `closed` is called once it is closed."""
        super().__init__(lambda: None)  # whoever puts something here calls `tick` after it
        self.address = broker.said
        self._wire, self._number, self._closed = wire, number, closed
        self._first: LineState | None = None
        wire.open(number, _url(broker), topic, broker.user, broker.password)

    # ------------------------------------------------------------------ the job

    def done(self) -> bool:
        """Whether it is known how the first try ended."""
        return self._first is not None

    def result(self) -> WireLine:
        """The line, which is up; raises JobError if it cannot be had."""
        if self._first is None or self.never_up:
            self.close()
            reason = self._first.reason if self._first else "line_unreachable"
            raise JobError(Event(reason, None, {"address": self.address}))
        return self

    @property
    def never_up(self) -> bool:
        """Whether the first try ended without a line."""
        return self._first is not None and not self._first.up

    # ------------------------------------------------------------------ the line

    def send(self, *messages: bytes) -> None:
        """Have messages published in this order, now or when the line is up again."""
        for message in messages:
            if len(message) > LARGEST:
                raise ValueError(f"a message of more than {LARGEST} bytes")
            self._wire.send(self._number, message)

    def close(self) -> None:
        """Send what is left, and end."""
        self._wire.close(self._number)
        self._closed()

    def came(self, item: bytes | LineState) -> None:
        """A message, or how the line is now."""
        if self._first is None and isinstance(item, LineState):
            self._first = item
        self._inbox.put(item)


def _url(broker: BrokerAddress) -> str:
    """Without a name and a password, which the broker is told otherwise."""
    return f"{'wss' if broker.tls else 'ws'}://{broker.said}{broker.path}"
