"""Recognises the copies of a message that several relays bring."""

from __future__ import annotations

from hashlib import blake2b

_REMEMBERED = 4096
"""Messages of each relay that are recognised when another one brings them: a flood of one relay
must not make us forget those of the others."""


class Copies:
    """The messages that came lately. They are compared as a whole: a relay that changes a message
    must not be able to suppress the true one."""

    def __init__(self) -> None:
        self._seen: dict[object, dict[bytes, None]] = {}

    def is_new(self, message: bytes, source: object) -> bool:
        """Whether this is the first copy; notes it. `source` is the relay, None for our own."""
        mark = blake2b(message, digest_size=16).digest()
        if any(mark in marks for marks in self._seen.values()):
            return False
        seen = self._seen.setdefault(source, {})
        seen[mark] = None
        if len(seen) > _REMEMBERED:
            del seen[next(iter(seen))]
        return True
