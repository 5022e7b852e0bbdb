"""Solves a turn of Fonnjo Foon for points, for a number to reach, or for any worth. Needs numpy.

Each is one sweep over the same graph of about 5,300 spots before a roll (`solver_graph.py`,
`solver_sweep.py`), for each number of points recorded. All this is exact. The worth of points in a
game in play is approximate: see `solver_race.py`.

The sweep for points starts from the level where taking the picture is always right: there the most
that a new day can bring, with no day after it, is less than what it puts at risk. That also holds
for all higher levels, because no play keeps the points at risk with certainty.
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
    """Solve a turn: about 2 s on an idle core. Tests pass `families` of fewer dice.

    `progress` is called with 0.0 to 1.0, about a hundred times.
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
    """A turn played for the highest worth[points], solved now, exactly: about 3 ms per number.

    `worth` is that of 0, 1, ... points; past its end the last number is used. Foon is worth
    worth[0]. Raises ValueError if `worth` decreases.
    """
    known = np.array([*worth, worth[-1], worth[-1]], dtype=np.float64)
    if np.any(np.diff(known) < 0):
        raise ValueError("more points may not be worth less")
    values = sweep(graph, known, len(known), known[0])
    return table.play(Levels(_plain(values), len(graph.spots)), known.tolist())


def _plain(values: Floats) -> array[float]:
    return array("d", values.tobytes())


def _ramp(begin: int, levels: int) -> Floats:
    """The worth of points if played for points, from `begin` upwards."""
    return np.arange(begin, begin + levels + BIGGEST + 1, dtype=np.float64)


def _step(need: int) -> Floats:
    """The worth of points if `need` must be beaten: 1 for more, a half for exactly `need`."""
    return np.array([0.0] * need + [0.5, 1.0, 1.0])


def _content(graph: Graph) -> int:
    """The fewest points with which no new day is worth its risk, for any Dungeon."""
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
