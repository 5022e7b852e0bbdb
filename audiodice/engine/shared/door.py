"""Limits how much each person may send, and reports who sends nonsense."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from audiodice.engine.shared.messages import largest

if TYPE_CHECKING:
    from audiodice.engine.shared.desk import Desk

_RATE, _BURST = 0.2, 600.0  # messages a ms that one person may send, and how many at once
_AS_ONE = 8_192  # bytes; a longer message counts as several: each signature in it is checked


class Door:
    """A rate limit that applies before signatures are checked, because checking takes longest."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._budget: dict[bytes, tuple[float, float]] = {}
        self._odd: deque[bytes] = deque(maxlen=64)

    def lets_in(self, by: bytes, size: int, kind: str) -> bool:
        """Whether this person may send a message of this size now.

        Strangers, whose beats have not answered one of ours, share the limit of one person.
        """
        member = self._desk.presence.members.get(by)
        known = by if member is not None and member.fresh else b""
        left, then = self._budget.get(known, (_BURST, self._desk.now))
        left = min(_BURST, left + (self._desk.now - then) * _RATE)
        cost = 1 + size // _AS_ONE
        self._budget[known] = (max(left - cost, 0.0), self._desk.now)
        if len(self._budget) > 100:
            self._budget.clear()
        if left < cost:
            self.tell_of(known, "too many messages")
        return left >= cost and size <= largest(kind) and by not in self._desk.cheats

    def tell_of(self, by: bytes, why: str) -> None:
        """Report a person who sends invalid messages, once."""
        member = self._desk.presence.members.get(by)
        if member is not None and by not in self._odd:
            self._odd.append(by)
            name = self._desk.name_of(by)
            self._desk.tell("friend_odd", self._desk.seat_of(by), name=name, why=why[:80])
