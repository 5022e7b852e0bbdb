"""A score sheet solved: the points still to come from every state, as kept in a file."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any

from audiodice import games
from audiodice.core.dice import throws
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.turn_plan import TurnPlan

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver: a change of its values makes older files be solved again


@dataclass(frozen=True, slots=True)
class SheetSpec:
    """Which table: that of a game with these boxes on its sheets."""

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

    def solve(self, progress: Progress) -> SheetValues:
        """The table; seconds, and numpy."""
        from audiodice.opponents.sheet import solver

        return solver.solve(self._card, self.boxes, progress)

    def restore(self, arrays: Arrays) -> SheetValues:
        """The table behind the arrays of a file."""
        return SheetValues(Layout(self._card, self.boxes), arrays["values"])

    @property
    def _card(self) -> Any:
        return games.load(self.game)


class SheetValues:
    """The expected points still to come from every state that play can reach."""

    def __init__(self, layout: Layout, values: Sequence[float]) -> None:
        """`values` by state, in the order of the layout. Raises ValueError where they cannot be
        those of this sheet."""
        self._layout, self._values = layout, values
        if len(values) != layout.states:
            raise ValueError(f"a table of this sheet has {layout.states} values")
        if not isfinite(sum(values)):  # one value that is no number makes the sum none
            raise ValueError("the table has gaps")

    @property
    def boxes(self) -> tuple[str, ...]:
        """The ids on the sheet."""
        return self._layout.boxes

    @property
    def states(self) -> int:
        """How many states were solved."""
        return len(self._values)

    @property
    def value(self) -> float:
        """The expected total of a whole game, the bonus included, in points."""
        return self.to_come(self.boxes, 0)

    def to_come(self, opened: Iterable[str], upper: int) -> float:
        """Expected points still to come before a turn, the bonus included, sure or not.

        `opened` are box ids in any order, none when the sheet is full; `upper` the points in the
        upper boxes already filled (from the threshold up they are all one). ValueError for a box
        not on the sheet or there twice, or a total that cannot be; it says what is allowed.
        """
        uppers, lowers = self._layout.masks(opened)
        state = self._layout.state(uppers, upper)
        return self._values[self._layout.place(uppers, lowers, state)]

    def uppers(self, opened: Iterable[str]) -> tuple[int, ...]:
        """The upper totals, ascending and up to the threshold, that can be with these open."""
        return self._layout.reachable(self._layout.masks(opened)[0])

    def turn(self, opened: Iterable[str], upper: int) -> TurnPlan:
        """The plan of a turn: arguments and errors as for `to_come`, and at least one box."""
        boxes, layout = tuple(opened), self._layout
        uppers, lowers = layout.masks(boxes)
        if not boxes:
            raise ValueError("a turn needs an open box")
        state = layout.state(uppers, upper)
        after = {}
        for box in boxes:
            bit, levels = layout.bit[box], layout.levels[box]
            if box in layout.lowers:
                then = self._values[layout.place(uppers, lowers ^ bit, state)]
                after[box] = {points: points + then for points in levels}
            else:
                # One total stands for all with which the bonus is out of reach.
                total, rest = layout.totals[uppers][state], uppers ^ bit
                after[box] = {
                    points: points
                    + self._values[layout.place(rest, lowers, layout.state(rest, total + points))]
                    for points in levels
                }
        return TurnPlan(layout.card, after)

    def to_arrays(self) -> dict[str, array[float]]:
        """The values as float32: at most 8 millionths of a point off."""
        return {"values": array("f", self._values)}
