"""Dice shaken in a cup, stroke by stroke."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import CLACK
from sounds.synthesis.cup import Cup
from sounds.synthesis.die import FEW, Die
from sounds.synthesis.gear import MINE, Gear
from sounds.synthesis.signals import Samples
from sounds.synthesis.stage import Stage

STROKE = 0.117
"""Seconds from one stroke to the next: a hand shakes eight to nine times a second."""

REST = 0.085
"""Seconds after which the dice are at rest, and a gap is heard."""


CLOSER = 15.0
"""The room's echo of a cup in the hand is this many dB weaker than that of the tray."""


def shake(rng: RandomState, count: int, strokes: int = 2, gear: Gear = MINE) -> Samples:
    """`count` dice thrown from one end of a cup to the other, `strokes` times (PhISEM).

    The dice arrive together: one hit leads, the others follow ever weaker at random times, and
    the dice rest before the next stroke. So strokes are heard one by one, and their hits are as
    unevenly spaced as in recordings. One stroke is repeated while a player shakes; a single key
    press plays two.
    """
    dice, cup = [Die(rng, gear.stuff) for _ in range(count)], Cup(rng, gear.shell)
    stage = Stage(strokes * STROKE * 1.05 + 0.1)
    on_wall = 1 / (1 + 0.3 * (count - 1))
    start, end = 0.001, rng.choice([-1.0, 1.0])
    for _ in range(strokes):
        energy = rng.uniform(0.6, 1.0)
        for after, force in zip(*_hits(rng, count), strict=True):
            speed, place = float(energy * force), end * 0.22 + rng.uniform(-0.35, 0.35)
            # a cup in the hand moves almost like another die, and also rings
            stage.put(dice[rng.randint(count)].hit(rng, speed, CLACK), start + after, place)
            if rng.rand() < on_wall:
                stage.put(cup.hit(rng, speed), start + after, place * 0.4)
        start, end = start + STROKE * rng.uniform(0.95, 1.05), -end
    return gear.from_afar(cup.around(stage.mix), closer=CLOSER)


def _hits(rng: RandomState, count: int) -> tuple[Samples, Samples]:
    """The times of the hits of one stroke, and their strengths.

    One die alone makes few hits, all on the wall. More than `FEW` dice make hardly more hits,
    because hits merge, as in recorded shakes.
    """
    follow = int(3.5 + 0.57 * min(count, FEW) + 0.1 * max(0, count - FEW) + rng.rand())
    if count == 1:
        follow -= 1
    gaps = np.clip(rng.lognormal(np.log(0.011), 0.3, follow), 0.009, 0.03)
    times = np.concatenate([[0.0], np.cumsum(gaps)])
    force = np.exp(-times / 0.09) * np.clip(rng.lognormal(-0.9, 0.3, follow + 1), 0.2, 0.8)
    force[0] = 1.0
    inside = times < REST
    if count == 1:
        return times[inside], force[inside]
    # two arrive together
    return np.append(times[inside], rng.uniform(0.0003, 0.0012)), np.append(force[inside], 0.7)
