"""A simulated listener: features like those of an ear, and a discriminant that learned the cues."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy import fft

from sounds.synthesis.signals import RATE, Samples


def mel_bands(count: int, size: int, low: float = 120, high: float = 14_000) -> Samples:
    """Triangular bands, evenly spaced on the mel scale: shape (count, size // 2 + 1)."""
    mels = np.linspace(2595 * np.log10(1 + low / 700), 2595 * np.log10(1 + high / 700), count + 2)
    edges = 700 * (10 ** (mels / 2595) - 1)
    f = np.fft.rfftfreq(size, 1 / RATE)[None, :]
    left, centre, right = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    rise, drop = (f - left) / (centre - left), (right - f) / (right - centre)
    return np.asarray(np.clip(np.minimum(rise, drop), 0, None))


SIZE, HOP = 1024, 441
BANDS = mel_bands(32, SIZE).astype(np.float32)
WINDOW = np.hanning(SIZE).astype(np.float32)
# fine at first, where sounds differ most, then coarser and coarser
FRAMES = np.concatenate([np.arange(0, 36), np.arange(36, 60, 3), np.arange(60, 137, 8)])


def features(sound: Samples) -> NDArray[np.float32]:
    """The features of a sound: mel bands over time, compressed as in the ear; gain is ignored."""
    padded = np.pad(sound, (SIZE // 2, SIZE)).astype(np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(padded, SIZE)[::HOP][: FRAMES[-1] + 8]
    power = np.abs(fft.rfft(frames * WINDOW, axis=1)) ** 2 @ BANDS.T
    bands = np.add.reduceat(power, FRAMES, axis=0) / np.diff([*FRAMES, len(power)])[:, None]
    return np.asarray((bands / bands.max()).ravel() ** 0.2, dtype=np.float32)


class Listener:
    """A linear discriminant with a centre for each class and a common spread; weights are equal.

    The spread includes the variants of a class, so that differences between variants weigh little.
    """

    SHRINK = 0.05

    def __init__(self, heard: NDArray[np.float32], classes: NDArray[np.int_]) -> None:
        self.classes, number, size = np.unique(classes, return_inverse=True, return_counts=True)
        centres = np.stack([heard[number == k].mean(axis=0) for k in range(len(self.classes))])
        spread = np.zeros((heard.shape[1],) * 2)
        for k in range(len(self.classes)):
            within = heard[number == k] - centres[k]
            spread += (within.T @ within) / (size[k] * len(size))
        spread += self.SHRINK * np.trace(spread) / len(spread) * np.eye(len(spread))
        self.weights = np.linalg.solve(spread, centres.T).astype(np.float32)
        self.bias = (-0.5 * np.sum(centres * self.weights.T, axis=1)).astype(np.float32)

    def likely(self, heard: NDArray[np.float32]) -> NDArray[np.float32]:
        """The likelihood of each of `classes` for each sound; the highest is the answer."""
        return np.asarray(heard @ self.weights + self.bias)

    def answers(
        self, heard: NDArray[np.float32], among: NDArray[np.bool_] | None = None
    ) -> NDArray[np.int_]:
        """The most likely class of each sound; `among` limits the answers to some of `classes`."""
        likely = self.likely(heard)
        if among is not None:
            likely = np.where(among, likely, -np.inf)
        return np.asarray(self.classes[np.argmax(likely, axis=1)])
