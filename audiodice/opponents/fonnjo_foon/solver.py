"""Solves a turn of Fonnjo Foon: for its points, for reaching a number, for any worth. Needs numpy.

Each by one sweep over the same graph of spots (`solver_graph.py`, `solver_sweep.py`): about 5,300
before a roll, for each number of points recorded. All is exact; what is not, the choice of a worth
for games in play, is in `solver_race.py`.

The sweep for points starts from the level where taking the picture is always right: there, and so
at all higher ones, the best that a new day can bring, with no day after it, is less than what
it puts at risk. (What is gained falls with the points at risk, for no play keeps them for sure.)
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

import numpy as np

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.opponents.fonnjo_foon.solver_graph import BIGGEST, Floats, Graph, build
from audiodice.opponents.fonnjo_foon.solver_sweep import spread, sweep
from audiodice.opponents.fonnjo_foon.turn_plan import Levels, TurnPlan
from audiodice.opponents.fonnjo_foon.turn_values import FARTHEST, PAIR, TurnValues

Progress = Callable[[float], None]


def solve(families: Sequence[int] = FAMILIES, progress: Progress = lambda _: None) -> TurnValues:
    """Solve a turn: about 2 seconds on a free core. `families` other than the game's: for tests.

    `progress` is called with 0.0 to 1.0, some hundred times.
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
    solved = {"points": _plain(points), "reach": _plain(reach), "spread": _plain(chances)}
    return TurnValues(graph.arrays | solved)


def play(table: TurnValues, graph: Graph, worth: Sequence[float]) -> TurnPlan:
    """A turn played for the most of worth[points], solved now: about 3 ms for each number here.

    `worth` of 0, 1, ... points, never falling, is taken as flat past its end. Foon is worth
    worth[0]. Exact. Raises ValueError for a worth that falls.
    """
    known = np.array([*worth, worth[-1], worth[-1]], dtype=np.float64)
    if np.any(np.diff(known) < 0):
        raise ValueError("more points may not be worth less")
    values = sweep(graph, known, len(known), known[0])
    return table.play(Levels(_plain(values), len(graph.spots)), known.tolist())


def _plain(values: Floats) -> array[float]:
    return array("d", values.tobytes())


def _ramp(begin: int, levels: int) -> Floats:
    """Points for their own sake, from `begin` upwards."""
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
