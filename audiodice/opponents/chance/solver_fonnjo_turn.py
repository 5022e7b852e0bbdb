"""A turn of Fonnjo Foon in play: the odds of its points, and the chances of all seats after it.

Needs numpy.
"""

from __future__ import annotations

from array import array
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from audiodice.games.fonnjo_foon import PICTURE
from audiodice.opponents.fonnjo_foon.lots import spot
from audiodice.opponents.fonnjo_foon.solver_graph import BIGGEST, Graph
from audiodice.opponents.fonnjo_foon.solver_sweep import spread, sweep
from audiodice.opponents.fonnjo_foon.turn_plan import Levels, next_roll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Action
    from audiodice.games.fonnjo_foon.state import State
    from audiodice.opponents.fonnjo_foon.solver_graph import Floats
    from audiodice.opponents.fonnjo_foon.turn_plan import TurnPlan
    from audiodice.opponents.fonnjo_foon.turn_values import TurnValues

LEVELS = 80  # no day begins with as many points, which one turn in a million reaches
MOST = LEVELS + BIGGEST - 1


@lru_cache(maxsize=2)
def graph_of(table: TurnValues) -> Graph:
    """The graph of a table, made once."""
    return Graph(table.arrays)


def outcome(graph: Graph, worth: Sequence[float]) -> Floats:
    """The odds of 0, 1, ... points in a turn played for this worth of them; it never decreases."""
    known = np.array([*worth, worth[-1], worth[-1]])
    values = sweep(graph, known, len(known), known[0])
    return spread(graph, known, values, known[0])


class TurnChances:
    """The chances of all seats within a turn that is played for the highest worth of its points."""

    def __init__(
        self, table: TurnValues, worth: Sequence[float], after: Sequence[Sequence[float]]
    ) -> None:
        """`worth[x]` and the chances `after[x]` of all seats are those of a turn of x points.

        There are MOST + 1 of each, for 0 and more points. Takes one to two seconds.
        """
        graph = graph_of(table)
        known = np.column_stack([worth, after])
        ends = np.concatenate([known, known[-1:]]).T  # equal at the end: not extrapolated
        columns = np.moveaxis(_carried(graph, known), 2, 0)
        self._plan, *self._seats = [
            table.play(Levels(array("f", column.astype("f")), len(graph.spots)), end.tolist())
            for column, end in zip(columns.reshape(len(columns), -1), ends, strict=True)
        ]

    def of(self, state: State) -> tuple[float, ...]:
        """The chances by seat after the best decision in this state; dice are on the table."""
        state, action = decided(state, self._plan)
        return tuple(plan.value_of(state, action) for plan in self._seats)


def decided(state: State, plan: TurnPlan) -> tuple[State, Action]:
    """The state once the best decision's dice or group are chosen, and what is done then."""
    *chosen, last = plan.best(state).actions
    for action in chosen:
        arg: Any = action.arg
        state = replace(state, kept=arg) if state.open else replace(state, picked=arg)
    return state, last


def _carried(graph: Graph, known: Floats) -> Floats:
    """The values before a roll, (levels, spots, columns), of a turn that is played for the first
    column: the others are carried along. `known` are those of 0, 1, ... MOST points."""
    values = np.empty((LEVELS, len(graph.spots), known.shape[1]))
    here = np.zeros((graph.lost + 1, known.shape[1]))
    lead = np.empty(len(here))  # the first column of `here`, in one piece
    here[graph.lost] = known[0]
    begins, points = graph.days.T
    days = here[len(graph.spots) : graph.pictures]
    for p in range(LEVELS - 1, -1, -1):
        fits = p + points < LEVELS
        days[fits] = values[p + points[fits], begins[fits]]
        days[~fits, 0] = -np.inf
        here[graph.pictures : graph.lost] = known[p : p + BIGGEST + 1]
        here[graph.pictures, 0] = -np.inf  # a picture without dice
        lead[:] = here[:, 0]
        for batch in graph.batches:
            taken = np.concatenate(
                [
                    ways[lead.take(ways).argmax(axis=0), np.arange(end - begin)]
                    for ways, begin, end in batch.blocks
                ]
            )
            best = here.take(taken.take(batch.order), axis=0)
            best *= batch.odds
            into = here[batch.begin : batch.end]
            np.add.reduceat(best, batch.first, axis=0, out=into)
            lead[batch.begin : batch.end] = into[:, 0]
        values[p] = here[: len(graph.spots)]
    return values


def points_to_come(table: TurnValues, state: State) -> dict[int, float]:
    """The odds of the points of a turn that is played for them; dice are on the table.

    Takes up to 0.5 s.
    """
    graph = graph_of(table)
    state, action = decided(state, table.points)
    if action == PICTURE:
        return {state.worth: 1.0}
    recorded, groups, hand = next_roll(state)
    values = np.array(table.arrays["points"], dtype=np.float64).reshape(-1, len(graph.spots))
    begin = recorded, graph.spots.index(spot(groups, hand))
    found = spread(graph, np.arange(len(values) + BIGGEST + 1.0), values, 0.0, begin)
    return {points: odds for points, odds in enumerate(found.tolist()) if odds}
