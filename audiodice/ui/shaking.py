"""Shaking the dice: the cup is shaken for as long as the roll key is held."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.present.commands import Command
from audiodice.ui.ports import Output
from audiodice.ui.screen import Response, say_and_cue

STROKE_MS = 115  # between two strokes: a hand shakes eight to nine times a second
UNEVEN_MS = 12  # each pause varies by up to this, so that it sounds like a hand
_GOLDEN = 0.618  # steps of this size spread the pauses evenly without a repetition
LONGEST_MS = 8000  # then the dice are poured anyway, because the key may be stuck
_PUTS_DOWN = ("undo", "back", "leave")


class Shaking:
    """The held keys, and the shake, which lasts as long as its key is held.

    The dice are thrown at its end. While the cup is shaken, call `tick` at the time of `due`.
    """

    def __init__(
        self, output: Output, clock: Callable[[], float], pour: Callable[[float], object]
    ) -> None:
        """`pour` throws the dice; its argument is the start of the shake, in ms of `clock`."""
        self._output, self._clock, self._pour_out = output, clock, pour
        self._down: set[str] = set()
        self._key = ""
        self.count = 0
        """The number of dice being shaken, or 0."""
        self._pauses = 0
        self._since = self._stroke_at = 0.0

    # ------------------------------------------------------------------ keys

    def press(self, key: str) -> bool:
        """Note a pressed key; returns False if the system only repeats a held key."""
        new = key not in self._down
        self._down.add(key)
        return new

    def release(self, key: str) -> None:
        """Note a released key, and throw the dice that were shaken with it."""
        self._down.discard(key)
        if key == self._key:
            self.pour()

    def let_go(self) -> None:
        """Forget the held keys, because their releases may not be reported, and throw the dice."""
        self._down.clear()
        self.pour()

    def another_key(self, command: Command | None) -> Response | None:
        """End a shake because of another key; returns a response if it replaces the key's command.

        The dice are thrown first, because keys of a fast player overlap. Undo, back and leave end
        the shake without a throw.
        """
        if command is None or command.id not in _PUTS_DOWN:
            self.pour()
            return None
        shaken = self.count > 0
        self.stop()
        # Undo cancels the shake and nothing else.
        return say_and_cue(Event("put_down")) if shaken and command.id == "undo" else None

    # ------------------------------------------------------------------ the shake

    def begin(self, key: str, count: int) -> None:
        self._key, self.count, self._since = key, count, self._clock()
        second = round(self._pause())
        # The shortest shake has two strokes.
        self._stroke(0)
        self._stroke(second)
        self._output.hush()
        self._stroke_at = self._since + second + self._pause()

    def pour(self) -> None:
        """Throw the dice if they are being shaken."""
        if self.count:
            self.stop()
            self._pour_out(self._since)

    def stop(self) -> None:
        """Put the cup down without a throw."""
        self.count, self._key = 0, ""

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None if no dice are shaken."""
        return min(self._stroke_at, self._since + LONGEST_MS) if self.count else None

    def tick(self) -> None:
        """Make the next stroke, or throw the dice after the longest shake."""
        now = self._clock()
        if self.count and now - self._since >= LONGEST_MS:
            self.pour()
        elif self.count and now >= self._stroke_at:
            self._stroke(0)
            self._stroke_at = now + self._pause()

    def _pause(self) -> float:
        # Not random, because only the dice should use random numbers.
        self._pauses += 1
        return STROKE_MS + UNEVEN_MS * (2 * (self._pauses * _GOLDEN % 1) - 1)

    def _stroke(self, delay: int) -> None:
        self._output.play((Event("stroke", None, {"count": self.count, "delay": delay}),))
