"""The sounds of the interface."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.combos import pluck
from sounds.synthesis.die import Die
from sounds.synthesis.pour import pour
from sounds.synthesis.signals import Samples, add, band, noise_grain, ring
from sounds.synthesis.stage import TABLE, Stage
from sounds.synthesis.tones import bell, glass, melody, reed, sweep, wood
from sounds.synthesis.values import latch


def refused(_: RandomState) -> Samples:
    """Not allowed: two low buzzes, beating at a semitone, in a nasal band that phones can play."""
    stage = Stage(0.3)
    for at in (0.0, 0.14):
        for note in ("C#3", "D3"):
            stage.put(reed(note, 0.11, 0.6, 700, release=0.02), at)
            nasal = band(reed(note, 0.11, 0.6, 6000, release=0.02), 620, 1150)
            stage.put(nasal, at, 0, 3.0)
    return stage.mix


def question(rng: RandomState) -> Samples:
    """The program asks before it acts: a string, then a blown note that bends up like a voice."""
    stage = Stage(0.42)
    stage.put(pluck(rng, "E5", 0.14, 0.14), 0.001, 0, 0.5)
    stage.put(reed("G4", 0.26, 0.5, 700, bend=7, attack=0.02, release=0.05), 0.11)
    return stage.mix


def too_soon(rng: RandomState) -> Samples:
    """A key came too soon and was ignored: two strokes of a brush."""
    stage = Stage(0.2)
    for at, level in ((0.0, 0.6), (0.08, 1.0)):
        stage.put(sweep(rng, 0.08, 4200, 1800, 0.2), at, 0, level)
    return stage.mix


def menu_move(rng: RandomState) -> Samples:
    """The next entry: one small tick."""
    stage = Stage(0.06)
    stage.put(ring(rng, [1320, 2750], [0.03, 0.015], [0.7, 0.28], 0.05), 0.001)
    stage.put(Die(rng).hit(rng, 0.4), 0.001, 0, 0.3)
    return stage.mix


def menu_edge(rng: RandomState) -> Samples:
    """The end of a list: a dull stop, twice."""
    stage = Stage(0.2)
    for at, level, tune in ((0.001, 1.0, 1.0), (0.07, 0.6, 0.8)):
        modes = np.array([150.0, 400.0, 770.0, 1100.0]) * tune
        stop = ring(rng, modes, [0.07, 0.05, 0.05, 0.04], [0.5, 0.6, 1, 0.7], 0.1)
        stage.put(stop, at, 0, level)
        stage.put(noise_grain(rng, 0.02, 0.01, 200, 1200), at, 0, 0.3 * level)
    return stage.mix


def menu_select(_: RandomState) -> Samples:
    """An entry is chosen: a quick rising fifth in wood."""
    return melody(wood, ("C5", "G5"), 0.055, seconds=0.2, t60=0.16).mix


def menu_open(rng: RandomState) -> Samples:
    """A list opens: a breath upward into one glass note."""
    stage = Stage(0.42)
    stage.put(ring(rng, [2100, 4300], [0.03, 0.015], [0.25, 0.1], 0.05), 0.001)
    stage.put(sweep(rng, 0.08, 900, 5200, 0.6), 0, 0, 0.6)
    stage.put(glass("C6", 0.3, 0.4, 0.25), 0.05)
    return stage.mix


def menu_close(rng: RandomState) -> Samples:
    """A list closes: a breath downward onto one low wooden note."""
    stage = Stage(0.42)
    stage.put(sweep(rng, 0.16, 5200, 900, 0.2), 0, 0, 0.5)
    stage.put(wood("C4", 0.28, 0.6, 0.2), 0.13)
    return stage.mix


def start(rng: RandomState) -> Samples:
    """The table opens: two dice fall, an open chord answers."""
    stage = Stage(1.3)
    add(stage.mix, pour(rng, 2, short=True), 0, 1.8)
    for i, note in enumerate(("C5", "G5", "E6")):
        stage.put(glass(note, 0.8 - 0.1 * i, 0.45, 0.7), 0.26 + 0.09 * i, -0.4 + 0.4 * i)
    return TABLE.around(stage.mix, -20)


def leave(_: RandomState) -> Samples:
    """The table closes: the opening chord backwards, down to wood."""
    stage = Stage(1.0)
    for i, note in enumerate(("E6", "G5", "C5")):
        stage.put(glass(note, 0.5, 0.45, 0.4), 0.001 + 0.11 * i, 0.4 - 0.4 * i)
    stage.put(wood("C4", 0.5, 0.8), 0.33)
    return TABLE.around(stage.mix, -20)


def hurry(rng: RandomState) -> Samples:
    """Opponents hurry: five ticks ever closer, each a step higher."""
    stage, at = Stage(0.36), 0.001
    for i, note in enumerate(("G4", "A4", "B4", "D5", "E5")):
        stage.put(wood(note, 0.11, 0.5 + 0.1 * i, 0.09), at)
        stage.put(Die(rng).hit(rng, 0.4 + 0.1 * i), at, 0, 0.3)
        at += 0.075 * 0.78**i
    return stage.mix


def undo(rng: RandomState) -> Samples:
    """An action is undone: a slide down, and the die is back in its place."""
    stage = Stage(0.3)
    stage.put(reed("A5", 0.15, 0.4, 2500, bend=-12, release=0.03), 0.0)
    stage.put(Die(rng).hit(rng, 0.7), 0.155, 0, 0.8)
    stage.put(wood("A4", 0.14, 0.4, 0.1), 0.155)
    return stage.mix


def text(_: RandomState) -> Samples:
    """The player must read the screen, because no voice works: bell notes, long, short, long."""
    stage = Stage(1.1)
    for at, note, seconds in ((0.0, "B5", 0.3), (0.26, "B5", 0.2), (0.40, "F#5", 0.65)):
        stage.put(bell(note, seconds, 0.6, 0.6), at)
    return TABLE.around(stage.mix, -22)


def input_help(_: RandomState, on: bool) -> Samples:
    """Input help: a reed rises twice as if asking (on), or falls as if answering (off)."""
    stage, bend = Stage(0.36), 5 if on else -5
    for at, note in ((0.0, "A4"), (0.15, "D5")) if on else ((0.0, "G5"), (0.15, "D5")):
        stage.put(reed(note, 0.13, 0.5, 1500, bend=bend, release=0.03), at)
    return stage.mix


def game_kept(rng: RandomState) -> Samples:
    """The game is saved: a drawer shuts, two strings sink, the lock turns."""
    stage = Stage(0.6)
    stage.put(sweep(rng, 0.06, 1800, 500, 0.6), 0.0, 0, 1.2)
    stage.put(ring(rng, [170, 265, 420], [0.12, 0.1, 0.07], [1, 0.8, 0.5], 0.15), 0.045)
    for at, note in ((0.05, "G4"), (0.16, "C4")):
        stage.put(pluck(rng, note, 0.3, 0.28), at, 0, 0.7)
    for at in (0.3, 0.35):
        stage.put(latch(rng), at, 0, 0.6)
    return stage.mix


def game_resumed(rng: RandomState) -> Samples:
    """The game is resumed: the lock turns, two strings rise, the drawer slides out."""
    stage = Stage(0.7)
    stage.put(latch(rng), 0.001, 0, 0.5)
    for at, note in ((0.07, "C4"), (0.17, "G4")):
        stage.put(pluck(rng, note, 0.3, 0.28), at, 0, 0.7)
    stage.put(sweep(rng, 0.24, 500, 1800, 0.5), 0.2, 0, 0.6)
    return stage.mix


def quiz_right(rng: RandomState) -> Samples:
    """The right answer: a string and a glass leap up together."""
    stage = Stage(0.5)
    for at, note in ((0.001, "G5"), (0.08, "C6"), (0.16, "E6")):
        stage.put(pluck(rng, note, 0.3, 0.28), at, 0, 0.6)
        stage.put(glass(note, 0.28, 0.25, 0.3), at)
    return stage.mix


def quiz_wrong(rng: RandomState) -> Samples:
    """Another answer was right: a low string, twice, and a shrug down."""
    stage = Stage(0.5)
    for at, note in ((0.001, "Ab4"), (0.11, "Ab4"), (0.22, "Eb4")):
        stage.put(pluck(rng, note, 0.24, 0.22), at)
        stage.put(reed(note, 0.09, 0.15, 2400, release=0.03), at)
    return stage.mix


def thinking(rng: RandomState) -> Samples:
    """A computation goes on: one soft tick of a big clock."""
    stage = Stage(0.1)
    stage.put(ring(rng, [560, 840, 1240], [0.06, 0.05, 0.03], [1, 0.7, 0.4], 0.07), 0.001, 0, 0.6)
    stage.put(noise_grain(rng, 0.01, 0.006, 900, 2500), 0.001, 0, 0.5)
    return stage.mix
