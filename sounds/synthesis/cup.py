"""The cup, and dice shaken in it."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import CLACK
from sounds.synthesis.die import Die
from sounds.synthesis.signals import Samples, low_pass, ring
from sounds.synthesis.stage import Room, Stage

INSIDE = Room(0.11, low=900, high=8000, nearest_wall=0.0008)
"""The air in the cup: in a recording, a click of 9 ms lasts 25 ms in it."""

FEW = 6
"""The most dice whose single hits can still be heard."""


class Cup:
    """A leather-lined dice cup: six resonances of the air and the wall."""

    MODES = np.array([655.0, 880.0, 985.0, 1290.0, 3250.0, 4100.0])
    T60 = np.array([0.03, 0.035, 0.04, 0.02, 0.026, 0.010])
    LEVELS = np.array([0.35, 0.6, 1.0, 0.35, 0.8, 0.3])

    def __init__(self, rng: RandomState) -> None:
        self.frequencies = self.MODES * rng.uniform(0.96, 1.04)

    def hit(self, rng: RandomState, speed: float) -> Samples:
        """A die hits the wall at `speed`."""
        frequencies = self.frequencies * rng.uniform(0.98, 1.02)
        levels = self.LEVELS * rng.uniform(0.3, 1, len(frequencies))
        return 0.5 * speed * ring(rng, frequencies, self.T60, levels, 0.07)


def shake(rng: RandomState, count: int, strokes: int = 2, stroke: float = 0.098) -> Samples:
    """`count` dice in a cup, shaken `strokes` times (PhISEM), each about `stroke` seconds long.

    Each stroke throws them to one end: a dense cluster of hits, then single, weaker ones as the
    stroke loses energy. One die alone hits only the wall; more dice hit each other more often, and
    take longer to come to rest. With more than `FEW` the strokes do not become longer: the hits are
    closer, and more even in time and strength, because otherwise they would merge.
    """
    dice, cup = [Die(rng) for _ in range(count)], Cup(rng)
    beyond = max(0, count - FEW)
    jitter, unevenness, waver, crowding = (0.1, 0.3, 0.02, 1.0) if beyond else (0.4, 0.7, 0.05, 1.1)
    stroke *= (1 + 0.045 * min(count, FEW) + 0.02 * beyond) * rng.uniform(1 - waver, 1 + waver)
    stage = Stage(strokes * stroke * 1.2 + 0.1)
    on_wall = 1 / (1 + 0.55 * (count - 1))
    hits = 0.7 + 1.55 * min(count, FEW) + beyond
    start, side = 0.001, 1.0
    for _ in range(strokes):
        energy = rng.uniform(0.75, 1.0)
        turns = np.arange(round(hits))
        # nearly even, so that the count is heard; if few, mostly early
        late = (turns + turns.clip(0, 1) * rng.uniform(-jitter, jitter, len(turns))) / hits
        for delay in stroke * late**crowding:
            speed = energy * np.exp(-delay / (0.9 * stroke))
            speed *= np.clip(rng.lognormal(-0.95, unevenness), 0.06, 1.2) if delay else 0.7
            speed = min(float(speed), 1.1)
            die, place = dice[rng.randint(count)], side * 0.22 + rng.uniform(-0.35, 0.35)
            # a cup in the hand moves almost like another die, and also rings
            stage.put(die.hit(rng, speed, CLACK), start + delay, place)
            if rng.rand() < on_wall:
                stage.put(cup.hit(rng, speed), start + delay, place * 0.4, 0.085)
        start, side = start + stroke * rng.uniform(1 - 2 * waver, 1 + 2 * waver), -side
    # hand and rim dampen the top octave; the walls, 10 cm apart, lengthen each hit
    return INSIDE.around(low_pass(stage.mix, 9200, 4), -14.5)
