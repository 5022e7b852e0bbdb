"""What is done to a sound before SDL plays it: level and place, one-eared listening, fades.

Samples are interleaved stereo, 16 bits signed, as pygame decodes them.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass, field

BUSES = ("dice", "interface", "values", "voice")
NIGHT_LUFS = -30.0  # the loudest a sound may be at night
UNKNOWN_LUFS = -20.0  # assumed where nobody measured: louder than most, so too quiet at worst
# Measured: espeak-ng at its default volume speaks at -21.6 LUFS. A system voice may differ by
# some dB, and a voice that cannot be heard at night is worse than one a little too loud.
_VOICE_AT_NIGHT = 10 ** (-8 / 20)
_DUCKED = 10 ** (-12 / 20)
_CENTRE = math.sqrt(0.5)

RATE = 44_100  # Hz
FRAME = 4  # bytes: two samples
FADE = 220  # frames, 5 ms: the shortest cut that does not click


def seconds_of(pcm: bytes) -> float:
    """How long it lasts."""
    return len(pcm) / FRAME / RATE


def is_stereo(pcm: bytes) -> bool:
    """Whether the two channels differ; SDL makes two equal ones of a mono file."""
    samples = array("h", pcm)
    return samples[0::2] != samples[1::2]


def for_ears(pcm: bytes, *, mono: bool, swap: bool) -> bytes:
    """A stereo sound with the mean of both channels in each ear (mono), or with them swapped."""
    samples = array("h", pcm)
    left, right = samples[0::2], samples[1::2]
    if mono:
        left = right = array("h", ((a + b) >> 1 for a, b in zip(left, right, strict=True)))
    elif swap:
        left, right = right, left
    samples[0::2], samples[1::2] = left, right
    return samples.tobytes()


def fading(pcm: bytes, frame: int) -> bytes:
    """The 5 ms of `pcm` that follow `frame`, fading to silence in a straight line."""
    samples = array("h", pcm[frame * FRAME : (frame + FADE) * FRAME])
    # By sample, not by frame: the ears differ by half a step, far too little to hear.
    step = 1 / (2 * FADE)
    return array("h", (round(value * (1 - n * step)) for n, value in enumerate(samples))).tobytes()


@dataclass(frozen=True, slots=True)
class Sounding:
    """What the level of one sound depends on; `pan` −1.0 to 1.0, `gain` 0.0 to 1.0."""

    bus: str
    pan: float
    gain: float
    lufs: float | None


@dataclass(slots=True)
class Levels:
    """The player's settings, and whether the voice ducks the effects now."""

    volumes: dict[str, float] = field(default_factory=lambda: dict.fromkeys(BUSES, 1.0))
    ducked: bool = False
    mono: bool = False
    swap: bool = False
    night: bool = False

    def set_volume(self, bus: str, value: float) -> None:
        """Set a bus to `value`, held between 0.0 and 1.0; raises KeyError for an unknown bus."""
        if bus not in self.volumes:
            raise KeyError(bus)
        self.volumes[bus] = min(max(value, 0.0), 1.0)

    def of(self, sound: Sounding) -> tuple[float, float]:
        """Left and right, 0.0 to 1.0, panned with equal power; mono is as loud as the centre."""
        level = min(max(sound.gain, 0.0), 1.0) * self.volumes[sound.bus]
        if self.ducked:
            level *= _DUCKED
        if self.night:
            lufs = UNKNOWN_LUFS if sound.lufs is None else sound.lufs
            level *= 10 ** (min(0.0, NIGHT_LUFS - lufs) / 20)
        if self.mono:
            return level * _CENTRE, level * _CENTRE
        pan = min(max(sound.pan, -1.0), 1.0) * (-1 if self.swap else 1)
        angle = (pan + 1) * math.pi / 4
        return level * math.cos(angle), level * math.sin(angle)

    @property
    def voice(self) -> float:
        """The level of our own voice, in both ears."""
        return self.volumes["voice"] * (_VOICE_AT_NIGHT if self.night else 1.0)
