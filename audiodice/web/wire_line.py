"""A line to friends in a browser by several relays at once: numbers of site/friends/wire.js."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.jobs import JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.friends.room.secrets import LARGEST
from audiodice.friends.wire.inbox import Inbox
from audiodice.web.wire import Wire


class WireLine(Inbox):
    """`Line` of friends/ports.py, and the `Job` of opening it.

    It is up while one relay is. The job ends once one is up or all have failed.
    """

    def __init__(
        self,
        wire: Wire,
        relays: Mapping[int, BrokerAddress],
        topic: str,
        closed: Callable[[], object],
    ) -> None:
        """Begin to connect to all relays, by number. `closed` is called once the line is closed."""
        super().__init__(lambda: None)  # the page calls `tick` after each message
        self._wire, self._relays, self._closed = wire, relays, closed
        self._states: dict[int, LineState] = {}
        self._said: LineState | None = None
        self.address = next(iter(relays.values())).said
        for number, relay in relays.items():
            wire.open(number, _url(relay), topic, relay.user, relay.password)

    # ------------------------------------------------------------------ the job

    def done(self) -> bool:
        """Whether a relay is up or all have failed."""
        return self._said is not None

    def result(self) -> WireLine:
        """The line, which is up; raises JobError if no relay was reached."""
        if self._said is None or not self.up:
            self.close()
            reason = self._said.reason if self._said else "line_unreachable"
            raise JobError(Event(reason, None, {"address": self.address}))
        return self

    @property
    def up(self) -> bool:
        """Whether a relay works."""
        return any(state.up for state in self._states.values())

    # ------------------------------------------------------------------ the line

    def send(self, *messages: bytes) -> None:
        self.sent(*messages)
        for message in messages:
            if len(message) > LARGEST:
                raise ValueError(f"a message of more than {LARGEST} bytes")
            for number in self._relays:
                self._wire.send(number, message)

    def close(self) -> None:
        for number in self._relays:
            self._wire.close(number)
        self._closed()

    def came(self, number: int, item: bytes | LineState) -> None:
        """Take a message or a new state of a relay."""
        if isinstance(item, LineState):
            self._changed(number, item)
        else:
            self.put(item, number)

    def _changed(self, number: int, state: LineState) -> None:
        self._states[number] = state
        all_failed = len(self._states) == len(self._relays) and not self.up
        if not (state.up or all_failed or (self._said and not self.up)):
            return
        if self._said is None or self._said.up != state.up:
            self._said, self.address = state, self._relays[number].said
            self.put(state)


def _url(relay: BrokerAddress) -> str:
    """The URL without name and password, which are sent to the relay separately."""
    return f"{'wss' if relay.tls else 'ws'}://{relay.said}{relay.path}"
