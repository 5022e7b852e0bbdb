"""Contacts: the sound of a collision, and of a die on different things."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import signal

from sounds.synthesis.signals import Samples, samples


def contact_pulse(seconds: float, free: bool = False) -> Samples:
    """The sound of a collision that lasts `seconds`, with a peak of 1.0.

    The force of a Hertz contact is close to half a sine to the power 1.5. A body that hits a fixed
    one radiates the derivative of the force (acceleration noise). Two `free` bodies that fly apart
    are two opposed sources, which is one more derivative: fewer low frequencies. It is computed at
    four times the rate, because a contact lasts only about four samples.
    """
    finer = 4
    steps = max(4, samples(seconds * finer))
    force = np.sin(np.pi * np.arange(steps) / steps) ** (2.0 if free else 1.5)
    padded = np.concatenate([np.zeros(finer * 8), force, np.zeros(finer * 24)])
    pulse = signal.resample_poly(np.diff(padded, n=2 if free else 1), 1, finer)
    return np.asarray(pulse / np.max(np.abs(pulse)))


@dataclass(frozen=True)
class Strike:
    """The parameters of a die's hit that depend on the thing it hits."""

    free: bool
    """Whether the other body moves freely too (see `contact_pulse`)."""
    contact: float
    """Seconds that a firm hit lasts."""
    pulse: float
    """Level of the contact pulse, compared with the modes and the grain."""
    grain_low: float
    grain_high: float
    grain_t60: tuple[float, float]
    brightest: float | None = None
    """Frequency in Hz around which the die's modes are excited; None: the die's own value."""
    damping: float = 1.0
    """Factor for the t60 of the die's modes."""


KNOCK = Strike(
    free=False,
    contact=105e-6,
    pulse=0.55,
    grain_low=2500,
    grain_high=7600,
    grain_t60=(0.006, 0.014),
)
"""A hit on something fixed: tray, wall, hand."""
CLACK = Strike(
    free=True,
    contact=88e-6,
    pulse=0.20,
    grain_low=4600,
    grain_high=8900,
    grain_t60=(0.004, 0.009),
    brightest=7000,
    damping=0.56,
)
"""A hit on something that can move: another die, the wall of a cup in the hand."""
