"""A solved turn of Fonnjo Foon, as saved in a file: for points, and for a number to reach.

Before a roll a turn is at one of some 5,300 spots (`lots.py`), with some points recorded on earlier
days. `solver.py` computes their values.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING

from audiodice.opponents.fonnjo_foon.lots import spots_of
from audiodice.opponents.fonnjo_foon.turn_plan import Levels, TurnPlan

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays

FARTHEST = 100
"""The most points to reach for which a turn is solved: the chance is one in a million."""
PAIR = 2  # levels solved at once: a day brings at least 2 points


class TurnValues:
    """The values of a turn, from `solver.solve` or from a file."""

    def __init__(self, arrays: Arrays) -> None:
        """Raises KeyError or ValueError if the arrays do not make a solved table."""
        self.arrays = arrays
        """All arrays, with the ways from spot to spot for `solver_graph.py`."""
        lots, points, reach = arrays["spots"], arrays["points"], arrays["reach"]
        self.spots = spots_of(lots)
        self._index = {at: n for n, at in enumerate(self.spots)}
        self.spread: Sequence[float] = arrays["spread"]
        """The chance of 0, 1, 2, ... points in a turn played for points; 0 points is Foon."""
        if any(not isfinite(sum(values)) for values in (points, reach, self.spread)):
            raise ValueError("the table has gaps")
        wide = len(self.spots)
        if len(points) < PAIR * wide or len(points) % wide:
            raise ValueError("the values do not fit the spots")
        if len(reach) != (FARTHEST + PAIR) * wide:
            raise ValueError("the values do not fit the spots")
        self._points, self._reach = Levels(points, wide), Levels(reach, wide)

    @property
    def value(self) -> float:
        return self.points.value

    @property
    def states(self) -> int:
        """The number of spots solved, each for every number of points recorded."""
        return len(self.spots)

    @cached_property
    def points(self) -> TurnPlan:
        """The plan of a turn played for points; values are the expected points at its end."""
        return TurnPlan(self._index, self._points, (0.0, 1.0))

    def chase(self, need: int) -> TurnPlan:
        """The plan of a turn played for more than `need` points; exactly `need` count half.

        Values are chances, 0.0 to 1.0; Foon is worth 0. For a `need` above 100 the plan is that
        of 100. Raises ValueError for a `need` below 1.
        """
        if need < 1:
            raise ValueError(f"there is something to reach from 1 point, not {need}")
        nearest = min(need, FARTHEST)
        worth = [0.0] * nearest + [0.5, 1.0, 1.0]
        return TurnPlan(self._index, self._reach.above(FARTHEST - nearest), worth)

    def beats(self, need: int) -> float:
        """The best chance that a turn brings more than `need` points; exactly `need` count half.

        `need` is any whole number. Below 0 the chance is 1; at 0 a Foon ties; above 100 it is
        that of 100.
        """
        if need < 0:
            return 1.0
        return self.chase(need).value if need else (1 + self.chase(1).value) / 2

    def play(self, values: Levels, worth: Sequence[float]) -> TurnPlan:
        """The plan of a turn played for another worth of its points, with the values for it."""
        return TurnPlan(self._index, values, worth)

    def to_arrays(self) -> Arrays:
        """All arrays for a file, about 9 MB; values as float32."""
        rounded = {name: array("f", self.arrays[name]) for name in ("points", "reach", "spread")}
        return {**self.arrays, **rounded}
