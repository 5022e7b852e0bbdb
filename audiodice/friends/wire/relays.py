"""A line to friends through several relays at once: up while one of them is."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.line import LineState
from audiodice.friends.wire.inbox import Inbox
from audiodice.friends.wire.mqtt_line import MqttLine

_FORGOTTEN_S = 60.0
"""A relay that was away gets the messages of the last minute; older ones came by the others."""
_OTHERS_S = 0.5  # seconds for the other relays when the last one that worked is lost
_LAGGARDS_S = 0.3  # seconds for the others when one relay has the last words
_STEP_S = 0.01


class RelayLine(Inbox):
    """Implements `Line` of friends/ports.py.

    Each message goes to all relays, and its first copy counts.
    """

    def __init__(
        self,
        addresses: Sequence[BrokerAddress],
        topic: str,
        wake: Callable[[], object],
        *,
        more: bool = False,
    ) -> None:
        """Connect to all. `wake` is called when something came.

        With `more`, others are added: until `complete` is called, the line has not failed.
        """
        super().__init__(wake)
        self._more = more
        self._topic = topic
        self._lock = threading.Lock()
        self._lines: tuple[MqttLine, ...] = ()
        self._states: dict[MqttLine, LineState] = {}
        self._said: LineState | None = None
        self._about = ""  # the relay of what was said last
        self._up, self._settled = threading.Event(), threading.Event()
        self._lost = threading.Event()
        self._deciding = False  # whether a thread waits for the others before it says "down"
        self._closed = threading.Event()
        for address in addresses:
            self.add(address)

    def add(self, address: BrokerAddress, *at_end: Callable[[], object]) -> None:
        """Use one more relay; `at_end` is called when its connection is closed."""
        with self._lock:
            known = next((line for line in self._lines if line.address == address), None)
            late = self._closed.is_set()
            if known and not late:
                known.at_end += at_end
                known.hurry()
            elif not late:
                line = MqttLine(address, self._topic, self._heard, lambda: not self.up)
                line.at_end += at_end
                self._lines += (line,)
                if not self.up:
                    self._settled.clear()
        if late:
            for call in at_end:
                call()

    def complete(self) -> None:
        """Wait for no more relays: if all have failed, the line has."""
        with self._lock:
            self._more = False
            if self._said is None and self._all_failed:
                line = self._lines[-1]
                self._say(line, self._states[line])

    @property
    def up(self) -> bool:
        """Whether a relay works."""
        return self._up.is_set()

    @property
    def address(self) -> str:
        return self._about or next((line.address.said for line in self._lines), "")

    @property
    def idle(self) -> bool:
        """Whether one relay has everything that was sent."""
        return any(line.idle for line in self._lines)

    def send(self, *messages: bytes) -> None:
        self.sent(*messages)
        if self.idle:
            for line in self._lines:
                line.forget(_FORGOTTEN_S)
        for line in self._lines:
            line.send(*messages)

    def close(self) -> None:
        with self._lock:
            self._closed.set()
            self._lost.set()
        for line in self._lines:
            line.close()

    def opened(self, timeout: float) -> LineState | None:
        """Wait until one relay is up or all have failed; None after `timeout` seconds."""
        self._settled.wait(timeout)
        return self._said

    def lost(self) -> None:
        """Wait until no relay works any more, or the line is closed."""
        self._lost.wait()

    def closed(self, timeout: float) -> bool:
        """Wait until the line is closed, at most `timeout` seconds; return whether it was."""
        return self._closed.wait(timeout)

    def ended(self, timeout: float) -> bool:
        """Wait until a closed line has ended, at most `timeout` seconds; return whether it has.

        It does not wait for relays that cannot be reached, nor long for those that are slow.
        """
        until = time.monotonic() + timeout
        one = None  # when the first relay had everything
        while any(line.open for line in self._lines) or not self._closed.is_set():
            now = time.monotonic()
            if one is None and any(line.over and line.idle for line in self._lines):
                one = now
            if one is not None and now > one + _LAGGARDS_S:
                return True
            if now >= until:
                return False
            time.sleep(_STEP_S)
        return True

    # ------------------------------------------------------------------ on the relays' threads

    def _heard(self, line: MqttLine, item: bytes | LineState) -> None:
        if isinstance(item, LineState):
            return self._changed(line, item)
        return self.put(item, line)

    @property
    def _all_failed(self) -> bool:
        reported = self._lines and len(self._states) == len(self._lines)
        return bool(reported) and not (self._more or self.up)

    def _changed(self, line: MqttLine, state: LineState) -> None:
        with self._lock:
            self._states[line] = state
            if state.up:
                self._up.set()
                return self._say(line, state)
            if any(other.up for other in self._states.values()):
                return None
            self._up.clear()
            lost = self._said is not None and self._said.up
            if self._deciding or not (lost or self._all_failed):
                return None
            others = [one for one in self._lines if one is not line]
            if not lost or not others:
                return self._say(line, state)
            self._deciding = True
        for one in others:
            one.hurry()
        self._up.wait(_OTHERS_S)
        with self._lock:
            self._deciding = False
            return None if self.up else self._say(line, state)

    def _say(self, line: MqttLine, state: LineState) -> None:
        """Tell that the line is up or down, unless that was the last thing told."""
        if self._said is None or self._said.up != state.up:
            if state.up:
                self._lost.clear()
            elif self._said is not None:
                self._lost.set()
            self._said, self._about = state, line.address.said
            self.put(state)
        self._settled.set()
