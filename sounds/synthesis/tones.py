"""Tuned voices: wood, glass, bell, reed, moving air."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sounds.synthesis.signals import RATE, Samples, band_filter, clock, fall, noise_grain, samples
from sounds.synthesis.stage import Stage

Voice = Callable[..., Samples]

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(note: str) -> float:
    """The frequency in Hz of a note such as "A4" (440 Hz), "Eb4", "F#5"; equal temperament."""
    sharp = note.count("#") - note.count("b")
    return float(440 * 2 ** ((STEPS[note[0]] + sharp + 12 * (int(note[-1]) - 4)) / 12))


def transposed(note: str, semitones: int) -> str:
    """The note so many semitones higher: "C5" and 5 give "F5"."""
    names = ("C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")
    place = 12 * int(note[-1]) + STEPS[note[0]] + 9 + note.count("#") - note.count("b") + semitones
    return f"{names[place % 12]}{place // 12}"


Partials = Sequence[tuple[float, float, float]]
"""For each partial: frequency and level relative to the fundamental, and share of the t60."""

WOOD_BAR: Partials = ((1, 1, 1), (3.98, 0.34, 0.35), (9.6, 0.12, 0.16), (2.01, 0.06, 0.6))
"""A bar undercut like a marimba's, so that its second mode is two octaves up."""
GLASS: Partials = (
    *((1, 1, 1), (2.76, 0.38, 0.55), (5.40, 0.18, 0.3)),
    *((0.5, 0.05, 0.7), (1.003, 0.35, 0.9)),
)
"""A free plain bar (1 : 2.76 : 5.40), with a close second fundamental that makes it shimmer."""
BELL: Partials = (
    *((0.5, 0.35, 1.0), (1, 0.8, 0.8), (1.19, 0.6, 0.7), (1.5, 0.25, 0.5)),
    *((2, 1, 0.6), (2.62, 0.3, 0.35), (3.01, 0.25, 0.3), (4.17, 0.2, 0.2)),
)
"""A tuned church bell: hum, prime, minor third, fifth, nominal and above."""


def struck(partials: Partials, frequency: float, seconds: float, t60: float) -> Samples:
    """A struck tone of `frequency` Hz; its first 0.7 ms are softened so that it does not click."""
    times = clock(seconds)
    sound = np.zeros(len(times))
    for ratio, level, share in partials:
        if ratio * frequency < 16_000:
            sound += (
                level * fall(times, t60 * share) * np.sin(2 * np.pi * ratio * frequency * times)
            )
    edges = (1 - np.exp(-times / 0.0007)) * np.clip((seconds - times) / 0.02, 0, 1)
    return np.asarray(sound * edges)


def wood(note: str, seconds: float = 0.5, level: float = 1.0, t60: float = 0.38) -> Samples:
    """The low voice: a wooden bar and the thud of its mallet."""
    mallet = noise_grain(RandomState(1), seconds, 0.012, 400, 4000)
    return level * (struck(WOOD_BAR, pitch(note), seconds, t60) + 0.10 * mallet)


def glass(note: str, seconds: float = 0.6, level: float = 1.0, t60: float = 0.5) -> Samples:
    """The high voice: a bar of glass."""
    return level * struck(GLASS, pitch(note), seconds, t60)


def bell(note: str, seconds: float = 0.8, level: float = 1.0, t60: float = 0.8) -> Samples:
    """The third voice: a small bell."""
    return level * struck(BELL, pitch(note), seconds, t60)


def reed(
    note: str,
    seconds: float,
    level: float = 1.0,
    cut: float = 1800.0,
    vibrato: float = 0.0,
    bend: float = 0.0,
    attack: float = 0.004,
    release: float = 0.06,
) -> Samples:
    """A blown voice: a sawtooth softened above `cut` Hz; `vibrato` and `bend` in semitones."""
    times, frequency = clock(seconds), pitch(note)
    semitones = bend * times / seconds + vibrato * np.sin(2 * np.pi * 5.5 * times)
    turns = np.cumsum(frequency * 2 ** (semitones / 12)) / RATE
    sound = np.zeros(len(times))
    for h in range(1, 24):
        if h * frequency < 12_000:
            sound += np.sin(2 * np.pi * h * turns) / h / (1 + (h * frequency / cut) ** 2)
    envelope = np.minimum(times / attack, 1) * np.minimum((seconds - times) / release, 1)
    return np.asarray(level * sound * np.clip(envelope, 0, 1))


def sweep(rng: RandomState, seconds: float, start: float, end: float, crest: float) -> Samples:
    """Moving air: noise in a band from `start` to `end` Hz, loudest at `crest` (0.0-1.0) of it."""
    noise = rng.randn(samples(seconds))
    progress = np.linspace(0, 1, len(noise))
    sound, state, block = np.zeros(len(noise)), np.zeros((2, 2)), 256
    for i in range(0, len(noise), block):
        centre = start * (end / start) ** progress[i]
        sos = band_filter(centre / 1.35, centre * 1.35, 2)
        sound[i : i + block], state = signal.sosfilt(sos, noise[i : i + block], zi=state)
    # the envelope does not start at zero, so that the cue is heard at once
    rise = np.minimum((progress + 0.05) / (crest + 0.05), 1)
    return np.asarray(sound * rise * np.minimum((1 - progress) / (1 - crest), 1))


def melody(voice: Voice, notes: Sequence[str], step: float, **how: float) -> Stage:
    """`notes` of one voice, `step` seconds apart; "C6+E6" sounds both."""
    parts = [[voice(note, **how) for note in chord.split("+")] for chord in notes]
    longest = max(len(sound) for chord in parts for sound in chord) / RATE
    stage = Stage(step * (len(notes) - 1) + longest + 0.002)
    for i, chord in enumerate(parts):
        for sound in chord:
            stage.put(sound, i * step)
    return stage
