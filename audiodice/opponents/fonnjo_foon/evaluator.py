"""The judge of Fonnjo Foon: what the solution of a turn says of a game in play.

Two views of one table. `to_win` plays the last round, and a race to a target, for the chance to
win, everything else for points; by points alone every turn is valued by itself, and a seat's
standing is its score with what the turn it is in will bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.opponents.evaluator import Valued, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Action
    from audiodice.games.fonnjo_foon.state import State
    from audiodice.opponents.tables import Arrays, Progress

VERSION = 1  # of the solver: a change of its values makes older files be solved again


@dataclass(frozen=True, slots=True)
class FonnjoRecipe:
    """The table of a turn of Fonnjo Foon; options change games, not turns."""

    @property
    def name(self) -> str:
        """The file's stem."""
        return "fonnjo_foon"

    @property
    def fingerprint(self) -> str:
        """The families of the dice."""
        return repr((VERSION, FAMILIES))

    def solve(self, progress: Progress) -> Any:
        """The table; seconds."""
        from audiodice.opponents.fonnjo_foon import solver as fonnjo_foon

        return fonnjo_foon.solve(FAMILIES, progress)

    def restore(self, arrays: Arrays) -> Any:
        """The table behind arrays."""
        from audiodice.opponents.fonnjo_foon import solver as fonnjo_foon

        return fonnjo_foon.Table.from_arrays(arrays)


RECIPE = FonnjoRecipe()


class FonnjoJudge:
    """Values as points, or, `to_win` where that decides, as chances to win."""

    def __init__(self, *, to_win: bool) -> None:
        self._to_win = to_win

    def recipe(self, state: State) -> FonnjoRecipe:  # noqa: ARG002
        """The one table."""
        return RECIPE

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """It is made in seconds."""
        return True

    def knows(self, state: State) -> bool:  # noqa: ARG002
        """Whether the table is there."""
        return table_of(RECIPE) is not None

    def prepare(self, state: State) -> None:
        """Make the plan of the turn: half a second where it is played to win."""
        if self.knows(state):
            self._plan(state)

    def unit(self, state: State) -> str:
        """A chance to win where that is played for, points elsewhere."""
        return "points" if self._by_points(state) else "chance"

    def options(self, state: State) -> Sequence[Valued]:
        """Every set of dice that may enter, and then the roll or the picture; best first."""
        base = self._base(state, state.seat)
        found = self._plan(state).options(state)
        return [Valued(base + option.value, option.actions) for option in found]

    def value_of(self, state: State, action: Action) -> float:
        """The seat's standing after the action; a keep alone decides nothing."""
        return float(self._base(state, state.seat) + self._plan(state).value_of(state, action))

    def standing(self, state: State, seat: int) -> float:
        """A seat's points with those of the turn it is in; its chance where that is played for."""
        if state.over or seat != state.seat:
            return float(state.scores[seat])
        return self.options(state)[0].value

    def _base(self, state: State, seat: int) -> int:
        return state.scores[seat] if self._by_points(state) else 0

    def _by_points(self, state: State) -> bool:
        if not self._to_win:
            return True
        from audiodice.opponents.fonnjo_foon import solver_race

        return not solver_race.to_win(state)

    def _plan(self, state: State) -> Any:
        table = table_of(RECIPE)
        if self._by_points(state):
            return table.points
        from audiodice.opponents.fonnjo_foon import solver_race

        return solver_race.plan(table, state)
