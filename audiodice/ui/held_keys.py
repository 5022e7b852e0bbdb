"""Distinguishes key presses from repeats of a held key if releases are not reported.

A terminal sends the same code for both. A held key repeats first after 250 to 660 ms (a setting of
the system), then every 25 to 40 ms, which is faster than anyone presses a key twice.
"""

from __future__ import annotations

from collections.abc import Callable

from audiodice.present.commands import Command, Kind

REPEATS_MS = 75  # presses closer than this are repeats
GOES_ON_MS = 120  # limit for later repeats, because a connection delays keys unevenly
FIRST_MS = (200, 700)  # a key after this time is either another press or the first repeat

_WALKS = ("left", "right", "previous", "next", "first", "last")
_ANSWERS = ("select", "delete", "hint", "back", "leave", "press")


def acts_once(command: Command) -> bool:
    """Whether a command must run once for each press, because it acts or answers a question."""
    return command.id in _ANSWERS or (command.kind is Kind.ACT and command.id not in _WALKS)


class HeldKeys:
    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` returns ms."""
        self._clock = clock
        self._name, self._at, self._repeats = "", 0.0, False
        self._waits: Callable[[], object] | None = None  # runs a press that may be the first repeat

    def press(self, name: str, act: Callable[[], object], *, once: bool) -> None:
        """Run `act` for a key; with `once`, ignore repeats of the same press.

        A press that may be the first repeat runs after `REPEATS_MS` without another repeat.
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
        """Drop a press that has not run yet."""
        self._waits = None

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never."""
        return None if self._waits is None else self._at + REPEATS_MS

    def tick(self) -> None:
        """Run the waiting press, if no repeat has followed it."""
        if self._waits is not None and self._clock() >= self._at + REPEATS_MS:
            act, self._waits = self._waits, None
            act()
