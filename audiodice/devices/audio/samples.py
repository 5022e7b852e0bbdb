"""Changes samples before SDL plays them: level and pan, mono and swapped ears, fades.

Samples are interleaved stereo, 16 bits signed, as pygame decodes them.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass, field

BUSES = ("dice", "interface", "values", "music", "voice")
NIGHT_LUFS = -30.0  # the loudest that a sound may be at night
UNKNOWN_LUFS = -20.0  # assumed if not measured: louder than most, so at worst it is too quiet
# Our own voice speaks at -22 LUFS, whichever speaker it has (`devices/speech/espeak.py`).
_VOICE_AT_NIGHT = 10 ** (-8 / 20)
# How much lower all else is, in dB, while the voice speaks: enough to hear that the voice is in
# front, and so little that an event is still heard under it.
DUCKED_DB = -5.5

RATE = 44_100  # Hz
FRAME = 4  # bytes: two samples
FADE = 220  # frames, 5 ms: the shortest cut that does not click
_FADE_S = FADE / RATE
_RISE_S = 0.001  # a voice must not lose the start of its first sound


def seconds_of(pcm: bytes) -> float:
    return len(pcm) / FRAME / RATE


def is_stereo(pcm: bytes) -> bool:
    """Whether the two channels differ; SDL makes two equal channels of a mono file."""
    samples = array("h", pcm)
    return samples[0::2] != samples[1::2]


def for_ears(pcm: bytes, *, mono: bool, swap: bool) -> bytes:
    """Give both ears the mean of both channels (`mono`), or exchange the channels (`swap`)."""
    samples = array("h", pcm)
    left, right = samples[0::2], samples[1::2]
    if mono:
        left = right = array("h", ((a + b) >> 1 for a, b in zip(left, right, strict=True)))
    elif swap:
        left, right = right, left
    samples[0::2], samples[1::2] = left, right
    return samples.tobytes()


def fading(pcm: bytes, frame: int) -> bytes:
    """The 5 ms of `pcm` after `frame`, with a linear fade to silence."""
    frame = max(frame, 0)
    samples = array("h", pcm[frame * FRAME : (frame + FADE) * FRAME])
    # By sample, not by frame: the ears differ by half a step, which cannot be heard.
    step = 1 / (2 * FADE)
    return array("h", (round(value * (1 - n * step)) for n, value in enumerate(samples))).tobytes()


def with_soft_ends(pcm: bytes, rate: int) -> bytes:
    """Make a mono piece at `rate` Hz rise in 1 ms and fade in 5 ms.

    A sentence may begin and end anywhere in a wave.
    """
    samples = array("h", pcm[: len(pcm) // 2 * 2])
    rise, fall = (min(round(s * rate), len(samples) // 2) for s in (_RISE_S, _FADE_S))
    for n in range(rise):
        samples[n] = round(samples[n] * n / rise)
    for n in range(fall):
        samples[-1 - n] = round(samples[-1 - n] * n / fall)
    return samples.tobytes()


@dataclass(frozen=True, slots=True)
class Sounding:
    """The values that the level of a sound depends on; `pan` is −1.0 to 1.0."""

    bus: str
    pan: float
    lufs: float | None
    gain_db: float = 0.0


@dataclass(slots=True)
class Levels:
    """The player's settings of loudness, and how far effects are lowered for the voice now."""

    volumes: dict[str, float] = field(default_factory=lambda: dict.fromkeys(BUSES, 1.0))
    ducked: float = 0.0  # from 0, not at all, to 1, by `DUCKED_DB`
    mono: bool = False
    swap: bool = False
    night: bool = False

    def set_volume(self, bus: str, value: float) -> None:
        """Set a bus to `value`, limited to 0.0–1.0; raises KeyError for an unknown bus."""
        if bus not in self.volumes:
            raise KeyError(bus)
        self.volumes[bus] = min(max(value, 0.0), 1.0)

    def in_each_ear(self, sound: Sounding) -> tuple[float, float]:
        """The levels left and right, 0.0–1.0; in mono those of the centre.

        In the centre both ears hear the level of the file. To the side the power stays the same, as
        far as the nearer ear allows: at full volume a sound at one ear only is 3 dB lower.
        """
        level = min(self.volumes[sound.bus] * 10 ** (sound.gain_db / 20), 1.0)
        if self.night:
            lufs = UNKNOWN_LUFS if sound.lufs is None else sound.lufs
            level *= 10 ** (min(0.0, NIGHT_LUFS - lufs) / 20)
        ducked = 1.0 if sound.bus == "voice" else 10 ** (DUCKED_DB * self.ducked / 20)
        if self.mono:
            return level * ducked, level * ducked
        pan = min(max(sound.pan, -1.0), 1.0) * (-1 if self.swap else 1)
        angle = (pan + 1) * math.pi / 4
        both = level * math.sqrt(2)
        left, right = min(both * math.cos(angle), 1.0), min(both * math.sin(angle), 1.0)
        return left * ducked, right * ducked

    @property
    def voice(self) -> float:
        """The level of our own voice in each ear, 0.0–1.0."""
        return self.volumes["voice"] * (_VOICE_AT_NIGHT if self.night else 1.0)
