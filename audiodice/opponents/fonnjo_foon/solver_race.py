"""Solves a turn of Fonnjo Foon for the chance to win the game. Needs numpy.

With two or more seats the last round, and all of a race to a target, are played to win; a tie of n
counts 1/n. Then a turn's worth u(x) is the chance to win once it has brought x points, and the turn
is solved for it exactly. How u is found:

- Last round, nobody after this seat: what the scores say. Exact.
- Last round, one seat after: it then beats the best so far with the chance that `TurnValues.beats`
  knows, so with two seats this is exact, ties too. With more seats after, each is taken to play
  for beating the best so far, which all but the last would not quite do.
- A race before anybody is there: against each other seat by itself, with both scoring in each
  turn to come as one that is played for points (`TurnValues.spread`), but the last reply as above.
  For more than two seats these chances are multiplied, as if they were independent. Approximate.
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

HOPELESS = 180  # a turn is not solved for more points than these


def plan(table: TurnValues, state: State) -> TurnPlan:
    """The plan of the turn in play; values are chances to win. Only where that is played for.

    Kept for the turn: the first call in a turn may take up to half a second, those that follow
    microseconds.
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
    """The chance to win when this turn brings 0, 1, 2, ... points, flat past the end.

    Only where that is played for (`aim.py`).
    """
    last = last_round(state)
    found: list[float] = []
    for points in range(_flat_from(state) + 1):
        total = state.scores[state.seat] + points
        chance = _holds(table, state, total) if last else _races(table, state, total)
        found.append(max([chance, *found[-1:]]))  # rounding must not make it fall
    return found


def _flat_from(state: State) -> int:
    """With how many points of this turn all is decided, as far as that is solved."""
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
    """The chance to win a race with this total, where nobody had reached the target."""
    race = pairs(table, state.rules.target)
    done, later = state.scores[: state.seat], state.scores[state.seat + 1 :]
    return prod([race.moved(total, other) for other in later]) * prod(
        [race.replied(total, other) for other in done]
    )


class Race:
    """Chances of two seats in a race to a target, each scoring as in turns played for points.

    For first[a, b], the chance of who begins a round with a against b, and second[a, b], the same
    seat's once it has moved, with d the chances of a turn's points:

        first[a, b] = sum over x of d[x] * second[a + x, b]
        second[a, b] = sum over x of d[x] * first[a, b + x]     while a is less than the target
                     = 1 - beats(a - b)                         from there on

    and first[a, b] is 0 where only b is there. As a row for each a: second = U first, with d
    above the diagonal of U, and first = (what more points bring) + d[0] U first.
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
        """My chance against a seat that is yet to move in this round, not at the target."""
        if mine >= self._target:
            return 1 - self._table.beats(mine - other)
        return float(self._second[mine, other])

    def replied(self, mine: int, other: int) -> float:
        """My chance against a seat, not at the target, that has moved before me in this round."""
        return 1.0 if mine >= self._target else float(1 - self._first[other, mine])


@lru_cache(maxsize=2)
def pairs(table: TurnValues, target: int) -> Race:
    """The race of two to a target: 0.02 s for 100, 0.5 s for 500."""
    return Race(table, target)
