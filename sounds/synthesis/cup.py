"""The cup, and dice shaken in it."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import CLACK
from sounds.synthesis.die import Die
from sounds.synthesis.signals import Samples, low_pass, ring
from sounds.synthesis.stage import Room, Stage

INSIDE = Room(0.11, -14.5, low=900, high=8000, nearest_wall=0.0008)
"""The air in the cup: a click of 9 ms lasts 25 ms in it, as recorded."""

FEW = 6
"""Dice up to which each can still be heard to hit by itself."""


class Cup:
    """A leather-lined dice cup: six resonances of the air and the wall."""

    MODES = np.array([655.0, 880.0, 985.0, 1290.0, 3250.0, 4100.0])
    T60 = np.array([0.03, 0.035, 0.04, 0.02, 0.026, 0.010])
    LEVELS = np.array([0.35, 0.6, 1.0, 0.35, 0.8, 0.3])

    def __init__(self, rng: RandomState) -> None:
        self.frequencies = self.MODES * rng.uniform(0.96, 1.04)

    def hit(self, rng: RandomState, speed: float) -> Samples:
        """A die meets the wall at `speed`."""
        frequencies = self.frequencies * rng.uniform(0.98, 1.02)
        levels = self.LEVELS * rng.uniform(0.3, 1, len(frequencies))
        return 0.5 * speed * ring(rng, frequencies, self.T60, levels, 0.07)


def shake(rng: RandomState, count: int, strokes: int = 2, stroke: float = 0.098) -> Samples:
    """`count` dice in a cup, shaken `strokes` times (PhISEM), `stroke` seconds each and some more.

    Each stroke throws them at one end: a dense cluster of hits, then stragglers, weaker as the
    energy of the stroke runs out. Alone a die meets only the wall; the more there are, the more
    they meet each other, and the longer they take to come to rest. Beyond `FEW` the strokes cannot
    grow on: the hits come closer instead, more even in time and strength, or they would merge.
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
        # even but for a jitter, that the count be heard; crowded early, if few
        late = (turns + turns.clip(0, 1) * rng.uniform(-jitter, jitter, len(turns))) / hits
        for delay in stroke * late**crowding:
            speed = energy * np.exp(-delay / (0.9 * stroke))
            speed *= np.clip(rng.lognormal(-0.95, unevenness), 0.06, 1.2) if delay else 0.7
            speed = min(float(speed), 1.1)
            die, place = dice[rng.randint(count)], side * 0.22 + rng.uniform(-0.35, 0.35)
            # a cup in the hand gives way much as another die does, and rings besides
            stage.put(die.hit(rng, speed, CLACK), start + delay, place)
            if rng.rand() < on_wall:
                stage.put(cup.hit(rng, speed), start + delay, place * 0.4, 0.085)
        start, side = start + stroke * rng.uniform(1 - 2 * waver, 1 + 2 * waver), -side
    # hand and rim shade the top octave; the walls, a hand's breadth apart, draw each hit out
    return INSIDE.around(low_pass(stage.mix, 9200, 4), rng)
