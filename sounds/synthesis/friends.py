"""The sounds of friends at a table: arriving and leaving, phrases, and the connection.

All are in one channel, so that the mixer can place each at its seat.
"""

from __future__ import annotations

from numpy.random import RandomState

from sounds.synthesis.combos import pluck
from sounds.synthesis.signals import Samples, noise_grain, ring
from sounds.synthesis.stage import Stage
from sounds.synthesis.tones import bell, glass, reed, sweep, wood


def _knock(rng: RandomState, stage: Stage, at: float, level: float) -> None:
    """A knuckle on a door."""
    stage.put(
        ring(rng, [185, 310, 520, 890], [0.07, 0.06, 0.05, 0.03], [1, 0.9, 0.6, 0.3], 0.1),
        at,
        0,
        level,
    )
    stage.put(noise_grain(rng, 0.02, 0.012, 500, 2600), at, 0, 0.5 * level)


def friend_came(rng: RandomState) -> Samples:
    """Somebody comes: two knocks, and a bell over the door."""
    stage = Stage(0.62)
    for at, level in ((0.001, 0.9), (0.1, 1.0)):
        _knock(rng, stage, at, level)
    for at, note in ((0.21, "D5"), (0.29, "A5")):
        stage.put(bell(note, 0.3, 0.5, 0.35), at)
    return stage.mix


def friend_left(rng: RandomState) -> Samples:
    """Somebody goes: the bell backwards, and the door falls shut."""
    stage = Stage(0.62)
    for at, note in ((0.001, "A5"), (0.09, "D5")):
        stage.put(bell(note, 0.24, 0.5, 0.3), at)
    stage.put(sweep(rng, 0.1, 1500, 500, 0.7), 0.2, 0, 0.6)
    stage.put(
        ring(rng, [120, 205, 330, 540], [0.16, 0.12, 0.09, 0.05], [1, 0.8, 0.5, 0.3], 0.2),
        0.3,
        0,
        1.3,
    )
    return stage.mix


def friend_quiet(_: RandomState) -> Samples:
    """A friend's program is silent: one blown note, three times, each fainter."""
    stage = Stage(0.62)
    for at, level in ((0.001, 0.6), (0.19, 0.3), (0.38, 0.14)):
        stage.put(reed("F5", 0.12, level, 1100, attack=0.02, release=0.06), at)
    return stage.mix


def friend_back(rng: RandomState) -> Samples:
    """A silent friend's program answers again: the blown note, and a string above it."""
    stage = Stage(0.5)
    stage.put(reed("F5", 0.12, 0.4, 1100, attack=0.01, release=0.05), 0.001)
    for at, note in ((0.14, "C6"), (0.2, "F6")):
        stage.put(pluck(rng, note, 0.26, 0.24), at, 0, 0.9)
    return stage.mix


def friend_said(rng: RandomState) -> Samples:
    """Somebody says something: two small drops of glass, the second lower."""
    stage = Stage(0.3)
    for at, note in ((0.001, "G6"), (0.09, "E6")):
        stage.put(glass(note, 0.18, 0.4, 0.16), at)
        stage.put(noise_grain(rng, 0.01, 0.006, 2500, 6000), at, 0, 0.15)
    return stage.mix


def line_lost(rng: RandomState) -> Samples:
    """The connection is lost: a hum that stumbles, and sinks into noise."""
    stage = Stage(0.62)
    stage.put(reed("Bb3", 0.14, 0.5, 600, release=0.01), 0.001)
    stage.put(reed("Bb3", 0.06, 0.45, 600, release=0.01), 0.19)
    stage.put(reed("A3", 0.22, 0.4, 500, bend=-9, release=0.1), 0.28)
    stage.put(sweep(rng, 0.26, 2600, 600, 0.3), 0.28, 0, 0.5)
    return stage.mix


def line_found(rng: RandomState) -> Samples:
    """The connection is back: a plug goes in, noise that clears, a hum, and wood on top."""
    stage = Stage(0.62)
    stage.put(noise_grain(rng, 0.02, 0.012, 500, 2600), 0.001, 0, 0.4)
    stage.put(sweep(rng, 0.16, 600, 3200, 0.6), 0.001, 0, 0.4)
    stage.put(reed("A4", 0.2, 0.25, 900, bend=5, attack=0.03, release=0.05), 0.08)
    for at, note in ((0.27, "D6"), (0.33, "A6")):
        stage.put(wood(note, 0.24, 1.2, 0.2), at)
    return stage.mix
