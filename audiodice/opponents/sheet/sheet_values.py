"""A solved score sheet: the points still to come from every state, as saved in a file."""

from __future__ import annotations

from array import array
from math import isfinite
from typing import TYPE_CHECKING

from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.turn_plan import TurnPlan

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class SheetValues:
    """The expected points still to come, by reachable state."""

    def __init__(self, layout: Layout, values: Sequence[float]) -> None:
        """`values` by state, in the order of the layout; raises ValueError if they do not fit."""
        self._layout, self._values = layout, values
        if len(values) != layout.states:
            raise ValueError(f"a table of this sheet has {layout.states} values")
        if not isfinite(sum(values)):  # a single NaN makes the sum NaN
            raise ValueError("the table has gaps")

    @property
    def boxes(self) -> tuple[str, ...]:
        return self._layout.boxes

    @property
    def states(self) -> int:
        return len(self._values)

    @property
    def value(self) -> float:
        """The expected total of a whole game, the bonus included, in points."""
        return self.to_come(self.boxes, 0)

    def to_come(self, opened: Iterable[str], upper: int) -> float:
        """Expected points still to come before a turn, with the bonus even if it is certain.

        `opened` are box ids in any order, none if the sheet is full; `upper` the points in the
        filled upper boxes (all values from the threshold up are equal). Raises ValueError, which
        says what is allowed, for a box that is not on the sheet or given twice, or for an
        impossible total.
        """
        uppers, lowers = self._layout.masks(opened)
        state = self._layout.state(uppers, upper)
        return self._values[self._layout.place(uppers, lowers, state)]

    def uppers(self, opened: Iterable[str]) -> tuple[int, ...]:
        """The possible upper totals, ascending and up to the threshold, with these boxes open."""
        return self._layout.reachable(self._layout.masks(opened)[0])

    def turn(self, opened: Iterable[str], upper: int) -> TurnPlan:
        """The plan of a turn: arguments and errors as for `to_come`; at least one box."""
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
                # One total stands for all with which the bonus cannot be reached.
                total, rest = layout.totals[uppers][state], uppers ^ bit
                after[box] = {
                    points: points
                    + self._values[layout.place(rest, lowers, layout.state(rest, total + points))]
                    for points in levels
                }
        return TurnPlan(layout.card, after)

    def to_arrays(self) -> dict[str, array[float]]:
        """The values as float32; the error is at most 8 millionths of a point."""
        return {"values": array("f", self._values)}
