"""Tells presses of a key from the repeats of one that is held, where no release is reported.

A terminal sends the same for both. A held key comes again first after 250 to 660 ms, as the player
has set his system, and then every 25 to 40 ms. Nobody presses a key twice as fast as that.
"""

from __future__ import annotations

from collections.abc import Callable

REPEATS_MS = 75  # two that are closer are repeats
GOES_ON_MS = 120  # and so are later ones, for a line is uneven
FIRST_MS = (200, 700)  # between these may come a press, or the first repeat


class HeldKeys:
    """The last key, and whether it is held."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` returns ms."""
        self._clock = clock
        self._name, self._at, self._repeats = "", 0.0, False
        self._waits: Callable[[], object] | None = None  # perhaps the first repeat

    def press(self, name: str, act: Callable[[], object], *, once: bool) -> None:
        """Do what a key does. If it is to act `once` for each press, its repeats do nothing.

        What may be the first repeat is done once it is clear that no more follow.
        """
        now = self._clock()
        since = now - self._at if name == self._name else float("inf")
        waits, self._waits = self._waits, None
        self._name, self._at = name, now
        self._repeats = since < (GOES_ON_MS if self._repeats or waits else REPEATS_MS)
        if once and self._repeats:
            return
        if waits is not None:
            waits()
        if once and FIRST_MS[0] <= since < FIRST_MS[1]:
            self._waits = act
        else:
            act()

    def forget(self) -> None:
        """Do nothing more of what was pressed."""
        self._waits = None

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never."""
        return None if self._waits is None else self._at + REPEATS_MS

    def tick(self) -> None:
        """Do what waits, if no repeat has followed it."""
        if self._waits is not None and self._clock() >= self._at + REPEATS_MS:
            act, self._waits = self._waits, None
            act()
