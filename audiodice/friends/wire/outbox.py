"""Messages to send: kept until the broker has them, and sent again after a reconnection."""

from __future__ import annotations

import threading
import time
from collections import deque

from audiodice.friends.room.secrets import LARGEST

MOST = 2000
"""The most messages; beyond that the oldest are dropped. A room asks again once the line is up."""


class Outbox:
    """Messages in order. One thread adds them, the connection's thread sends them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._new: deque[tuple[bytes, float]] = deque()  # each with the time when it was put in
        self._leaving: tuple[bytes, float] | None = None  # taken by `next`, but not `sent` yet
        self._under_way: dict[int, tuple[tuple[bytes, float], float]] = {}

    def put(self, *messages: bytes) -> None:
        """Add messages at the end; raises ValueError for one that is too long."""
        if any(len(message) > LARGEST for message in messages):
            raise ValueError(f"a message of more than {LARGEST} bytes")
        with self._lock:
            self._new.extend((message, time.monotonic()) for message in messages)
            while len(self._new) > MOST:
                self._new.popleft()

    def next(self) -> bytes | None:
        """Take the next message to send; None if there is none."""
        with self._lock:
            self._leaving = self._new.popleft() if self._new else None
            return self._leaving[0] if self._leaving else None

    def sent(self, number: int) -> None:
        """Note the number under which the message of `next` was sent."""
        if self._leaving:
            self._under_way[number] = self._leaving, time.monotonic()
        self._leaving = None

    def arrived(self, number: int) -> None:
        """Remove a message that the broker has acknowledged."""
        self._under_way.pop(number, None)

    def again(self) -> None:
        """Queue unacknowledged messages again, before the others, after a lost connection."""
        with self._lock:
            if self._leaving is not None:
                self._new.appendleft(self._leaving)
            self._new.extendleft(message for message, _ in reversed(self._under_way.values()))
            self._leaving = None
            self._under_way.clear()

    def forget(self, seconds: float) -> None:
        """Drop messages that have waited so long without being sent."""
        with self._lock:
            while self._new and self._new[0][1] < time.monotonic() - seconds:
                self._new.popleft()

    @property
    def empty(self) -> bool:
        """Whether the broker has everything."""
        return not self._new and self._leaving is None and not self._under_way

    @property
    def oldest_s(self) -> float:
        """For how many seconds the oldest message has been unacknowledged; 0.0 if there is none."""
        since = next(iter(self._under_way.values()), None)
        return time.monotonic() - since[1] if since else 0.0
