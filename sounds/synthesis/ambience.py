"""The room in which the table stands: still air, a hearth, people talking far away.

It is a loop: a sound that runs over its end continues at its beginning, so it can be played for
ever. No part of it has a pitch, a stroke or a place of its own. A clock, a glass or a creaking
chair would be mistaken for a value or a die, and recognised at every repetition.
"""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.signals import RATE, Samples, band, clock, gain, low_pass, samples
from sounds.synthesis.stage import Room

SECONDS = 44.0
_LENGTH = samples(SECONDS)
_HALL = Room(0.9, low=180, high=2600, nearest_wall=0.008)
_VOWELS = ((300, 870), (390, 1990), (530, 1840), (570, 840), (660, 1720), (730, 1090))
"""The first two formants of vowels in Hz (Peterson and Barney, 1952: men)."""


def ambience(rng: RandomState) -> Samples:
    """The whole loop, in two channels."""
    air = np.stack([_air(rng), _air(rng)], axis=1)
    fire = np.stack([_fire(rng)] * 2, axis=1) * (0.8, 1.0)
    # Each side has its own talkers; those of the other side are heard from the walls.
    talk = _in_the_hall(np.stack([_company(rng, 4), _company(rng, 4)], axis=1))
    parts = ((air, -3.0), (fire, -8.0), (talk, -2.0))
    levelled = [gain(level) * part / _rms(part) for part, level in parts]
    return _quietest_first(np.sum(levelled, axis=0))


def _quietest_first(circle: Samples) -> Samples:
    """Start the loop where it is quietest: Vorbis changes little there, so the ends still meet."""
    tenth = samples(0.1)
    power = np.cumsum(np.concatenate([circle, circle[:tenth]]) ** 2, axis=0).sum(axis=1)
    quietest = int(np.argmin(power[tenth:] - power[:-tenth]))
    return np.roll(circle, -quietest - tenth // 2, axis=0)


def _rms(sound: Samples) -> float:
    return float(np.sqrt(np.mean(sound**2)))


def _noise(rng: RandomState, shape: Samples) -> Samples:
    """Noise that loops without a step, because its spectrum has only whole cycles."""
    size = len(shape)
    spectrum = shape * np.exp(2j * np.pi * rng.rand(size))
    noise = np.fft.irfft(spectrum, _LENGTH)
    return np.asarray(noise / _rms(noise))


def _swell(rng: RandomState, depth: float, slowest: int, fastest: int) -> Samples:
    """A level that wanders around 1.0 by `depth`, in whole cycles a loop."""
    turn = 2 * np.pi * np.arange(_LENGTH) / _LENGTH
    cycles = rng.randint(slowest, fastest, 5)
    waves = [np.sin(n * turn + rng.uniform(0, 2 * np.pi)) for n in cycles]
    return np.asarray(1 + depth * np.mean(waves, axis=0))


def _air(rng: RandomState) -> Samples:
    """The air of a room: noise that falls by 9 dB an octave above 150 Hz."""
    frequency = np.maximum(np.fft.rfftfreq(_LENGTH, 1 / RATE), 1.0)
    shape = (1 + (frequency / 150) ** 2) ** -0.75 / (1 + (60 / frequency) ** 4)
    return _noise(rng, shape) * _swell(rng, 0.25, 1, 6)


def _fire(rng: RandomState) -> Samples:
    """A hearth: a flutter of low noise, and soft pops far below the pitch of dice."""
    frequency = np.maximum(np.fft.rfftfreq(_LENGTH, 1 / RATE), 1.0)
    shape = 1 / (1 + (frequency / 220) ** 2) / (1 + (70 / frequency) ** 4)
    fire = _noise(rng, shape) * _swell(rng, 0.9, 60, 400)
    for _ in range(90):
        seconds = rng.uniform(0.03, 0.09)
        corner = rng.uniform(220, 520)
        pop = band(rng.randn(samples(seconds)), corner * 0.6, corner * 1.7, 1)
        pop *= np.sin(np.pi * np.arange(len(pop)) / len(pop)) ** 2
        _put(fire, pop * rng.uniform(0.3, 1.1), rng.randint(_LENGTH))
    return fire


def _put(circle: Samples, sound: Samples, at: int) -> None:
    """Add a sound to the loop; the part that runs over its end goes to its beginning."""
    np.add.at(circle, np.arange(at, at + len(sound)) % len(circle), sound)


def _company(rng: RandomState, people: int) -> Samples:
    """People who talk, each in phrases with pauses between them, and not all at once."""
    heard = np.zeros(_LENGTH)
    for _ in range(people):
        height, at = rng.uniform(95, 215), rng.uniform(0, 4)
        while at < SECONDS - 1:
            phrase = _phrase(rng, height, rng.randint(3, 12))
            _put(heard, phrase * rng.uniform(0.5, 1.0), samples(at))
            at += len(phrase) / RATE + rng.uniform(0.6, 4.0)
    return heard


def _phrase(rng: RandomState, height: float, syllables: int) -> Samples:
    """Vowels run together at four to six a second; the pitch sinks to the end, as speech does."""
    lengths = [rng.uniform(0.15, 0.27) for _ in range(syllables)]
    times = clock(sum(lengths) + 0.1)
    progress = times / times[-1]
    lilt = sum(
        depth * np.sin(2 * np.pi * (rng.uniform(1, 2) * fast * times + rng.rand()))
        for depth, fast in ((0.06, 0.8), (0.05, 2.0), (0.02, 4.0))
    )
    turns = np.cumsum(height * (1.12 - 0.25 * progress + lilt)) / RATE
    buzz = np.asarray(sum(np.sin(2 * np.pi * h * turns) / h for h in range(1, 14)))
    phrase, at = np.zeros(len(times)), 0.0
    for length in lengths:
        first, second = _VOWELS[rng.randint(len(_VOWELS))]
        start, size = samples(at), samples(length * 1.5)
        part = buzz[start : start + size]
        vowel = band(part, first * 0.8, first * 1.25, 1) + 0.4 * band(
            part, second * 0.85, second * 1.18, 1
        )
        opening = np.sin(np.pi * np.arange(len(part)) / size) ** 2
        phrase[start : start + len(part)] += vowel * opening * rng.uniform(0.5, 1.0)
        at += length
    # Behind a door: the frequencies that distinguish words are higher.
    return low_pass(phrase, 900)


def _in_the_hall(dry: Samples) -> Samples:
    """`dry` from far away: more echo than direct sound; the echo loops, too."""
    wet = _HALL.around(dry, 4.0)
    tail = wet[_LENGTH:]
    round_ = wet[:_LENGTH].copy()
    round_[: len(tail)] += tail
    return round_
