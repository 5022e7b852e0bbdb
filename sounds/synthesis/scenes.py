"""The sounds of dice and of events in a game."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.die import Die
from sounds.synthesis.signals import RATE, Samples, clock, noise_grain, ring
from sounds.synthesis.stage import TABLE, Stage
from sounds.synthesis.tones import bell, glass, melody, reed, sweep, wood
from sounds.synthesis.tray import FELT, WOOD, Tray


def keep(rng: RandomState) -> Samples:
    """A die is set aside: it slides over the cloth, then a firm low stop."""
    die, tray, stage = Die(rng), Tray(rng, WOOD), Stage(0.3)
    stage.put(die.hit(rng, 0.5), 0.001)
    stage.put(noise_grain(rng, 0.05, 0.15, 700, 1900), 0.001, 0, 0.10)
    stage.put(tray.hit(rng, 1.0, die), 0.045)
    stop, t60 = np.array([206, 342, 472, 655]) * rng.uniform(0.97, 1.03), [0.11, 0.1, 0.08, 0.05]
    stage.put(ring(rng, stop, t60, [0.28, 0.28, 0.22, 0.11], 0.14), 0.045)
    return TABLE.around(stage.mix, -20)


def release(rng: RandomState) -> Samples:
    """A die goes back: a catch springs, a click brighter than the first, a touch of cloth."""
    die, felt, stage = Die(rng), Tray(rng, FELT), Stage(0.25)
    stage.put(die.hit(rng, 0.5, brightness=1.3), 0.001)
    times = clock(0.06)
    spring = np.sin(2 * np.pi * np.cumsum(1100 + 26_000 * times) / RATE)
    stage.put(np.asarray(spring * np.sin(np.pi * times / 0.06) ** 0.5), 0.004, 0, 0.10)
    stage.put(die.hit(rng, 0.9, contact=80e-6, brightness=1.4), 0.064)
    latch = ring(
        rng, [1240, 1650, 2480, 3900], [0.07, 0.05, 0.04, 0.02], [0.1, 0.1, 0.14, 0.08], 0.1
    )
    stage.put(latch, 0.064)
    stage.put(felt.hit(rng, 0.25, die), 0.09)
    return TABLE.around(stage.mix, -20)


def all_dice(rng: RandomState) -> Samples:
    """Every die scores: one bright double tick."""
    stage = Stage(0.19)
    stage.put(Die(rng).hit(rng, 0.8, contact=80e-6), 0.001, 0, 0.3)
    for at, note, above in ((0.001, "F5", "C7"), (0.04, "C6", "G7")):
        stage.put(wood(note, 0.15, 0.8, 0.14), at)
        stage.put(glass(above, 0.14, 0.25, 0.12), at)
    return stage.mix


def bank(rng: RandomState) -> Samples:
    """Points are put away: coins run together, two rising notes, the lid."""
    tray, die, stage = Tray(rng, WOOD), Die(rng), Stage(0.8)
    coin = np.array([3830.0, 5230.0, 7020.0, 9050.0, 10980.0])
    t60, levels = np.array([0.16, 0.13, 0.1, 0.07, 0.05]), np.array([0.8, 1, 0.7, 0.5, 0.3])
    for i in range(5):
        chink = ring(rng, coin * rng.uniform(0.93, 1.07), t60, levels, 0.2)
        at = 0.001 + 0.042 * i * rng.uniform(0.85, 1.15)
        stage.put(chink, at, rng.uniform(-0.4, 0.4), rng.uniform(0.10, 0.2))
    stage.put(wood("G4", 0.5, 0.8), 0.20)
    stage.put(wood("C5", 0.5, 0.8), 0.31)
    stage.put(tray.hit(rng, 1.0, die), 0.31)
    return TABLE.around(stage.mix, -21)


def farkle(rng: RandomState) -> Samples:
    """The turn's points are lost: two steps down, a third that sags, dice dropped on cloth."""
    felt, die, stage = Tray(rng, FELT), Die(rng), Stage(1.0)
    for i, note in enumerate(("Eb4", "D4")):
        stage.put(reed(note, 0.15, 0.55, 1300), i * 0.16)
    stage.put(reed("Db4", 0.55, 0.55, 1300, vibrato=0.35, bend=-2.2), 0.32)
    stage.put(0.5 * ring(rng, [82, 123, 190], [0.28, 0.2, 0.12], [1, 0.6, 0.4], 0.4), 0.32)
    for i in range(3):
        stage.put(felt.hit(rng, 0.8 - 0.2 * i, die), 0.34 + 0.05 * i)
    return TABLE.around(stage.mix, -20)


def hot_dice(rng: RandomState) -> Samples:
    """All dice score and may be thrown again: a rush upward, seven notes, a chord."""
    stage, dice = Stage(1.25), [Die(rng) for _ in range(6)]
    stage.put(sweep(rng, 0.75, 500, 6500, 0.75), 0, 0, 0.5)
    for i, note in enumerate(("C5", "E5", "G5", "A5", "C6", "E6", "G6")):
        at, place = 0.002 + 0.075 * i, -0.6 + 0.2 * i
        stage.put(glass(note, 0.6, 0.5, 0.45), at, place)
        stage.put(dice[i % 6].hit(rng, 0.7), at, place, 0.5)
    for note in ("C6", "G6", "E7"):
        stage.put(glass(note, 0.6, 0.35), 0.56)
    return TABLE.around(stage.mix, -19)


def turn_mine(_: RandomState) -> Samples:
    """Your turn: a rising fourth-and-octave in glass."""
    notes = melody(glass, ("G4", "D5+G5"), 0.13, seconds=0.5, t60=0.45)
    return TABLE.around(notes.mix, -20)


def turn_other(_: RandomState) -> Samples:
    """Another's turn: two falling notes in wood."""
    notes = melody(wood, ("D5", "G4"), 0.13, seconds=0.35, level=0.7)
    return TABLE.around(notes.mix, -22)


def win(_: RandomState) -> Samples:
    """A fanfare: three calls, a lift, the chord held, glass above it."""
    stage = Stage(2.2)
    fanfare = (
        *((0.00, "G4+B4+D5", 0.13), (0.15, "G4+B4+D5", 0.13), (0.30, "G4+C5+E5", 0.13)),
        *((0.45, "A4+C5+F5", 0.26), (0.75, "G4+B4+F5", 0.13), (0.90, "G4+C5+E5+G5+C6", 1.05)),
    )
    for at, chord, seconds in fanfare:
        last = seconds > 1
        vibrato, fade = (0.12, 0.3) if last else (0.0, 0.05)
        for i, note in enumerate(chord.split("+")):
            sound = reed(note, seconds, 0.30, 3200, vibrato=vibrato, release=fade)
            stage.put(sound, at + 0.004 * i, -0.4 + 0.25 * i)
    for i, note in enumerate(("C6", "E6", "G6", "C7", "G6", "C7", "E7")):
        stage.put(glass(note, 0.6, 0.16), 0.95 + 0.085 * i, 0.5 * (-1) ** i)
    return TABLE.around(stage.mix, -18)


def lose(_: RandomState) -> Samples:
    """The game is lost: four slow steps down in C minor, reed over wood."""
    stage = Stage(1.6)
    for i, (note, under) in enumerate((("G4", "G3"), ("F4", "F3"), ("Eb4", "Eb3"), ("C4", "C3"))):
        last = i == 3
        stage.put(
            reed(note, 0.8 if last else 0.26, 0.5, 900, release=0.2 if last else 0.06), 0.24 * i
        )
        stage.put(wood(under, 0.5, 0.4), 0.24 * i)
    return TABLE.around(stage.mix, -19)


def tie(_: RandomState) -> Samples:
    """Nobody wins: the same two bell notes on the left and on the right, then both at once."""
    stage = Stage(1.5)
    for i, place in enumerate((-0.6, 0.6)):
        stage.put(bell("D5", 0.35, 0.5, 0.4), 0.36 * i, place)
        stage.put(bell("A5", 0.35, 0.5, 0.4), 0.36 * i + 0.15, place)
    for note, place in (("D5", -0.6), ("A5", 0.6)):
        stage.put(bell(note, 0.7, 0.5), 0.76, place)
    return TABLE.around(stage.mix, -19)


# ------------------------------------------------------------------ the sheet


def score(rng: RandomState) -> Samples:
    """A box is filled in: a pencil's tick, short and long, and two close notes in wood."""
    stage = Stage(0.6)
    stage.put(sweep(rng, 0.05, 2600, 3400, 0.3), 0.0, 0, 0.5)
    stage.put(sweep(rng, 0.12, 3000, 6500, 0.5), 0.07, 0, 0.6)
    stage.put(wood("E5", 0.3, 0.8, 0.26), 0.19)
    stage.put(wood("F#5", 0.4, 0.8, 0.34), 0.27)
    return TABLE.around(stage.mix, -22)


def zero(rng: RandomState) -> Samples:
    """A box for nothing: a knock on a hollow lid, and a short voice that sinks."""
    stage = Stage(0.6)
    hollow, t60 = [208, 392, 523, 784, 1170], [0.13, 0.11, 0.10, 0.05, 0.03]
    stage.put(ring(rng, hollow, t60, [0.6, 1, 1, 0.5, 0.3], 0.2), 0.001)
    stage.put(noise_grain(rng, 0.03, 0.016, 300, 2200), 0.001, 0, 0.6)
    stage.put(reed("Eb4", 0.34, 0.30, 1100, bend=-6, attack=0.03, release=0.16), 0.11)
    return stage.mix


def bonus(_: RandomState) -> Samples:
    """The upper bonus: a bell is shaken, ever faster, over two calls of a reed."""
    stage = Stage(1.3)
    for at, note, seconds in ((0.0, "G4", 0.1), (0.12, "C5", 0.5)):
        stage.put(reed(note, seconds, 0.34, 2600, release=0.08), at, -0.2)
    at = 0.0
    for i in range(11):
        strike = bell("C7" if i % 2 else "G6", 0.3, 0.35, 0.34)
        stage.put(strike, at, 0.45 * (-1) ** i)
        at += 0.085 * 0.96**i
    stage.put(bell("C6", 0.45, 0.6, 0.7), at)
    return TABLE.around(stage.mix, -21)
