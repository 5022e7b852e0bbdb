"""Measurements of sounds: levels by third octave, onsets, silence at the ends."""

from __future__ import annotations

import warnings

import numpy as np
import pyloudnorm
from numpy.typing import NDArray
from scipy import signal

Samples = NDArray[np.float64]

RATE = 44_100
SMALLEST = 1e-12


def mono(sound: Samples) -> Samples:
    return sound if sound.ndim == 1 else np.asarray(sound.mean(axis=1))


def decibels(power: float) -> float:
    return 10 * float(np.log10(power + SMALLEST))


def loudness(sound: Samples) -> float:
    """LUFS of the loudest 400 ms, computed without the synthesiser; mono counts twice."""
    both = np.stack([sound, sound], axis=1) if sound.ndim == 1 else sound
    block, hop = int(0.4 * RATE), int(0.02 * RATE)
    both = np.vstack([both, np.zeros((max(0, block - len(both)), 2))])
    meter = pyloudnorm.Meter(RATE, block_size=0.4)
    starts = range(0, len(both) - block + 1, hop)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # the logarithm of a silent block
        return float(max(meter.integrated_loudness(both[s : s + block]) for s in starts))


def true_peak(sound: Samples) -> float:
    """dBTP."""
    finer = signal.resample_poly(sound, 4, 1, axis=0)
    return 20 * float(np.log10(np.max(np.abs(finer)) + SMALLEST))


def first_heard(sound: Samples, below_peak: float = 30.0) -> float:
    """Seconds until the sound comes within `below_peak` dB of its peak."""
    size = np.abs(sound) if sound.ndim == 1 else np.abs(sound).max(axis=1)
    return int(np.argmax(size > size.max() * 10 ** (-below_peak / 20))) / RATE


def third_octaves(sound: Samples) -> dict[int, float]:
    """The energy in dB in each third octave from 50 Hz to 16 kHz, by its nominal centre."""
    heard = mono(sound)
    length = max(len(heard), RATE // 2)
    power = np.abs(np.fft.rfft(heard, length)) ** 2 / length
    frequencies = np.fft.rfftfreq(length, 1 / RATE)
    levels = {}
    for k in range(-13, 13):
        centre = 1000 * 2 ** (k / 3)
        inside = (frequencies >= centre * 2 ** (-1 / 6)) & (frequencies < centre * 2 ** (1 / 6))
        levels[round(centre)] = decibels(float(power[inside].sum()))
    return levels


def onsets(sound: Samples, rise: float = 6.0, floor: float = 42.0, apart: float = 0.008) -> Samples:
    """Seconds of the hits: peaks of the level above 700 Hz (2 ms) that rise `rise` dB within 6 ms.

    Nothing `floor` dB under the loudest counts, nor a second peak within `apart` seconds.
    """
    high = signal.sosfilt(signal.butter(2, 700, "highpass", fs=RATE, output="sos"), mono(sound))
    window, step = 88, 44
    power = np.convolve(np.pad(high, (352, 352)) ** 2, np.ones(window) / window, "same")[::step]
    level = 10 * np.log10(power + SMALLEST)
    before = int(0.006 * RATE / step)
    found: list[int] = []
    for i in range(before, len(level) - 1):
        loud = level[i] >= level.max() - floor
        peak = level[i] >= level[i - 1] and level[i] >= level[i + 1]
        risen = level[i] - level[i - before : i].min() >= rise
        if loud and peak and risen and (not found or (i - found[-1]) * step > apart * RATE):
            found.append(i)
    return np.array(found) * step / RATE - 352 / RATE


def centroid_and_width(sound: Samples) -> tuple[float, float]:
    """Hz: the mean frequency of the energy, and its standard deviation."""
    f, _, spectrum = signal.stft(mono(sound), RATE, nperseg=512, noverlap=384, boundary=None)
    power = np.abs(spectrum) ** 2
    frames = power.sum(axis=0)
    shape = power[:, frames > frames.max() * 1e-4].sum(axis=1)
    shape[f < 60] = 0
    shape /= shape.sum()
    centre = float((f * shape).sum())
    return centre, float(np.sqrt((((f - centre) ** 2) * shape).sum()))


def crest(sound: Samples) -> float:
    """dB of the peak over the mean level."""
    heard = mono(sound)
    return 20 * float(np.log10(np.abs(heard).max() / np.sqrt(np.mean(heard**2))))


def unlikeness(one: Samples, other: Samples) -> float:
    """The difference of two sounds in dB, averaged over third octaves and tenths of a second.

    Each counts from its own loudest cell down to 40 dB below it; cells silent in both do not count.
    """
    a, b = (_cells(sound) for sound in (one, other))
    heard = (a > 0) | (b > 0)
    return float(np.abs(a - b)[heard].mean())


def _cells(sound: Samples, seconds: float = 1.6, tenth: int = RATE // 10) -> Samples:
    heard = np.zeros(int(seconds * 10) * tenth)
    heard[: len(sound)] = mono(sound)[: len(heard)]
    levels = np.array([list(third_octaves(part).values()) for part in heard.reshape(-1, tenth)])
    return np.asarray(np.maximum(levels - levels.max() + 40, 0))


def levels(sound: Samples, seconds: float = 0.01) -> Samples:
    """The level in dB of each `seconds` of a sound, one after another."""
    heard, size = mono(sound), int(seconds * RATE)
    whole = heard[: len(heard) // size * size].reshape(-1, size)
    return np.asarray(10 * np.log10((whole**2).mean(axis=1) + SMALLEST))


def understood(sound: Samples, below: float = 15.0) -> float:
    """Seconds after which a sound stays `below` dB under its loudest 10 ms: the rest is tail."""
    heard, size = mono(sound), int(0.01 * RATE)
    power = np.convolve(heard**2, np.ones(size) / size, "same")
    return int(np.flatnonzero(power > power.max() * 10 ** (-below / 10))[-1]) / RATE


def decay(sound: Samples) -> float:
    """Milliseconds for one hit to fall 60 dB, from its fall of 5 to 25 dB (Schroeder, 1965)."""
    left = np.cumsum((sound**2)[::-1])[::-1]
    level = 10 * np.log10(left / left[0] + SMALLEST)
    first, last = int(np.argmax(level < -5)), int(np.argmax(level < -25))
    slope = np.polyfit(np.arange(first, last) / RATE, level[first:last], 1)[0]
    return -60_000 / float(slope)


def decays(sound: Samples) -> float:
    """Milliseconds for hits among others to fall 60 dB: the median over those that have room.

    Read off the first 12 dB in steps of a millisecond, as it was of the recordings.
    """
    high = signal.sosfilt(signal.butter(2, 700, "highpass", fs=RATE, output="sos"), mono(sound))
    power = np.convolve(high**2, np.ones(88) / 88, "same")[::44]
    level = 10 * np.log10(power + SMALLEST)
    starts = [round(float(hit) * RATE / 44) for hit in onsets(sound)]
    times = []
    for start, end in zip(starts, [*starts[1:], len(level)], strict=True):
        fallen = np.flatnonzero(level[start:end] < level[start] - 12)
        times += [5000 * 44 / RATE * int(fallen[0])] if len(fallen) else []
    return float(np.median(times))
