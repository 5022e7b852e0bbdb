"""Farkle for two seats, solved: the chance to win at every pair of scores, as saved in a file.

`win(a, b)` is the chance to win of the seat about to start a turn with a points against b;
`solver.py` computes it. With `last_round` the first seat to reach the target, with c points, leaves
the other one turn to reach more: `win(b, c)` for c from the target on is the chance to win in that
turn, ties half. It is saved for differences of less than LEAD steps; beyond, it is below 1e-9 and
taken as 0.
"""

from __future__ import annotations

from array import array
from math import isfinite
from typing import TYPE_CHECKING

from audiodice.games.farkle.state import DICE, Rules
from audiodice.opponents.farkle.turn_plan import TurnPlan

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAD = 500  # in steps of the scale: 2500 points, or 25,000
GRAIN = 2.0**-20  # saved values are multiples of it; the error is at most half of it, 5e-7


def columns(rules: Rules) -> int:
    """The number of scores of the other seat that are saved; the last covers all above."""
    return rules.target // rules.step + (LEAD if rules.last_round else 1)


class WinChances:
    """The table for one set of options. Scores are points, multiples of the scale's step."""

    def __init__(self, rules: Rules, values: Sequence[float]) -> None:
        """`values[a // step * columns(rules) + b // step]` is the chance at a against b, for each a
        below the target. Raises ValueError if they cannot be the chances of these rules."""
        self.rules, self.values = rules, values
        self._columns, self._step = columns(rules), rules.step
        if len(values) != rules.target // rules.step * self._columns:
            raise ValueError(f"not a Farkle table to {rules.target}: {len(values)} values")
        # NaN passes the comparisons, but not the sum.
        if not isfinite(sum(values)) or min(values) < 0 or max(values) > 1:
            raise ValueError("not a Farkle table: there are chances outside 0 to 1")

    @property
    def value(self) -> float:
        """The first seat's chance to win the game, ties half."""
        return self.values[0]

    @property
    def states(self) -> int:
        """The number of solved states: turn starts and positions within turns. Slow."""
        scores = range(0, self.rules.target, self._step)
        levels = sum(self._levels(mine, other) for mine in scores for other in scores)
        return len(scores) ** 2 + DICE * levels

    def win(self, mine: int, other: int) -> float:
        """The chance to win at the start of my turn with `mine` points against `other`, ties half.

        If `other` has reached the target this is my last turn; only `last_round` has one. Raises
        ValueError for impossible scores.
        """
        self._check(mine, other)
        return self._kept(mine // self._step, other // self._step)

    def plan(self, mine: int, other: int) -> TurnPlan:
        """How to play my turn at these scores; arguments and errors as for `win`.

        Make it once a turn: it takes about 10 microseconds for each step missing to the
        target, 50 with `last_round`. The first one in a process takes 0.1 s more.
        """
        self._check(mine, other)
        floor, step, scale = self._floor(mine), self._step, self.rules.scale
        allowed = floor // step
        if other >= self.rules.target:  # my last turn: from the tie on a bank wins
            tie = (other - mine) // step
            banks = [0.0] * max(tie + 1, allowed)
            if tie >= allowed:
                banks[tie] = 0.5
            return TurnPlan(banks, 0.0, floor, scale, every=False)
        me, them = mine // step, other // step
        banks = [1 - self._kept(them, me + t) for t in range(self._levels(mine, other))]
        banks[:allowed] = [0.0] * allowed
        farkled, every = 1 - self._kept(them, me), self.rules.last_round
        return TurnPlan(banks, farkled, floor, scale, every=every)

    def to_arrays(self) -> dict[str, array[float]]:
        """The values rounded to `GRAIN`, which float32 holds exactly."""
        return {"values": array("f", [round(value / GRAIN) * GRAIN for value in self.values])}

    def _kept(self, mine: int, other: int) -> float:
        return self.values[mine * self._columns + min(other, self._columns - 1)]

    def _floor(self, mine: int) -> int:
        """The fewest points that may be banked; a bank of 0 is not allowed."""
        later = max(self.rules.minimum, self._step)
        return later if mine else max(later, self.rules.first_bank)

    def _levels(self, mine: int, other: int) -> int:
        """The lowest level (points // step) from which every bank wins."""
        found = max(self.rules.target - mine, self._floor(mine)) // self._step
        return max(found, LEAD + (other - mine) // self._step) if self.rules.last_round else found

    def _check(self, mine: int, other: int) -> None:
        target = self.rules.target
        for score in (mine, other):
            if score < 0 or score % self._step:
                raise ValueError(f"a score is a multiple of {self._step}, not {score}")
        if mine >= target or (other >= target and not self.rules.last_round):
            raise ValueError(f"{mine} against {other} ends a game to {target}")
