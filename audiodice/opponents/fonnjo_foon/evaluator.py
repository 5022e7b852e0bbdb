"""What every decision in Fonnjo Foon is worth, by the solved turn.

Two views of one table. `to_win` plays the last round, and a race to a target, for the chance to
win, everything else for points. By points alone every turn is valued by itself, and a seat is
expected to end with its score and what the turn it is in will bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.opponents.evaluators import ScoredDecision, table_of
from audiodice.opponents.fonnjo_foon import aim
from audiodice.opponents.fonnjo_foon.turn_values import SPEC, FonnjoSpec, TurnValues

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Action
    from audiodice.games.fonnjo_foon.state import State
    from audiodice.opponents.fonnjo_foon.turn_plan import TurnPlan


class FonnjoEvaluator:
    """Values as points, or, `to_win` where that decides, as chances to win."""

    def __init__(self, *, to_win: bool) -> None:
        self._to_win = to_win

    def spec(self, state: State) -> FonnjoSpec:  # noqa: ARG002
        """The one table."""
        return SPEC

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """Yes: it takes seconds."""
        return True

    def knows(self, state: State) -> bool:  # noqa: ARG002
        """Whether the table is there."""
        return table_of(SPEC) is not None

    def prepare(self, state: State) -> None:
        """Make the plan of the turn: half a second where it is played to win."""
        if self.knows(state):
            self._plan(state)

    def unit(self, state: State) -> str:
        """A chance to win where that is played for, points elsewhere."""
        return "points" if self._by_points(state) else "chance"

    def decisions(self, state: State) -> Sequence[ScoredDecision]:
        """Every set of dice that may enter, and then the roll or the picture; best first."""
        base = self._base(state, state.seat)
        found = self._plan(state).decisions(state)
        return [ScoredDecision(base + value, actions) for value, actions in found]

    def value_of(self, state: State, action: Action) -> float:
        """What the seat may expect after the action; a keep alone decides nothing."""
        return self._base(state, state.seat) + self._plan(state).value_of(state, action)

    def expected_value(self, state: State, seat: int) -> float:
        """A seat's points with those of the turn it is in; its chance where that is played for."""
        if state.over or seat != state.seat:
            return float(state.scores[seat])
        return self.decisions(state)[0].value

    def _base(self, state: State, seat: int) -> int:
        return state.scores[seat] if self._by_points(state) else 0

    def _by_points(self, state: State) -> bool:
        return not (self._to_win and aim.to_win(state))

    def _plan(self, state: State) -> TurnPlan:
        table: TurnValues = table_of(SPEC)
        if self._by_points(state):
            return table.points
        if need := aim.to_beat(state):
            return table.chase(need)
        from audiodice.opponents.fonnjo_foon import solver_race

        return solver_race.plan(table, state)
