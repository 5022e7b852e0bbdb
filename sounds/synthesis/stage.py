"""The place of a sound, and the echo of a room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sounds.synthesis.signals import RATE, Samples, add, band, fall, gain, samples


class Stage:
    """A stereo sound to which other sounds are added, each at its time and place."""

    WIDEST_DELAY = 0.00055
    """The delay of a sound at the edge for the ear on the other side, in seconds."""

    def __init__(self, seconds: float) -> None:
        self.mix: Samples = np.zeros((samples(seconds), 2))

    def put(self, sound: Samples, at: float, place: float = 0.0, level: float = 1.0) -> None:
        """Add a mono `sound` at `at` seconds, panned at equal power; the far ear hears it later."""
        place = min(1.0, max(-1.0, place))
        start, late = samples(max(0.0, at)), samples(abs(place) * self.WIDEST_DELAY)
        angle = (place + 1) * np.pi / 4
        add(self.mix[:, 0], sound, start + (late if place > 0 else 0), level * np.cos(angle))
        add(self.mix[:, 1], sound, start + (late if place < 0 else 0), level * np.sin(angle))


@dataclass(frozen=True)
class Room:
    """A room: seven early reflections and a noise tail, different for each ear.

    It is the same at each use, so that all sounds seem to come from the same place.
    """

    t60: float
    """Seconds in which the tail falls by 60 dB."""
    low: float = 250.0
    high: float = 7500.0
    nearest_wall: float = 0.003
    """Seconds before the first reflection."""

    def around(self, dry: Samples, level: float) -> Samples:
        """`dry` (two channels) with the echo of this room, at `level` dB relative to it."""
        responses = self._responses()
        wet = np.vstack([dry, np.zeros((len(responses[0]), 2))])
        for ear, response in enumerate(responses):
            source = 0.6 * dry[:, ear] + 0.4 * dry[:, 1 - ear]
            add(wet[:, ear], signal.fftconvolve(source, response), 0, 4 * gain(level))
        return wet

    @cache  # noqa: B019  there are four rooms, and they live as long as the program
    def _responses(self) -> tuple[Samples, Samples]:
        """The impulse response of the room for each ear."""
        rng, length = RandomState(3), samples(self.t60 * 1.1 + 0.03)
        ears = []
        for _ in range(2):
            response = 0.05 * rng.randn(length) * fall(np.arange(length) / RATE, self.t60)
            for _ in range(7):
                tap = samples(rng.uniform(self.nearest_wall, 0.022))
                response[tap] += rng.uniform(0.15, 0.5) * rng.choice([-1, 1])
            response[: samples(self.nearest_wall)] = 0
            ears.append(band(response, self.low, self.high, 1))
        return ears[0], ears[1]


TABLE = Room(0.12, high=6000)
"""The room of the table: every cue is heard in it, some nearer and some farther."""
