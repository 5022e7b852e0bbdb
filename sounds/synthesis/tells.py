"""Labels: short sounds that say the meaning of the next number or value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import CLACK
from sounds.synthesis.die import Die
from sounds.synthesis.fonnjo import pipe
from sounds.synthesis.signals import RATE, Samples, band, clock, noise_grain, ring
from sounds.synthesis.stage import Stage
from sounds.synthesis.tones import pitch, reed, sweep

COIN = np.array([2410.0, 3830.0, 5230.0, 7020.0, 9050.0])


def coin(rng: RandomState, size: float = 1.0, t60: float = 0.14) -> Samples:
    """A coin set on a coin; a bigger one is lower."""
    falls = t60 * np.array([1, 0.9, 0.75, 0.5, 0.35])
    return ring(rng, COIN / size, falls, [0.9, 1, 0.8, 0.5, 0.3], 0.2)


def flute(rng: RandomState, start: str, end: str, seconds: float) -> Samples:
    """A breathed tone that glides from note to note: nearly a sine."""
    times = clock(seconds)
    progress = times / seconds
    frequency = pitch(start) * (pitch(end) / pitch(start)) ** progress
    turns = 2 * np.pi * np.cumsum(frequency) / RATE
    breath = 0.05 * band(rng.randn(len(times)), 1200, 4000)
    swell = np.clip(np.minimum((times + 0.001) / 0.006, (seconds - times) / 0.03), 0, 1)
    return np.asarray((np.sin(turns) + 0.12 * np.sin(2 * turns) + breath) * swell)


def points(rng: RandomState) -> Samples:
    """Points: one thick coin set down on wood, mild because it stands before every number."""
    stage = Stage(0.22)
    for at, level in ((0.001, 1.0), (0.062, 0.5)):
        thick = ring(
            rng, [930, 1410, 2160, 3050], [0.13, 0.12, 0.07, 0.04], [1, 0.9, 0.22, 0.08], 0.15
        )
        stage.put(thick, at, 0, level)
        stage.put(noise_grain(rng, 0.012, 0.008, 500, 1500), at, 0, 0.25 * level)
    return stage.mix


def total(rng: RandomState) -> Samples:
    """All points of a seat: a handful of big coins falls into a wooden bowl."""
    stage = Stage(0.26)
    for i, size in enumerate((1.6, 1.9, 1.4)):
        stage.put(coin(rng, size, 0.07), 0.001 + 0.036 * i, 0, 0.8)
    stage.put(ring(rng, [340, 560, 830], [0.1, 0.08, 0.06], [1, 0.8, 0.5], 0.12), 0.075, 0, 0.8)
    return stage.mix


def dice(rng: RandomState) -> Samples:
    """Dice: three of them rattled once in the hollow of a hand."""
    stage, die = Stage(0.2), Die(rng)
    for at, speed in ((0.001, 0.9), (0.034, 0.6), (0.06, 0.8), (0.1, 0.5)):
        stage.put(die.hit(rng, speed, CLACK), at)
        hollow = ring(rng, [640, 1010, 1480], [0.03, 0.025, 0.02], [0.8, 1, 0.8], 0.035)
        stage.put(hollow, at + 0.0005, 0, 0.2 * speed)
    return stage.mix


def left(rng: RandomState) -> Samples:
    """The number that is left: three drops, each lower."""
    stage = Stage(0.24)
    for i, (start, end) in enumerate((("E6", "A6"), ("B5", "E6"), ("F5", "B5"))):
        stage.put(flute(rng, start, end, 0.05), 0.062 * i)
    return stage.mix


def box(rng: RandomState) -> Samples:
    """A box: two fingers on a small hollow lid, the second higher."""
    stage = Stage(0.2)
    for at, tune in ((0.001, 1.0), (0.07, 1.33)):
        lid = np.array([610.0, 905.0, 1370.0, 2240.0]) * tune
        stage.put(ring(rng, lid, [0.05, 0.045, 0.03, 0.02], [0.8, 1, 0.7, 0.4], 0.08), at)
        stage.put(noise_grain(rng, 0.01, 0.008, 600, 3500), at, 0, 0.4)
    return stage.mix


def need(_: RandomState) -> Samples:
    """The points that are needed: a reed's tone, bent up like a question."""
    stage = Stage(0.22)
    stage.put(reed("D4", 0.18, 0.6, 2200, bend=9, release=0.03), 0.0)
    return stage.mix


def risk(rng: RandomState) -> Samples:
    """A risk: a rattlesnake, ever quicker, that resonates in a gourd."""
    stage, times = Stage(0.22), clock(0.2)
    hiss = 0.6 * band(rng.randn(len(times)), 2400, 6000) + band(rng.randn(len(times)), 560, 1500)
    beads = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (24 * times + 100 * times**2)))
    swell = np.minimum((times + 0.04) / 0.08, 1) * np.clip((0.2 - times) / 0.04, 0, 1)
    stage.put(np.asarray(hiss * beads * swell), 0.0)
    return stage.mix


def choices(rng: RandomState) -> Samples:
    """Choices: cards riffled."""
    stage = Stage(0.22)
    for i in range(7):
        low = 700 * 1.16**i
        stage.put(noise_grain(rng, 0.015, 0.012, low, 2.2 * low), 0.001 + 0.023 * i, 0, 0.7)
    return stage.mix


def choice(rng: RandomState) -> Samples:
    """One choice: one card laid down flat, and drawn near."""
    stage = Stage(0.2)
    stage.put(noise_grain(rng, 0.04, 0.03, 450, 1500), 0.001, 0, 1.2)
    stage.put(ring(rng, [510, 760], [0.04, 0.03], [0.8, 0.6], 0.05), 0.001, 0, 0.4)
    stage.put(sweep(rng, 0.13, 2300, 700, 0.3), 0.03, 0, 0.4)
    return stage.mix


def round_(_: RandomState) -> Samples:
    """The round: a tone that becomes nasal and clear again once."""
    stage, times = Stage(0.22), clock(0.2)
    opening = 600 + 1500 * np.sin(np.pi * times / 0.2) ** 2
    sound = np.zeros(len(times))
    for h in range(1, 20):
        frequency = 165.0 * h
        formant = np.exp(-0.5 * ((frequency - opening) / 180) ** 2)
        sound += formant * np.sin(2 * np.pi * frequency * times)
    edges = np.clip(np.minimum((times + 0.001) / 0.005, (0.2 - times) / 0.03), 0, 1)
    stage.put(np.asarray(sound * edges), 0.0)
    return stage.mix


def lost(_: RandomState) -> Samples:
    """Points lost: a reed that sinks."""
    stage = Stage(0.24)
    for note in ("A4", "Bb4"):
        stage.put(reed(note, 0.2, 0.5, 1400, bend=-12, release=0.05), 0.0)
    return stage.mix


def fonnjo(rng: RandomState) -> Samples:
    """Fonnjo: his whistle slides up quickly, and pops."""
    stage = Stage(0.24)
    stage.put(pipe(rng, "A5", "E5", 0.05, 0.6), 0.0)
    stage.put(pipe(rng, "E5", "D7", 0.11, 0.8), 0.05)
    return stage.mix


def group(rng: RandomState) -> Samples:
    """A group of dice: a triangle, trilled."""
    stage = Stage(0.22)
    for i in range(4):
        struck = ring(
            rng, [790, 1250, 1970, 3140], [0.07, 0.07, 0.06, 0.05], [0.8, 1, 0.5, 0.3], 0.09
        )
        stage.put(struck, 0.001 + 0.029 * i, 0, 1.0 if i % 2 else 0.8)
    return stage.mix


def seat(rng: RandomState) -> Samples:
    """A seat: a cork out of a bottle."""
    stage = Stage(0.18)
    stage.put(flute(rng, "D4", "D6", 0.085), 0.0)
    stage.put(noise_grain(rng, 0.02, 0.015, 500, 2500), 0.08, 0, 0.6)
    stage.put(ring(rng, [540, 980], [0.06, 0.04], [0.6, 0.3], 0.08), 0.081, 0, 0.8)
    return stage.mix


def answer(rng: RandomState, first: str, second: str) -> Samples:
    """Yes or no: two notes of a flute, up or down."""
    stage = Stage(0.2)
    stage.put(flute(rng, first, first, 0.07), 0.0)
    stage.put(flute(rng, second, second, 0.1), 0.075)
    return stage.mix


def letter(rng: RandomState) -> Samples:
    """A letter: a typewriter's key and its type bar, and the key comes up."""
    stage = Stage(0.16)
    stage.put(noise_grain(rng, 0.02, 0.01, 1200, 5000), 0.001, 0, 0.5)
    stage.put(noise_grain(rng, 0.03, 0.02, 2000, 9000), 0.03, 0, 1.0)
    stage.put(ring(rng, [1180, 2950, 4700], [0.03, 0.02, 0.015], [0.5, 0.5, 0.4], 0.05), 0.03)
    stage.put(noise_grain(rng, 0.02, 0.012, 900, 2800), 0.105, 0, 0.3)
    return stage.mix


TELLS: dict[str, Callable[[RandomState], Samples]] = {
    "points": points,
    "total": total,
    "dice": dice,
    "left": left,
    "box": box,
    "need": need,
    "risk": risk,
    "choices": choices,
    "choice": choice,
    "round": round_,
    "lost": lost,
    "fonnjo": fonnjo,
    "group": group,
    "seat": seat,
    "yes": partial(answer, first="G5", second="D6"),
    "no": partial(answer, first="D6", second="G5"),
    "letter": letter,
}
