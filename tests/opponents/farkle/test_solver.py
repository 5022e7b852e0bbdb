"""The Farkle solver against plain value iteration on the game itself, and its play in the game.

AUDIODICE_LONG=1 solves more targets and options, and one of the shipped tables again.
"""

from __future__ import annotations

import os
from fractions import Fraction
from functools import cache
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from audiodice.core.dice import positions
from audiodice.core.model import Action, with_defaults
from audiodice.engine.throw import SeededThrow
from audiodice.games.farkle import BANK, GAME, OPTIONS, ROLL
from audiodice.games.farkle.state import Rules, State
from audiodice.opponents.farkle import solver
from audiodice.opponents.farkle.solver import Table, solve
from audiodice.opponents.farkle.solver_turn import TurnPlan
from tests.opponents.farkle.naive import Values, banks, naive_turn, naive_values

if TYPE_CHECKING:
    from collections.abc import Callable

SHIPPED = Path(solver.__file__).parents[1] / "tables"
TARGETS = (1000, 1500, 2000)
LONG = bool(os.environ.get("AUDIODICE_LONG"))


def options(**fields: int | bool) -> Rules:
    return Rules(**with_defaults(OPTIONS, fields))


@cache
def table(**fields: int | bool) -> Table:
    return solve(options(**fields))


# --- the values -----------------------------------------------------------------------------------

SMALL: list[dict[str, int | bool]] = [
    {"target": 100},
    {"target": 100, "first_bank": 150},
]
if LONG:
    SMALL += [
        {"target": 200},
        {"target": 150, "minimum": 60, "first_bank": 90},
        {"target": 100, "minimum": 0, "first_bank": 0},
    ]


@pytest.mark.parametrize("fields", SMALL, ids=str)
def test_every_pair_is_what_plain_value_iteration_finds(fields: dict[str, int | bool]) -> None:
    solved = table(**fields)
    for (mine, other), value in naive_values(options(**fields)).items():
        assert solved.win(mine, other) == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize(("first", "lead"), [(90, 50), *([(75, 200)] if LONG else [])])
def test_with_a_last_round_too(first: int, lead: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both solvers call a lead won that the slow one can count to."""
    monkeypatch.setattr(solver, "LEAD", lead // 5)
    fields = options(target=100, minimum=first, first_bank=first, last_round=True)
    solved = solve(fields)
    for (mine, other), value in naive_values(fields, lead).items():
        assert solved.win(mine, other) == pytest.approx(value, abs=1e-9)


def last_round() -> Table:
    return table(target=100, minimum=30, last_round=True)


@pytest.mark.parametrize(("mine", "other"), [(55, 100), (95, 100), (95, 125), (95, 105)])
def test_a_last_turn_is_an_exact_fraction(mine: int, other: int) -> None:
    solved = last_round()
    exact = naive_turn(banks(solved.rules, mine, other, {}, 0, Fraction), Fraction(0))[6][0]
    assert isinstance(exact, Fraction)
    assert solved.win(mine, other) == pytest.approx(float(exact), abs=1e-14)
    assert solved.plan(mine, other).roll(6, 0) == pytest.approx(float(exact), abs=1e-14)


@pytest.mark.parametrize(
    ("last", "mine", "other"),
    [(False, 0, 60), (False, 60, 0), (False, 95, 95), (True, 50, 95), (True, 0, 0)],
)
def test_plan_is_the_naive_turn(last: bool, mine: int, other: int) -> None:
    solved = last_round() if last else table(target=100)
    assert_plan_is_naive(solved, mine, other, 1e-12)


def assert_plan_is_naive(solved: Table, mine: int, other: int, error: float) -> None:
    """Given what the table says of the other's turns, my turn is the naive one."""
    lead = 5 * solver.LEAD if solved.rules.last_round else 0
    known = range(mine, solved.rules.target + lead, 5)
    values: Values = {(other, score): solved.win(other, score) for score in known}
    ends = banks(solved.rules, mine, other, values, lead)
    naive = naive_turn(ends, 1 - values[other, mine])
    plan = solved.plan(mine, other)
    for n in range(1, 7):
        rolls = [plan.roll(n, 5 * t) for t in range(len(ends))]
        assert rolls == pytest.approx(naive[n], abs=error)
    assert solved.win(mine, other) == pytest.approx(naive[6][0], abs=error)


@cache
def shipped(target: int) -> Table:
    with np.load(SHIPPED / f"farkle_{target}.npz") as arrays:
        return Table.from_arrays(arrays)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("mine", "short"), [(0, 0), (0, 120), (600, 45), (950, 50)])
def test_shipped_tables_hold_true_over_the_games_own_throws(
    target: int, mine: int, short: int
) -> None:
    """Scores are `mine` and `short` of the target; values are kept to half a grain."""
    solved = shipped(target)
    assert solved.rules == options(target=target)
    assert_plan_is_naive(solved, mine, target - short if short else 0, 2 * solver.GRAIN)


@pytest.mark.skipif(not LONG, reason="solves for half a minute: AUDIODICE_LONG=1")
def test_a_shipped_table_is_what_the_solver_finds() -> None:
    solved = table(target=1000)
    assert np.abs(shipped(1000).values - solved.values).max() <= solver.GRAIN / 2 + 1e-10


# --- what it offers -------------------------------------------------------------------------------


def test_more_of_my_points_help_and_more_of_the_others_hurt() -> None:
    solved = table(target=200)
    assert (np.diff(solved.values, axis=0) >= -1e-12).all()
    assert (np.diff(solved.values[:-1], axis=1) <= 1e-12).all()
    assert 0.5 < solved.value < 1


def test_before_a_last_round_fewer_points_can_be_better() -> None:
    """100 of 100 gives the other, at 95, a last turn; 95 against 95 is safer."""
    plan = last_round().plan(50, 95)
    assert plan.bank(45) > plan.bank(50)
    assert plan.options((1, 1, 1, 1, 1, 1), 0)[0].value >= plan.best(1, 50)


def test_the_way_without_secants_ends_at_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "STEPS", 1)
    plain = solve(options(target=100))
    assert np.abs(plain.values - table(target=100).values).max() < 1e-6


def test_progress_rises_to_one() -> None:
    heard: list[float] = []
    solve(options(target=100), heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1
    assert max(np.diff(heard)) < 0.1


def test_options_are_every_keep_with_roll_and_allowed_bank_best_first() -> None:
    plan = table(target=200).plan(0, 0)
    found = plan.options((5, 2, 1, 1, 1, 3), 0)
    keeps = {(1,): 5, (1, 1): 4, (1, 1, 1): 3, (5,): 5, (1, 5): 4, (1, 1, 5): 3, (1, 1, 1, 5): 2}
    worth = {(1,): 10, (1, 1): 20, (1, 1, 1): 75, (5,): 5, (1, 5): 15, (1, 1, 5): 25}
    worth[1, 1, 1, 5] = 80
    rolls = {option.faces: option.value for option in found if not option.bank}
    assert rolls == {faces: plan.roll(left, worth[faces]) for faces, left in keeps.items()}
    banks = {option.faces: option.value for option in found if option.bank}
    assert banks == {(1, 1, 1): plan.bank(75), (1, 1, 1, 5): plan.bank(80)}
    assert [option.value for option in found] == sorted((o.value for o in found), reverse=True)
    assert plan.best_keep((5, 2, 1, 1, 1, 3), 0) == found[0].faces
    assert plan.options((2, 3, 4, 6), 0) == ()
    assert plan.best_keep((2, 3, 4, 6), 0) == ()


def test_a_bank_is_worth_the_others_turn_and_the_target_wins() -> None:
    solved = table(target=200)
    plan = solved.plan(100, 150)
    assert plan.bank(25) == 0
    assert plan.bank(30) == 1 - solved.win(150, 130)
    assert plan.bank(100) == plan.bank(2000) == 1
    assert plan.best(3, 2000) == 1
    assert plan.roll(1, 2000) == pytest.approx(1 / 3 + 2 / 3 * (1 - solved.win(150, 100)))
    assert solved.plan(0, 150).bank(45) == 0
    assert solved.plan(0, 150).bank(50) > 0


def test_perfect_against_perfect_shares_wins_as_solved() -> None:
    games, solved = (20_000 if LONG else 2_000), table(target=200)
    throw, plan = SeededThrow("solved"), cache(solved.plan)
    wins = sum(first_wins(plan, throw) for _ in range(games))
    assert abs(wins / games - solved.value) < 3 * sqrt(solved.value * (1 - solved.value) / games)


def first_wins(plan: Callable[[int, int], TurnPlan], throw: SeededThrow) -> bool:
    """One game to 200 by the table, in the real game."""
    state: State = GAME.initial(2, target=200)
    while not state.over:
        action = ROLL
        if state.open:
            mine, other = state.scores[state.seat], state.scores[1 - state.seat]
            best = plan(mine, other).options(state.faces, state.points)[0]
            keep = Action("keep", positions(state.faces, best.faces))
            state = GAME.apply(state, keep).state
            action = BANK if best.bank else ROLL
        state = GAME.apply(state, action, throw(GAME.throw_size(state, action))).state
    return state.scores[0] > state.scores[1]


# --- what is refused, what is kept ----------------------------------------------------------------


@pytest.mark.parametrize(("mine", "other"), [(100, 0), (0, 100), (-5, 0), (0, -5), (3, 0), (0, 7)])
def test_scores_that_cannot_be_are_refused(mine: int, other: int) -> None:
    for ask in (table(target=100).win, table(target=100).plan):
        with pytest.raises(ValueError, match=r"score|game"):
            ask(mine, other)


@pytest.mark.parametrize(("n", "points"), [(0, 0), (7, 0), (6, 3), (6, -5)])
def test_rolls_that_cannot_be_are_refused(n: int, points: int) -> None:
    with pytest.raises(ValueError, match=r"dice|points"):
        table(target=100).plan(0, 0).roll(n, points)


def test_arrays_bring_the_table_back() -> None:
    for solved in (table(target=100), last_round()):
        again = Table.from_arrays(solved.to_arrays())
        assert (again.rules, again.states) == (solved.rules, solved.states)
        assert np.abs(again.values - solved.values).max() <= solver.GRAIN / 2
        assert (Table.from_arrays(again.to_arrays()).values == again.values).all()


def test_damaged_arrays_are_refused() -> None:
    whole = table(target=100).to_arrays()
    wild = whole["steps"].copy()
    wild[3, 3] += 2**21
    for damaged in (
        {"rules": whole["rules"]},
        whole | {"rules": whole["rules"][:4]},
        whole | {"steps": whole["steps"][:-1]},
        whole | {"steps": whole["steps"].ravel()},
        whole | {"rules": np.array([30, 50, 105, 0, 1])},
        whole | {"steps": wild},
    ):
        with pytest.raises(ValueError, match="not a Farkle table"):
            Table.from_arrays(damaged)
