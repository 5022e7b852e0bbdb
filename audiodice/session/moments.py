"""Gives each cue a moment of its own: no two of them tell something at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from audiodice.present.cue import Cue, Sound

UNDER_ALL = "dice"  # the bus of what rolls on beneath the others, and keeps its own times
LATEST_MS = 1500  # a cue that would be later than this tells of what is long past


@dataclass(frozen=True, slots=True)
class Placed:
    """A cue with the delay at which it starts, and whether that is not too late to play it."""

    cue: Cue
    timely: bool = True


class Moments:
    """Remembers until when the last cue is heard alone.

    A cue starts at its delay or, if that is later, when the one before it has been heard alone.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` returns ms."""
        self._clock = clock
        self.taken_until = 0.0
        """In ms of the clock."""

    def free(self) -> None:
        """Let the next cue start at once, because a key was pressed."""
        self.taken_until = 0.0

    def place(self, cues: Sequence[Cue], sounds: Mapping[str, Sound]) -> Iterator[Placed]:
        """The cues of one event in their order.

        If one of them has to wait, those that follow it wait as long: their rhythm stays.
        """
        now, late = self._clock(), 0
        for cue in cues:
            sound = sounds[cue.name]
            if sound.bus == UNDER_ALL:
                yield Placed(cue)
                continue
            start = cue.delay_ms + late
            late += max(round(self.taken_until - now) - start, 0)
            placed = cue.later(late)
            timely = late <= LATEST_MS
            if timely:
                self.taken_until = now + placed.delay_ms + sound.alone_ms
            yield Placed(placed, timely)
