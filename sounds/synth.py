#!/usr/bin/env python3
"""Make every sound of audiodice from physics and seeded chance; nothing is recorded.

    python sounds/synth.py [OUTDIR] [--only cue,...] [--wav] [--check]

writes one OGG Vorbis file a variant, `<cue>_<variant>.ogg` (`<cue>.ogg` where there is one
variant), into OUTDIR, by default the folder of this file. The samples are a function of the name
alone: `numpy.random.RandomState`, whose streams are frozen (NEP 19), seeded with
crc32("cue:variant").

How dice sound, and where it comes from:

- A collision is a force pulse (Hertz: the longer, the softer the hit). Bodies as small as dice are
  heard mostly by being pushed, not by ringing: the pressure follows the derivative of the force
  ("acceleration noise": Chadwick, Zheng, James, "Faster acceleration noise for multibody
  animations using precomputed soundbanks", 2012).
- What does ring is a sum of damped sines (modal synthesis: van den Doel, Kry, Pai,
  "FoleyAutomatic", 2001), plus a grain of band noise for the roughness of the contact.
- Many bodies in a cup are collisions at random times whose strength follows the decaying energy of
  the last shake (PhISEM: Cook, "Physically informed sonic modeling", 1997).
- Loudness is ITU-R BS.1770; the target of a cue is its loudest 400 ms.

Units: seconds, Hz, dB; loudness in LUFS; speeds 0.0-1.0 of a firm throw; places -1.0 (left) to
1.0 (right); samples are floats whose full scale is 1.0.
"""

from __future__ import annotations

import argparse
import io
import sys
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

import numpy as np
import soundfile
from numpy.random import RandomState
from numpy.typing import ArrayLike, NDArray
from scipy import signal

Samples = NDArray[np.float64]
"""One channel: shape (n,). Two channels: shape (n, 2)."""

RATE = 44_100
"""Samples a second."""

PEAK_CEILING = -3.0
"""The true peak that no file may exceed once decoded, in dBTP."""

HEADROOM = 1.6
"""dB kept below the ceiling before encoding: Vorbis moves peaks a little."""

QUALITY = 0.55
"""Vorbis quality, 0.0-1.0. Below 0.5 the encoder adds noise above 8 kHz, where dice are bright."""


# ------------------------------------------------------------------ small tools


def samples(seconds: float) -> int:
    """How many samples last `seconds`."""
    return int(seconds * RATE)


def clock(seconds: float) -> Samples:
    """The time of each sample of a sound that lasts `seconds`, in seconds."""
    return np.arange(samples(seconds)) / RATE


def gain(decibels: float) -> float:
    """The factor of an amplitude that `decibels` stands for."""
    return float(10 ** (decibels / 20))


def fall(times: Samples, t60: ArrayLike) -> Samples:
    """An exponential decay that loses 60 dB in `t60` seconds."""
    return np.asarray(np.exp(-np.log(1000.0) * times / np.asarray(t60)), dtype=np.float64)


def add(target: Samples, sound: Samples, at: int = 0, level: float = 1.0) -> None:
    """Add `sound` into `target` from sample `at`, cutting what hangs over its end."""
    if at < len(target):
        room_left = min(len(sound), len(target) - at)
        target[at : at + room_left] += level * sound[:room_left]


@lru_cache(maxsize=256)
def _band_filter(low: float, high: float, order: int) -> Samples:
    return np.asarray(
        signal.butter(order, [low, min(high, RATE * 0.49)], "bandpass", fs=RATE, output="sos")
    )


def band(sound: Samples, low: float, high: float, order: int = 2) -> Samples:
    """`sound` between `low` and `high` Hz (Butterworth)."""
    return np.asarray(signal.sosfilt(_band_filter(low, high, order), sound))


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
    """Damped modes struck once (van den Doel): one sine a mode, `t60` seconds each to -60 dB.

    Phases start near zero, as a strike sets them, but not all at it: that would make a spike.
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
    """+1 or -1 at random: on which side of a mode's node a hit falls."""
    return np.where(rng.rand(count) < 0.5, -1.0, 1.0)


# ------------------------------------------------------------------ place and room


class Stage:
    """A stereo canvas onto which sounds are put at a time and a place."""

    WIDEST_DELAY = 0.00055
    """Seconds by which the far ear hears a sound at the edge later."""

    def __init__(self, seconds: float) -> None:
        self.mix: Samples = np.zeros((samples(seconds), 2))

    def put(self, sound: Samples, at: float, place: float = 0.0, level: float = 1.0) -> None:
        """Add a mono `sound` at `at` seconds: equal power between the ears, the far one later."""
        place = min(1.0, max(-1.0, place))
        start, late = samples(max(0.0, at)), samples(abs(place) * self.WIDEST_DELAY)
        angle = (place + 1) * np.pi / 4
        add(self.mix[:, 0], sound, start + (late if place > 0 else 0), level * np.cos(angle))
        add(self.mix[:, 1], sound, start + (late if place < 0 else 0), level * np.sin(angle))


@dataclass(frozen=True)
class Room:
    """A small room: seven early reflections and a noise tail, different for each ear."""

    t60: float
    """Seconds for the tail to fall 60 dB."""
    level: float
    """dB of the room against the dry sound."""
    low: float = 250.0
    high: float = 7500.0
    nearest_wall: float = 0.003
    """Seconds before the first reflection."""

    def around(self, dry: Samples, rng: RandomState) -> Samples:
        """`dry` (two channels) heard in this room."""
        length = samples(self.t60 * 1.1 + 0.03)
        wet = np.vstack([dry, np.zeros((length, 2))])
        for ear in range(2):
            response = 0.05 * rng.randn(length) * fall(np.arange(length) / RATE, self.t60)
            for _ in range(7):
                tap = samples(rng.uniform(self.nearest_wall, 0.022))
                response[tap] += rng.uniform(0.15, 0.5) * rng.choice([-1, 1])
            response[: samples(self.nearest_wall)] = 0
            response = band(response, self.low, self.high, 1)
            source = 0.6 * dry[:, ear] + 0.4 * dry[:, 1 - ear]
            add(wet[:, ear], signal.fftconvolve(source, response), 0, 4 * gain(self.level))
        return wet


# ------------------------------------------------------------------ dice, trays, cup


def contact_pulse(seconds: float, free: bool = False) -> Samples:
    """What a collision of `seconds` radiates, peak 1.0.

    The force over a Hertz contact is close to half a sine to the power 1.5. A body that hits a
    fixed one radiates the derivative of it (acceleration noise); two `free` bodies that fly apart
    are two opposed sources, one derivative more: less low end. Drawn at four times the rate, for a
    contact lasts only some four samples.
    """
    finer = 4
    steps = max(4, samples(seconds * finer))
    force = np.sin(np.pi * np.arange(steps) / steps) ** (2.0 if free else 1.5)
    padded = np.concatenate([np.zeros(finer * 8), force, np.zeros(finer * 24)])
    pulse = signal.resample_poly(np.diff(padded, n=2 if free else 1), 1, finer)
    return np.asarray(pulse / np.max(np.abs(pulse)))


@dataclass(frozen=True)
class Strike:
    """How a die sounds when it meets something: the numbers that differ with what it meets."""

    free: bool
    """Whether the other body flies too (see `contact_pulse`)."""
    contact: float
    """Seconds a firm hit lasts."""
    pulse: float
    """Level of the contact pulse against the modes and the grain."""
    grain_low: float
    grain_high: float
    grain_t60: tuple[float, float]
    brightest: float | None = None
    """Hz around which its own modes are excited; None: as the die is."""
    damping: float = 1.0
    """Factor on the t60 of its modes."""


KNOCK = Strike(
    free=False,
    contact=105e-6,
    pulse=0.55,
    grain_low=2500,
    grain_high=7600,
    grain_t60=(0.006, 0.014),
)
"""On something fixed: tray, wall, hand."""
CLACK = Strike(
    free=True,
    contact=88e-6,
    pulse=0.34,
    grain_low=4800,
    grain_high=9600,
    grain_t60=(0.005, 0.011),
    brightest=7000,
    damping=1.0,
)
"""On what flies or gives way too: another die, the wall of a cup in the hand."""


class Die:
    """One acrylic die of 16 mm: its own damped modes, excited a little differently at each hit.

    The cube's free modes lie above 20 kHz; these, between 2 and 10.5 kHz, are what recordings of
    dice show: the die on its contact, and what it touches.
    """

    SECONDS = 0.045

    def __init__(self, rng: RandomState, size: float = 1.0) -> None:
        self.frequencies = np.geomspace(2100, 10500, 14) * rng.uniform(0.94, 1.06, 14) / size
        self.t60 = rng.uniform(0.009, 0.022, 14) * (4500 / self.frequencies) ** 0.4
        octaves = np.log2(self.frequencies / 4600)
        self.levels = np.exp(-0.5 * (octaves / 0.85) ** 2) * rng.uniform(0.35, 1, 14)

    def hit(
        self,
        rng: RandomState,
        speed: float,
        strike: Strike = KNOCK,
        contact: float | None = None,
        brightness: float = 1.0,
    ) -> Samples:
        """One hit at `speed` (0.0-1.0); `contact` seconds stands in for the strike's own.

        Hertz gives contact ~ speed^-1/5; recorded dice dull faster when they hit softly (the
        corner crushes, the cloth gives), so the exponent here is -1/3.
        """
        speed = max(speed, 0.02)
        lasts = (contact or strike.contact) * speed**-0.33
        levels = self.levels
        if strike.brightest:
            octaves = np.log(self.frequencies / strike.brightest)
            levels = 0.9 * np.exp(-0.5 * (octaves / 0.45) ** 2) * levels**0.3
        # a contact excites little above the inverse of its length
        levels = levels * either_sign(rng, 14) / (1 + (self.frequencies * lasts * 0.9) ** 4)
        t60 = self.t60 * strike.damping * rng.uniform(0.8, 1.2)
        modes = ring(rng, self.frequencies, t60, levels * rng.uniform(0.3, 1, 14), self.SECONDS)
        grain = noise_grain(
            rng,
            0.02,
            rng.uniform(*strike.grain_t60),
            strike.grain_low * rng.uniform(0.88, 1.12),
            strike.grain_high * rng.uniform(0.87, 1.1) * min(1.0, 1.05 * speed**0.14),
        )
        sound = np.zeros(samples(self.SECONDS))
        add(sound, contact_pulse(lasts, strike.free), 0, strike.pulse)
        add(sound, modes, 2, 0.30 * brightness)
        add(sound, grain, 1, 0.34 * brightness)
        return sound * float(speed**1.2)


@dataclass(frozen=True)
class Surface:
    """What a tray is made of; `Tray` draws one particular tray from it."""

    frequencies: tuple[float, ...]
    """Its modes, Hz."""
    spread: float
    """How far one tray's modes stray from these, as a share."""
    loudest: float
    """Hz around which its modes speak (felt), or from which their level and damping count."""
    octaves: float | None
    """Width of that bell, octaves; None: no bell, rising slowly with frequency."""
    t60: tuple[float, float]
    contact: float
    """Seconds of a firm hit of a die on it."""
    pulse: float
    modes: float
    corner: float
    """Levels of the surface's contact pulse, its modes, and of the die's own corner on it."""


WOOD = Surface(
    # a shallow box of 25 by 35 cm: a thin plate's modes grow denser than a scale
    frequencies=(
        *(158, 219, 287, 368, 462, 517, 571, 645, 712, 766, 850, 951, 1033, 1224),
        *(1313, 1414, 1513, 1661, 1905, 2043, 2246, 2402, 2606, 2785, 2968, 3025, 3190, 3560),
    ),
    spread=0.03,
    loudest=900,
    octaves=None,
    t60=(0.03, 0.06),
    contact=260e-6,
    pulse=0.16,
    modes=0.036,
    corner=0.80,
)
FELT = Surface(
    frequencies=tuple(float(f) for f in np.geomspace(230, 1600, 16)),
    spread=0.05,
    loudest=650,
    octaves=0.75,
    t60=(0.022, 0.045),
    contact=700e-6,
    pulse=0.10,
    modes=0.040,
    corner=0.50,
)


class Tray:
    """One dice tray of a given surface."""

    SECONDS = 0.13

    def __init__(self, rng: RandomState, surface: Surface) -> None:
        count = len(surface.frequencies)
        self.surface = surface
        self.frequencies = np.array(surface.frequencies) * rng.uniform(
            1 - surface.spread, 1 + surface.spread, count
        )
        against = self.frequencies / surface.loudest
        self.levels = rng.uniform(0.3, 1, count) * (
            against**0.35
            if surface.octaves is None
            else np.exp(-0.5 * (np.log2(against) / surface.octaves) ** 2)
        )
        self.t60 = rng.uniform(*surface.t60, count) * against**-0.33

    def hit(self, rng: RandomState, speed: float, die: Die) -> Samples:
        """`die` lands at `speed`: the surface gives, rings, scrapes, and the corner clicks."""
        speed = max(speed, 0.02)
        count = len(self.frequencies)
        levels = self.levels * rng.uniform(0.2, 1, count) * either_sign(rng, count)
        sound = np.zeros(samples(self.SECONDS))
        add(sound, contact_pulse(self.surface.contact * speed**-0.2), 0, self.surface.pulse)
        add(
            sound,
            ring(rng, self.frequencies, self.t60, levels, self.SECONDS),
            3,
            self.surface.modes,
        )
        add(sound, noise_grain(rng, 0.03, 0.016, 950, 2500), 0, 0.19)
        sound *= speed**1.15
        corner = die.hit(rng, min(1.0, speed * 1.1), contact=125e-6)
        add(sound, corner, 0, self.surface.corner)
        return sound


class Cup:
    """A leather-lined dice cup: six resonances of the air and the wall."""

    MODES = np.array([655.0, 880.0, 985.0, 1290.0, 3250.0, 4100.0])
    T60 = np.array([0.03, 0.035, 0.04, 0.02, 0.026, 0.010])
    LEVELS = np.array([0.35, 0.6, 1.0, 0.35, 0.8, 0.3])

    def __init__(self, rng: RandomState) -> None:
        self.frequencies = self.MODES * rng.uniform(0.96, 1.04)

    def hit(self, rng: RandomState, speed: float) -> Samples:
        """A die meets the wall at `speed`."""
        frequencies = self.frequencies * rng.uniform(0.98, 1.02)
        levels = self.LEVELS * rng.uniform(0.3, 1, len(frequencies))
        return 0.5 * speed * ring(rng, frequencies, self.T60, levels, 0.07)


def shake(rng: RandomState, count: int, strokes: int = 2, stroke: float = 0.098) -> Samples:
    """`count` dice in a cup, shaken `strokes` times (PhISEM), `stroke` seconds each and some more.

    Each stroke throws them at one end: a dense cluster of hits, then stragglers, weaker as the
    energy of the stroke runs out. Alone a die meets only the wall; the more there are, the more
    they meet each other, and the longer they take to come to rest.
    """
    dice, cup = [Die(rng) for _ in range(count)], Cup(rng)
    stroke *= (1 + 0.045 * count) * rng.uniform(0.95, 1.05)
    stage = Stage(strokes * stroke * 1.2 + 0.1)
    on_wall = 1 / (1 + 0.55 * (count - 1))
    hits = 0.7 + 1.55 * count
    start, side = 0.001, 1.0
    for _ in range(strokes):
        energy = rng.uniform(0.75, 1.0)
        turns = np.arange(round(hits))
        # even but for a jitter, that the count be heard; crowded early
        late = (turns + turns.clip(0, 1) * rng.uniform(-0.4, 0.4, len(turns))) / hits
        for delay in stroke * late**1.1:
            speed = energy * np.exp(-delay / (0.9 * stroke))
            speed *= np.clip(rng.lognormal(-0.95, 0.7), 0.06, 1.2) if delay else 0.7
            speed = min(float(speed), 1.1)
            die, place = dice[rng.randint(count)], side * 0.22 + rng.uniform(-0.35, 0.35)
            # a cup in the hand gives way much as another die does, and rings besides
            stage.put(die.hit(rng, speed, CLACK), start + delay, place)
            if rng.rand() < on_wall:
                stage.put(cup.hit(rng, speed), start + delay, place * 0.4, 0.085)
        start, side = start + stroke * rng.uniform(0.9, 1.1), -side
    # hand and rim shade the top octave
    return Room(0.14, -21, low=900, high=5500).around(low_pass(stage.mix, 9200, 4), rng)


@dataclass(frozen=True)
class Throw:
    """How dice leave the cup: what differs between a free pour and one beside a screen reader."""

    spread: float
    spread_a_die: float
    """Seconds between the first and the last die's landing: a base, and more for each die."""
    bounces: int
    restitution: tuple[float, float]
    """The share of its speed a bounce leaves."""
    rocks: tuple[int, int]
    """How often a die rocks before it rests, from and below."""
    last: float
    """Seconds after which nothing new is heard."""
    wall: float
    straggler: float
    """Chances that a die meets the tray's wall, that one tumbles on and rests last."""
    meetings: float
    """Mean number of times a die meets another on the tray."""
    gap: float = 0.0
    """Seconds that touches keep from each other: hits within some 8 ms are heard as one."""
    felt: float = 0.45
    """The share of hits that fall on cloth, not wood."""


FREE = Throw(
    spread=0.02,
    spread_a_die=0.046,
    bounces=5,
    restitution=(0.36, 0.60),
    rocks=(2, 6),
    last=1.4,
    wall=0.35,
    straggler=0.7,
    meetings=1.4,
    gap=0.006,
)
SHORT = Throw(
    spread=0.0,
    spread_a_die=0.032,
    bounces=2,
    restitution=(0.30, 0.42),
    rocks=(0, 2),
    last=0.295,
    wall=0.0,
    straggler=0.0,
    meetings=0.4,
    gap=0.010,
)


class Pour:
    """`count` dice thrown on a tray; `heard` makes the sound."""

    SPEED = 1.55
    """Metres a second of a firm landing."""
    GRAVITY = 9.81
    """Metres a second squared."""

    def __init__(self, rng: RandomState, count: int, throw: Throw) -> None:
        self.rng, self.count, self.throw = rng, count, throw
        self.dice = [Die(rng) for _ in range(count)]
        self.felt, self.wood = Tray(rng, FELT), Tray(rng, WOOD)
        self.stage = Stage(throw.last + 0.2)
        self.touches: list[float] = []

    def heard(self) -> Samples:
        """The whole pour: each die lands, bounces and rests; some meet, one may run on."""
        order = self.rng.permutation(self.count)
        places = np.linspace(-0.62, 0.62, self.count) if self.count > 1 else np.zeros(1)
        spread = self.throw.spread + self.throw.spread_a_die * self.count
        for die, turn, place in zip(self.dice, order, places, strict=True):
            at = spread * (turn / max(1, self.count - 1)) ** 1.1 * self.rng.uniform(0.85, 1.1)
            speed = self.rng.uniform(0.6, 1.0) if turn else 0.95
            self._land(die, at + 0.001, speed, place)
        if self.count > 2 and self.rng.rand() < self.throw.straggler:
            self._run_on(self.dice[order[-1]])
        self._meet()
        return Room(0.12, -23, high=4200).around(self.stage.mix, self.rng)

    def _touch(self, die: Die, at: float, speed: float, place: float) -> None:
        """One contact with the tray, wherever on it the die is."""
        while any(abs(at - other) < self.throw.gap for other in self.touches):
            at += 0.002
        self.touches.append(at)
        if at < self.throw.last:
            tray = self.felt if self.rng.rand() < self.throw.felt else self.wood
            self.stage.put(tray.hit(self.rng, speed, die), at, place)

    def _land(self, die: Die, at: float, speed: float, place: float) -> None:
        """Bounces: flight times shrink geometrically; a cube touches with one to three corners."""
        rng = self.rng
        first, bounce = at, 0
        while speed > 0.06 and bounce < self.throw.bounces:
            corners = rng.choice([1, 2, 3], p=[0.45, 0.37, 0.18]) if bounce else 1
            width = place * min(1.0, 0.3 + 0.35 * bounce) + rng.uniform(-0.05, 0.05)
            touch = at
            for corner in range(corners):
                self._touch(die, touch, speed * (rng.uniform(0.25, 0.75) if corner else 1), width)
                touch += rng.uniform(0.0085, 0.019)
            left = rng.uniform(*self.throw.restitution)
            flight = 2 * left * speed * self.SPEED / self.GRAVITY * rng.uniform(0.8, 1.15)
            at += max(flight, 0.022)
            speed *= left * rng.uniform(0.9, 1.1)
            bounce += 1
        self._rock(die, at, max(speed, 0.05) * rng.uniform(0.7, 1.1), place)
        if rng.rand() < self.throw.wall:
            delay = 0.10 + rng.exponential(0.10)
            force = 0.55 * np.exp(-delay / 0.35) * rng.uniform(0.5, 1)
            side = np.sign(place or 1) * 0.8
            self.stage.put(self.wood.hit(rng, force, die), first + delay, side)

    def _rock(self, die: Die, at: float, speed: float, place: float) -> None:
        """Rocking on an edge, faster and fainter to rest."""
        interval = self.rng.uniform(0.026, 0.044)
        shrink = self.rng.uniform(0.72, 0.86)
        for _ in range(self.rng.randint(*self.throw.rocks)):
            self._touch(die, at, speed, place)
            at += interval
            interval *= shrink
            speed *= shrink * self.rng.uniform(0.75, 1.0)

    def _run_on(self, die: Die) -> None:
        """A straggler tumbles over its edges and rests last."""
        rng = self.rng
        at, speed = 0.34 + 0.02 * self.count + rng.uniform(0, 0.08), rng.uniform(0.10, 0.2)
        interval, place = rng.uniform(0.05, 0.085), rng.uniform(-0.7, 0.7)
        for _ in range(rng.randint(3, 7)):
            self._touch(die, at, speed * rng.uniform(0.5, 1), place)
            if rng.rand() < 0.6:
                self._touch(
                    die, at + rng.uniform(0.009, 0.018), speed * rng.uniform(0.2, 0.6), place
                )
            at += interval
            interval *= rng.uniform(0.8, 0.95)
            speed *= rng.uniform(0.7, 0.95)

    def _meet(self) -> None:
        """Dice meet dice, most of them early, while all are moving."""
        rng = self.rng
        if self.count == 1:
            return
        for _ in range(rng.poisson(self.throw.meetings * self.count)):
            at = 0.004 + rng.exponential(min(0.11 + 0.008 * self.count, self.throw.last / 3))
            if at < self.throw.last:
                speed = np.exp(-at / 0.30) * np.clip(rng.lognormal(-0.9, 0.6), 0.05, 1)
                clack = self.dice[rng.randint(self.count)].hit(rng, speed, CLACK)
                self.stage.put(clack, at, rng.uniform(-0.5, 0.5), 0.9)


def pour(rng: RandomState, count: int, throw: Throw = FREE) -> Samples:
    """`count` dice poured on the tray."""
    return Pour(rng, count, throw).heard()


# ------------------------------------------------------------------ tuned voices

Voice = Callable[..., Samples]

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(note: str) -> float:
    """The frequency in Hz of a note such as "A4" (440 Hz), "Eb4", "F#5"; equal temperament."""
    sharp = note.count("#") - note.count("b")
    return float(440 * 2 ** ((STEPS[note[0]] + sharp + 12 * (int(note[-1]) - 4)) / 12))


Partials = Sequence[tuple[float, float, float]]
"""Each: its frequency and level against the fundamental's, and its share of the t60."""

WOOD_BAR: Partials = ((1, 1, 1), (3.98, 0.34, 0.35), (9.6, 0.12, 0.16), (2.01, 0.06, 0.6))
"""A bar undercut as a marimba's: the second mode two octaves up."""
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
    """A blown voice: a sawtooth above `cut` Hz softened; `vibrato` and `bend` in semitones."""
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
        sos = _band_filter(centre / 1.35, centre * 1.35, 2)
        sound[i : i + block], state = signal.sosfilt(sos, noise[i : i + block], zi=state)
    # the envelope starts above nothing, so that the cue is heard at once
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


# ------------------------------------------------------------------ cues: dice and the turn


def keep(rng: RandomState) -> Samples:
    """A die is set aside: it slides in, then a firm low stop."""
    die, tray, stage = Die(rng), Tray(rng, WOOD), Stage(0.25)
    stage.put(die.hit(rng, 0.55), 0.001)
    stage.put(tray.hit(rng, 0.9, die), 0.028)
    stage.put(ring(rng, [185, 372, 640], [0.09, 0.06, 0.04], [0.3, 0.18, 0.09], 0.12), 0.028)
    return Room(0.09, -20).around(stage.mix, rng)


def release(rng: RandomState) -> Samples:
    """A die goes back: lifted with a click, a brighter second one, a touch of cloth."""
    die, felt, stage = Die(rng), Tray(rng, FELT), Stage(0.25)
    stage.put(die.hit(rng, 0.5, brightness=1.3), 0.001)
    stage.put(die.hit(rng, 0.9, contact=80e-6, brightness=1.4), 0.055)
    latch = ring(
        rng, [1240, 1650, 2480, 3900], [0.07, 0.05, 0.04, 0.02], [0.18, 0.1, 0.09, 0.05], 0.1
    )
    stage.put(latch, 0.055)
    stage.put(felt.hit(rng, 0.25, die), 0.085)
    return Room(0.09, -20).around(stage.mix, rng)


def all_dice(rng: RandomState) -> Samples:
    """Every die scores: one bright double tick."""
    stage = Stage(0.19)
    stage.put(Die(rng).hit(rng, 0.8, contact=80e-6), 0.001, 0, 0.5)
    stage.put(glass("C7", 0.15, 0.5, 0.14), 0.001)
    stage.put(glass("G7", 0.14, 0.4, 0.13), 0.032)
    return stage.mix


def bank(rng: RandomState) -> Samples:
    """Points are put away: coins run together, two rising notes, the lid."""
    tray, die, stage = Tray(rng, WOOD), Die(rng), Stage(0.8)
    coin = np.array([3830.0, 5230.0, 7020.0, 9050.0, 10980.0])
    t60, levels = np.array([0.16, 0.13, 0.1, 0.07, 0.05]), np.array([0.8, 1, 0.7, 0.5, 0.3])
    for i in range(5):
        chink = ring(rng, coin * rng.uniform(0.93, 1.07), t60, levels, 0.2)
        at = 0.001 + 0.042 * i * rng.uniform(0.85, 1.15)
        stage.put(chink, at, rng.uniform(-0.4, 0.4), rng.uniform(0.10, 0.2))
    stage.put(wood("G4", 0.5, 0.8), 0.20)
    stage.put(wood("C5", 0.5, 0.8), 0.31)
    stage.put(tray.hit(rng, 1.0, die), 0.31)
    return Room(0.16, -21).around(stage.mix, rng)


def farkle(rng: RandomState) -> Samples:
    """The turn's points are lost: two steps down, a third that sags, dice dropped on cloth."""
    felt, die, stage = Tray(rng, FELT), Die(rng), Stage(1.0)
    for i, note in enumerate(("Eb4", "D4")):
        stage.put(reed(note, 0.15, 0.55, 1300), i * 0.16)
    stage.put(reed("Db4", 0.55, 0.55, 1300, vibrato=0.35, bend=-2.2), 0.32)
    stage.put(0.5 * ring(rng, [82, 123, 190], [0.28, 0.2, 0.12], [1, 0.6, 0.4], 0.4), 0.32)
    for i in range(3):
        stage.put(felt.hit(rng, 0.8 - 0.2 * i, die), 0.34 + 0.05 * i)
    return Room(0.25, -20).around(stage.mix, rng)


def hot_dice(rng: RandomState) -> Samples:
    """All dice score and may be thrown again: a rush upward, seven notes, a chord."""
    stage, dice = Stage(1.25), [Die(rng) for _ in range(6)]
    stage.put(sweep(rng, 0.75, 500, 6500, 0.75), 0, 0, 0.5)
    for i, note in enumerate(("C5", "E5", "G5", "A5", "C6", "E6", "G6")):
        at, place = 0.002 + 0.075 * i, -0.6 + 0.2 * i
        stage.put(glass(note, 0.6, 0.5, 0.45), at, place)
        stage.put(dice[i % 6].hit(rng, 0.7), at, place, 0.5)
    for note in ("C6", "G6", "E7"):
        stage.put(glass(note, 0.6, 0.35), 0.56)
    return Room(0.3, -19).around(stage.mix, rng)


def turn_mine(rng: RandomState) -> Samples:
    """Your turn: a rising fourth-and-octave in glass."""
    notes = melody(glass, ("G4", "D5+G5"), 0.13, seconds=0.5, t60=0.45)
    return Room(0.15, -20).around(notes.mix, rng)


def turn_other(rng: RandomState) -> Samples:
    """Another's turn: two falling notes in wood."""
    notes = melody(wood, ("D5", "G4"), 0.13, seconds=0.35, level=0.7)
    return Room(0.12, -22).around(notes.mix, rng)


def win(rng: RandomState) -> Samples:
    """A fanfare: three calls, a lift, the chord held, glass above it."""
    stage = Stage(2.2)
    fanfare = (
        *((0.00, "G4+B4+D5", 0.13), (0.15, "G4+B4+D5", 0.13), (0.30, "G4+C5+E5", 0.13)),
        *((0.45, "A4+C5+F5", 0.26), (0.75, "G4+B4+F5", 0.13), (0.90, "G4+C5+E5+G5+C6", 1.05)),
    )
    for at, chord, seconds in fanfare:
        last = seconds > 1
        vibrato, fade = (0.12, 0.3) if last else (0.0, 0.05)
        for i, note in enumerate(chord.split("+")):
            sound = reed(note, seconds, 0.30, 3200, vibrato=vibrato, release=fade)
            stage.put(sound, at + 0.004 * i, -0.4 + 0.25 * i)
    for i, note in enumerate(("C6", "E6", "G6", "C7", "G6", "C7", "E7")):
        stage.put(glass(note, 0.6, 0.16), 0.95 + 0.085 * i, 0.5 * (-1) ** i)
    return Room(0.4, -18).around(stage.mix, rng)


def lose(rng: RandomState) -> Samples:
    """The game is lost: four slow steps down in C minor, reed over wood."""
    stage = Stage(1.6)
    for i, (note, under) in enumerate((("G4", "G3"), ("F4", "F3"), ("Eb4", "Eb3"), ("C4", "C3"))):
        last = i == 3
        stage.put(
            reed(note, 0.8 if last else 0.26, 0.5, 900, release=0.2 if last else 0.06), 0.24 * i
        )
        stage.put(wood(under, 0.5, 0.4), 0.24 * i)
    return Room(0.3, -19).around(stage.mix, rng)


def tie(rng: RandomState) -> Samples:
    """Nobody wins: the same two bell notes on the left and on the right, then both at once."""
    stage = Stage(1.5)
    for i, place in enumerate((-0.6, 0.6)):
        stage.put(bell("D5", 0.35, 0.5, 0.4), 0.36 * i, place)
        stage.put(bell("A5", 0.35, 0.5, 0.4), 0.36 * i + 0.15, place)
    for note, place in (("D5", -0.6), ("A5", 0.6)):
        stage.put(bell(note, 0.7, 0.5), 0.76, place)
    return Room(0.3, -19).around(stage.mix, rng)


# ------------------------------------------------------------------ cues: the interface


def refused(_: RandomState) -> Samples:
    """Not allowed: two low buzzes, a semitone's beating."""
    stage = Stage(0.3)
    for at in (0.0, 0.14):
        for note in ("C#3", "D3"):
            stage.put(reed(note, 0.11, 0.6, 700, release=0.02), at)
    return stage.mix


def menu_move(rng: RandomState) -> Samples:
    """The next entry: one small tick."""
    stage = Stage(0.06)
    stage.put(ring(rng, [1320, 2750], [0.03, 0.015], [0.7, 0.28], 0.05), 0.001)
    stage.put(Die(rng).hit(rng, 0.4), 0.001, 0, 0.3)
    return stage.mix


def menu_edge(rng: RandomState) -> Samples:
    """No further: a dull stop, twice."""
    stage = Stage(0.2)
    for at, level in ((0.001, 1.0), (0.07, 0.6)):
        stop = ring(rng, [196, 310, 455], [0.08, 0.05, 0.03], [1, 0.6, 0.3], 0.1)
        stage.put(stop, at, 0, level)
        stage.put(noise_grain(rng, 0.02, 0.01, 200, 1200), at, 0, 0.3 * level)
    return stage.mix


def menu_select(_: RandomState) -> Samples:
    """Taken: a quick rising fifth in wood."""
    return melody(wood, ("C5", "G5"), 0.055, seconds=0.2, t60=0.16).mix


def menu_open(rng: RandomState) -> Samples:
    """A list opens: a breath upward into one glass note."""
    stage = Stage(0.42)
    stage.put(ring(rng, [2100, 4300], [0.03, 0.015], [0.25, 0.1], 0.05), 0.001)
    stage.put(sweep(rng, 0.16, 900, 5200, 0.8), 0, 0, 0.5)
    stage.put(glass("C6", 0.3, 0.4, 0.25), 0.12)
    return stage.mix


def menu_close(rng: RandomState) -> Samples:
    """A list closes: a breath downward onto one low wooden note."""
    stage = Stage(0.42)
    stage.put(sweep(rng, 0.16, 5200, 900, 0.2), 0, 0, 0.5)
    stage.put(wood("C4", 0.28, 0.6, 0.2), 0.13)
    return stage.mix


def start(rng: RandomState) -> Samples:
    """The table opens: two dice fall, an open chord answers."""
    stage = Stage(1.3)
    add(stage.mix, pour(rng, 2, SHORT), 0, 1.8)
    for i, note in enumerate(("C5", "G5", "E6")):
        stage.put(glass(note, 0.8 - 0.1 * i, 0.45, 0.7), 0.26 + 0.09 * i, -0.4 + 0.4 * i)
    return Room(0.25, -20).around(stage.mix, rng)


def leave(rng: RandomState) -> Samples:
    """The table closes: the opening chord backwards, down to wood."""
    stage = Stage(1.0)
    for i, note in enumerate(("E6", "G5", "C5")):
        stage.put(glass(note, 0.5, 0.45, 0.4), 0.001 + 0.11 * i, 0.4 - 0.4 * i)
    stage.put(wood("C4", 0.5, 0.8), 0.33)
    return Room(0.25, -20).around(stage.mix, rng)


def hurry(rng: RandomState) -> Samples:
    """Opponents hurry: five ticks ever closer, each a step higher."""
    stage, at = Stage(0.36), 0.001
    for i, note in enumerate(("G4", "A4", "B4", "D5", "E5")):
        stage.put(wood(note, 0.11, 0.5 + 0.1 * i, 0.09), at)
        stage.put(Die(rng).hit(rng, 0.4 + 0.1 * i), at, 0, 0.3)
        at += 0.075 * 0.78**i
    return stage.mix


def undo(rng: RandomState) -> Samples:
    """Taken back: a slide down, and the die is where it was."""
    stage = Stage(0.3)
    stage.put(reed("A5", 0.15, 0.4, 2500, bend=-12, release=0.03), 0.0)
    stage.put(Die(rng).hit(rng, 0.7), 0.155, 0, 0.8)
    stage.put(wood("A4", 0.14, 0.4, 0.1), 0.155)
    return stage.mix


def text(rng: RandomState) -> Samples:
    """Read the screen, nothing can speak: three bell notes, long, short, long."""
    stage = Stage(1.1)
    for at, note, seconds in ((0.0, "B5", 0.3), (0.26, "B5", 0.2), (0.40, "F#5", 0.65)):
        stage.put(bell(note, seconds, 0.6, 0.6), at)
    return Room(0.2, -22).around(stage.mix, rng)


def input_help(_: RandomState, on: bool) -> Samples:
    """Keys only say what they do: a reed asks, rising twice (on), or answers, falling (off)."""
    stage, bend = Stage(0.36), 5 if on else -5
    for at, note in ((0.0, "A4"), (0.15, "D5")) if on else ((0.0, "G5"), (0.15, "D5")):
        stage.put(reed(note, 0.13, 0.5, 1500, bend=bend, release=0.03), at)
    return stage.mix


# ------------------------------------------------------------------ catalogue


@dataclass(frozen=True)
class Cue:
    """One entry of the catalogue."""

    make: Callable[[RandomState], Samples]
    loudness: float
    """LUFS of its loudest 400 ms."""
    variants: int = 1
    stereo: bool = False
    """Two channels; with one, the mixer can place it."""
    longest: float = 3.0
    """Seconds at which it is faded out."""


CATALOGUE: dict[str, Cue] = {
    "keep": Cue(keep, -26, variants=3),
    "release": Cue(release, -26, variants=3),
    "all_dice": Cue(all_dice, -27, longest=0.19),
    "bank": Cue(bank, -22, variants=2, stereo=True),
    "farkle": Cue(farkle, -21, stereo=True),
    "hot_dice": Cue(hot_dice, -21, stereo=True),
    "turn_mine": Cue(turn_mine, -21, stereo=True),
    "turn_other": Cue(turn_other, -26),
    "win": Cue(win, -20, stereo=True),
    "lose": Cue(lose, -21, stereo=True),
    "tie": Cue(tie, -21, stereo=True),
    "refused": Cue(refused, -25),
    "undo": Cue(undo, -27),
    "hurry": Cue(hurry, -28),
    "menu_move": Cue(menu_move, -30),
    "menu_edge": Cue(menu_edge, -28),
    "menu_select": Cue(menu_select, -27),
    "menu_open": Cue(menu_open, -28),
    "menu_close": Cue(menu_close, -28),
    "start": Cue(start, -27, stereo=True),
    "exit": Cue(leave, -27, stereo=True),
    "text": Cue(text, -27),
    "input_help_on": Cue(partial(input_help, on=True), -28),
    "input_help_off": Cue(partial(input_help, on=False), -28),
}
for _n in range(1, 7):
    CATALOGUE |= {
        f"shake_{_n}": Cue(partial(shake, count=_n), -23, 3, longest=0.34),
        f"pour_{_n}": Cue(partial(pour, count=_n), -23, 4, stereo=True),
        f"pour_short_{_n}": Cue(
            partial(pour, count=_n, throw=SHORT), -23, 3, stereo=True, longest=0.34
        ),
    }


def file_stem(cue: str, variant: int) -> str:
    """The name of a file without its suffix; variants count from 1."""
    return f"{cue}_{variant}" if CATALOGUE[cue].variants > 1 else cue


def render(cue: str, variant: int = 1) -> Samples:
    """The finished samples of one variant, from its name alone."""
    entry = CATALOGUE[cue]
    rng = RandomState(zlib.crc32(f"{cue}:{variant}".encode()))
    return finish(entry.make(rng), entry)


# ------------------------------------------------------------------ loudness and edges


def _k_filters() -> tuple[tuple[Samples, Samples], ...]:
    """BS.1770's two filters at this rate: a shelf for the head, a high-pass.

    The standard lists coefficients for 48 kHz; these are the same analogue filters (corner Hz,
    quality, shelf dB read back from those coefficients) put through the bilinear transform.
    """
    corner, quality, shelf = 1681.97445, 0.70717524, 3.99984385
    k, top = np.tan(np.pi * corner / RATE), gain(shelf)
    middle, unit = top**0.49966677, 1 + k / quality + k * k
    head = np.array([top + middle * k / quality + k * k, 2 * (k * k - top), 0.0])
    head[2] = top - middle * k / quality + k * k
    head_poles = np.array([unit, 2 * (k * k - 1), 1 - k / quality + k * k])
    corner, quality = 38.13547088, 0.50032704
    k = np.tan(np.pi * corner / RATE)
    poles = np.array([1 + k / quality + k * k, 2 * (k * k - 1), 1 - k / quality + k * k])
    return (head / unit, head_poles / unit), (np.array([1.0, -2.0, 1.0]), poles / poles[0])


_K_FILTERS = _k_filters()


def loudness(sound: Samples) -> float:
    """The loudest 400 ms of `sound` in LUFS (BS.1770, no gate), a shorter sound padded to that.

    One channel counts as two, for that is how it is played.
    """
    both = np.stack([sound, sound], axis=1) if sound.ndim == 1 else sound
    block = samples(0.4)
    both = np.vstack([both, np.zeros((max(0, block - len(both)), 2))])
    for zeros, poles in _K_FILTERS:
        both = signal.lfilter(zeros, poles, both, axis=0)
    energy = np.concatenate([[0.0], np.cumsum((both**2).sum(axis=1))])
    starts = np.arange(0, len(both) - block + 1, samples(0.01))
    mean = float(np.max(energy[starts + block] - energy[starts])) / block
    return -0.691 + 10 * float(np.log10(mean + 1e-12))


def true_peak(sound: Samples) -> float:
    """The peak between the samples too, in dBTP (BS.1770: four times the rate)."""
    return 20 * float(np.log10(np.max(np.abs(signal.resample_poly(sound, 4, 1, axis=0))) + 1e-12))


def _trimmed(sound: Samples, longest: float) -> Samples:
    """Cut silence off both ends and what is beyond `longest` seconds; fade into 4 ms of silence."""
    level = np.abs(sound).max(axis=1)
    heard = np.flatnonzero(level > level.max() * gain(-62))
    onset = np.flatnonzero(level > level.max() * gain(-40))[0]
    first = max(int(heard[0]), int(onset) - samples(0.001))
    cut = sound[first : min(int(heard[-1]) + 1, first + samples(longest))].copy()
    fade = min(samples(0.030), len(cut) // 3)
    cut[-fade:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fade))[:, None]
    return np.pad(cut, ((0, samples(0.004)), (0, 0)))  # where Vorbis rings on


def _limited(sound: Samples, ceiling: float) -> Samples:
    """Peaks above 0.6 of `ceiling` bent smoothly below it."""
    knee = 0.6 * ceiling
    size = np.abs(sound)
    bent = np.sign(sound) * (knee + (ceiling - knee) * np.tanh((size - knee) / (ceiling - knee)))
    return np.where(size > knee, bent, sound)


def finish(sound: Samples, cue: Cue) -> Samples:
    """`sound` trimmed, faded, without DC, at its cue's loudness and below the ceiling."""
    sos = signal.butter(2, 40, "highpass", fs=RATE, output="sos")
    done = _trimmed(np.asarray(signal.sosfilt(sos, sound, axis=0)), cue.longest)
    if not cue.stereo:
        done = done.mean(axis=1, keepdims=True)
    highest = PEAK_CEILING - HEADROOM
    for _ in range(40):  # limiting lowers the loudness, so both are approached in turns
        missing = cue.loudness - loudness(done if cue.stereo else done[:, 0])
        over = true_peak(done) - highest
        if abs(missing) < 0.05 and over < 0.05:
            break
        done = _limited(done * gain(missing), gain(highest - 0.3))
    return done if cue.stereo else done[:, 0]


# ------------------------------------------------------------------ files


def _crc_table() -> list[int]:
    """The table of Ogg's checksum: CRC-32, polynomial 04C11DB7, most significant bit first."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
        table.append(value)
    return table


_CRC = _crc_table()


def with_serial(ogg: bytes, serial: int) -> bytes:
    """The Ogg stream with this serial number on each page.

    libsndfile draws one at random, which would change every file at every run.
    """
    pages, at = bytearray(ogg), 0
    while at < len(pages):
        segments = pages[at + 26]
        end = at + 27 + segments + sum(pages[at + 27 : at + 27 + segments])
        pages[at + 14 : at + 18] = serial.to_bytes(4, "little")
        pages[at + 22 : at + 26] = bytes(4)
        checksum = 0
        for byte in pages[at:end]:
            checksum = (checksum << 8 & 0xFFFFFFFF) ^ _CRC[checksum >> 24 ^ byte]
        pages[at + 22 : at + 26] = checksum.to_bytes(4, "little")
        at = end
    return bytes(pages)


def encode(sound: Samples, name: str) -> bytes:
    """`sound` as OGG Vorbis; the same bytes at each run on one machine."""
    out = io.BytesIO()
    soundfile.write(out, sound, RATE, format="OGG", subtype="VORBIS", compression_level=1 - QUALITY)
    return with_serial(out.getvalue(), zlib.crc32(name.encode()))


def check(folder: Path, cues: Sequence[str]) -> int:
    """Measure the decoded files of `cues` in `folder`; print a line each; how many are wrong."""
    wrong = 0
    for cue in cues:
        for variant in range(1, CATALOGUE[cue].variants + 1):
            path = folder / f"{file_stem(cue, variant)}.ogg"
            sound, _ = soundfile.read(path)
            off, peak = loudness(sound) - CATALOGUE[cue].loudness, true_peak(sound)
            bad = abs(off) > 1 or peak > PEAK_CEILING
            wrong += bad
            print(
                f"{path.stem:16} {len(sound) / RATE:5.3f} s {path.stat().st_size:6d} B"
                f" {off:+5.2f} LU {peak:6.2f} dBTP{'  WRONG' if bad else ''}"
            )
    return wrong


def main() -> int:
    """The command line; its result is the exit status."""
    parser = argparse.ArgumentParser(description="Make the sounds of audiodice.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parent)
    parser.add_argument("--only", help="cues to make, separated by commas; default: all")
    parser.add_argument("--wav", action="store_true", help="also write 16-bit WAV files")
    parser.add_argument("--check", action="store_true", help="measure what is there, make nothing")
    options = parser.parse_args()
    cues = options.only.split(",") if options.only else list(CATALOGUE)
    if unknown := [cue for cue in cues if cue not in CATALOGUE]:
        parser.error(f"no such cue: {', '.join(unknown)}")
    if options.check:
        return 1 if check(options.folder, cues) else 0
    options.folder.mkdir(parents=True, exist_ok=True)
    for cue in cues:
        for variant in range(1, CATALOGUE[cue].variants + 1):
            stem = file_stem(cue, variant)
            sound = render(cue, variant)
            (options.folder / f"{stem}.ogg").write_bytes(encode(sound, stem))
            if options.wav:
                soundfile.write(options.folder / f"{stem}.wav", sound, RATE, subtype="PCM_16")
    return 0


if __name__ == "__main__":
    sys.exit(main())
