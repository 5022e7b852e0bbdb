"""A cue, its sound, and a phrase of several cues."""

from __future__ import annotations

from dataclasses import dataclass, replace

USUAL_MS = 250
CUE_PLAYED = "cue_played"  # the key of an event that plays the cue in its field `cue`


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: its name, its place (-1.0 left to 1.0 right), and its delay in ms.

    `gain_db` makes it louder or, below 0, quieter than its file.
    """

    name: str
    pan: float = 0.0
    delay_ms: int = 0
    gain_db: float = 0.0

    def later(self, ms: int) -> Cue:
        return replace(self, delay_ms=self.delay_ms + ms)


@dataclass(frozen=True, slots=True)
class Sound:
    """The sound of a cue: the names of its files (one of them is played at random) and its bus.

    It is understood after `ms`, when the next cue of a phrase may follow. Our own voice waits
    `hold` ms for it. `lufs` is its loudness, None if unknown. If it may `vary`, its volume and
    pitch vary a little from play to play. `usual` is the cue without a raised stake, "" if this one
    has none. Files of a sound pack have their whole path; if they cannot be played, our own sound
    `instead` is played.
    """

    files: tuple[str, ...]
    bus: str
    ms: int = USUAL_MS
    lufs: float | None = None
    vary: bool = True
    instead: Sound | None = None
    usual: str = ""
    hold: int = 0
    loop: bool = False

    @property
    def alone_ms(self) -> int:
        """The time in ms during which no other meaningful cue should begin."""
        return self.hold or self.ms


@dataclass(frozen=True, slots=True)
class Phrase:
    """Cues with their delays from the start of the phrase, and its length, both in ms."""

    cues: tuple[Cue, ...] = ()
    ms: int = 0

    def __add__(self, other: Phrase) -> Phrase:
        later = tuple(cue.later(self.ms) for cue in other.cues)
        return Phrase((*self.cues, *later), self.ms + other.ms)
