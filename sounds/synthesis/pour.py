"""Dice poured on the tray: they land, bounce, hit each other, and come to rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.contact import CLACK
from sounds.synthesis.die import FEW, Die
from sounds.synthesis.gear import MINE, Gear
from sounds.synthesis.signals import Samples
from sounds.synthesis.stage import Stage
from sounds.synthesis.tray import Tray


@dataclass(frozen=True)
class Throw:
    """How dice leave the cup; a pour is shorter if a screen reader speaks at the same time."""

    spread: float
    spread_a_die: float
    """`spread` and this for each die are the seconds between the first and the last landing."""
    bounces: int
    restitution: tuple[float, float]
    """The share of its speed that a die keeps at a bounce."""
    rocks: tuple[int, int]
    """How often a die rocks before it rests: from the first number to below the second."""
    last: float
    """Seconds after which there are no more hits."""
    wall: float
    straggler: float
    """Chance that a die hits the tray's wall, and chance that a die tumbles on at the end."""
    straggles: tuple[float, float]
    """Seconds until that die tumbles: a base, and an addition for each die."""
    meetings: float
    """How often a die hits another on the tray, on average."""
    steady: int = 0
    """If not 0: the number of extra hits between dice, evenly spread with gaps, not random."""
    gap: float = 0.0
    """The least time between hits, in seconds; hits within about 8 ms are heard as one hit."""
    lined: float = 1.0
    """Factor for the share of hits on the tray's lining."""


FREE = Throw(
    spread=0.034,
    spread_a_die=0.044,
    bounces=6,
    restitution=(0.36, 0.61),
    rocks=(2, 6),
    last=1.4,
    wall=0.502,
    straggler=0.7,
    straggles=(0.34, 0.02),
    meetings=1.643,
    gap=0.0053,
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
"""For more than `FEW` dice: one always rolls on, later if there are more dice."""
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
    lined=1.2,
)
"""For more than `FEW` dice: mostly first landings and hits between dice; more would merge."""


class Pour:
    """`count` dice thrown on a tray; `heard` makes the sound."""

    SPEED = 1.55
    """Metres a second of a firm landing."""
    GRAVITY = 9.81
    """Metres a second squared."""

    def __init__(self, rng: RandomState, count: int, throw: Throw, gear: Gear) -> None:
        self.rng, self.count, self.throw, self.gear = rng, count, throw, gear
        self.dice = [Die(rng, gear.stuff) for _ in range(count)]
        self.lining, self.bare = Tray(rng, gear.lining), Tray(rng, gear.bare)
        self.stage = Stage(throw.last + 0.2)
        self.touches: list[float] = []

    def heard(self) -> Samples:
        """The whole pour: each die lands, bounces and rests; some collide, one may roll on."""
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
        return self.gear.from_afar(self.stage.mix)

    def _touch(self, die: Die, at: float, speed: float, place: float) -> None:
        """One contact with the tray, on its lining or beside it."""
        at = self._free_from(at)
        if at < self.throw.last:
            lined = self.rng.rand() < self.gear.lined * self.throw.lined
            tray = self.lining if lined else self.bare
            self.stage.put(tray.hit(self.rng, speed, die), at, place)

    def _free_from(self, at: float) -> float:
        """Reserve and return the first time from `at` on that is `gap` away from earlier hits."""
        while any(abs(at - other) < self.throw.gap for other in self.touches):
            at += 0.002
        self.touches.append(at)
        return at

    def _land(self, die: Die, at: float, speed: float, place: float) -> None:
        """Bounces: flight times shrink geometrically; a cube lands on one to three corners."""
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
            self.stage.put(self.bare.hit(rng, force, die), first + delay, side)

    def _rock(self, die: Die, at: float, speed: float, place: float) -> None:
        """Rocking on an edge, faster and fainter until it rests."""
        interval = self.rng.uniform(0.026, 0.044)
        shrink = self.rng.uniform(0.72, 0.86)
        for _ in range(self.rng.randint(*self.throw.rocks)):
            self._touch(die, at, speed, place)
            at += interval
            interval *= shrink
            speed *= shrink * self.rng.uniform(0.75, 1.0)

    def _run_on(self, die: Die) -> None:
        """One die tumbles on over its edges, and rests last."""
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
        """Dice hit each other, mostly early, while all are moving."""
        if self.count == 1:
            return
        for at in self._meetings():
            if at < self.throw.last:
                speed = np.exp(-at / 0.30) * np.clip(self.rng.lognormal(-0.9, 0.6), 0.05, 1)
                clack = self.dice[self.rng.randint(self.count)].hit(self.rng, speed, CLACK)
                self.stage.put(clack, at, self.rng.uniform(-0.5, 0.5), 0.9)

    def _meetings(self) -> Iterator[float]:
        """The times at which dice hit each other."""
        mean, last = self.throw.meetings * self.count, self.throw.last
        if self.throw.steady:
            count = round(mean + self.throw.steady)
            times = last * (np.arange(count) + self.rng.uniform(0, 1)) / count
            yield from (self._free_from(float(at)) for at in times)
            return
        for _ in range(self.rng.poisson(mean)):
            yield 0.004 + self.rng.exponential(min(0.11 + 0.008 * self.count, last / 3))


def pour(rng: RandomState, count: int, short: bool = False, gear: Gear = MINE) -> Samples:
    """`count` dice poured on the tray; if `short`, it ends after a third of a second."""
    if count > FEW:
        return Pour(rng, count, SHORT_MANY if short else FREE_MANY, gear).heard()
    return Pour(rng, count, SHORT if short else FREE, gear).heard()
