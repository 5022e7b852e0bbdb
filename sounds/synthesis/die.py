"""One die: the modes that ring when it hits something."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import KNOCK, Strike, contact_pulse
from sounds.synthesis.signals import Samples, add, either_sign, noise_grain, ring, samples

FEW = 6
"""The most dice whose single hits can still be heard."""


@dataclass(frozen=True)
class Stuff:
    """The material of a die, relative to acrylic."""

    pitch: float = 1.0
    """Factor for the frequencies of its modes, and for the frequency of the loudest modes."""
    ringing: float = 1.0
    """Factor for the t60 of its modes."""
    grain: float = 1.0
    """Factor for the level of the rough grain of its contacts."""
    soft: float = 1.0
    """Factor for the time that a contact lasts."""


ACRYLIC = Stuff()


class Die:
    """A die of 16 mm: its damped modes, whose strengths differ slightly from hit to hit.

    The free modes of the cube are above 20 kHz. The modes here, between 2 and 10.5 kHz, were found
    in recordings of acrylic dice: they belong to the die together with what it touches.
    """

    SECONDS = 0.045

    def __init__(self, rng: RandomState, stuff: Stuff = ACRYLIC) -> None:
        self.stuff = stuff
        self.frequencies = np.geomspace(2100, 10500, 14) * rng.uniform(0.94, 1.06, 14) * stuff.pitch
        self.t60 = rng.uniform(0.009, 0.022, 14) * (4500 / self.frequencies) ** 0.4 * stuff.ringing
        octaves = np.log2(self.frequencies / (4600 * stuff.pitch))
        self.levels = np.exp(-0.5 * (octaves / 0.85) ** 2) * rng.uniform(0.35, 1, 14)

    def hit(
        self,
        rng: RandomState,
        speed: float,
        strike: Strike = KNOCK,
        contact: float | None = None,
        brightness: float = 1.0,
    ) -> Samples:
        """One hit at `speed` (0.0-1.0); `contact` (seconds) replaces the strike's own contact time.

        By Hertz, contact time ~ speed^-1/5. Recorded dice sound duller at soft hits (the corner
        crushes, the cloth yields), so the exponent here is -1/3.
        """
        speed = max(speed, 0.02)
        pitch = self.stuff.pitch
        lasts = (contact or strike.contact) * self.stuff.soft * speed**-0.33
        levels = self.levels
        if strike.brightest:
            octaves = np.log(self.frequencies / (strike.brightest * pitch))
            levels = 0.9 * np.exp(-0.5 * (octaves / 0.45) ** 2) * levels**0.3
        # a contact excites little above the inverse of its duration
        levels = levels * either_sign(rng, 14) / (1 + (self.frequencies * lasts * 0.9) ** 4)
        t60 = self.t60 * strike.damping * rng.uniform(0.8, 1.2)
        modes = ring(rng, self.frequencies, t60, levels * rng.uniform(0.3, 1, 14), self.SECONDS)
        grain_t60 = rng.uniform(*strike.grain_t60)
        low = strike.grain_low * pitch * rng.uniform(0.88, 1.12)
        high = strike.grain_high * pitch * rng.uniform(0.87, 1.1) * min(1.0, 1.05 * speed**0.14)
        # otherwise the faintest hits would have no band left
        grain = noise_grain(rng, 0.02, grain_t60, low, max(high, 1.1 * low))
        sound = np.zeros(samples(self.SECONDS))
        add(sound, contact_pulse(lasts, strike.free), 0, strike.pulse)
        add(sound, modes, 2, 0.30 * brightness)
        add(sound, grain, 1, 0.34 * brightness * self.stuff.grain)
        return sound * float(speed**1.2)
