"""A turn of Fonnjo Foon for any worth of its points, exactly, and the points it then brings.

Let u(x) be what a turn of x points is worth, never less for more. With p points recorded on
earlier days, before a roll at spot s:

    V[p, s] = sum over rolls of P(roll) * max over its ways of
        V[p, s']            move dice in and roll the rest, or pick a group in Crisis
        V[p + g, first s']  Another Day: g dice are in Fonnjo's Group, 2 or more
        u(p + g)            take the picture
        u(0)                Foon

Another Day needs only levels at least two higher, so that two are worked out side by side.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from audiodice.opponents.fonnjo_foon.solver_graph import BIGGEST, Floats, Graph
from audiodice.opponents.fonnjo_foon.turn_values import PAIR

FADED = 1e-12  # chances below it are as good as none


def worths(utility: Floats, levels: int) -> Floats:
    """u for every picture on `levels` levels: points past its end are worth what the last are."""
    return utility[np.minimum(np.arange(levels + BIGGEST + 1), len(utility) - 1)]


def sweep(
    graph: Graph,
    utility: Floats,
    levels: int,
    lost: float,
    progress: Callable[[float], None] | None = None,
) -> Floats:
    """V for p from 0 to `levels` - 1 (2 or more) and each spot: (levels, spots).

    `utility` has u(0), u(1), ..., the last for all points beyond; `lost` is what a Foon is
    worth. No day is begun with `levels` points or more: exact where the picture is worth at
    least as much there, as where u no longer rises.
    """
    known = worths(utility, levels)
    values = np.empty((levels, len(graph.spots)))
    here = np.empty((graph.lost + 1, PAIR))
    for top in range(levels - PAIR, -PAIR, -PAIR):
        p = max(top, 0)  # of an odd number the lowest pair overlaps with the last
        for column in range(PAIR):
            _settle(graph, known, values, here[:, column], p + column)
        here[graph.lost] = lost
        for batch in graph.batches:
            best = np.concatenate(
                [here.take(ways, axis=0, mode="clip").max(axis=0) for ways, *_ in batch.blocks]
            ).take(batch.order, axis=0)
            best *= batch.odds
            np.add.reduceat(best, batch.first, axis=0, out=here[batch.begin : batch.end])
        values[p : p + PAIR] = here[: len(graph.spots)].T
        if progress:
            progress(1 - p / levels)
    return values


def _settle(graph: Graph, known: Floats, values: Floats, here: Floats, level: int) -> None:
    """Fill in what leads out of the day at this level; -inf for what cannot be."""
    begins, points = graph.days.T
    after = np.minimum(level + points, len(values) - 1)
    here[len(graph.spots) : graph.pictures] = np.where(
        after == level + points, values[after, begins], -np.inf
    )
    here[graph.pictures : graph.lost] = known[level : level + BIGGEST + 1]
    here[graph.pictures] = -np.inf  # nobody on it


def spread(graph: Graph, utility: Floats, values: Floats, lost: float) -> Floats:
    """The chance of each number of points, 0 upwards, in a turn played by what `sweep` found.

    Arguments as there. Of equal ways the first is taken; days that are less likely than 1e-12
    are left out.
    """
    levels = len(values)
    known = worths(utility, levels)
    brought = np.zeros(levels + BIGGEST + 1)
    recorded = np.zeros((levels + BIGGEST + 1, len(graph.days)))  # the chance of each day, by p
    here = np.empty(graph.lost + 1)
    begins, points = graph.days.T
    for p in range(levels):
        begun: Floats = np.bincount(begins, recorded[p], len(graph.spots)).astype(np.float64)
        if p == 0:
            begun[graph.start] = 1
        if begun.sum() < FADED:
            continue
        here[: len(graph.spots)] = values[p]
        _settle(graph, known, values, here, p)
        here[graph.lost] = lost
        reached = _flow(graph, here, begun)
        brought[p : p + BIGGEST + 1] += reached[graph.pictures : graph.lost]
        brought[0] += reached[graph.lost]
        recorded[p + points, np.arange(len(points))] += reached[len(graph.spots) : graph.pictures]
    return brought


def _flow(graph: Graph, here: Floats, begun: Floats) -> Floats:
    """How likely each way's number is reached in a day that begins so."""
    reached = np.zeros(len(here))
    reached[: len(begun)] = begun
    for batch in reversed(graph.batches):
        chance = reached[batch.begin : batch.end]
        if chance.sum() < FADED:
            continue
        many = np.diff(np.append(batch.first, len(batch.odds)))
        # the odds of each roll, put back into the order of the blocks
        odds = np.empty(len(batch.odds))
        odds[batch.order] = np.repeat(chance, many) * batch.odds[:, 0]
        for ways, begin, end in batch.blocks:
            best = here.take(ways).argmax(axis=0)
            taken = ways[best, np.arange(end - begin)]
            reached += np.bincount(taken, odds[begin:end], minlength=len(here))
    return reached
