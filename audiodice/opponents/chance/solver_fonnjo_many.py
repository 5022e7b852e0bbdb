"""The chances of several seats in Fonnjo Foon at the start of a turn. Needs numpy.

Before the last round turns are played for points, so totals are sums of independent turns. Let M
be the highest total of the seats that have the last round before them. For some values of M that
stand for all, the last round is played seat by seat, with the odds of the best final total so far
and of who holds it; two that reach the same total have half of it each.

Given M, the totals of the seats are independent, and one of them is M: a seat is that one (the
first with M), or comes before it, or after it. While the best total is below M, a seat plays
(`fonnjo_last.py`)

- before that one: as against one seat to come, with M
- as that one itself: as against one seat to come, with the best total of those

and with a smaller lead, by up to 3 points for each further seat to come that is near that total.
Otherwise it plays by the best of the known plays for the chance to beat the best total and to hold
it against the best of the seats to come. That is nearly how perfect players play, who hold against
every seat to come. A player with odds of its own plays every turn by these.

Compared with the exact play of the last round from nine places of three seats, the chances were
wrong by at most 0.6 points with perfect players, by at most 1 point with others among them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audiodice.opponents.chance.fonnjo_last import LEAD, NEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.chance.fonnjo_last import LastRound
    from audiodice.opponents.fonnjo_foon.solver_graph import Floats, Whole

FAR = LEAD + 1  # seats that are up to LEAD points behind M may win, others do not
NODES = 48  # values of M, for all movers together; for each at least LEAST
LEAST = 6
RARE = 1e-7  # values of M that are less likely are left out
# The best seat to come is so many points below M, each for as many up to the next.
LEADS = (0, 4, 9, 16, LEAD)
_FIRST = (0, 2, 7, 13, 22)
# Points by which a lead is played as smaller, because more seats are to come near the best one.
SHIFTS = np.array([0, 3, 6])

# The best total so far is below M (state 0), or 0, 1, ... LEAD points above it.
_ABOVE = np.arange(FAR)
_STATES = FAR + 1
_BEHIND = _ABOVE[:, np.newaxis]
_NONE = 1e-300  # instead of a chance of 0 by which nothing is divided


def _parts() -> Floats:
    """How much of a new best total is the seat's own, by the states before and after."""
    found = np.triu(np.ones((_STATES, _STATES)), 1)
    found[1:, 1:] += np.eye(FAR) / 2
    return found


_OWN = _parts()


def _reached(odds: Floats, behind: Whole) -> Floats:
    """The chance of each state as the seat's own total; the last one stands for all above it."""
    more = np.flip(np.cumsum(np.flip(odds, -1), -1), -1)
    found = np.zeros((*odds.shape[:-1], _STATES))
    at = np.broadcast_to(behind + _ABOVE, (*odds.shape[:-1], FAR))
    found[..., 1:] = np.take_along_axis(odds, at, -1)
    found[..., -1:] = np.take_along_axis(more, at[..., -1:], -1)
    return found


def convolved(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The odds of the sum of two independent numbers."""
    return [float(odds) for odds in np.convolve(one, other)]


def _nodes(at_most: Floats, many: int) -> tuple[Whole, Floats]:
    """Up to so many numbers that stand for a random one, and the chance of those that each is for.

    `at_most` is the chance of 0, 1, ... or less.
    """
    odds = np.diff(at_most, prepend=0)
    cells = np.minimum((at_most - odds / 2) * many, many - 1).astype(np.intp)
    found: Floats = np.bincount(cells, odds, many).astype(np.float64)
    middles = np.cumsum(found) - found / 2
    likely = found > RARE
    return np.searchsorted(at_most, middles[likely]), found[likely]


class Turns(NamedTuple):
    """The gains of each mover, (movers, nodes, states, states), by its place."""

    before: Floats
    itself: Floats
    after: Floats


def _joint(groups: Floats, odds: Floats) -> Floats:
    """The odds in each group: (..., groups * odds)."""
    found = groups[..., :, np.newaxis] * odds[..., np.newaxis, :]
    return found.reshape(*groups.shape[:-1], -1).astype(np.float32)


def _to_come(seats: Floats) -> Floats:
    """For each seat, the sum over those after it."""
    found: Floats = np.cumsum(seats[::-1], 0)[::-1] - seats
    return found


def _shifts(others: Floats) -> Floats:
    """How much of each of SHIFTS, for that many more seats near the best one."""
    points = np.clip(SHIFTS[1] * others, 0, SHIFTS[-1])[..., np.newaxis]
    found: Floats = np.maximum(1 - abs(points - SHIFTS) / SHIFTS[1], 0)
    return found


class Plays:
    """The gains of a perfect seat, by the points that it is behind M, and the states."""

    def __init__(self, table: LastRound) -> None:
        """Takes some 0.2 s."""
        ahead = np.array([table.ahead(lead) for lead in range(-2 * LEAD, FAR)])
        level, behind = 2 * LEAD, _BEHIND
        beats = np.array([table.beats(need) for need in range(NEED + 1)])
        # How much a seat matters for a lead over it, and how near it is to another one.
        self.weight = beats[_ABOVE] / beats[0]
        self.near = self.weight**2
        # While the best total is below M: against a seat to come with M, and others near it.
        many = [_reached(ahead[level - shift - _ABOVE], behind) for shift in SHIFTS]
        self.below = np.concatenate(many)
        itself = [
            _reached(ahead[level - shift + _ABOVE], np.zeros_like(behind)) for shift in SHIFTS
        ]
        self.itself = np.concatenate(itself)
        # Otherwise by the best of these plays, if the best seat to come is `lead` below M.
        played = np.concatenate([ahead[LEAD:], [table.chase(need) for need in range(1, NEED + 1)]])
        best = _best_plays(played, 1 - beats)
        gap = behind + _ABOVE
        none = np.zeros((FAR, 1, _STATES))

        def gains(lead: int) -> Floats:
            odds = played[best[gap, np.minimum(_ABOVE + lead, NEED)]]
            found = np.concatenate([none, _reached(odds, behind[:, np.newaxis])], 1) * _OWN
            return found.reshape(FAR, _STATES**2).astype(np.float32)

        self.before = gains(0)
        self.after = np.concatenate([gains(lead) for lead in LEADS])

    def turns(self, windows: Floats, below: Floats, later: Floats) -> Turns:
        """The gains of movers; the arguments are as in `chances`."""
        leads = later[..., :-1] - later[..., 1:]
        leads[..., -1] += later[..., -1]
        groups = np.add.reduceat(leads, _FIRST, -1)
        mine, low = windows[..., :1], windows.copy()
        low[..., 0] = 0
        # How near a seat is to M, 0.0 to 1.0, and how likely it is M, given that it has at most M.
        at_most = np.maximum(below, _NONE)
        near, likely = windows @ self.near / at_most, mine[..., 0] / at_most
        close = _to_come(near)
        others = close - _to_come(likely * near) / np.maximum(_to_come(likely), _NONE)
        shape = (*below.shape, _STATES, _STATES)
        after = (_joint(groups, windows) @ self.after).reshape(shape)
        itself = (_joint(groups, mine) @ self.after[::FAR]).reshape(shape)
        before = (low.astype(np.float32) @ self.before).reshape(shape)
        before[..., 0, :] = _joint(_shifts(others), low) @ self.below
        nearest = np.maximum(leads @ self.near, _NONE)
        leads *= self.weight
        best = np.maximum(leads.sum(-1), _NONE)
        leads *= (mine[..., 0] / best)[..., np.newaxis]
        itself[..., 0, :] = _joint(_shifts(close / nearest - 1), leads) @ self.itself
        return Turns(before, itself, after)


def _best_plays(played: Floats, held: Floats) -> Whole:
    """The row of `played` with the greatest chance to hold the best total, by the points that the
    seat is behind this one, and by those that the best seat to come is behind it.

    `held` is the chance to hold it, by the lead over the seat to come.
    """
    wide = played.shape[1]
    above = np.arange(wide)[:, np.newaxis] + np.arange(len(held))
    worth = held[np.minimum(above, len(held) - 1)]  # (points above the best total, lead before)
    worth[0] /= 2  # a tie
    return np.array(
        [(played[:, gap:] @ worth[: wide - gap]).argmax(0) for gap in range(2 * FAR)], np.intp
    )


plays = lru_cache(maxsize=2)(Plays)


class Mover(NamedTuple):
    """A seat that has the last round before it."""

    totals: Sequence[float]
    """The odds of its totals before the last round, from the lowest of all seats upwards."""
    odds: Sequence[float] | None
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
    nodes, odds = _nodes(top / top[-1], max(NODES // len(movers), LEAST))
    weights = odds / (top[nodes] - top[nodes - 1])
    windows = totals[:, nodes[:, np.newaxis] - _ABOVE]  # (movers, nodes, points behind M)
    below = most[:, nodes]
    # later[s, node, n]: the chance that all seats after s have at most M - n, given at most M
    later = np.ones((len(movers), len(nodes), FAR + 1))
    within = nodes[:, np.newaxis] - np.arange(FAR + 1)
    for s in range(len(movers) - 2, -1, -1):
        later[s] = later[s + 1] * most[s + 1][within]
    later /= np.maximum(later[..., :1], _NONE)
    its = perfect.turns(windows, below, later)
    for s, mover in enumerate(movers):
        if mover.odds is not None:
            by_gap = _reached(np.broadcast_to(mover.odds, (FAR, len(mover.odds))), _BEHIND)
            its.after[s] = (windows[s] @ by_gap)[:, np.newaxis] * _OWN
            its.before[s] = (windows[s][:, 1:] @ by_gap[1:])[:, np.newaxis] * _OWN
            its.itself[s] = windows[s][:, :1, np.newaxis] * by_gap[0] * _OWN
    stay_after = below[..., np.newaxis] - its.after.sum(-1)
    stay_before = (below - windows[..., 0])[..., np.newaxis] - its.before.sum(-1)
    pass_on = windows[..., :1] - its.itself.sum(-1)

    # The odds of who holds the best total, (nodes, seats and nobody, states): until the first
    # seat with M has played, and after that.
    before = np.zeros((len(nodes), seats + 1, _STATES))
    after = np.zeros_like(before)
    for held, node in zip(before, nodes.tolist(), strict=True):
        above = best + FAR - node
        if above < 0:
            held[-1, 0] = 1
        else:
            held[:-1, 1 + min(above, LEAD)] = shares
    for s, seat in enumerate(range(seats - len(movers), seats)):
        until, then = before.sum(1, keepdims=True), after.sum(1, keepdims=True)
        after = after * stay_after[s][:, np.newaxis] + before * pass_on[s][:, np.newaxis]
        after[:, seat] += (then @ its.after[s] + until @ its.itself[s])[:, 0]
        before *= stay_before[s][:, np.newaxis]
        before[:, seat] += (until @ its.before[s])[:, 0]
    found = np.maximum(weights @ after[:, :-1].sum(2), 0)  # float32 rounds
    return [float(one) for one in found / found.sum()]
