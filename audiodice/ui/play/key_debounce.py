"""Ignores keys pressed too soon after a throw, the start of a turn, or the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from audiodice.ui.context import GUARD_MS

END_GUARD_MS = 1000  # a key pressed by reflex after the last throw must not start a new game


class KeyDebounce:
    """Remembers the times of the last throw, change of turn and end, and which keys to ignore."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock  # returns ms
        self._thrown_at = self._turned_at = self._ended_at = -inf
        self._another = True  # whether another key followed the last throw

    def another_key(self) -> None:
        """Note a key that does not throw: the next throw is not a repeated press."""
        self._another = True

    def thrown(self) -> None:
        self._thrown_at, self._another = self._clock(), False

    def turned(self) -> None:
        self._turned_at = self._clock()

    def ended(self) -> None:
        self._ended_at = self._clock()

    @property
    def holds_throw(self) -> bool:
        twice = self._clock() - self._thrown_at < GUARD_MS and not self._another
        return twice or self.just_turned

    @property
    def just_turned(self) -> bool:
        """Whether the turn changed so recently that a key may be meant for the turn before."""
        return self._clock() - self._turned_at < GUARD_MS

    @property
    def holds_new_game(self) -> bool:
        """Whether it is too soon after the end to start a new game."""
        return self._clock() - self._ended_at < END_GUARD_MS
