"""The cup in the player's hand: it is shaken for as long as the key that rolls is held."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.ui.ports import Output

STROKE_MS = 115  # between two strokes: a hand shakes eight to nine times a second
UNEVEN_MS = 12  # and no hand is a clock: each pause is as much shorter or longer, at most
_GOLDEN = 0.618  # steps of it round a circle fall everywhere, and never twice at one place
LONGEST_MS = 8000  # then the dice are poured all the same, for a key may be stuck
PUTS_DOWN = ("undo", "back", "leave")
"""Commands that put the cup down without a throw; any other key pours the dice first."""


class Shaking:
    """Which keys are held, and the shake that is under way while one of them is.

    Nothing is thrown here. While the cup is shaken, call `tick` at the time of `due`.
    """

    def __init__(self, output: Output, clock: Callable[[], float]) -> None:
        """`clock` returns ms."""
        self._output, self._clock = output, clock
        self._down: set[str] = set()
        self._key = ""
        self._count = self._pauses = 0
        self._since = self._stroke_at = 0.0

    # ------------------------------------------------------------------ keys

    def press(self, key: str) -> bool:
        """Note a key that goes down; False if it is down already, and the system repeats it."""
        new = key not in self._down
        self._down.add(key)
        return new

    def release(self, key: str) -> bool:
        """Note a key that goes up; True if the dice were shaken with it, and are to be poured."""
        self._down.discard(key)
        return self.on and key == self._key

    def let_go(self) -> None:
        """Note that no key is held: without the focus their releases are not reported."""
        self._down.clear()

    # ------------------------------------------------------------------ the shake

    @property
    def on(self) -> bool:
        """Whether the cup is being shaken."""
        return self._count > 0

    def begin(self, key: str, count: int) -> None:
        """Shake `count` dice from now until `stop`."""
        self._key, self._count, self._since = key, count, self._clock()
        second = round(self._pause())
        # The shortest shake has two strokes, and the dice leave the cup after the second.
        self._stroke(0)
        self._stroke(second)
        self._output.hush()
        self._stroke_at = self._since + second + self._pause()

    def stop(self) -> float:
        """Stop shaking; returns since when the cup was shaken, in ms of the clock."""
        self._count = 0
        return self._since

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None while the cup stands."""
        return min(self._stroke_at, self._since + LONGEST_MS) if self.on else None

    def tick(self) -> bool:
        """Make the next stroke if it is time; True once the dice have to be poured."""
        if not self.on:
            return False
        now = self._clock()
        if now - self._since >= LONGEST_MS:
            return True
        if now >= self._stroke_at:
            self._stroke(0)
            self._stroke_at = now + self._pause()
        return False

    def _pause(self) -> float:
        # Not by chance: all chance is the dice's.
        self._pauses += 1
        return STROKE_MS + UNEVEN_MS * (2 * (self._pauses * _GOLDEN % 1) - 1)

    def _stroke(self, delay: int) -> None:
        self._output.play((Event("stroke", None, {"count": self._count, "delay": delay}),))
