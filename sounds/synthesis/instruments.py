"""Played instruments: brass, open or with a mute, a bowed string, a plucked one.

Each is a sum of partials whose levels change in time like those of the real instrument. No two
notes are alike: `rng` gives each its own drift of pitch, its vibrato and its noise.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sounds.synthesis.signals import RATE, Samples, band, clock, fall, noise_grain, samples
from sounds.synthesis.tones import pitch

HIGHEST = 13_000
"""Hz above which no partial is made."""


def brass(
    rng: RandomState,
    note: str,
    seconds: float,
    level: float = 1.0,
    force: float = 0.6,
    bend: float = 0.0,
    vibrato: float = 0.0,
    mute: tuple[float, ...] = (),
) -> Samples:
    """A trumpet or trombone; `force` 0.0-1.0 is how hard it is blown.

    The louder, the brighter, also within each note (Risset and Mathews, "Analysis of
    musical-instrument tones", 1969; Beauchamp, "Analysis and synthesis of cornet tones using
    nonlinear interharmonic relationships", 1975). The lips need some periods to find the pitch,
    which they reach from below; vibrato comes late. `bend` and `vibrato` are in semitones. `mute`
    is how far a plunger is open (0.0-1.0) at even times of the note: it moves one strong formant.
    """
    times, frequency = clock(seconds), pitch(note)
    scoop = -0.45 * np.exp(-times / 0.02) + 0.06 * np.exp(-(((times - 0.055) / 0.02) ** 2))
    slid = bend * np.clip(times / seconds - 0.15, 0, 1) ** 1.4 / 0.85**1.4
    semitones = scoop + slid + _vibrato(rng, times, vibrato, 5.2) + _drift(rng, len(times), 0.05)
    blown = _blown(times, seconds, rng.uniform(0.010, 0.015), min(0.10, seconds / 4))
    blown = blown * (1 + _drift(rng, len(times), 0.05))
    # the bell holds back low partials; high partials grow with the pressure
    corner = np.maximum(frequency, 350) * (0.7 + 5.5 * force * blown**1.2)
    turns = np.cumsum(frequency * 2 ** (semitones / 12)) / RATE
    sound = np.zeros(len(times))
    for h in range(1, min(40, int(HIGHEST / frequency))):
        place = h * frequency
        radiated = place / (place + 450)
        heard = radiated / (1 + (place / corner) ** 2.6)
        if mute:
            heard = heard * _plunger(times / seconds, mute, place)
        sound += heard * np.sin(2 * np.pi * h * turns)
    sound *= blown
    air = band(rng.randn(len(times)), 900, 4500) * blown
    tongue = noise_grain(rng, seconds, 0.02, 600, 3200)
    return np.asarray(level * (sound + 0.012 * air + 0.15 * force * tongue))


def _plunger(progress: Samples, mute: Sequence[float], place: float) -> Samples:
    """Gain of a plunger at `place` Hz: its formant is at 500 Hz closed, at 1300 Hz open."""
    opened = np.interp(progress, np.linspace(0, 1, len(mute)), mute)
    formant = 480 + 850 * opened
    peak = 1 / (1 + ((place - formant) / (220 + 260 * opened)) ** 2)
    return np.asarray((0.25 + 0.75 * opened) * (0.16 + 1.7 * peak))


BODY = ((105, 0.9, 30), (178, 1.0, 40), (225, 0.8, 50), (410, 0.7, 90), (630, 0.6, 150))
CHEST = ((1050, 0.5, 350), (2300, 0.45, 800))
"""Resonances of a cello's body: Hz, strength, width in Hz."""


def bowed(
    rng: RandomState,
    note: str,
    seconds: float,
    level: float = 1.0,
    attack: float = 0.06,
    release: float = 0.16,
    vibrato: float = 0.18,
) -> Samples:
    """A bowed string, like a cello's: the sawtooth of Helmholtz' motion through a fixed body.

    While the pitch moves in vibrato, each partial passes the body's resonances, so that its level
    moves too: that is what makes a vibrato sound alive (Fletcher and Sanders, "Quality of violin
    vibrato tones", 1967; Mathews and Kohut, "Electronic simulation of violin resonances", 1973).
    The bow hisses, most at the attack (Schelleng, "The bowed string and the player", 1973).
    """
    times, frequency = clock(seconds), pitch(note)
    semitones = _vibrato(rng, times, vibrato, 5.6) + _drift(rng, len(times), 0.06)
    bow = np.clip(np.minimum(times / attack, (seconds - times) / release), 0, 1) ** 0.9
    bow = bow * (1 + _drift(rng, len(times), 0.08))
    now = frequency * 2 ** (semitones / 12)
    turns = np.cumsum(now) / RATE
    sound = np.zeros(len(times))
    for h in range(1, min(40, int(HIGHEST / frequency))):
        place = h * now
        body = 0.10 + sum(s / (1 + ((place - f) / w) ** 2) for f, s, w in (*BODY, *CHEST))
        sound += (
            body
            / h
            / (1 + (place / 3600) ** 2)
            * bow ** (1 + 0.04 * h)
            * np.sin(2 * np.pi * h * turns)
        )
    # the bow's hair slips once a period, so the hiss comes in puffs
    hiss = band(rng.randn(len(times)), 1200, 5000) * (0.6 + 0.4 * np.sin(2 * np.pi * turns))
    bite = 1 + 3 * np.exp(-times / 0.035)
    return np.asarray(level * (sound + 0.018 * hiss * bow * bite))


def plucked(
    rng: RandomState, note: str, seconds: float, level: float = 1.0, t60: float = 1.0
) -> Samples:
    """A low string plucked with the finger, as on a bass: dull, and high partials decay first.

    Partials of a string plucked at a fifth of its length, a little stretched by its stiffness
    (Fletcher and Rossing, "The physics of musical instruments", 1998).
    """
    times, frequency = clock(seconds), pitch(note) * 2 ** (rng.uniform(-0.04, 0.04) / 12)
    where = rng.uniform(0.18, 0.24)
    sound = np.zeros(len(times))
    for h in range(1, 24):
        place = h * frequency * np.sqrt(1 + 0.00025 * h * h)
        strength = np.sin(np.pi * h * where) / h / (1 + (place / 1500) ** 2)
        decay = fall(times, t60 / (1 + 0.18 * (h - 1)))
        sound += strength * decay * np.sin(2 * np.pi * place * times)
    finger = noise_grain(rng, seconds, 0.012, 300, 1800)
    edges = (1 - np.exp(-times / 0.0012)) * np.clip((seconds - times) / 0.03, 0, 1)
    return np.asarray(level * edges * (sound + 0.10 * finger))


def _blown(times: Samples, seconds: float, attack: float, release: float) -> Samples:
    """The pressure of a blown note: a quick rise with overshoot, a slow decline, a soft end."""
    rise = 1 - np.exp(-times / attack)
    sag = 0.78 * np.exp(-0.5 * times) + 0.22 * np.exp(-times / 0.12)
    end = np.clip((seconds - times) / release, 0, 1)
    return np.asarray(rise * sag * end**1.3)


def _vibrato(rng: RandomState, times: Samples, depth: float, hertz: float) -> Samples:
    """Vibrato in semitones that begins after a quarter of a second and grows for as long."""
    grown = np.clip((times - 0.22) / 0.25, 0, 1)
    rate = hertz * rng.uniform(0.94, 1.06)
    return np.asarray(depth * grown * np.sin(2 * np.pi * rate * times + rng.uniform(0, 6)))


def _drift(rng: RandomState, length: int, depth: float) -> Samples:
    """Slow noise of the size `depth`, because no player holds a note quite still."""
    steps = length // samples(0.03) + 4
    slow = signal.resample(rng.randn(steps), steps * samples(0.03))[:length]
    return np.asarray(0.5 * depth * slow)
