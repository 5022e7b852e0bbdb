"""Solves a turn of Fonnjo Foon for the chance to win the game. Needs numpy.

With two or more seats the last round, and all of a race to a target, are played to win; a tie of n
counts 1/n. The worth u(x) of a turn is then the chance to win after a turn of x points, and the
turn is solved for u exactly. How u is computed:

- Last round, no seat after this one: from the scores. Exact.
- Last round, one seat after: `TurnValues.beats` is the chance that it beats the best score so far.
  With two seats this is exact, ties included. With more seats after, each is assumed to play for
  beating the best score so far; only the last one really does.
- A race before any seat has reached the target: against each other seat separately. Both are
  assumed to play their later turns for points (`TurnValues.spread`), except the last reply, as
  above. For more than two seats these chances are multiplied, as if they were independent.
  Approximate.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod

import numpy as np

from audiodice.games.fonnjo_foon.state import Rules, State
from audiodice.opponents.fonnjo_foon.aim import last_round
from audiodice.opponents.fonnjo_foon.solver import play
from audiodice.opponents.fonnjo_foon.solver_graph import Floats, Graph
from audiodice.opponents.fonnjo_foon.turn_plan import TurnPlan
from audiodice.opponents.fonnjo_foon.turn_values import FARTHEST, TurnValues

HOPELESS = 180  # the most points of a turn for which it is solved


def plan(table: TurnValues, state: State) -> TurnPlan:
    """The plan of the current turn; values are chances to win, 0.0 to 1.0.

    Only for turns that are played to win (`aim.py`). Cached: the first call in a turn may take up
    to 0.5 s, later calls take microseconds.
    """
    return _plan(table, state.rules, state.scores, state.seat, state.turns)


@lru_cache(maxsize=8)
def _plan(
    table: TurnValues, rules: Rules, scores: tuple[int, ...], seat: int, turns: int
) -> TurnPlan:
    state = State(rules, scores, seat, turns=turns)
    return play(table, _graph(table), utility(table, state))


@lru_cache(maxsize=2)
def _graph(table: TurnValues) -> Graph:
    return Graph(table.arrays)


def utility(table: TurnValues, state: State) -> list[float]:
    """The chance to win after a turn of 0, 1, 2, ... points; past the end it is the last number.

    Only for turns that are played to win (`aim.py`).
    """
    last = last_round(state)
    found: list[float] = []
    for points in range(_flat_from(state) + 1):
        total = state.scores[state.seat] + points
        chance = _holds(table, state, total) if last else _races(table, state, total)
        found.append(max([chance, *found[-1:]]))  # rounding must not make it fall
    return found


def _flat_from(state: State) -> int:
    """The points of this turn above which more change nothing; at most HOPELESS."""
    mine, later = state.scores[state.seat], state.scores[state.seat + 1 :]
    safe = max(later) + FARTHEST if later else 0
    enough = max(*state.scores, state.rules.target - 1) + 1
    return min(max(safe, enough) - mine, HOPELESS)


def _holds(table: TurnValues, state: State, total: int) -> float:
    """The chance to win the last round with this total."""
    done, later = state.scores[: state.seat], state.scores[state.seat + 1 :]
    if total < max(done, default=0):
        return 0.0
    kept = prod([1 - table.beats(total - other) for other in later])
    return kept / (1 + done.count(total))


def _races(table: TurnValues, state: State, total: int) -> float:
    """The chance to win a race with this total, if no seat had reached the target before."""
    race = pairs(table, state.rules.target)
    done, later = state.scores[: state.seat], state.scores[state.seat + 1 :]
    return prod([race.moved(total, other) for other in later]) * prod(
        [race.replied(total, other) for other in done]
    )


class Race:
    """Chances to win of two seats in a race to a target, with both playing for points.

    Let first[a, b] be the chance of a seat about to move first in a round, with a points against
    b, second[a, b] its chance after that turn, and d[x] the chance of x points in a turn:

        first[a, b] = sum over x of d[x] * second[a + x, b]
        second[a, b] = sum over x of d[x] * first[a, b + x]     while a is less than the target
                     = 1 - beats(a - b)                         from there on

    and first[a, b] is 0 if only b has reached the target. For each a, as rows: second = U first,
    with d on and above the diagonal of U, and first = (the sum for x > 0) + d[0] U first.
    """

    def __init__(self, table: TurnValues, target: int) -> None:
        chances = np.array(table.spread)
        self._table, self._target = table, target
        own = np.zeros((target, target))
        for b in range(target):
            many = min(target - b, len(chances))
            own[b, b : b + many] = chances[:many]
        again = np.linalg.inv(np.eye(target) - chances[0] * own)
        first = np.empty((target, target))
        second = np.empty((target + len(chances), target))
        second[target:] = self._replies(len(chances))
        for a in reversed(range(target)):
            first[a] = again @ (chances[1:] @ second[a + 1 : a + len(chances)])
            second[a] = own @ first[a]
        self._first, self._second = first, second

    def _replies(self, many: int) -> Floats:
        """`second` from the target upwards."""
        lead = np.arange(many)[:, np.newaxis] + self._target - np.arange(self._target)
        held = np.array([1 - self._table.beats(n) for n in range(FARTHEST + 1)])
        replies: Floats = held[np.minimum(lead, FARTHEST)]
        return replies

    def moved(self, mine: int, other: int) -> float:
        """My chance against a seat below the target whose turn comes after mine in this round."""
        if mine >= self._target:
            return 1 - self._table.beats(mine - other)
        return float(self._second[mine, other])

    def replied(self, mine: int, other: int) -> float:
        """My chance against a seat below the target whose turn came before mine in this round."""
        return 1.0 if mine >= self._target else float(1 - self._first[other, mine])


@lru_cache(maxsize=2)
def pairs(table: TurnValues, target: int) -> Race:
    """The race of two seats to a target: takes 0.02 s for 100, 0.5 s for 500."""
    return Race(table, target)
