"""The gear of a player: dice, cup and tray. Each player at the table has their own."""

from __future__ import annotations

from dataclasses import dataclass

from sounds.synthesis.cup import LEATHER, Shell
from sounds.synthesis.die import ACRYLIC, Stuff
from sounds.synthesis.signals import Samples, low_pass
from sounds.synthesis.stage import TABLE, Room
from sounds.synthesis.tray import BOARD, CLOTH, FELT, WOOD, Surface


@dataclass(frozen=True)
class Gear:
    """Dice, cup and tray, and how far away they are heard."""

    stuff: Stuff
    shell: Shell
    lining: Surface
    bare: Surface
    lined: float
    """The share of hits on the lining."""
    room: float = -22.85
    """The level of the room's echo relative to the direct sound, in dB; higher sounds farther."""
    high: float | None = None
    """Frequencies above this (Hz) are lost on the way; None: all are heard."""

    def from_afar(self, near: Samples, closer: float = 0.0) -> Samples:
        """`near` (two channels) as heard from afar: duller, and with the room's echo.

        For a sound nearer than the tray, the echo is `closer` dB weaker.
        """
        dull = near if self.high is None else low_pass(near, self.high, 1)
        return TABLE.around(dull, self.room - closer)


MINE = Gear(ACRYLIC, LEATHER, FELT, WOOD, lined=0.28)
HORN = Gear(
    stuff=Stuff(pitch=0.74, ringing=0.8, grain=0.8, soft=1.2),
    shell=Shell(
        modes=(410.0, 690.0, 1020.0, 1480.0, 2150.0, 2900.0),
        t60=(0.05, 0.045, 0.04, 0.03, 0.02, 0.015),
        levels=(0.6, 1.0, 0.9, 0.6, 0.5, 0.3),
        wall=0.07,
        inside=Room(0.09, low=500, high=4500, nearest_wall=0.0010),
        air=-13,
        low=250,
        high=7000,
    ),
    lining=FELT,
    bare=CLOTH,
    lined=0.2,
    room=-17,
    high=9000,
)
"""Dice of bone in a cup of horn, on a tray lined with cloth."""
TIN = Gear(
    stuff=Stuff(pitch=1.12, ringing=0.55, grain=0.8, soft=0.8),
    shell=Shell(
        modes=(1130.0, 1870.0, 2610.0, 3420.0, 4230.0, 5350.0),
        t60=(0.11, 0.16, 0.14, 0.10, 0.08, 0.05),
        levels=(0.4, 0.9, 1.0, 0.8, 0.7, 0.4),
        wall=0.045,
        inside=Room(0.06, low=1500, high=8000, nearest_wall=0.0006),
        air=-15,
        low=700,
        high=8000,
    ),
    lining=BOARD,
    bare=BOARD,
    lined=0.0,
    room=-17,
    high=7500,
)
"""Dice of light plastic in a tin, on a bare board."""
WOODEN = Gear(
    stuff=Stuff(pitch=0.5, ringing=0.6, grain=0.6, soft=1.6),
    shell=Shell(
        modes=(560.0, 905.0, 1340.0, 1790.0, 2460.0, 3100.0),
        t60=(0.03, 0.026, 0.02, 0.016, 0.012, 0.01),
        levels=(0.8, 1.0, 0.9, 0.6, 0.4, 0.3),
        wall=0.1,
        inside=Room(0.07, low=400, high=3500, nearest_wall=0.0008),
        air=-14,
        low=200,
        high=4500,
    ),
    lining=FELT,
    bare=CLOTH,
    lined=0.5,
    room=-17,
    high=7000,
)
"""Dice of wood in a wooden cup, on felt."""

OTHERS = {"horn": HORN, "tin": TIN, "wood": WOODEN}
"""The gear of opponents, by its name in their cues."""
