"""The value of every decision in a game of Farkle.

For two sides, seats or teams that take turns alike, it is the chance to win, if a table is loaded
(`win_chances.py`). Otherwise only the current turn is valued (`points_plan.py`): the value is the
score of a seat plus the expected points of its current turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from audiodice.core.dice import positions
from audiodice.core.model import Action
from audiodice.games.farkle import BANK, ROLL
from audiodice.games.farkle.combos import scoring
from audiodice.games.farkle.state import DICE, State
from audiodice.opponents.evaluators import ScoredDecision, table_of
from audiodice.opponents.farkle.points_plan import PointsPlan, plan_of
from audiodice.opponents.farkle.table_spec import FarkleSpec, solvable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.farkle.turn_plan import TurnPlan
    from audiodice.opponents.farkle.win_chances import WinChances

TWO = 2  # sides; tables exist only for two


@dataclass(frozen=True, slots=True)
class ByPoints:
    """Values in points: the seat's `score` plus the expected points of the turn."""

    plan: PointsPlan
    score: int

    def bank(self, points: int) -> float:
        return float(self.score + points)

    def roll(self, dice: int, points: int) -> float:
        return self.score + self.plan.roll(dice, points)


@lru_cache(maxsize=64)
def _turn_to_win(table: WinChances, mine: int, other: int) -> TurnPlan:
    return table.plan(mine, other)


class FarkleEvaluator:
    """Values are chances to win, or points if no table is loaded."""

    def spec(self, state: State) -> FarkleSpec | None:
        """The table for two seats, or two teams, under these rules; None for more or fewer, or a
        penalty."""
        rules = solvable(state.rules) if state.sides == TWO else None
        return FarkleSpec(rules) if rules else None

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """No: a table takes minutes. It is shipped, or solved by `audiodice solve`."""
        return False

    def knows(self, state: State) -> bool:
        return self._table(state) is not None

    def prepare(self, state: State) -> None:
        """Compute the plan of the turn; takes some ms."""
        if self.knows(state):
            self.decisions(state)

    def unit(self, state: State) -> str:
        """`chance` with a table, `points` without."""
        return "chance" if self.knows(state) else "points"

    def decisions(self, state: State) -> Sequence[ScoredDecision]:
        """Every scoring set with the bank or the roll after it, best first."""
        if state.over:
            return ()
        if not state.open:
            return (ScoredDecision(self.value_of(state, ROLL), (ROLL,)),)
        turn = self._turn(state)
        found = []
        for faces, points in scoring(tuple(sorted(state.faces)), state.rules.scale):
            keep = Action("keep", positions(state.faces, faces))
            at_stake, left = state.points + points, len(state.faces) - len(faces) or DICE
            if at_stake >= state.floor:
                found.append(ScoredDecision(turn.bank(at_stake), (keep, BANK)))
            found.append(ScoredDecision(turn.roll(left, at_stake), (keep, ROLL)))
        return sorted(found, key=lambda decision: -decision.value)

    def value_of(self, state: State, action: Action) -> float:
        if action.verb == "bank":
            return self.bank(state, state.at_stake)
        if action.verb == "roll":
            return self.roll(state, state.to_throw, state.at_stake if state.open else 0)
        return self.expected_value(state, state.seat)

    def expected_value(self, state: State, seat: int) -> float:
        """A seat's chance to win (a tie is half), or its points with those of its current turn."""
        chance = self.knows(state)
        if state.over:
            totals = state.scores[: state.sides]
            best = [side for side, total in enumerate(totals) if total == max(totals)]
            won = (seat % state.sides in best) / len(best)
            return won if chance else float(state.scores[seat])
        mine = state.partners(seat, state.seat)
        if not chance and not mine:
            return float(state.scores[seat])
        value = self.decisions(state)[0].value
        return value if mine else 1 - value

    def bank(self, state: State, points: int) -> float:
        return self._turn(state).bank(points)

    def roll(self, state: State, dice: int, points: int) -> float:
        """The value of rolling this number of dice with these points set apart."""
        return self._turn(state).roll(dice, points)

    def _table(self, state: State) -> WinChances | None:
        spec = self.spec(state)
        found: WinChances | None = table_of(spec) if spec else None
        return found

    def _turn(self, state: State) -> ByPoints | TurnPlan:
        mine, table = state.scores[state.seat], self._table(state)
        if table is None:
            return ByPoints(plan_of(state), mine)
        return _turn_to_win(table, mine, state.scores[state.seat - 1])
