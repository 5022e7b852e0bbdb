"""Dice, what they fall on, the cup they come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sounds.synthesis.signals import Samples, add, either_sign, low_pass, noise_grain, ring, samples
from sounds.synthesis.stage import Room, Stage


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


FEW = 6
"""Dice up to which each can still be heard to hit by itself."""


def shake(rng: RandomState, count: int, strokes: int = 2, stroke: float = 0.098) -> Samples:
    """`count` dice in a cup, shaken `strokes` times (PhISEM), `stroke` seconds each and some more.

    Each stroke throws them at one end: a dense cluster of hits, then stragglers, weaker as the
    energy of the stroke runs out. Alone a die meets only the wall; the more there are, the more
    they meet each other, and the longer they take to come to rest. Beyond `FEW` the strokes cannot
    grow on: the hits come closer instead, more even in time and strength, or they would merge.
    """
    dice, cup = [Die(rng) for _ in range(count)], Cup(rng)
    beyond = max(0, count - FEW)
    jitter, unevenness, waver, crowding = (0.1, 0.3, 0.02, 1.0) if beyond else (0.4, 0.7, 0.05, 1.1)
    stroke *= (1 + 0.045 * min(count, FEW) + 0.02 * beyond) * rng.uniform(1 - waver, 1 + waver)
    stage = Stage(strokes * stroke * 1.2 + 0.1)
    on_wall = 1 / (1 + 0.55 * (count - 1))
    hits = 0.7 + 1.55 * min(count, FEW) + beyond
    start, side = 0.001, 1.0
    for _ in range(strokes):
        energy = rng.uniform(0.75, 1.0)
        turns = np.arange(round(hits))
        # even but for a jitter, that the count be heard; crowded early, if few
        late = (turns + turns.clip(0, 1) * rng.uniform(-jitter, jitter, len(turns))) / hits
        for delay in stroke * late**crowding:
            speed = energy * np.exp(-delay / (0.9 * stroke))
            speed *= np.clip(rng.lognormal(-0.95, unevenness), 0.06, 1.2) if delay else 0.7
            speed = min(float(speed), 1.1)
            die, place = dice[rng.randint(count)], side * 0.22 + rng.uniform(-0.35, 0.35)
            # a cup in the hand gives way much as another die does, and rings besides
            stage.put(die.hit(rng, speed, CLACK), start + delay, place)
            if rng.rand() < on_wall:
                stage.put(cup.hit(rng, speed), start + delay, place * 0.4, 0.085)
        start, side = start + stroke * rng.uniform(1 - 2 * waver, 1 + 2 * waver), -side
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
    straggles: tuple[float, float]
    """Seconds until that one tumbles: a base, and more for each die."""
    meetings: float
    """Mean number of times a die meets another on the tray."""
    steady: int = 0
    """If not 0: they meet so many times more, nothing left to chance, spread evenly, with gaps."""
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
    straggles=(0.34, 0.02),
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
    straggles=(0.0, 0.0),
    meetings=0.4,
    gap=0.010,
)
FREE_MANY = replace(FREE, last=1.05, straggler=1.0, straggles=(0.16, 0.064))
"""For more than `FEW` dice: one always runs on, the later the more there are."""
SHORT_MANY = Throw(
    spread=0.15,
    spread_a_die=0.011,
    bounces=1,
    restitution=(0.30, 0.42),
    rocks=(0, 1),
    last=0.305,
    wall=0.0,
    straggler=0.0,
    straggles=(0.0, 0.0),
    meetings=0.9,
    steady=8,
    gap=0.009,
    felt=0.9,
)
"""For more than `FEW` dice: little but first landings and dice on dice, or hits would merge."""


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
        at = self._free_from(at)
        if at < self.throw.last:
            tray = self.felt if self.rng.rand() < self.throw.felt else self.wood
            self.stage.put(tray.hit(self.rng, speed, die), at, place)

    def _free_from(self, at: float) -> float:
        """The first time from `at` on that keeps the gap from all before; it is taken now."""
        while any(abs(at - other) < self.throw.gap for other in self.touches):
            at += 0.002
        self.touches.append(at)
        return at

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
        base, more = self.throw.straggles
        at, speed = base + more * self.count + rng.uniform(0, 0.08), rng.uniform(0.10, 0.2)
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
        if self.count == 1:
            return
        for at in self._meetings():
            if at < self.throw.last:
                speed = np.exp(-at / 0.30) * np.clip(self.rng.lognormal(-0.9, 0.6), 0.05, 1)
                clack = self.dice[self.rng.randint(self.count)].hit(self.rng, speed, CLACK)
                self.stage.put(clack, at, self.rng.uniform(-0.5, 0.5), 0.9)

    def _meetings(self) -> Iterator[float]:
        """When dice meet."""
        mean, last = self.throw.meetings * self.count, self.throw.last
        if self.throw.steady:
            count = round(mean + self.throw.steady)
            times = last * (np.arange(count) + self.rng.uniform(0, 1)) / count
            yield from (self._free_from(float(at)) for at in times)
            return
        for _ in range(self.rng.poisson(mean)):
            yield 0.004 + self.rng.exponential(min(0.11 + 0.008 * self.count, last / 3))


def pour(rng: RandomState, count: int, short: bool = False) -> Samples:
    """`count` dice poured on the tray; `short`: over in a third of a second."""
    if count > FEW:
        return Pour(rng, count, SHORT_MANY if short else FREE_MANY).heard()
    return Pour(rng, count, SHORT if short else FREE).heard()
