"""Solves a turn of Fonnjo Foon for any worth of its points, exactly. Needs numpy.

Let u(x) be the worth of a turn of x points; u never decreases. With p points recorded on
earlier days, before a roll at spot s:

    V[p, s] = sum over rolls of P(roll) * max over its ways of
        V[p, s']            move dice in and roll the rest, or pick a group in a Crisis
        V[p + g, first s']  Another Day: g dice are in Fonnjo's Group, 2 or more
        u(p + g)            take the picture
        u(0)                Foon

Another Day leads to levels at least two higher, so two levels are computed at once.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from audiodice.opponents.fonnjo_foon.solver_graph import BIGGEST, Floats, Graph
from audiodice.opponents.fonnjo_foon.turn_values import PAIR

FADED = 1e-12  # smaller chances are ignored


def worths(utility: Floats, levels: int) -> Floats:
    """u for every picture on `levels` levels; past its end u stays at its last value."""
    return utility[np.minimum(np.arange(levels + BIGGEST + 1), len(utility) - 1)]


def sweep(
    graph: Graph,
    utility: Floats,
    levels: int,
    lost: float,
    progress: Callable[[float], None] | None = None,
) -> Floats:
    """V for p from 0 to `levels` - 1 (2 or more) and each spot: (levels, spots).

    `utility` has u(0), u(1), ...; its last value is used for all points beyond. `lost` is the worth
    of a Foon. No day begins with `levels` points or more. That is exact if the picture is worth at
    least as much there, for example because u no longer increases.
    """
    known = worths(utility, levels)
    values = np.empty((levels, len(graph.spots)))
    here = np.empty((graph.lost + 1, PAIR))
    for top in range(levels - PAIR, -PAIR, -PAIR):
        p = max(top, 0)  # if `levels` is odd, the lowest pair overlaps with the one before
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
    """Fill in the values of the ends of a day at this level; -inf for impossible ones."""
    begins, points = graph.days.T
    after = np.minimum(level + points, len(values) - 1)
    here[len(graph.spots) : graph.pictures] = np.where(
        after == level + points, values[after, begins], -np.inf
    )
    here[graph.pictures : graph.lost] = known[level : level + BIGGEST + 1]
    here[graph.pictures] = -np.inf  # a picture without dice


def spread(
    graph: Graph,
    utility: Floats,
    values: Floats,
    lost: float,
    begin: tuple[int, int] | None = None,
) -> Floats:
    """The chance of 0, 1, 2, ... points in a turn played by the values of `sweep`.

    Arguments are those of `sweep`; the turn is at its start, or at `begin`: points recorded, and
    a spot about to be rolled. Of equal ways the first is chosen; days less likely than 1e-12 are
    left out.
    """
    recorded_now, spot_now = begin or (0, graph.start)
    levels = len(values)
    known = worths(utility, levels)
    brought = np.zeros(levels + BIGGEST + 1)
    recorded = np.zeros((levels + BIGGEST + 1, len(graph.days)))  # the chance of each day, by p
    here = np.empty(graph.lost + 1)
    begins, points = graph.days.T
    for p in range(levels):
        begun: Floats = np.bincount(begins, recorded[p], len(graph.spots)).astype(np.float64)
        if p == recorded_now:
            begun[spot_now] = 1
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
    """The chance that each way is reached, given the chance of each spot at the day's start."""
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
