"""A bounded inbox, filled by the threads of several relays and emptied by another thread."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from hashlib import blake2b

from audiodice.core.line import LineState
from audiodice.friends.room.secrets import LARGEST

LARGEST_PACKET = LARGEST + 1024
"""Bytes of an MQTT packet; far more than a wrapped message needs."""
MOST = 2048
"""Messages of a relay that wait; more are dropped. To catch up with 600 entries needs far fewer."""
AT_ONCE = 100
"""How many `take` returns: a flood of messages must not hold up a key."""
_REMEMBERED = 4096
"""Messages of each relay that are recognised when another one brings them."""


class Inbox:
    """The receiving half of `Line` in friends/ports.py: states, and the first copy of each message.

    Copies are compared as a whole: a relay that changes a message must not be able to suppress the
    true one. Each relay has limits of its own: a flood of one must neither crowd out the others nor
    make us forget what they brought. A message that is larger than `LARGEST` is dropped unread.
    """

    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` is called on the thread that puts something into an empty inbox."""
        self._wake = wake
        self._inbox_lock = threading.Lock()
        self._waiting: deque[tuple[bytes | LineState, object]] = deque()
        self._counts: Counter[object] = Counter()
        self._seen: defaultdict[object, dict[bytes, None]] = defaultdict(dict)

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    def put(self, item: bytes | LineState, source: object = None) -> None:
        """Add a message or a state of a relay, the `source`. A state is never dropped."""
        with self._inbox_lock:
            if isinstance(item, bytes):
                full = len(item) > LARGEST or self._counts[source] >= MOST
                if full or not self._is_new(item, source):
                    return
            first = not self._waiting
            self._waiting.append((item, source))
            self._counts[source] += 1
        if first:
            self._wake()

    def sent(self, *messages: bytes) -> None:
        """Note messages of our own, which an old broker sends back."""
        with self._inbox_lock:
            for message in messages:
                self._is_new(message, None)

    def _is_new(self, message: bytes, source: object) -> bool:
        """Whether this is the first copy; notes it."""
        mark = blake2b(message, digest_size=16).digest()
        if any(mark in marks for marks in self._seen.values()):
            return False
        seen = self._seen[source]
        seen[mark] = None
        if len(seen) > _REMEMBERED:
            del seen[next(iter(seen))]
        return True

    def take(self) -> tuple[bytes | LineState, ...]:
        """Take the oldest, at most `AT_ONCE`."""
        with self._inbox_lock:
            count = min(AT_ONCE, len(self._waiting))
            taken = [self._waiting.popleft() for _ in range(count)]
            self._counts.subtract(source for _, source in taken)
        return tuple(item for item, _ in taken)
