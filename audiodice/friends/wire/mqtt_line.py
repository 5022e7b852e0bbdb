"""One topic of one broker, on a thread that reconnects: a part of `RelayLine`."""

from __future__ import annotations

import contextlib
import secrets
import socket
import threading
import time
from collections.abc import Callable

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.line import LineState
from audiodice.friends.wire.mqtt_connection import LineDownError, MqttConnection, Wanted
from audiodice.friends.wire.outbox import Outbox

PAUSES_S = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""The longest pause in seconds before each further try to connect; the last one repeats."""
URGENT_S = 8.0
"""The longest pause while no relay works."""
_LAST_WORDS_S = 2.0  # seconds to send waiting messages when the line is closed
_SILENT_S = 1.0  # seconds without a confirmation after which a closed line no longer waits for one
_POLL_S = 1.0  # seconds between calls of paho, for its pings
_HOLDS_S = 10.0  # seconds; a connection that is lost sooner counts as failed
_PROVES_S = 1.0  # seconds that the next connection must last before it is announced


def pause_s(tries: int, *, urgent: bool = True) -> float:
    """The pause in s after so many tries; random, so that not all retry at once."""
    longest = PAUSES_S[min(tries, len(PAUSES_S) - 1)]
    return min(longest, URGENT_S if urgent else longest) * (0.6 + secrets.randbelow(401) / 1000)


class MqttLine:
    """The connection to one broker. Only its own thread waits for the network."""

    def __init__(
        self,
        address: BrokerAddress,
        topic: str,
        heard: Callable[[MqttLine, bytes | LineState], object],
        *,
        urgent: Callable[[], bool] = lambda: True,
        closed: Callable[[], object] = lambda: None,
    ) -> None:
        """Connect.

        `heard` takes each message and state, on the thread of the line. `urgent` is asked whether
        no other line works; `closed` is called once the line is closed.
        """
        self.address = address
        self._wanted = Wanted(address, topic, f"audiodice{secrets.token_hex(6)}")
        self._heard, self._urgent, self._closed = heard, urgent, closed
        self._outbox = Outbox()
        self._bell, self._hear = socket.socketpair()
        self._bell.setblocking(False)
        self._closing = threading.Event()
        self._wanted_now = threading.Event()  # ends a pause
        self._state: LineState | None = None
        self._connection: MqttConnection | None = None  # while it is open
        self._thread = threading.Thread(target=self._run, name="friends", daemon=True)
        self._thread.start()

    @property
    def idle(self) -> bool:
        """Whether the broker has everything that was sent."""
        return self._outbox.empty

    @property
    def open(self) -> bool:
        """Whether it is connected, as far as is known."""
        return self._connection is not None

    @property
    def over(self) -> bool:
        """Whether it was closed and has ended."""
        return not self._thread.is_alive()

    def send(self, *messages: bytes) -> None:
        """Publish messages in this order, now or once the line is up again."""
        self._outbox.put(*messages)
        connection = self._connection
        if connection is None or not connection.flush():
            self._ring()

    def forget(self, seconds: float) -> None:
        """Drop what has waited for the connection for so long."""
        if self._connection is None:
            self._outbox.forget(seconds)

    def hurry(self) -> None:
        """Connect at once instead of waiting for the next try."""
        self._wanted_now.set()

    def close(self) -> None:
        """Send what is left, and end; the thread does both."""
        self._closing.set()
        self._wanted_now.set()
        self._ring()

    def _ring(self) -> None:
        with contextlib.suppress(OSError):  # the bell was rung already, or the thread has ended
            self._bell.send(b"!")

    # ------------------------------------------------------------------ the thread

    def _run(self) -> None:
        tries, short, version = 0, 0, 5  # `short`: connections in a row that did not hold
        try:
            while not self._closing.is_set():
                since = None
                try:
                    connection = self._open(version)
                    version, since = connection.version, time.monotonic()
                    self._attend(connection, doubted=short > 0)
                except LineDownError as error:
                    self._outbox.again()
                    self._wanted_now.clear()
                    if self._closing.is_set():
                        break
                    self._tell(LineState(up=False, reason=error.reason))
                    if since is not None:
                        # A broker may accept the connection and hang up at our first message:
                        # without pauses the player would hear "lost" and "back" four times
                        # a second.
                        short = 0 if time.monotonic() - since > _HOLDS_S else short + 1
                        tries = max(0, short - 1)
                    if self._wanted_now.wait(pause_s(tries, urgent=self._urgent())):
                        tries = 0
                    tries += 1
        finally:
            self._bell.close()
            self._hear.close()
            self._closed()

    def _open(self, version: int) -> MqttConnection:
        return MqttConnection(self._wanted, self._came, self._outbox, self._hear, version)

    def _came(self, message: bytes) -> None:
        self._heard(self, message)

    def _attend(self, connection: MqttConnection, *, doubted: bool) -> None:
        """Send and receive until the line is lost, or until it is closed and all is sent."""
        since = time.monotonic()
        self._connection = connection
        try:
            while not self._closing.is_set():
                if not doubted or time.monotonic() - since > _PROVES_S:
                    doubted = False
                    self._tell(LineState(up=True))
                connection.poll(_PROVES_S / 4 if doubted else _POLL_S)
            until = time.monotonic() + _LAST_WORDS_S
            while not self._outbox.empty and time.monotonic() < until:
                if self._outbox.oldest_s > _SILENT_S:
                    return
                connection.poll(0.05)
        finally:
            connection.close(politely=self._outbox.empty)
            self._connection = None

    def _tell(self, state: LineState) -> None:
        """Report a state if it is new."""
        if state != self._state:
            self._state = state
            self._heard(self, state)
