"""Fonnjo Foon played to win: with three dice, against brute force and step by step."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from audiodice.games.fonnjo_foon import GAME
from audiodice.games.fonnjo_foon.state import Rules, State
from audiodice.opponents.fonnjo_foon import aim, solver_race
from audiodice.opponents.fonnjo_foon.solver import solve
from audiodice.opponents.fonnjo_foon.turn_values import TurnValues
from tests.opponents.fonnjo_foon.naive import Naive, Worth, dice

FAMILIES = (1, 2, 2)
CLOSE = 1e-12


@pytest.fixture(scope="module")
def table() -> TurnValues:
    return solve(FAMILIES)


def half_if_tied(seat: int) -> Worth:
    def worth(state: State) -> Fraction:
        best = [s for s, score in enumerate(state.scores) if score == max(state.scores)]
        return Fraction(seat in best, len(best))

    return worth


@pytest.mark.parametrize("scores", [(0, 0), (3, 0), (0, 2)])
def test_last_round_of_two_seats_is_exact(table: TurnValues, scores: tuple[int, int]) -> None:
    first = State(Rules(rounds=1), scores)
    with dice(FAMILIES):
        reply = Naive(half_if_tied(1), limit=7)
        naive = Naive(lambda after: 1 - reply.rolling(after), limit=5)
        for brought in (0, 2, 5):
            second = State(Rules(rounds=1), (scores[0] + brought, scores[1]), 1, turns=1)
            expected = float(reply.rolling(second))
            assert solver_race.plan(table, second).value == pytest.approx(expected, abs=CLOSE)
        expected = float(naive.rolling(first))
    assert solver_race.plan(table, first).value == pytest.approx(expected, abs=CLOSE)


def test_tie_of_several_seats_counts_its_share(table: TurnValues) -> None:
    last = State(Rules(rounds=1), (9, 9, 4), 2, turns=2)
    worth = solver_race.utility(table, last)
    assert worth[:5] == [0] * 5
    assert worth[5:] == pytest.approx([1 / 3, 1])
    ahead = State(Rules(rounds=1), (9, 9, 40), 2, turns=2)
    assert solver_race.plan(table, ahead).value == pytest.approx(1)


def test_turns_are_played_to_win_in_the_last_round_and_in_races() -> None:
    def played(seats: int, turns_: int, **options: int) -> bool:
        state = GAME.initial(seats, **options)
        return aim.to_win(State(state.rules, state.scores, turns=turns_))

    assert not played(1, 11)
    assert not played(1, 0, target=50)
    assert not played(3, 32)
    assert played(3, 33)
    assert played(2, 0, target=50)


def test_race_of_two_seats_equals_iteration_over_its_steps(table: TurnValues) -> None:
    """Iterates from 0, one pair of scores and one turn at a time."""
    target, chances = 6, np.array(table.spread)
    race = solver_race.pairs(table, target)
    first = np.zeros((target, target))
    second = np.zeros((target + len(chances), target))
    for a in range(target, len(second)):
        second[a] = [1 - table.beats(a - b) for b in range(target)]
    for _ in range(150):
        for a in range(target):
            for b in range(target):
                second[a, b] = chances[: target - b] @ first[a, b:]
                first[a, b] = chances @ second[a : a + len(chances), b]
    for a in range(target):
        for b in range(target):
            assert race.moved(a, b) == pytest.approx(second[a, b], abs=1e-9)
            assert race.replied(b, a) == pytest.approx(1 - first[a, b], abs=1e-9)
    assert race.replied(target, 0) == 1
    assert race.moved(target, 2) == 1 - table.beats(target - 2)


def test_in_a_race_own_points_raise_and_others_points_lower_the_chance(table: TurnValues) -> None:
    def chance(scores: tuple[int, ...]) -> float:
        return solver_race.utility(table, State(Rules(target=40), scores))[0]

    assert chance((0, 0)) < chance((5, 0)) < chance((20, 0))
    assert chance((5, 5, 5)) < chance((5, 5)) < chance((5, 0))
