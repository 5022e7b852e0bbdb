"""The judge of score sheets: what a solved sheet says of a game in play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from audiodice import games
from audiodice.core.dice import positions, throws
from audiodice.core.model import Action
from audiodice.games.sheet import ROLL
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.evaluator import Valued, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.state import State
    from audiodice.opponents.tables import Arrays, Progress

VERSION = 1  # of the solver: a change of its values makes older files be solved again


@dataclass(frozen=True, slots=True)
class SheetRecipe:
    """The table of one sheet: its game and the boxes on it."""

    game: str
    boxes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Such as "fune_13"."""
        return f"{self.game}_{len(self.boxes)}"

    @property
    def fingerprint(self) -> str:
        """What every throw scores in every box, and the bonus."""
        card = self._card
        worth = [[card.worth(faces)[box] for box in self.boxes] for faces, _ in throws(DICE)]
        return repr((VERSION, self.boxes, card.bonus, card.threshold, worth))

    def solve(self, progress: Progress) -> Any:
        """The table; seconds."""
        from audiodice.opponents.sheet import solver as sheet

        return sheet.solve(self._card, self.boxes, progress)

    def restore(self, arrays: Arrays) -> Any:
        """The table behind arrays."""
        from audiodice.opponents.sheet import solver as sheet

        table = sheet.Table.from_arrays(arrays, self._card)
        if table.boxes != self.boxes:
            raise ValueError("the table of another sheet")
        return table

    @property
    def _card(self) -> Any:
        return games.load(self.game)


@lru_cache(maxsize=256)
def _plan(recipe: SheetRecipe, opened: tuple[str, ...], upper: int) -> Any:
    return table_of(recipe).turn(opened, upper)


class SheetJudge:
    """Values in points: what a seat's total will be. Other seats change nothing."""

    def __init__(self, game: Sheet) -> None:
        self.game = game

    def recipe(self, state: State) -> SheetRecipe:
        """The sheet's table."""
        return SheetRecipe(self.game.name, state.boxes)

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """It is made in seconds."""
        return True

    def knows(self, state: State) -> bool:
        """Whether the sheet has been solved."""
        return self._table(state) is not None

    def prepare(self, state: State) -> None:
        """Make the plan of the turn: some ms."""
        if self.knows(state):
            self.options(state)

    def unit(self, state: State) -> str:  # noqa: ARG002
        """Points at the end."""
        return "points"

    def options(self, state: State) -> Sequence[Valued]:
        """Every box and every keep with a roll, best first."""
        if state.over:
            return ()
        base, plan = self._here(state)
        if not state.open:
            return (Valued(base + plan.value, (ROLL,)),)
        return [
            Valued(base + choice.value, _actions(state, choice))
            for choice in plan.choices(state.faces, state.throws)
        ]

    def value_of(self, state: State, action: Action) -> float:
        """The seat's expected total after the action; a keep alone decides nothing."""
        base, plan = self._here(state)
        if action.verb == "score":
            return float(base + plan.score_value(action.arg, state.faces))
        if action.verb == "roll" and state.open:
            return float(base + plan.keep_value(state.chosen, state.throws))
        return self.standing(state, state.seat)

    def standing(self, state: State, seat: int) -> float:
        """A seat's expected total."""
        if state.over:
            return float(self.game.totals(state)[seat])
        if seat == state.seat:
            base, plan = self._here(state)
            value = plan.roll_value(state.faces, state.throws) if state.open else plan.value
            return float(base + value)
        opened, upper, base = self._sheet(state, seat)
        return float(base + self._table(state).to_come(opened, upper))

    def _here(self, state: State) -> tuple[int, Any]:
        """Of the seat in turn: its points without the bonus, and the plan of this turn."""
        opened, upper, base = self._sheet(state, state.seat)
        return base, _plan(self.recipe(state), opened, upper)

    def _table(self, state: State) -> Any:
        return table_of(self.recipe(state))

    def _sheet(self, state: State, seat: int) -> tuple[tuple[str, ...], int, int]:
        """A seat's open boxes, the points in its upper ones as the table counts them, and all."""
        line = state.scores[seat]
        opened = tuple(box for box, points in zip(state.boxes, line, strict=True) if points is None)
        upper = min(self.game.upper(state, seat), self.game.threshold)
        return opened, upper, sum(points or 0 for points in line)


def _actions(state: State, choice: Any) -> tuple[Action, ...]:
    if choice.action == "score":
        return (Action("score", choice.what),)
    return (Action("keep", positions(state.faces, choice.what)), ROLL)
