"""How loud each sound is in each ear, as the player has set it up."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

BUSES = ("dice", "interface", "values", "voice")
NIGHT_LUFS = -30.0  # at night no sound is louder
UNKNOWN_LUFS = -20.0  # of a sound nobody measured, louder than most: the cap errs to the quiet
# Measured: espeak-ng at its default volume speaks at -21.6 LUFS. A system's own voice may be
# some dB off, and a voice the night swallows is worse than one a little above it.
_VOICE_AT_NIGHT = 10 ** (-8 / 20)
_DUCKED = 10 ** (-12 / 20)
_CENTRE = math.sqrt(0.5)


@dataclass(frozen=True, slots=True)
class Sounding:
    """What the level of one sound depends on; `pan` −1.0 to 1.0, `gain` 0.0 to 1.0."""

    bus: str
    pan: float
    gain: float
    lufs: float | None


@dataclass(slots=True)
class Levels:
    """The settings in force."""

    volumes: dict[str, float] = field(default_factory=lambda: dict.fromkeys(BUSES, 1.0))
    ducked: bool = False
    mono: bool = False
    swap: bool = False
    night: bool = False

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
