"""Speech babble: many talkers at once, made of pulses, breath and moving formants."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sounds.synthesis.loudness import loudness
from sounds.synthesis.signals import RATE, Samples, gain

TALKERS = 8
VOWELS = ((300, 2250), (400, 2000), (600, 1700), (750, 1250), (570, 850), (330, 800), (500, 1500))
"""First and second formants, Hz, rounded from Peterson and Barney, "Control methods used in a
study of the vowels" (1952)."""


def resonance(sound: Samples, centre: float, width: float) -> Samples:
    """One formant: a two-pole resonator (Klatt, 1980), its gain at 0 Hz being 1."""
    radius = np.exp(-np.pi * width / RATE)
    poles = [1.0, -2 * radius * np.cos(2 * np.pi * centre / RATE), radius**2]
    return np.asarray(signal.lfilter([sum(poles)], poles, sound))


def syllable(rng: RandomState, pitch: float, tract: float) -> Samples:
    """A vowel with a moving pitch, sometimes after a consonant's noise; `tract` scales formants."""
    seconds = rng.uniform(0.09, 0.26)
    times = np.arange(int(seconds * RATE)) / RATE
    turns = np.cumsum(pitch * (1 + rng.uniform(-0.25, 0.25) * times / seconds)) / RATE
    sound = np.diff(np.floor(turns), prepend=0.0) + 0.01 * rng.randn(len(times))
    first, second = VOWELS[rng.randint(len(VOWELS))]
    for centre, width in ((first, 70), (second, 100), (2700, 160), (3500, 220)):
        sound = resonance(sound, centre * tract * rng.uniform(0.93, 1.07), width)
    sound *= np.sin(np.pi * times / seconds) ** 0.5 / (np.abs(sound).max() + 1e-9)
    if rng.rand() < 0.55:
        hiss = rng.randn(int(rng.uniform(0.03, 0.1) * RATE))
        low = rng.uniform(1500, 4500)
        sos = signal.butter(1, [low, 2.2 * low], "bandpass", fs=RATE, output="sos")
        sound = np.concatenate([0.12 * signal.sosfilt(sos, hiss), sound])
    return sound


def talker(rng: RandomState, seconds: float) -> Samples:
    """One voice that talks for `seconds`, with pauses for breath."""
    pitch, tract = rng.uniform(85, 250), rng.uniform(0.9, 1.2)
    parts: list[Samples] = []
    length = 0
    while length < seconds * RATE:
        silent = rng.uniform(0.2, 0.6) if rng.rand() < 0.12 else rng.uniform(0, 0.05)
        parts += [
            syllable(rng, pitch * rng.uniform(0.85, 1.2), tract),
            np.zeros(int(silent * RATE)),
        ]
        length += len(parts[-2]) + len(parts[-1])
    return np.concatenate(parts)[: int(seconds * RATE)]


def babble(rng: RandomState, seconds: float) -> Samples:
    """`TALKERS` voices together; the median of their 400 ms pieces is at 0 LUFS."""
    talk = sum((talker(rng, seconds) for _ in range(TALKERS)), np.zeros(int(seconds * RATE)))
    piece = int(0.4 * RATE)
    usual = np.median([loudness(talk[i : i + piece]) for i in range(0, len(talk) - piece, piece)])
    return talk * gain(-float(usual))
