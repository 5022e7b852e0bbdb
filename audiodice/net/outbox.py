"""What is to be sent: kept until the broker has it, and sent again over a new connection."""

from __future__ import annotations

import threading
import time
from collections import deque

from audiodice.engine.shared.secrets import LARGEST

MOST = 2000
"""Messages that wait to be sent; the oldest of more are dropped. `SharedTable.line` asks anew."""


class Outbox:
    """Messages in their order. One thread puts them in, the one of the connection sends them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._new: deque[bytes] = deque()
        self._leaving: bytes | None = None  # taken to be sent, and not yet known to have gone out
        self._under_way: dict[int, tuple[bytes, float]] = {}

    def put(self, *messages: bytes) -> None:
        """Add messages at the end; raises ValueError for one that nobody would take."""
        if any(len(message) > LARGEST for message in messages):
            raise ValueError(f"a message of more than {LARGEST} bytes")
        with self._lock:
            self._new.extend(messages)
            while len(self._new) > MOST:
                self._new.popleft()

    def next(self) -> bytes | None:
        """Take the next message that has to be sent; None if there is none."""
        with self._lock:
            self._leaving = self._new.popleft() if self._new else None
            return self._leaving

    def sent(self, number: int, message: bytes) -> None:
        """A message went out under a number."""
        self._under_way[number] = message, time.monotonic()
        self._leaving = None

    def arrived(self, number: int) -> None:
        """The broker has it."""
        self._under_way.pop(number, None)

    def again(self) -> None:
        """The connection is gone: what the broker may not have is to be sent again, first."""
        with self._lock:
            if self._leaving is not None:
                self._new.appendleft(self._leaving)
            self._new.extendleft(message for message, _ in reversed(self._under_way.values()))
            self._leaving = None
            self._under_way.clear()

    @property
    def empty(self) -> bool:
        """Whether the broker has everything."""
        return not self._new and self._leaving is None and not self._under_way

    @property
    def oldest_s(self) -> float:
        """For how many seconds the oldest message is under way; 0.0 if none is."""
        since = next(iter(self._under_way.values()), None)
        return time.monotonic() - since[1] if since else 0.0
