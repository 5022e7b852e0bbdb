"""Combinations of a roll, played before its dice: figures of a plucked string."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.signals import Samples, clock, fall, noise_grain
from sounds.synthesis.stage import Stage
from sounds.synthesis.tones import pitch

Figure = tuple[tuple[float, str, float], ...]
"""Strokes: the time of each in seconds, its notes ("C5+G5") and its level."""


def evenly(notes: tuple[str, ...], apart: float, start: float = 0.0) -> Figure:
    """`notes` one after another, equally loud."""
    return tuple((start + apart * i, note, 1.0) for i, note in enumerate(notes))


FIGURES: dict[str, Figure] = {
    "pair": evenly(("D5",) * 2, 0.085),
    "three": evenly(("A4+E5",) * 3, 0.08),
    "four": evenly(("F4+F5",) * 4, 0.07),
    # too quick to count: a chord repeated fast, wider at the end, and higher for six
    "five": evenly(("C5+G5", "C5+G5", "C5+G5", "C5+G5", "C5+E5+G5+C6"), 0.052),
    "six": evenly(("D5+A5", "D5+A5", "D5+A5", "E5+B5", "E5+B5", "E5+A5+B5+E6"), 0.045),
    "full_house": evenly(("G4",) * 3, 0.055) + evenly(("E5",) * 2, 0.055, 0.19),
    "straight": evenly(("C5", "D5", "E5", "F5", "G5"), 0.05),
    "long_straight": evenly(("G4", "A4", "B4", "C5", "D5", "E5", "F#5", "G5", "G6"), 0.032),
    # no combination: a dissonant chord, swept down and let go
    "any": evenly(("B5", "F5", "Db5", "G4"), 0.014),
}


def pluck(rng: RandomState, note: str, t60: float = 0.22, seconds: float = 0.2) -> Samples:
    """A gut string: harmonics of a pluck at a fifth of its length; higher ones decay faster.

    A string plucked at the share p of its length has harmonics of sin(pi h p) / h^2 (Fletcher and
    Rossing, "The physics of musical instruments", chapter 2); the finger's tip, being narrow,
    leaves them here at 1 / h^1.3.
    """
    times, base = clock(seconds), pitch(note)
    sound = np.zeros(len(times))
    for h in range(1, 16):
        frequency = base * h * np.sqrt(1 + 0.0004 * h * h)  # stiffness makes it a little sharp
        if frequency < 9000:
            level = np.sin(np.pi * h / 5) / h**1.3
            sound += (
                level * fall(times, t60 / (1 + 0.22 * h)) * np.sin(2 * np.pi * frequency * times)
            )
    nail = noise_grain(rng, 0.01, 0.006, 1800, 6000)
    sound[: len(nail)] += 0.12 * nail
    return np.asarray(sound * np.clip((seconds - times) / 0.03, 0, 1))


def combo(rng: RandomState, name: str) -> Samples:
    """The figure of one combination."""
    figure = FIGURES[name]
    stage = Stage(figure[-1][0] + 0.25)
    for i, (at, notes, level) in enumerate(figure):
        last = i == len(figure) - 1
        for note in notes.split("+"):
            stage.put(pluck(rng, note, 0.24 if last else 0.16), at + 0.001, 0, level)
    return stage.mix
