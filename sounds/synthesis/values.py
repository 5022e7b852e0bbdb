"""Values: the digits 0 to 9 as strokes of three voices, free or kept."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.signals import RATE, Samples, add, fall, low_pass, noise_grain, ring, samples
from sounds.synthesis.stage import Stage
from sounds.synthesis.tones import Partials, bell, glass, pitch, struck

APART = 0.085
"""Seconds between the strokes of one value."""

XYLOPHONE: Partials = ((1, 1, 1), (3, 0.9, 0.7), (3.98, 0.3, 0.4), (9.6, 0.08, 0.16))
"""A bar undercut so that its second mode is a twelfth above, where phones can play it."""


def bar(note: str, seconds: float, t60: float) -> Samples:
    """The low voice of the values: a bar of a xylophone and the thud of its mallet."""
    mallet = noise_grain(RandomState(1), seconds, 0.012, 400, 4000)
    return struck(XYLOPHONE, pitch(note), seconds, t60) + 0.10 * mallet


VOICES = (bar, glass, bell)
"""The voices of 1 to 3, 4 to 6 and 7 to 9, so that there are at most three strokes to count."""
NOTES = (("C4", "E4", "G4"), ("C6", "E6", "G6"), ("C5", "E5", "G5"))
"""Each value has its own note, so that its first stroke already identifies it."""
RING = (0.30, 0.27, 0.34)
"""Seconds to -60 dB of a free stroke: it must not overlap the strokes of the next die."""
KEPT_RING = (0.10, 0.06, 0.08)
"""Seconds to -60 dB of a kept stroke, which sounds damped by a hand."""


def stroke(digit: int, kept: bool) -> Samples:
    """One stroke of a value's voice; 0 is a knock."""
    if digit == 0:
        return knock(kept)
    voice, turn = divmod(digit - 1, 3)
    t60 = (KEPT_RING if kept else RING)[voice]
    sound = VOICES[voice](NOTES[voice][turn], seconds=0.24, t60=t60)
    return low_pass(sound, (2000, 4200, 2600)[voice], 1) if kept else sound


def knock(kept: bool) -> Samples:
    """Zero: a knuckle on thick wood, without a note."""
    rng, t60 = RandomState(0), 0.5 if kept else 1.0
    modes = np.array([330.0, 415.0, 545.0, 760.0])
    body = ring(rng, modes, np.array([0.09, 0.08, 0.07, 0.05]) * t60, [0.7, 1, 0.9, 0.6], 0.12)
    sound = np.zeros(samples(0.16))
    # a soft start, like that of a knuckle
    add(sound, body * (1 - np.exp(-np.arange(len(body)) / RATE / 0.0007)), 0, 0.9)
    add(sound, noise_grain(rng, 0.06, 0.05 * t60, 250, 1100), 0, 2.2)
    return sound


def latch(rng: RandomState) -> Samples:
    """The tick of a latch that holds a kept die: two clicks of iron on a small box."""
    tick = np.zeros(samples(0.07))
    for at, level in ((0.0, 0.7), (0.018, 1.0)):
        iron = ring(rng, [2350, 3720, 5400], [0.02, 0.016, 0.01], [0.5, 1, 0.6], 0.03)
        lid = ring(rng, [720, 1130], [0.03, 0.025], [0.9, 0.8], 0.04)
        add(tick, iron, samples(at), level)
        add(tick, lid, samples(at), level)
        add(tick, noise_grain(rng, 0.012, 0.006, 2500, 8000), samples(at), 0.7 * level)
    return tick


def value(rng: RandomState, digit: int, kept: bool = False, brisk: bool = False) -> Samples:
    """A digit: one to three strokes; brisk: only the first; kept: damped, with a latch."""
    strokes = 1 if brisk or not digit else (digit - 1) % 3 + 1
    stage, last = Stage(0.3 + APART * strokes), APART * (strokes - 1)
    for i in range(strokes):
        sound = stroke(digit, kept)
        if i < strokes - 1:  # a gap before the next, so that they can be counted
            late = np.maximum(0, np.arange(len(sound)) / RATE - 0.6 * APART)
            sound = sound * fall(late, 0.08)
        stage.put(sound, 0.001 + APART * i)
    if kept:
        stage.put(latch(rng), last + 0.045, 0, 0.3)
    return stage.mix
