"""The value of every decision on a score sheet, from its solved table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from audiodice.core.dice import positions
from audiodice.core.model import Action
from audiodice.games.sheet import ROLL
from audiodice.opponents.evaluators import ScoredDecision, table_of
from audiodice.opponents.sheet.table_spec import SheetSpec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.state import State
    from audiodice.opponents.sheet.sheet_values import SheetValues
    from audiodice.opponents.sheet.turn_plan import ScoredChoice, TurnPlan


@lru_cache(maxsize=256)
def _plan(table: SheetValues, opened: tuple[str, ...], upper: int) -> TurnPlan:
    return table.turn(opened, upper)


class SheetEvaluator:
    """Values are the seat's expected total in points; other seats do not matter."""

    def __init__(self, game: Sheet) -> None:
        self.game = game

    def spec(self, state: State) -> SheetSpec:
        return SheetSpec(self.game.name, state.boxes)

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """Yes: solving takes seconds."""
        return True

    def knows(self, state: State) -> bool:
        return self._table(state) is not None

    def prepare(self, state: State) -> None:
        """Compute the plan of the turn; takes some ms."""
        if self.knows(state):
            self.decisions(state)

    def unit(self, state: State) -> str:  # noqa: ARG002
        return "points"

    def decisions(self, state: State) -> Sequence[ScoredDecision]:
        """Every box and every keep with a roll, best first."""
        if state.over:
            return ()
        base, plan = self._turn(state)
        if not state.open:
            return (ScoredDecision(base + plan.value, (ROLL,)),)
        return [
            ScoredDecision(base + choice.value, _actions(state, choice))
            for choice in plan.choices(state.faces, state.throws)
        ]

    def value_of(self, state: State, action: Action) -> float:
        base, plan = self._turn(state)
        if action.verb == "score":
            return base + plan.score_value(str(action.arg), state.faces)
        if action.verb == "roll" and state.open:
            return base + plan.keep_value(state.chosen, state.throws)
        return self.expected_value(state, state.seat)

    def expected_value(self, state: State, seat: int) -> float:
        if state.over:
            return float(self.game.totals(state)[seat])
        if seat == state.seat and state.open:
            base, plan = self._turn(state)
            return base + plan.roll_value(state.faces, state.throws)
        opened, upper, base = self.sheet(state, seat)
        table = self._needed_table(state)
        if not opened:
            return base + table.to_come((), upper)
        # Not `to_come`: saved values are rounded, and decisions use those of the next turn.
        return base + _plan(table, opened, upper).value

    def _turn(self, state: State) -> tuple[int, TurnPlan]:
        """The points of the seat in turn, without the bonus, and the plan of this turn."""
        opened, upper, base = self.sheet(state, state.seat)
        return base, _plan(self._needed_table(state), opened, upper)

    def _table(self, state: State) -> SheetValues | None:
        found: SheetValues | None = table_of(self.spec(state))
        return found

    def _needed_table(self, state: State) -> SheetValues:
        found = self._table(state)
        if found is None:
            raise LookupError("the table is not there: see `knows`")
        return found

    def sheet(self, state: State, seat: int) -> tuple[tuple[str, ...], int, int]:
        """A seat's open boxes, its upper points up to the threshold, and all its points."""
        line = state.scores[seat]
        opened = tuple(box for box, points in zip(state.boxes, line, strict=True) if points is None)
        upper = min(self.game.upper(state, seat), self.game.threshold)
        return opened, upper, sum(points or 0 for points in line)


def _actions(state: State, choice: ScoredChoice) -> tuple[Action, ...]:
    if choice.action == "score":
        return (Action("score", choice.what),)
    faces = cast("tuple[int, ...]", choice.what)
    return (Action("keep", positions(state.faces, faces)), ROLL)
