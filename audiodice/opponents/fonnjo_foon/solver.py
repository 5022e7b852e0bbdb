"""Fonnjo Foon solved: a turn for its expected points, and for the chance to reach a number.

Both from one sweep each over the same graph of spots (`solver_graph.py`, `solver_sweep.py`):
about 5,300 before a roll, for each number of points recorded. All is exact; what is not, the
choice of a worth for games in play, is in `solver_race.py`.

The sweep for points starts from the level where taking the picture is always right: there, and so
at all higher ones, the best that a new day can bring, with no day after it, is less than what
it puts at risk. (What is gained falls with the points at risk, for no play keeps them for sure.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.games.fonnjo_foon.state import State
from audiodice.opponents.fonnjo_foon.solver_graph import BIGGEST, Floats, Graph, build
from audiodice.opponents.fonnjo_foon.solver_sweep import PAIR, spread, sweep
from audiodice.opponents.fonnjo_foon.turn_plan import Option, Plan

FARTHEST = 100
"""The most points to be reached that are solved for: the chance is one in a million."""

Progress = Callable[[float], None]


class Table:
    """What is known of a turn: make it by `solve` or `from_arrays`."""

    def __init__(self, graph: Graph, points: Floats, reach: Floats, spread_: Floats) -> None:
        self.graph = graph
        self._points, self._reach = points, reach
        self.spread = spread_
        """The chance of 0, 1, 2, ... points in a turn played for points; 0 is Foon."""

    @property
    def value(self) -> float:
        """Expected points of a turn."""
        return self.points.value

    @property
    def states(self) -> int:
        """How many spots were solved, each for every number of points recorded."""
        return len(self.graph.spots)

    @cached_property
    def points(self) -> Plan:
        """A turn played for expected points; values are points at its end."""
        return Plan(self.graph, self._points, _ramp(0, len(self._points)))

    def chase(self, need: int) -> Plan:
        """A turn played to bring more than `need` points, 1 or more; exactly so many count half.

        Values are chances; Foon is worth 0. From 100 upwards it is played as for 100, but where
        there is nothing to be reached any more. ValueError for less than 1.
        """
        if need < 1:
            raise ValueError(f"there is something to reach from 1 point, not {need}")
        nearer = FARTHEST - min(need, FARTHEST)
        return Plan(self.graph, self._reach[nearer:], _step(FARTHEST)[nearer:])

    def beats(self, need: int) -> float:
        """The chance that a turn brings more than `need` points at best; exactly so many: half.

        All from -infinity to infinity: less than 0 is sure, 0 as for a Foon that ties; past
        100 it is that of 100.
        """
        if need < 0:
            return 1.0
        return self.chase(need).value if need else (1 + self.chase(1).value) / 2

    def play(self, utility: Sequence[float]) -> Plan:
        """A turn played for the most of u(points), solved now: about 3 ms for each number here.

        `utility` has u(0), u(1), ..., never falling, and is taken as flat past its end. Foon is
        worth u(0). Exact.
        """
        known = np.array([*utility, utility[-1], utility[-1]], dtype=np.float64)
        if np.any(np.diff(known) < 0):
            raise ValueError("more points may not be worth less")
        return Plan(self.graph, sweep(self.graph, known, len(known), known[0]), known)

    def options(self, state: State) -> list[Option]:
        """`points.options(state)`: every decision of a state, best first, by expected points."""
        return self.points.options(state)

    def best(self, state: State) -> Option:
        """`points.best(state)`."""
        return self.points.best(state)

    def to_arrays(self) -> dict[str, NDArray[np.generic]]:
        """All of it as plain arrays, about 16 MB; for `from_arrays`."""
        solved = {"points": self._points, "reach": self._reach, "spread": self.spread}
        return {**self.graph.to_arrays(), **solved}

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, NDArray[np.generic]]) -> Table:
        """The table again; raises KeyError or ValueError where they are not one's."""
        graph = Graph(arrays)
        points, reach, chances = (
            arrays[name].astype(np.float64, copy=False) for name in ("points", "reach", "spread")
        )
        wide = (len(graph.spots),)
        if points.shape[1:] != wide or reach.shape != (FARTHEST + PAIR, *wide):
            raise ValueError("the values do not fit the spots")
        return cls(graph, points, reach, chances)


def solve(families: Sequence[int] = FAMILIES, progress: Progress = lambda _: None) -> Table:
    """Solve a turn: about 2 seconds on a free core. `families` other than the game's: for tests.

    `progress` is told 0.0 to 1.0, some hundred times.
    """
    progress(0.0)
    graph = build(families)
    progress(0.5)
    levels = _content(graph) + PAIR
    worth = _ramp(0, levels)
    points = sweep(graph, worth, levels, 0.0, lambda part: progress(0.5 + 0.15 * part))
    step = _step(FARTHEST)
    reach = sweep(graph, step, FARTHEST + PAIR, 0.0, lambda part: progress(0.65 + 0.1 * part))
    chances = spread(graph, worth, points, 0.0)
    progress(1.0)
    return Table(graph, points, reach, chances)


def _ramp(begin: int, levels: int) -> Floats:
    """Points for their own sake, from so many upwards."""
    return np.arange(begin, begin + levels + BIGGEST + 1, dtype=np.float64)


def _step(need: int) -> Floats:
    """1 for more than is needed, a half for just that."""
    return np.array([0.0] * need + [0.5, 1.0, 1.0])


def _content(graph: Graph) -> int:
    """The fewest points with which no new day is worth its risk, whoever is in the Dungeon."""
    begins = np.append(graph.days[:, 0], graph.start)

    def tempting(points: int) -> bool:
        values = sweep(graph, _ramp(points, PAIR), PAIR, 0.0)
        return bool(np.any(values[0, begins] > points))

    below, level = 0, 1
    while tempting(level):
        below, level = level, 2 * level
    while level - below > 1:
        middle = (below + level) // 2
        below, level = (middle, level) if tempting(middle) else (below, middle)
    return level
