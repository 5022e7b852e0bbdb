"""The tray: a shallow wooden box, partly lined with felt."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import contact_pulse
from sounds.synthesis.die import Die
from sounds.synthesis.signals import Samples, add, either_sign, noise_grain, ring, samples


@dataclass(frozen=True)
class Surface:
    """A kind of surface; `Tray` makes one tray of this kind, at random."""

    frequencies: tuple[float, ...]
    """The frequencies of its modes, in Hz."""
    spread: float
    """How much the modes of a single tray differ from `frequencies`, as a share."""
    loudest: float
    """The frequency (Hz) of its loudest modes (felt), or at which level and damping are given."""
    octaves: float | None
    """The width of that peak, in octaves; None: no peak, but a slow rise with frequency."""
    t60: tuple[float, float]
    contact: float
    """Seconds that a firm hit of a die lasts."""
    pulse: float
    modes: float
    scrape: float
    corner: float
    """Levels of the contact pulse, the surface's modes, the scrape and the die's corner."""
    corner_contact: float
    """Seconds that a firm hit of the corner lasts: cloth keeps it from clicking."""
    rubbed: tuple[float, float] = (950.0, 2500.0)
    """The band of the scrape, in Hz."""


WOOD = Surface(
    # a shallow box of 25 by 35 cm: the modes of a thin plate become denser with frequency
    frequencies=(
        *(158, 219, 287, 368, 462, 517, 571, 645, 712, 766, 850, 951, 1033, 1224),
        *(1313, 1414, 1513, 1661, 1905, 2043, 2246, 2402, 2606, 2785, 2968, 3025, 3190, 3560),
    ),
    spread=0.03,
    loudest=900,
    octaves=None,
    t60=(0.03, 0.06),
    contact=260e-6,
    pulse=0.16,
    modes=0.036,
    scrape=0.19,
    corner=0.79,
    corner_contact=125e-6,
)
FELT = Surface(
    frequencies=tuple(float(f) for f in np.geomspace(230, 1600, 16)),
    spread=0.05,
    loudest=650,
    octaves=0.75,
    t60=(0.022, 0.045),
    contact=1100e-6,
    pulse=0.096,
    modes=0.024,
    scrape=0.03,
    corner=0.018,
    corner_contact=400e-6,
    rubbed=(400.0, 1100.0),
)


CLOTH = Surface(
    # a thin cloth over wood: the board is heard through it
    frequencies=WOOD.frequencies[:20],
    spread=0.03,
    loudest=500,
    octaves=1.2,
    t60=(0.02, 0.04),
    contact=420e-6,
    pulse=0.10,
    modes=0.03,
    scrape=0.12,
    corner=0.65,
    corner_contact=150e-6,
    rubbed=(700.0, 1900.0),
)
BOARD = Surface(
    # a plain table top: larger than a tray, so lower and longer
    frequencies=(
        *(94, 131, 172, 214, 263, 327, 391, 458, 540, 633, 742, 861, 990, 1130, 1290, 1480, 1690),
        *(1930, 2200, 2510),
    ),
    spread=0.03,
    loudest=420,
    octaves=1.4,
    t60=(0.05, 0.10),
    contact=230e-6,
    pulse=0.10,
    modes=0.04,
    scrape=0.10,
    corner=0.75,
    corner_contact=110e-6,
)


class Tray:
    """One dice tray of a given surface."""

    SECONDS = 0.13

    def __init__(self, rng: RandomState, surface: Surface) -> None:
        count = len(surface.frequencies)
        self.surface = surface
        self.frequencies = np.array(surface.frequencies) * rng.uniform(
            1 - surface.spread, 1 + surface.spread, count
        )
        against = self.frequencies / surface.loudest
        self.levels = rng.uniform(0.3, 1, count) * (
            against**0.35
            if surface.octaves is None
            else np.exp(-0.5 * (np.log2(against) / surface.octaves) ** 2)
        )
        self.t60 = rng.uniform(*surface.t60, count) * against**-0.33

    def hit(self, rng: RandomState, speed: float, die: Die) -> Samples:
        """`die` lands at `speed`: the surface yields, rings and scrapes, and the corner clicks."""
        speed = max(speed, 0.02)
        count = len(self.frequencies)
        levels = self.levels * rng.uniform(0.2, 1, count) * either_sign(rng, count)
        sound = np.zeros(samples(self.SECONDS))
        add(sound, contact_pulse(self.surface.contact * speed**-0.2), 0, self.surface.pulse)
        add(
            sound,
            ring(rng, self.frequencies, self.t60, levels, self.SECONDS),
            3,
            self.surface.modes,
        )
        add(sound, noise_grain(rng, 0.03, 0.016, *self.surface.rubbed), 0, self.surface.scrape)
        sound *= speed**1.15
        corner = die.hit(rng, min(1.0, speed * 1.1), contact=self.surface.corner_contact)
        add(sound, corner, 0, self.surface.corner)
        return sound
