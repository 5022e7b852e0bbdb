"""The conditions in which a cue is heard: a loudspeaker, a room, babble, an ear.

A sound passes through them in this order. Babble is in the room, so a phone's loudspeaker does not
change it, but hearing loss does. In each condition the room has a steady noise of -55 dB full
scale, and the ear has a noise of its own, 15 dB below.

The signal-to-noise ratio compares the root mean square of the babble with that of the sound while
it is audible (10 ms pieces within 25 dB of the loudest). It is measured before the loudspeaker
filters the sound, because players do not turn up the volume for a cue that a phone cannot play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sounds.synthesis.signals import RATE, Samples, fall, gain

Way = Callable[[RandomState, Samples], Samples]
"""A function that changes a mono sound on its way to the ear."""

ROOM_NOISE, EAR_NOISE = -55.0, -70.0


def as_it_is(_: RandomState, sound: Samples) -> Samples:
    """Return the sound unchanged."""
    return sound


def laptop(rng: RandomState, sound: Samples) -> Samples:
    """A laptop's loudspeaker: no bass, little treble, one resonance."""
    low, high = rng.uniform(220, 380), rng.uniform(7000, 11000)
    sos = signal.butter(2, [low, high], "bandpass", fs=RATE, output="sos")
    heard = signal.sosfilt(sos, sound)
    peak = signal.iirpeak(rng.uniform(700, 3500), rng.uniform(2, 6), fs=RATE)
    return np.asarray(heard + rng.uniform(0.2, 0.8) * signal.lfilter(*peak, heard))


def phone(rng: RandomState, sound: Samples) -> Samples:
    """A phone's loudspeaker: 400 to 4000 Hz."""
    edges = [400 * rng.uniform(0.93, 1.07), 4000 * rng.uniform(0.93, 1.07)]
    sos = signal.butter(4, edges, "bandpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound))


def room(rng: RandomState, sound: Samples, shortest: float = 0.25, longest: float = 0.6) -> Samples:
    """A living room: exponentially decaying noise after the direct sound (Moorer, 1979)."""
    t60 = rng.uniform(shortest, longest)
    times = np.arange(int(t60 * RATE)) / RATE
    tail = rng.randn(len(times)) * fall(times, t60) * (times > 0.003)
    tail *= gain(rng.uniform(-12, -3)) / np.sqrt(np.sum(tail**2))
    tail[0] = 1.0
    return np.asarray(signal.fftconvolve(sound, tail))


def dull(rng: RandomState, sound: Samples) -> Samples:
    """Less treble, as from cheap headphones."""
    sos = signal.butter(1, rng.uniform(2000, 6000), "lowpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound))


def sundry(rng: RandomState, sound: Samples) -> Samples:
    """Apply each of three changes with a chance of one half."""
    for way in (laptop, partial(room, shortest=0.15, longest=0.5), dull):
        if rng.rand() < 0.5:
            sound = way(rng, sound)
    return sound


def quicker(_: RandomState, sound: Samples, tempo: float = 1.25) -> Samples:
    """The same sound at another tempo, its pitch kept (WSOLA: Verhelst and Roelands, 1993)."""
    size, search = 1024, 256
    hop = size // 2
    window = np.hanning(size + 1)[:-1]
    padded = np.pad(sound, (0, 3 * size))
    done = np.zeros(int(len(sound) / tempo) + 2 * size)
    at = 0
    for k in range((len(done) - size) // hop):
        done[k * hop : k * hop + size] += (1 if k == 0 else window) * padded[at : at + size]
        if k == 0:
            done[hop:size] *= window[hop:]  # the first half keeps its attack
        wanted = padded[at + hop : at + hop + size]
        near = max(0, int((k + 1) * hop * tempo) - search)
        if len(wanted) < size or near + size + 2 * search > len(padded):
            break
        reach = padded[near : near + size + 2 * search]
        at = near + int(np.argmax(signal.correlate(reach, wanted, "valid", method="fft")))
    return done


AGE_70 = {
    125: 8.1,
    250: 8.1,
    500: 9.5,
    1000: 10.8,
    1500: 14.9,
    2000: 18.9,
    3000: 31.1,
    4000: 43.3,
    6000: 48.7,
    8000: 59.5,
}
"""Loss in dB at Hz: the median of men of 70, 0.0030 to 0.0220 times (70 - 18) squared (ISO 7029,
2000). Women's is less above 1 kHz."""


def old_ear(rng: RandomState, sound: Samples) -> Samples:
    """Hearing at 70, a little better or worse than the median: only a loss, no distortion."""
    worse = rng.uniform(0.9, 1.1)
    hz = [0, *AGE_70, RATE / 2]
    loss = [AGE_70[125], *AGE_70.values(), 65.0]
    taps = signal.firwin2(511, hz, [gain(-worse * dB) for dB in loss], fs=RATE)
    return np.asarray(signal.fftconvolve(sound, taps, "same"))


@dataclass(frozen=True)
class Condition:
    """One condition: the equipment, the babble and the ear."""

    name: str
    way: Way = as_it_is
    ear: Way = as_it_is
    side: int | None = None
    """The only ear that hears: 0 left, 1 right; None: both ears hear one mono channel."""
    ratio: float | None = None
    """Signal-to-babble ratio in dB; None: no babble."""

    def with_babble(self, ratio: float) -> Condition:
        """The same condition with babble."""
        name = f"{self.name} + {ratio:.0f} dB"
        return Condition(name, self.way, self.ear, self.side, ratio)

    def heard(
        self, rng: RandomState, sound: Samples, talk: Samples, length: int, spread: float = 0.0
    ) -> Samples:
        """`length` samples of one copy of `sound` (two channels); `spread` dB varies the babble."""
        one = sound.mean(axis=1) if self.side is None else sound[:, self.side]
        played = one * gain(rng.uniform(-12, 6))
        copy = self.way(rng, played)[:length]
        copy = np.pad(copy, (0, length - len(copy)))
        if self.ratio is not None:
            ratio = self.ratio + rng.uniform(-spread, spread)
            copy = copy + excerpt(rng, talk, length) * active(played) * gain(-ratio)
        air = copy + gain(ROOM_NOISE) * excerpt(rng, hiss(), length)
        return self.ear(rng, air) + gain(EAR_NOISE) * excerpt(rng, hiss(), length)


def excerpt(rng: RandomState, sound: Samples, length: int) -> Samples:
    """`length` samples from anywhere in `sound`."""
    at = rng.randint(len(sound) - length)
    return sound[at : at + length]


@cache
def hiss(seconds: float = 30.0) -> Samples:
    """Make steady noise of level 1; copies use excerpts of it, because making it is slow."""
    return RandomState(0).randn(int(seconds * RATE))


def active(sound: Samples, piece: int = RATE // 100, below: float = 25.0) -> float:
    """The root mean square of the pieces that are within `below` dB of the loudest piece."""
    power = np.mean(sound[: len(sound) // piece * piece].reshape(-1, piece) ** 2, axis=1)
    return float(np.sqrt(power[power > power.max() * gain(-2 * below)].mean()))


PLAIN = Condition("quiet", sundry)
WORLDS = (
    (PLAIN, PLAIN.with_babble(10), PLAIN.with_babble(0)),
    *(
        (one, one.with_babble(10))
        for one in (
            Condition("phone", phone),
            Condition("hearing 70", ear=old_ear),
            Condition("left ear", side=0),
            Condition("right ear", side=1),
            Condition("room", room),
            Condition("tempo 1.25", quicker),
        )
    ),
)
"""Conditions of one listener; each world has a listener of its own."""
