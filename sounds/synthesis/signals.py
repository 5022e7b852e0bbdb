"""Samples, and operations on them: decays, bands, noise, damped sines."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.random import RandomState
from numpy.typing import ArrayLike, NDArray
from scipy import signal

Samples = NDArray[np.float64]
"""One channel: shape (n,). Two channels: shape (n, 2)."""

RATE = 44_100
"""Samples a second."""


def samples(seconds: float) -> int:
    """The number of samples in `seconds`."""
    return int(seconds * RATE)


def clock(seconds: float) -> Samples:
    """The time of each sample of a sound that lasts `seconds`, in seconds."""
    return np.arange(samples(seconds)) / RATE


def gain(decibels: float) -> float:
    """The factor for an amplitude, from `decibels`."""
    return float(10 ** (decibels / 20))


def fall(times: Samples, t60: ArrayLike) -> Samples:
    """An exponential decay that loses 60 dB in `t60` seconds."""
    return np.asarray(np.exp(-np.log(1000.0) * times / np.asarray(t60)), dtype=np.float64)


def add(target: Samples, sound: Samples, at: int = 0, level: float = 1.0) -> None:
    """Add `sound` to `target` from sample `at` on, and cut it at the end of `target`."""
    if at < len(target):
        room_left = min(len(sound), len(target) - at)
        target[at : at + room_left] += level * sound[:room_left]


@lru_cache(maxsize=256)
def band_filter(low: float, high: float, order: int) -> Samples:
    """The Butterworth band-pass that `band` uses, in second-order sections."""
    return np.asarray(
        signal.butter(order, [low, min(high, RATE * 0.49)], "bandpass", fs=RATE, output="sos")
    )


def band(sound: Samples, low: float, high: float, order: int = 2) -> Samples:
    """`sound` between `low` and `high` Hz (Butterworth)."""
    return np.asarray(signal.sosfilt(band_filter(low, high, order), sound))


def low_pass(sound: Samples, corner: float, order: int = 2) -> Samples:
    """`sound` below `corner` Hz (Butterworth)."""
    sos = signal.butter(order, corner, "lowpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound, axis=0))


def noise_grain(
    rng: RandomState, seconds: float, t60: float, low: float, high: float, order: int = 2
) -> Samples:
    """A decaying burst of noise between `low` and `high` Hz: the roughness of one contact."""
    times = clock(seconds)
    return band(rng.randn(len(times)) * fall(times, t60), low, high, order)


def ring(
    rng: RandomState, frequencies: ArrayLike, t60: ArrayLike, levels: ArrayLike, seconds: float
) -> Samples:
    """Damped modes after a strike (van den Doel): a sine for each, -60 dB after its `t60` seconds.

    Phases start near zero, as after a strike, but not exactly: that would make a spike.
    """
    f, decay, level = np.broadcast_arrays(
        *(np.asarray(a, dtype=np.float64)[..., None] for a in (frequencies, t60, levels))
    )
    times = clock(min(seconds, float(decay.max())))
    phases = rng.uniform(0, 0.6, f.shape)
    level = np.where(f < RATE * 0.46, level, 0.0)
    waves = level * fall(times, decay) * np.sin(2 * np.pi * f * times + phases)
    return np.asarray(waves.sum(axis=0))


def either_sign(rng: RandomState, count: int) -> Samples:
    """+1 or -1 at random: the side of a mode's node on which a hit falls."""
    return np.where(rng.rand(count) < 0.5, -1.0, 1.0)
