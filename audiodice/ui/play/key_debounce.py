"""Keys that come too close to a throw, a turn's beginning or the end are held back."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from audiodice.core.model import Event
from audiodice.ui.response import Response

GUARD_MS = 400  # two Enters this close count as one, and no throw is taken sooner after a turn
END_GUARD_MS = 1000  # a reflex after the last throw must not start a new game
HELD_BACK = Response((), (Event("held_back"),), interrupt=False)


class KeyDebounce:
    """When there was a throw, a change of turn and an end, and what that holds back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives ms."""
        self._clock = clock
        self._thrown_at = self._turned_at = self._ended_at = -inf
        self._another = True  # whether another key came after the last throw

    def another_key(self) -> None:
        """A key that does not throw: what follows is no second press of the same."""
        self._another = True

    def thrown(self) -> None:
        """The player throws now."""
        self._thrown_at, self._another = self._clock(), False

    def turned(self) -> None:
        """The turn passes on now."""
        self._turned_at = self._clock()

    def ended(self) -> None:
        """The game is over now."""
        self._ended_at = self._clock()

    @property
    def holds_throw(self) -> bool:
        """Whether it is too soon to throw."""
        now = self._clock()
        twice = now - self._thrown_at < GUARD_MS and not self._another
        return twice or now - self._turned_at < GUARD_MS

    @property
    def holds_new_game(self) -> bool:
        """Whether it is too soon after the end to begin again."""
        return self._clock() - self._ended_at < END_GUARD_MS
