"""The chances of several seats in Fonnjo Foon at the start of a turn. Needs numpy.

Before the last round turns are played for points, so totals are sums of independent turns. Let M
be the highest total of the seats that have the last round before them. For some values of M that
stand for all, the last round is played seat by seat, with the odds of the best final total so far
and of who holds it; two that reach the same total have half of it each.

Given M, the totals of the seats are independent, and one of them is M: a seat is that one (the
first with M), or comes before it, or after it. It plays (`fonnjo_last.py`)

- before it: as against one seat to come, with M; but to beat the best total if that is higher by
  SURE
- itself: as against one seat to come, with the best total of those
- after it: to beat the best total, or, if a seat to come is near that, as against that one.

That is nearly how perfect players play, who hold against every seat to come. A player with odds of
its own plays every turn by these.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audiodice.opponents.chance.fonnjo_last import LEAD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.chance.fonnjo_last import LastRound
    from audiodice.opponents.fonnjo_foon.solver_graph import Floats

FAR = LEAD + 1  # seats that are up to LEAD points behind M may win, others do not
SURE = 8  # with so many points more than the seats to come, the best total is the one to beat
NODES = 6  # values of M

# The best total so far is below M (state 0), or 0, 1, ... LEAD points above it.
_ABOVE = np.arange(FAR)
_STATES = FAR + 1


def _parts() -> Floats:
    """How much of a new best total is the seat's own, by the states before and after."""
    found = np.triu(np.ones((_STATES, _STATES)), 1)
    found[1:, 1:] += np.eye(FAR) / 2
    return found


_OWN = _parts()


def _gains(odds: Floats, behind: Floats) -> Floats:
    """The chance that a seat reaches each state, its own part of it, by the state before.

    `odds[..., state, points]` of a seat that is `behind` M.
    """
    reached = _reached(odds, behind)
    gains: Floats = reached * _OWN
    return gains


def _reached(odds: Floats, behind: Floats) -> Floats:
    """The chance of each state as the seat's own total; the last one stands for all above it."""
    more = np.flip(np.cumsum(np.flip(odds, -1), -1), -1)
    found = np.zeros((*odds.shape[:-1], _STATES))
    at = np.broadcast_to(behind + _ABOVE, (*odds.shape[:-1], FAR))
    found[..., 1:] = np.take_along_axis(odds, at, -1)
    found[..., -1:] = np.take_along_axis(more, at[..., -1:], -1)
    return found


class Plays:
    """The gains of a perfect seat, by the points that it is behind M: (FAR, states, states)."""

    def __init__(self, table: LastRound) -> None:
        """Takes some 20 ms."""
        ahead = np.array([table.ahead(lead) for lead in range(-2 * LEAD, FAR)])
        chase = np.array([table.chase(need) for need in range(2 * FAR)])
        level, behind = 2 * LEAD, _ABOVE[:, np.newaxis]
        gap = behind + _ABOVE
        none = ahead[level - behind]
        above = np.where((_ABOVE < SURE)[:, np.newaxis], none, chase[gap])
        at = behind[:, np.newaxis]
        self.before = _gains(np.concatenate([none, above], 1), at)
        self.near = _gains(np.concatenate([none, ahead[level - gap]], 1), at)
        self.chase = _gains(np.concatenate([none, chase[gap]], 1), at)
        self.leads = ahead[level:]
        # A seat to come that is likely to win matters most to how a lead is played.
        self.matters = np.array([table.beats(lead) for lead in range(FAR)])
        for gains in (self.before, self.near, self.chase):
            gains.shape = (FAR, _STATES**2)


plays = lru_cache(maxsize=2)(Plays)


class Mover(NamedTuple):
    """A seat that has the last round before it."""

    totals: Sequence[float]
    """The odds of its totals before the last round, from the lowest of all seats upwards."""
    odds: Floats | None
    """Those of its turns in the last round; None if it is perfect."""


def chances(
    table: LastRound, movers: Sequence[Mover], best: int, shares: Sequence[float]
) -> list[float]:
    """The chance of each seat.

    `movers` are the last seats in order. The seats before them have finished, with the highest
    total `best`, counted as theirs, of which each has its share (0 for movers); without such seats
    `best` is negative.
    """
    perfect, seats = plays(table), len(shares)
    size = max(len(mover.totals) for mover in movers)
    totals = np.zeros((len(movers), size + FAR))  # first FAR places without odds
    for row, mover in zip(totals, movers, strict=True):
        row[FAR : FAR + len(mover.totals)] = mover.totals
    most = np.cumsum(totals, 1)
    top = most.prod(0)
    middles = (np.arange(NODES) + 0.5) / NODES * top[-1]
    nodes, times = np.unique(np.searchsorted(top, middles), return_counts=True)
    weights = times / (top[nodes] - top[nodes - 1])
    windows = totals[:, nodes[:, np.newaxis] - _ABOVE]  # (seats, nodes, points behind M)
    below = most[:, nodes]
    # later[s][node, n]: the chance that all seats after s have at most M - n, given at most M
    later = np.ones((len(movers), len(nodes), FAR + 1))
    within = nodes[:, np.newaxis] - np.arange(FAR + 1)
    for s in range(len(movers) - 2, -1, -1):
        later[s] = later[s + 1] * most[s + 1][within]
    later /= np.maximum(later[..., :1], 1e-300)

    # The odds of who holds the best total, (nodes, seats and nobody, states): until the first
    # seat with M has played, and after that.
    before = np.zeros((len(nodes), seats + 1, _STATES))
    after = np.zeros_like(before)
    for held, node in zip(before, nodes, strict=True):
        above = best + FAR - node
        if above < 0:
            held[-1, 0] = 1
        else:
            held[:-1, 1 + min(above, LEAD)] = shares
    first = seats - len(movers)
    for s, (mover, window) in enumerate(zip(movers, windows, strict=True)):
        mine, low = window[:, 0], window.copy()
        low[:, 0] = 0
        if mover.odds is None:
            # near[node, state]: the chance that a seat to come is less than SURE below the best
            near = np.zeros((len(nodes), _STATES, 1))
            near[:, 1 : SURE + 1, 0] = 1 - later[s][:, SURE:0:-1]
            to_beat = _square(window @ perfect.chase)
            gains = to_beat + near * (_square(window @ perfect.near) - to_beat)
            early = _square(low @ perfect.before)
            to_beat = _square(perfect.chase[:1])
            own = to_beat + near * (_square(perfect.near[:1]) - to_beat)
            leads = later[s][:, :-1] - later[s][:, 1:]
            leads[:, -1] += later[s][:, -1]
            leads *= perfect.matters
            alone = leads / np.maximum(leads.sum(1, keepdims=True), 1e-300) @ perfect.leads
            alone = _reached(alone, 0 * _ABOVE)[:, np.newaxis] * _OWN
            own[:, 0] = alone[:, 0]
            own[:, 1] = (own + near * (alone - own))[:, 1]
        else:
            every = np.broadcast_to(mover.odds, (FAR, len(mover.odds)))
            by_gap = _reached(every, _ABOVE[:, np.newaxis])
            gains = (window @ by_gap)[:, np.newaxis] * _OWN
            early = (low @ by_gap)[:, np.newaxis] * _OWN
            own = by_gap[:1, np.newaxis] * _OWN
        at_most = below[s][:, np.newaxis]
        played = mine[:, np.newaxis, np.newaxis] * own
        kept = before * (mine[:, np.newaxis] - played.sum(2))[:, np.newaxis]
        so_far, then = before.sum(1), after.sum(1)
        after = after * (at_most - gains.sum(2))[:, np.newaxis] + kept
        after[:, first + s] += _through(then, gains) + _through(so_far, played)
        before = before * (at_most - mine[:, np.newaxis] - early.sum(2))[:, np.newaxis]
        before[:, first + s] += _through(so_far, early)
    found = weights @ after[:, :-1].sum(2)
    whole = found.sum()
    return [float(one / whole) for one in found]


def _square(gains: Floats) -> Floats:
    return gains.reshape(-1, _STATES, _STATES)


def _through(states: Floats, gains: Floats) -> Floats:
    found: Floats = (states[:, np.newaxis] @ gains)[:, 0]
    return found
