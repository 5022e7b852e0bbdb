"""The value of every decision in Fonnjo Foon, from the solved turn.

There are two evaluators of one table. `to_win` plays the last round, and a race to a target, for
the chance to win, everything else for points. Without it every turn is played for points: a seat
can expect its score plus the points of its current turn. Without numpy (in a browser), only the
last turn of a game is played to win.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from typing import TYPE_CHECKING

from audiodice.opponents.evaluators import ScoredDecision, table_of
from audiodice.opponents.fonnjo_foon import aim
from audiodice.opponents.fonnjo_foon.table_spec import SPEC, FonnjoSpec

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audiodice.core.model import Action
    from audiodice.games.fonnjo_foon.state import State
    from audiodice.opponents.fonnjo_foon.turn_plan import TurnPlan
    from audiodice.opponents.fonnjo_foon.turn_values import TurnValues


@cache
def _has_numpy() -> bool:
    return importlib.util.find_spec("numpy") is not None


class FonnjoEvaluator:
    """Values are points, or with `to_win` chances to win in deciding turns."""

    def __init__(self, *, to_win: bool, solves_races: Callable[[], bool] = _has_numpy) -> None:
        """`solves_races()` returns whether the chance to win can be computed (with numpy)."""
        self._to_win = to_win
        self._solves_races = solves_races

    def spec(self, state: State) -> FonnjoSpec:  # noqa: ARG002
        return SPEC

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """Yes: solving takes seconds."""
        return True

    def knows(self, state: State) -> bool:  # noqa: ARG002
        return table_of(SPEC) is not None

    def prepare(self, state: State) -> None:
        """Compute the plan of the turn; takes up to 0.5 s if it is played to win."""
        if self.knows(state):
            self._plan(state)

    def unit(self, state: State) -> str:
        """`chance` if the turn is played to win, otherwise `points`."""
        return "points" if self._by_points(state) else "chance"

    def decisions(self, state: State) -> Sequence[ScoredDecision]:
        """Every set of dice that may enter, with the roll or the picture after it; best first."""
        base = self._base(state, state.seat)
        found = self._plan(state).decisions(state)
        return [ScoredDecision(base + value, actions) for value, actions in found]

    def value_of(self, state: State, action: Action) -> float:
        return self._base(state, state.seat) + self._plan(state).value_of(state, action)

    def expected_value(self, state: State, seat: int) -> float:
        """A seat's points with those of its current turn, or its chance to win."""
        if state.over or seat != state.seat:
            return float(state.scores[seat])
        return self.decisions(state)[0].value

    def _base(self, state: State, seat: int) -> int:
        return state.scores[seat] if self._by_points(state) else 0

    def _by_points(self, state: State) -> bool:
        if not (self._to_win and aim.to_win(state)):
            return True
        return not (aim.to_beat(state) or self._solves_races())

    def _plan(self, state: State) -> TurnPlan:
        table: TurnValues = table_of(SPEC)
        if self._by_points(state):
            return table.points
        if need := aim.to_beat(state):
            return table.chase(need)
        from audiodice.opponents.fonnjo_foon import solver_race

        return solver_race.plan(table, state)
