"""The cup: the sound of its wall and its air when dice hit it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.signals import Samples, band, low_pass, ring
from sounds.synthesis.stage import Room


@dataclass(frozen=True)
class Shell:
    """A kind of cup; `Cup` makes one cup of this kind, at random."""

    modes: tuple[float, ...]
    """The resonances of its air and wall, in Hz."""
    t60: tuple[float, ...]
    levels: tuple[float, ...]
    wall: float
    """The level of the ringing wall relative to the dice."""
    inside: Room
    """The echo of the air in the cup."""
    air: float
    """The level of this echo, in dB."""
    low: float
    high: float
    """The band that hand and rim let out, in Hz."""


LEATHER = Shell(
    modes=(655.0, 880.0, 985.0, 1290.0, 3250.0, 4100.0),
    t60=(0.03, 0.035, 0.04, 0.02, 0.026, 0.010),
    levels=(0.06, 0.12, 0.25, 0.3, 1.0, 0.6),
    wall=0.1,
    # in a recording, a click of 9 ms lasts 25 ms in such a cup
    inside=Room(0.11, low=2400, high=8000, nearest_wall=0.0008),
    air=-14.2,
    low=960,
    high=9800,
)
"""A leather-lined cup."""


class Cup:
    """One cup of a given kind."""

    def __init__(self, rng: RandomState, shell: Shell) -> None:
        self.shell = shell
        self.frequencies = np.array(shell.modes) * rng.uniform(0.96, 1.04)

    def hit(self, rng: RandomState, speed: float) -> Samples:
        """The sound of a die that hits the wall at `speed`."""
        frequencies = self.frequencies * rng.uniform(0.98, 1.02)
        levels = np.array(self.shell.levels) * rng.uniform(0.3, 1, len(frequencies))
        return self.shell.wall * speed * ring(rng, frequencies, self.shell.t60, levels, 0.2)

    def around(self, dry: Samples) -> Samples:
        """`dry` as heard outside the cup: the walls lengthen each hit, hand and rim dampen it."""
        heard = self.shell.inside.around(low_pass(dry, self.shell.high, 4), self.shell.air)
        return np.stack([band(ear, self.shell.low, 20_000) for ear in heard.T], axis=1)
