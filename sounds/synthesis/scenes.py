"""The sounds of dice and of events in a game.

`rng` makes the variants of a cue: times, strengths and instruments differ, the melody does not.
"""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.die import Die
from sounds.synthesis.instruments import bowed, brass, plucked
from sounds.synthesis.signals import RATE, Samples, clock, noise_grain, ring
from sounds.synthesis.stage import TABLE, Stage
from sounds.synthesis.tones import bell, glass, sweep, transposed, wood
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


def coins(rng: RandomState, stage: Stage, count: int, apart: float) -> None:
    """Add `count` coins that slide together to `stage`, one every `apart` seconds."""
    coin = np.array([3830.0, 5230.0, 7020.0, 9050.0, 10980.0])
    t60, levels = np.array([0.16, 0.13, 0.1, 0.07, 0.05]), np.array([0.8, 1, 0.7, 0.5, 0.3])
    for i in range(count):
        chink = ring(rng, coin * rng.uniform(0.93, 1.07), t60, levels, 0.2)
        at = 0.001 + apart * i * rng.uniform(0.85, 1.15)
        stage.put(chink, at, rng.uniform(-0.4, 0.4), rng.uniform(0.12, 0.2))


def bank(rng: RandomState) -> Samples:
    """Points are banked: coins slide together, two rising notes, a lid."""
    tray, die, stage = Tray(rng, WOOD), Die(rng), Stage(0.8)
    coins(rng, stage, 5, 0.042)
    lid = 0.31 + rng.uniform(-0.012, 0.018)
    stage.put(wood("G4", 0.5, rng.uniform(0.7, 0.85)), 0.20)
    stage.put(wood("C5", 0.5, 0.8), lid)
    stage.put(tray.hit(rng, 1.0, die), lid + rng.uniform(0, 0.006))
    return TABLE.around(stage.mix, -21)


def bank_big(rng: RandomState) -> Samples:
    """Many points are banked: a stream of coins, four rising notes with bells, a lid."""
    tray, die, stage = Tray(rng, WOOD), Die(rng), Stage(1.4)
    coins(rng, stage, 14, 0.038)
    at = 0.16
    for i, note in enumerate(("G4", "C5", "E5", "G5")):
        stage.put(wood(note, 0.5, rng.uniform(0.5, 0.6)), at, -0.3 + 0.2 * i)
        stage.put(bell(note, 0.6, 0.12, 0.5), at, 0.3 - 0.2 * i)
        at += 0.11 + rng.uniform(-0.006, 0.006)
    stage.put(plucked(rng, "C3", 0.7, 0.5, 0.8), at - 0.11)
    stage.put(bell("C5", 0.8, 0.22, 0.7), at - 0.11)
    stage.put(tray.hit(rng, 1.0, die), at + 0.02, 0, 1.2)
    return TABLE.around(stage.mix, -20)


CRY, SAG = (0.3, 0.9, 0.3), (0.3, 1.0, 0.75, 0.4, 0.1)
"""Movements of a plunger: for a short syllable of a muted trombone, and for one that sags."""


def farkle(rng: RandomState) -> Samples:
    """The turn's points are lost: a muted trombone takes two steps down and sags on the third;
    dice drop on cloth."""
    stage, step = Stage(1.0), 0.16 + rng.uniform(-0.006, 0.008)
    for i, note in enumerate(("Eb4", "D4")):
        stage.put(brass(rng, note, 0.155, 0.55, 0.7, mute=CRY), i * step)
    sagging = rng.uniform(-2.5, -1.9)
    stage.put(brass(rng, "Db4", 0.6, 0.6, 0.7, sagging, 0.35, SAG), 2 * step)
    dropped(rng, stage, 2 * step, 3)
    return TABLE.around(stage.mix, -20)


def farkle_big(rng: RandomState) -> Samples:
    """Many points are lost: like `farkle`, with the trombone an octave lower, one more step and a
    longer fall; the low string breaks off, and more dice drop."""
    stage, step = Stage(1.55), 0.145 + rng.uniform(-0.006, 0.008)
    for i, note in enumerate(("E4", "Eb4", "D4")):
        stage.put(brass(rng, note, 0.14, 0.6, 0.95, mute=CRY), i * step)
        stage.put(brass(rng, note.replace("4", "3"), 0.14, 0.3, 0.8, mute=CRY), i * step)
        stage.put(plucked(rng, note.replace("4", "2"), 0.14, 0.35, 0.4), i * step)
    sagging = rng.uniform(-5.5, -4.5)
    stage.put(brass(rng, "Db4", 0.95, 0.6, 0.9, sagging, 0.5, SAG), 3 * step)
    stage.put(brass(rng, "Db3", 0.95, 0.45, 0.8, sagging, 0.5, SAG), 3 * step)
    stage.put(plucked(rng, "Db2", 0.8, 0.7, 0.7), 3 * step)
    dropped(rng, stage, 3 * step, 7)
    return TABLE.around(stage.mix, -19)


def dropped(rng: RandomState, stage: Stage, at: float, count: int) -> None:
    """Add `count` dice that fall on cloth, ever softer, over a dull thud, to `stage`."""
    felt, die = Tray(rng, FELT), Die(rng)
    stage.put(0.5 * ring(rng, [82, 123, 190], [0.28, 0.2, 0.12], [1, 0.6, 0.4], 0.4), at)
    fallen = at + 0.02
    for i in range(count):
        stage.put(felt.hit(rng, 0.8 - 0.6 * i / count, die), fallen)
        fallen += 0.05 * rng.uniform(0.75, 1.25)


RUSH = ("C5", "E5", "G5", "A5", "C6", "E6", "G6")


def hot_dice(rng: RandomState, chain: int = 1) -> Samples:
    """All dice score and may be thrown again: a rush upward, seven notes, a chord.

    Each hot dice in a `chain` sounds higher, by a fourth, then a sixth, and adds instruments: bells
    an octave below the glass, then brass under a longer chord.
    """
    stage, dice = Stage(1.05 + 0.2 * chain), [Die(rng) for _ in range(6)]
    higher = (0, 5, 9)[chain - 1]
    stage.put(sweep(rng, 0.75, 500, 6500, 0.75), 0, 0, 0.5)
    for i, note in enumerate(RUSH):
        at, place = 0.002 + 0.075 * i, -0.6 + 0.2 * i
        at += rng.uniform(0, 0.008) * (i > 0)
        tone = transposed(note, higher)
        stage.put(glass(tone, 0.6, rng.uniform(0.42, 0.55), 0.45), at, place)
        if chain > 1:
            stage.put(bell(transposed(note, higher - 12), 0.6, 0.30, 0.5), at, -place)
        stage.put(dice[i % 6].hit(rng, 0.7), at, place, 0.5)
    for note in ("C6", "G6", "E7" if chain == 1 else "E6"):
        stage.put(glass(transposed(note, higher), 0.5 + 0.15 * chain, 0.35), 0.56)
    if chain > 2:
        for i, note in enumerate(("C4", "G4", "E5", "C5")):
            sound = brass(rng, transposed(note, higher - 12), 0.75, 0.5, 0.75, vibrato=0.15)
            stage.put(sound, 0.55 + 0.008 * i, -0.45 + 0.3 * i)
    return TABLE.around(stage.mix, -19)


def turn_mine(rng: RandomState) -> Samples:
    """Your turn: a rising fourth-and-octave in glass."""
    stage, second = Stage(0.65), 0.13 + rng.uniform(-0.006, 0.008)
    stage.put(glass("G4", 0.5, rng.uniform(0.9, 1.0), 0.45), 0)
    for note, level in (("D5", rng.uniform(0.8, 1.0)), ("G5", rng.uniform(0.8, 1.0))):
        stage.put(glass(note, 0.5, level, rng.uniform(0.42, 0.48)), second + rng.uniform(0, 0.006))
    return TABLE.around(stage.mix, -20)


def turn_other(rng: RandomState) -> Samples:
    """Another player's turn: two falling notes in wood."""
    stage = Stage(0.5)
    stage.put(wood("D5", 0.35, rng.uniform(0.6, 0.75), rng.uniform(0.34, 0.4)), 0)
    at = 0.13 + rng.uniform(-0.007, 0.009)
    stage.put(wood("G4", 0.35, 0.7, rng.uniform(0.34, 0.4)), at)
    return TABLE.around(stage.mix, -22)


FANFARE = (
    *((0.00, "G4+B4+D5", 0.14), (0.15, "G4+B4+D5", 0.14), (0.30, "G4+C5+E5", 0.15)),
    *((0.45, "A4+C5+F5", 0.28), (0.75, "G4+B4+F5", 0.15), (0.90, "G3+G4+C5+E5+C6", 1.10)),
)
"""Three calls, a lift, and a held chord: the time, notes and length of each, in seconds."""


def win(rng: RandomState) -> Samples:
    """A fanfare of brass; under its last chord strings, above it glass."""
    stage = Stage(2.2)
    for at, chord, seconds in FANFARE:
        last = seconds > 1
        for i, note in enumerate(chord.split("+")):
            force = rng.uniform(0.6, 0.75) if last else rng.uniform(0.55, 0.7)
            sound = brass(
                rng, note, seconds, 0.28 if last else 0.36, force, vibrato=0.16 if last else 0
            )
            late = rng.uniform(0, 0.009) if at else 0.003 * i
            stage.put(sound, at + late, -0.4 + 0.2 * i)
    for note, place in (("C3", -0.5), ("E4", 0.5)):
        stage.put(bowed(rng, note, 1.15, 0.12, 0.12, 0.3), 0.9, place)
    for i, note in enumerate(("C6", "E6", "G6", "C7", "G6", "C7", "E7")):
        at = 0.95 + 0.085 * i + rng.uniform(-0.01, 0.01)
        stage.put(glass(note, 0.6, rng.uniform(0.09, 0.14)), at, 0.5 * (-1) ** i)
    return TABLE.around(stage.mix, -18)


def lose(rng: RandomState) -> Samples:
    """The game is lost: a cello plays four slow steps down in C minor, each over a plucked low
    string."""
    stage, at = Stage(1.7), 0.0
    for note, under in (("G4", "G2"), ("F4", "F2"), ("Eb4", "Eb2"), ("C4", "C2")):
        last = note == "C4"
        sound = bowed(rng, note, 0.85 if last else 0.29, 0.6, 0.035, 0.3 if last else 0.07)
        stage.put(sound, at)
        stage.put(plucked(rng, under, 0.7, 0.55, 0.9), at)
        at += 0.24 + rng.uniform(-0.006, 0.014)
    return TABLE.around(stage.mix, -19)


def tie(rng: RandomState) -> Samples:
    """A tie: the same two bell notes on the left and on the right, then on both sides at once."""
    stage, step = Stage(1.5), 0.15 + rng.uniform(-0.008, 0.008)
    sides = (-0.6, 0.6) if rng.rand() < 0.5 else (0.6, -0.6)
    for i, place in enumerate(sides):
        stage.put(bell("D5", 0.35, 0.5, 0.4), 0.36 * i, place)
        stage.put(bell("A5", 0.35, rng.uniform(0.45, 0.52), 0.4), 0.36 * i + step, place)
    for note, place in (("D5", -0.6), ("A5", 0.6)):
        stage.put(bell(note, 0.7, 0.5), 0.76 + rng.uniform(0, 0.008), place)
    return TABLE.around(stage.mix, -19)


# ------------------------------------------------------------------ the sheet


def pencil(rng: RandomState, stage: Stage, level: float) -> None:
    """A pencil's tick on paper: a short stroke at once, a longer one up."""
    stage.put(sweep(rng, 0.04, 1500, 2300, 0.2), 0.0, 0, 0.5 * level)
    long = rng.uniform(0.10, 0.13)
    stage.put(sweep(rng, long, 1700, 4200, 0.6), 0.055 + rng.uniform(0, 0.01), 0, 0.35 * level)


def score(rng: RandomState) -> Samples:
    """A box is filled in: a pencil's tick, short and long, and two close notes in wood."""
    stage, second = Stage(0.5), 0.13 + rng.uniform(-0.008, 0.010)
    pencil(rng, stage, 1.0)
    stage.put(wood("E5", 0.3, rng.uniform(0.7, 0.85), 0.26), 0.04)
    stage.put(wood("F#5", 0.4, 0.85, 0.34), second)
    return TABLE.around(stage.mix, -22)


def score_big(rng: RandomState) -> Samples:
    """A box is worth a lot: the tick and the two notes, then two more in glass over low strings."""
    stage, step = Stage(1.0), 0.10 + rng.uniform(-0.005, 0.007)
    pencil(rng, stage, 1.0)
    for i, note in enumerate(("E5", "F#5", "B5", "E6")):
        at = 0.04 + step * i
        stage.put(wood(note, 0.4, rng.uniform(0.6, 0.75), 0.34), at)
        if i > 1:
            stage.put(glass(note, 0.5, 0.4, 0.45), at)
    for note in ("E3", "B3"):
        stage.put(plucked(rng, note, 0.7, 0.6, 0.8), 0.04 + 2 * step)
    return TABLE.around(stage.mix, -21)


def zero(rng: RandomState) -> Samples:
    """A box scores zero: a knock on a hollow lid, and a muted horn that sinks."""
    stage = Stage(0.6)
    hollow = np.array([208, 392, 523, 784, 1170]) * rng.uniform(0.98, 1.02)
    t60 = [0.13, 0.11, 0.10, 0.05, 0.03]
    stage.put(ring(rng, hollow, t60, [0.6, 1, 1, 0.5, 0.3], 0.2), 0.001)
    stage.put(noise_grain(rng, 0.03, 0.016, 300, 2200), 0.001, 0, 0.6)
    sinks = brass(rng, "Eb4", 0.34, 0.5, 0.6, rng.uniform(-6.6, -5.4), mute=(0.5, 0.6, 0.2))
    stage.put(sinks, 0.11 + rng.uniform(-0.006, 0.008))
    return stage.mix


def bonus(rng: RandomState) -> Samples:
    """The upper bonus: a bell is shaken, ever faster, over two calls of a trumpet."""
    stage, second = Stage(1.3), 0.12 + rng.uniform(-0.006, 0.006)
    for at, note, seconds in ((0.0, "G4", 0.11), (second, "C5", 0.5)):
        stage.put(brass(rng, note, seconds, 0.45, 0.65, vibrato=0.12), at, -0.2)
    at = 0.0
    for i in range(11):
        strike = bell("C7" if i % 2 else "G6", 0.3, rng.uniform(0.3, 0.38), 0.34)
        stage.put(strike, at, 0.45 * (-1) ** i)
        at += 0.085 * 0.96**i * rng.uniform(0.95, 1.05)
    stage.put(bell("C6", 0.45, 0.6, 0.7), at)
    return TABLE.around(stage.mix, -21)
