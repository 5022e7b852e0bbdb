"""Delays cues so that no two of them tell something at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from audiodice.present.cue import Cue, Sound

UNDER_ALL = "dice"  # the bus of sounds that go on under the others, and are never delayed
LATEST_MS = 1500  # a cue that would be later than this is not played: its event is long past


class Moments:
    """Remembers until when the last cue must be heard alone, and starts the next one after that."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` returns ms."""
        self._clock = clock
        self.taken_until = 0.0
        """In ms of the clock."""

    def free(self) -> None:
        """Let the next cue start at once, because a key was pressed."""
        self.taken_until = 0.0

    def place(self, cues: Sequence[Cue], sounds: Mapping[str, Sound]) -> Iterator[tuple[Cue, bool]]:
        """The cues of one event with their final delays, each with whether it is still timely.

        If one of them has to wait, the following ones wait as long, which keeps their rhythm.
        """
        now, late = self._clock(), 0
        for cue in cues:
            sound = sounds[cue.name]
            if sound.bus == UNDER_ALL:
                yield cue, True
                continue
            start = cue.delay_ms + late
            late += max(round(self.taken_until - now) - start, 0)
            placed = cue.later(late)
            timely = late <= LATEST_MS
            if timely:
                self.taken_until = now + placed.delay_ms + sound.alone_ms
            yield placed, timely
