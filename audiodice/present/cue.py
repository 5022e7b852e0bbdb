"""What is heard: a cue, the sound behind it, and a phrase of cues in time."""

from __future__ import annotations

from dataclasses import dataclass, replace

USUAL_MS = 250
CUE_PLAYED = "cue_played"  # the event of a cue heard for its own sake, named by its field `cue`


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: its name, place (-1.0 left to 1.0 right), and delay in ms."""

    name: str
    pan: float = 0.0
    delay_ms: int = 0

    def later(self, ms: int) -> Cue:
        """The same, so many ms later."""
        return replace(self, delay_ms=self.delay_ms + ms)


@dataclass(frozen=True, slots=True)
class Sound:
    """A cue's recordings: file names, of which any may be played, and its bus.

    `ms` is when it has been understood and the next may follow, `lufs` its loudness (None:
    unknown). A sound pack's files have their whole path; `instead` is ours, played where they
    cannot be.
    """

    files: tuple[str, ...]
    bus: str
    ms: int = USUAL_MS
    lufs: float | None = None
    instead: Sound | None = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """Cues with their delays from its start, and when it has been heard: both in ms."""

    cues: tuple[Cue, ...] = ()
    ms: int = 0

    def __add__(self, other: Phrase) -> Phrase:
        """This phrase, then the other."""
        later = tuple(cue.later(self.ms) for cue in other.cues)
        return Phrase((*self.cues, *later), self.ms + other.ms)
