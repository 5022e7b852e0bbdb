"""A bounded inbox, filled by one thread and emptied by another."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable

from audiodice.core.line import LineState
from audiodice.engine.shared.secrets import LARGEST

LARGEST_PACKET = LARGEST + 1024
"""Bytes of an MQTT packet; far more than a wrapped message needs."""
MOST = 4096
"""Messages that wait; more are dropped. A game of 600 entries needs far fewer to catch up."""
AT_ONCE = 100
"""How many `take` returns: a flood of messages must not hold up a key."""


class Inbox:
    """Messages and states of a line, in the order in which they came.

    A message that is larger than `LARGEST` is dropped unread.
    """

    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` is called on the thread that puts something into an empty inbox."""
        self._wake = wake
        self._lock = threading.Lock()
        self._waiting: deque[bytes | LineState] = deque()

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        return bool(self._waiting)

    def put(self, item: bytes | LineState) -> None:
        """Add a message or a state. A state is never dropped."""
        with self._lock:
            if isinstance(item, bytes) and (len(item) > LARGEST or len(self._waiting) >= MOST):
                return
            first = not self._waiting
            self._waiting.append(item)
        if first:
            self._wake()

    def take(self) -> tuple[bytes | LineState, ...]:
        """Take the oldest, at most `AT_ONCE`."""
        with self._lock:
            count = min(AT_ONCE, len(self._waiting))
            return tuple(self._waiting.popleft() for _ in range(count))


class InboxLine:
    """The receiving half of `Line` in ui/ports.py, which every line shares."""

    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` as in `Inbox`."""
        self._inbox = Inbox(wake)

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        return self._inbox.waiting

    def take(self) -> tuple[bytes | LineState, ...]:
        """Take the oldest in order; there may be more."""
        return self._inbox.take()
