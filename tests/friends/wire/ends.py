"""Lines for tests that collect messages and states."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event

from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.friends.room.secrets import TOPICS
from audiodice.friends.wire.relays import RelayLine

TOPIC = f"{TOPICS}0123456789abcdef"


class End:
    """One end of a line that reads messages as the interface does: when woken."""

    def __init__(self, url: str) -> None:
        self.messages: list[bytes] = []
        self.states: list[LineState] = []
        self._woken = Event()
        self.wakes = 0
        self.line = RelayLine([parse(one) for one in url.split()], TOPIC, self._wake)

    def _wake(self) -> None:
        self.wakes += 1
        self._woken.set()

    def until(self, true: Callable[[], object], seconds: float = 20.0) -> None:
        """Read messages until a condition is true."""
        end = time.monotonic() + seconds
        while not true():
            left = end - time.monotonic()
            assert left > 0, (self.states, len(self.messages))
            if not self.line.waiting:
                self._woken.wait(min(left, 0.05))
                self._woken.clear()
            self.take()

    def take(self) -> None:
        for item in self.line.take():
            if isinstance(item, bytes):
                self.messages.append(item)
            else:
                self.states.append(item)

    def up(self, times: int = 1) -> End:
        self.until(lambda: self.states.count(LineState(up=True)) >= times)
        return self


@contextmanager
def ends(*urls: str) -> Iterator[list[End]]:
    """Connected ends at these URLs; closed afterwards."""
    there: list[End] = []
    try:
        there += [End(url) for url in urls]
        for end in there:
            end.up()
        yield there
    finally:
        for end in there:
            end.line.close()
        for end in there:
            end.line.ended(5)
