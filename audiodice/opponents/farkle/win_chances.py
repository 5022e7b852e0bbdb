"""Farkle for two, solved: the chance to win from every pair of scores, as kept in a file.

`win(a, b)` is the chance to win of the seat about to start a turn with a points against b. How it
is found is in `solver.py`. With `last_round` the first to reach the target with c points leaves
the other one turn to reach more: `win(b, c)` for c past the target is the chance of that turn,
ties half. It is kept up to LEAD points between them, beyond which it is below 1e-9 and taken as 0.
"""

from __future__ import annotations

from array import array
from dataclasses import astuple, dataclass
from math import isfinite
from typing import TYPE_CHECKING

from audiodice.core.dice import throws
from audiodice.core.model import with_defaults
from audiodice.games.farkle import OPTIONS
from audiodice.games.farkle.combos import combination
from audiodice.games.farkle.state import DICE, Rules
from audiodice.opponents.farkle.turn_plan import STEP, TurnPlan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver: a change of its values makes older files be solved again
LEAD = 2500 // STEP
GRAIN = 2.0**-20  # what a kept value is rounded to: an error of half of it, 5e-7


@dataclass(frozen=True, slots=True)
class FarkleSpec:
    """Which table: Farkle for two under some rules."""

    rules: Rules

    @property
    def name(self) -> str:
        """Such as "farkle_1000" for the default options, "farkle_1000_30_0_1" for others."""
        rules = self.rules
        if rules == Rules(**with_defaults(OPTIONS, {"target": rules.target})):
            return f"farkle_{rules.target}"
        return "_".join(["farkle", *(str(int(value)) for value in astuple(rules))])

    @property
    def fingerprint(self) -> str:
        """The rules, and what every combination scores."""
        hands = [faces for n in range(1, DICE + 1) for faces, _ in throws(n)]
        worth = [(faces, combo.points) for faces in hands if (combo := combination(faces))]
        return repr((VERSION, astuple(self.rules), worth))

    def solve(self, progress: Progress) -> WinChances:
        """The table; minutes, and numpy."""
        from audiodice.opponents.farkle import solver

        return solver.solve(self.rules, progress)

    def restore(self, arrays: Arrays) -> WinChances:
        """The table behind the arrays of a file."""
        table = WinChances(self.rules, arrays["values"])
        table.plan(0, 0)  # what all plans share is made here, before anyone waits for a decision
        return table


def columns(rules: Rules) -> int:
    """How many scores of the other are kept, in steps of 5; the last stands for all beyond."""
    return rules.target // STEP + (LEAD if rules.last_round else 1)


class WinChances:
    """The table for one set of options. Scores are points, multiples of 5, as in the game."""

    def __init__(self, rules: Rules, values: Sequence[float]) -> None:
        """`values[a // 5 * columns(rules) + b // 5]` is the chance at a against b, for each a
        below the target. Raises ValueError where they cannot be the chances of these rules."""
        self.rules, self.values = rules, values
        self._columns = columns(rules)
        if len(values) != rules.target // STEP * self._columns:
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
        """How many turn starts and positions within turns were solved; slow: counted each time."""
        scores = range(0, self.rules.target, STEP)
        levels = sum(self._levels(mine, other) for mine in scores for other in scores)
        return len(scores) ** 2 + DICE * levels

    def win(self, mine: int, other: int) -> float:
        """The chance to win at the start of my turn with `mine` points against `other`, ties half.

        `other` from the target on means that this is my last turn, which only `last_round`
        knows. Raises ValueError for other scores.
        """
        self._check(mine, other)
        return self._kept(mine // STEP, other // STEP)

    def plan(self, mine: int, other: int) -> TurnPlan:
        """How to play my turn at these scores (as for `win`): make it once a turn.

        About 10 microseconds for each 5 points that are missing to the target, 50 with
        `last_round`; the first one ever takes 0.1 s more.
        """
        self._check(mine, other)
        floor = self._floor(mine)
        allowed = floor // STEP
        if other >= self.rules.target:  # my last turn: from the tie on a bank wins
            tie = (other - mine) // STEP
            banks = [0.0] * max(tie + 1, allowed)
            if tie >= allowed:
                banks[tie] = 0.5
            return TurnPlan(banks, 0.0, floor, every=False)
        me, them = mine // STEP, other // STEP
        banks = [1 - self._kept(them, me + t) for t in range(self._levels(mine, other))]
        banks[:allowed] = [0.0] * allowed
        return TurnPlan(banks, 1 - self._kept(them, me), floor, every=self.rules.last_round)

    def to_arrays(self) -> dict[str, array[float]]:
        """The values rounded to `GRAIN`, which float32 holds exactly."""
        return {"values": array("f", [round(value / GRAIN) * GRAIN for value in self.values])}

    def _kept(self, mine: int, other: int) -> float:
        return self.values[mine * self._columns + min(other, self._columns - 1)]

    def _floor(self, mine: int) -> int:
        """The points from which a bank is allowed: no bank is worth nothing."""
        later = max(self.rules.minimum, STEP)
        return later if mine else max(later, self.rules.first_bank)

    def _levels(self, mine: int, other: int) -> int:
        """The level from which on every bank wins."""
        found = max(self.rules.target - mine, self._floor(mine)) // STEP
        return max(found, LEAD + (other - mine) // STEP) if self.rules.last_round else found

    def _check(self, mine: int, other: int) -> None:
        target = self.rules.target
        for score in (mine, other):
            if score < 0 or score % STEP:
                raise ValueError(f"a score is a multiple of {STEP}, not {score}")
        if mine >= target or (other >= target and not self.rules.last_round):
            raise ValueError(f"{mine} against {other} ends a game to {target}")
