"""A turn of Fonnjo Foon solved, as kept in a file: for its points, and for reaching a number.

A turn may stand at some 5,300 spots before a roll (`lots.py`), each with some points recorded on
earlier days. How their values are found is in `solver.py`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING
from zlib import crc32

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.opponents.fonnjo_foon.lots import spots_of
from audiodice.opponents.fonnjo_foon.turn_plan import Levels, TurnPlan

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver: a change of its values makes older files be solved again
FARTHEST = 100
"""The most points to be reached that are solved for: the chance is one in a million."""
PAIR = 2  # levels solved at once: a day brings as many points at least
SPOTS = 0x8E5C3C9D
"""CRC-32 of the spots of the game's ten dice, without which no state could be looked up."""


@dataclass(frozen=True, slots=True)
class FonnjoSpec:
    """The one table: options change games, not turns."""

    @property
    def name(self) -> str:
        """The file's stem."""
        return "fonnjo_foon"

    @property
    def fingerprint(self) -> str:
        """The families of the dice."""
        return repr((VERSION, FAMILIES))

    def solve(self, progress: Progress) -> TurnValues:
        """The table; seconds, and numpy."""
        from audiodice.opponents.fonnjo_foon import solver

        return solver.solve(FAMILIES, progress)

    def restore(self, arrays: Arrays) -> TurnValues:
        """The table behind the arrays of a file."""
        if crc32(arrays["spots"]) != SPOTS:
            raise ValueError("the spots are not those of a turn")
        return TurnValues(arrays)


SPEC = FonnjoSpec()


class TurnValues:
    """What is known of a turn: made by `solver.solve`, or from its file."""

    def __init__(self, arrays: Arrays) -> None:
        """Raises KeyError or ValueError where the arrays are not a table's."""
        self.arrays = arrays
        """All of it, with the ways from spot to spot, for `solver_graph.py`."""
        lots, points, reach = arrays["spots"], arrays["points"], arrays["reach"]
        self.spots = spots_of(lots)
        self._index = {at: n for n, at in enumerate(self.spots)}
        self.spread: Sequence[float] = arrays["spread"]
        """The chance of 0, 1, 2, ... points in a turn played for points; 0 is Foon."""
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
        """Expected points of a turn."""
        return self.points.value

    @property
    def states(self) -> int:
        """How many spots were solved, each for every number of points recorded."""
        return len(self.spots)

    @cached_property
    def points(self) -> TurnPlan:
        """A turn played for expected points; values are points at its end."""
        return TurnPlan(self._index, self._points, (0.0, 1.0))

    def chase(self, need: int) -> TurnPlan:
        """A turn played to bring more than `need` points, 1 or more; exactly so many count half.

        Values are chances; Foon is worth 0. From 100 upwards it is played as for 100, but where
        there is nothing to be reached any more. ValueError for less than 1.
        """
        if need < 1:
            raise ValueError(f"there is something to reach from 1 point, not {need}")
        nearest = min(need, FARTHEST)
        worth = [0.0] * nearest + [0.5, 1.0, 1.0]
        return TurnPlan(self._index, self._reach.above(FARTHEST - nearest), worth)

    def beats(self, need: int) -> float:
        """The chance that a turn brings more than `need` points at best; exactly so many: half.

        All from -infinity to infinity: less than 0 is sure, 0 as for a Foon that ties; past
        100 it is that of 100.
        """
        if need < 0:
            return 1.0
        return self.chase(need).value if need else (1 + self.chase(1).value) / 2

    def play(self, values: Levels, worth: Sequence[float]) -> TurnPlan:
        """A turn played for another worth of its points: `values` as solved for it."""
        return TurnPlan(self._index, values, worth)

    def to_arrays(self) -> Arrays:
        """All of it for a file, about 9 MB; values as float32."""
        rounded = {name: array("f", self.arrays[name]) for name in ("points", "reach", "spread")}
        return {**self.arrays, **rounded}
