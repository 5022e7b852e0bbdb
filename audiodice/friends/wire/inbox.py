"""A bounded inbox, filled by one thread and emptied by another."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable

from audiodice.core.line import LineState
from audiodice.friends.room.secrets import LARGEST

LARGEST_PACKET = LARGEST + 1024
"""Bytes of an MQTT packet; far more than a wrapped message needs."""
MOST = 2048
"""Messages of a relay that wait; more are dropped. To catch up with 600 entries needs far fewer."""
AT_ONCE = 100
"""How many `take` returns: a flood of messages must not hold up a key."""


class Inbox:
    """The receiving half of `Line` in friends/ports.py: messages and states as they came.

    A message that is larger than `LARGEST` is dropped unread.
    """

    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` is called on the thread that puts something into an empty inbox."""
        self._wake = wake
        self._inbox_lock = threading.Lock()
        self._waiting: deque[tuple[bytes | LineState, object]] = deque()
        self._counts: dict[object, int] = {}

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        return bool(self._waiting)

    def put(self, item: bytes | LineState, source: object = None) -> None:
        """Add a message or a state. A state is never dropped.

        Each `source` has a limit of its own, so that one cannot crowd out the others.
        """
        with self._inbox_lock:
            count = self._counts.get(source, 0)
            if isinstance(item, bytes) and (len(item) > LARGEST or count >= MOST):
                return
            first = not self._waiting
            self._waiting.append((item, source))
            self._counts[source] = count + 1
        if first:
            self._wake()

    def take(self) -> tuple[bytes | LineState, ...]:
        """Take the oldest, at most `AT_ONCE`."""
        with self._inbox_lock:
            count = min(AT_ONCE, len(self._waiting))
            taken = [self._waiting.popleft() for _ in range(count)]
            for _, source in taken:
                self._counts[source] -= 1
        return tuple(item for item, _ in taken)
