"""The exact plan of one turn of Farkle, for the most expected points of that turn.

Let R[n][t] be the expected points of a turn that rolls `n` dice with `t` points set apart, and
B[n][t] = max(t if it may be banked, R[n][t]). Then

    R[n][t] = sum over throws of P(throw) * max over its choices (p points, m dice left)
              of B[m or 6][t + p],    minus the forfeit for a farkle.

The forfeit is the penalty if this would be the third farkle in a row, else 0. A first and a second
farkle also cost more than the turn if there is a penalty; this plan of one turn leaves that out.

Points only rise, so the tables fill downwards from a level above which banking is best for any
number of dice: rolling `n` once and then banking gains at most E[best points] - t * P(farkle),
so from t = E[best points] / P(farkle) on it loses, sooner with a forfeit, at all higher points too:
the monotone case of optimal stopping (Chow and Robbins 1961).
"""

from __future__ import annotations

from functools import cache
from math import inf
from typing import TYPE_CHECKING

from audiodice.core.dice import throws
from audiodice.games.farkle.combos import MOST, SHEET, STEPS, farkles, scoring
from audiodice.games.farkle.state import DICE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.games.farkle.state import State


def _profiles(n: int, scale: int) -> Mapping[tuple[tuple[int, int], ...], int]:
    """The offers of throws of `n` dice: {((dice left, most points), ...): ordered throws}."""
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for faces, many in throws(n):
        best = {n - len(kept): points for kept, points in reversed(scoring(faces, scale))}
        offer = tuple(sorted(best.items()))
        if offer:
            found[offer] = found.get(offer, 0) + many
    return found


class PointsPlan:
    """The exact plan of a turn in which a bank needs `floor` points.

    `rolls[n][t // step]` is the expected points of rolling `n` dice with `t` set apart.
    """

    def __init__(self, floor: int, scale: int = SHEET, forfeit: int = 0) -> None:
        """Fill the tables; takes about 0.3 s."""
        self._step = step = STEPS[scale]
        self._forfeit = forfeit
        offers = {n: _profiles(n, scale) for n in range(1, DICE + 1)}
        self._gain: dict[int, float] = {  # E[best points] of one roll
            n: sum(many * max(p for _, p in offer) for offer, many in o.items()) / 6**n
            for n, o in offers.items()
        }
        top = max(gain * 6**n / farkles(n) for n, gain in self._gain.items())
        self.floor = floor
        self.levels = max(int(top) + 1, floor) // step + 1
        beyond = self.levels + MOST[scale] // step + 1
        best = [[float(step * t) for t in range(beyond)] for _ in range(DICE + 1)]
        self.rolls = [[0.0] * self.levels for _ in range(DICE + 1)]
        flat = {
            n: [
                ([(m or DICE, p // step) for m, p in offer], many / 6**n)
                for offer, many in o.items()
            ]
            for n, o in offers.items()
        }
        for t in range(self.levels - 1, -1, -1):
            bank = step * t if step * t >= floor else -inf
            for n, offered in flat.items():
                value = -forfeit * farkles(n) / 6**n
                for offer, odds in offered:
                    value += odds * max([best[m][t + p] for m, p in offer])
                self.rolls[n][t] = value
            for n in flat:
                best[n][t] = max(bank, self.rolls[n][t])

    def roll(self, n: int, points: int) -> float:
        """The expected points of rolling `n` dice with `points` set apart."""
        t = points // self._step
        if t < self.levels:
            return self.rolls[n][t]
        farkle: float = farkles(n) / 6**n
        return points * (1 - farkle) + self._gain[n] - self._forfeit * farkle

    def bank(self, points: int) -> float:
        """The points of a bank now; 0 if it is not allowed."""
        return float(points) if points >= self.floor else 0.0

    def best(self, n: int, points: int) -> float:
        """The expected points with `points` set apart and `n` dice to throw, for the best play."""
        rolled = self.roll(n, points)
        return max(self.bank(points), rolled) if points >= self.floor else rolled


def plan(floor: int, scale: int = SHEET, forfeit: int = 0) -> PointsPlan:
    """The plan for a floor; cached."""
    return _plan(floor, scale, forfeit)


@cache  # not on `plan`: a cache does not know that a missing argument equals its default
def _plan(floor: int, scale: int, forfeit: int) -> PointsPlan:
    return PointsPlan(floor, scale, forfeit)


def plan_of(state: State) -> PointsPlan:
    """The plan for the turn in a state."""
    return plan(state.floor, state.rules.scale, state.forfeit)
