"""The Farkle solver against plain value iteration on the game, and its use in the game.

AUDIODICE_LONG=1 solves more targets and options, and one of the shipped tables again.
"""

from __future__ import annotations

import os
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

from audiodice import opponents
from audiodice.core.model import with_defaults
from audiodice.engine.match import play
from audiodice.engine.throw import chance
from audiodice.games.farkle import BANK, GAME, OPTIONS, ROLL
from audiodice.games.farkle.state import Rules, State
from audiodice.opponents.farkle import EVALUATOR, solver, turn_plan, win_chances
from audiodice.opponents.farkle.solver import solve
from audiodice.opponents.farkle.table_spec import FarkleSpec, solvable
from audiodice.opponents.farkle.win_chances import WinChances
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable
from tests.opponents.farkle.naive import Values, banks, naive_turn, naive_values
from tests.support import ready
from tests.support.each import each

TARGETS = (1000, 1500, 2000)
LONG = bool(os.environ.get("AUDIODICE_LONG"))


def options(**fields: int | bool) -> Rules:
    return Rules(**with_defaults(OPTIONS, fields))


@cache
def table(**fields: int | bool) -> WinChances:
    return solve(options(**fields))


# --- the values -----------------------------------------------------------------------------------

SMALL: list[dict[str, int | bool]] = [
    {"target": 100},
    {"target": 100, "first_bank": 150},
    {"scale": 10_000, "target": 700, "first_bank": 500, "last_round": False},
]
if LONG:
    SMALL += [
        {"target": 200},
        {"target": 150, "minimum": 60, "first_bank": 90},
        {"target": 100, "minimum": 0, "first_bank": 0},
    ]


@pytest.mark.parametrize("fields", SMALL, ids=str)
def test_every_pair_equals_plain_value_iteration(fields: dict[str, int | bool]) -> None:
    solved = table(**fields)
    for (mine, other), value in naive_values(options(**fields)).items():
        assert solved.win(mine, other) == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize(("first", "lead"), [(90, 50), *([(75, 200)] if LONG else [])])
def test_every_pair_equals_plain_value_iteration_with_a_last_round(
    first: int, lead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both solvers count a lead as won if it is `lead` points or more."""
    monkeypatch.setattr(win_chances, "LEAD", lead // 5)
    fields = options(target=100, minimum=first, first_bank=first, last_round=True)
    solved = solve(fields)
    for (mine, other), value in naive_values(fields, lead).items():
        assert solved.win(mine, other) == pytest.approx(value, abs=1e-9)


def test_with_a_last_round_on_the_scale_to_ten_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_chances, "LEAD", 10)
    fields = options(scale=10_000, target=500, minimum=200, first_bank=450)
    solved = solve(fields)
    for (mine, other), value in naive_values(fields, 500).items():
        assert solved.win(mine, other) == pytest.approx(value, abs=1e-9)


def test_limits_between_two_scores_mean_the_next_score() -> None:
    """On the great scale, 1005 points need 1050."""
    odd = options(scale=10_000, target=1005, minimum=30, first_bank=455)
    even = options(scale=10_000, target=1050, minimum=50, first_bank=500)
    assert solvable(odd) == even == solvable(even)


def test_with_a_penalty_there_is_no_table_and_perfect_plays_like_steady() -> None:
    state = GAME.initial(2, penalty=500)
    assert EVALUATOR.spec(state) is None
    perfect, steady = (opponents.load("farkle", name) for name in ("perfect", "steady"))
    assert perfect.study(state) is None
    assert EVALUATOR.unit(state) == "points"
    state = GAME.apply(state, ROLL, (1, 5, 2, 2, 4, 6)).state
    stream = chance(1, "policy")
    assert perfect.decide(GAME, state, stream) == steady.decide(GAME, state, stream)


def last_round() -> WinChances:
    return table(target=100, minimum=30, last_round=True)


@pytest.mark.parametrize(("mine", "other"), [(55, 100), (95, 100), (95, 125), (95, 105)])
def test_last_turn_is_an_exact_fraction(mine: int, other: int) -> None:
    solved = last_round()
    exact = naive_turn(banks(solved.rules, mine, other, {}, 0, Fraction), Fraction(0))[6][0]
    assert isinstance(exact, Fraction)
    assert solved.win(mine, other) == pytest.approx(float(exact), abs=1e-14)
    assert solved.plan(mine, other).roll(6, 0) == pytest.approx(float(exact), abs=1e-14)


@pytest.mark.parametrize(
    ("last", "mine", "other"),
    [(False, 0, 60), (False, 60, 0), (False, 95, 95), (True, 50, 95), (True, 0, 0)],
)
def test_plan_equals_the_naive_turn(last: bool, mine: int, other: int) -> None:
    solved = last_round() if last else table(target=100)
    assert_plan_is_naive(solved, mine, other, 1e-12)


def assert_plan_is_naive(solved: WinChances, mine: int, other: int, error: float) -> None:
    """Compare my turn with the naive one, given the table's values of the other's turns."""
    rules, step = solved.rules, solved.rules.step
    lead = step * win_chances.LEAD if rules.last_round else 0
    known = range(mine, rules.target + lead, step)
    values: Values = {(other, score): solved.win(other, score) for score in known}
    ends = banks(rules, mine, other, values, lead)
    naive = naive_turn(ends, 1 - values[other, mine], rules.scale)
    plan = solved.plan(mine, other)
    for n in range(1, 7):
        rolls = [plan.roll(n, step * t) for t in range(len(ends))]
        assert rolls == pytest.approx(naive[n], abs=error)
    assert solved.win(mine, other) == pytest.approx(naive[6][0], abs=error)


@cache
def shipped(**fields: int) -> WinChances:
    handle = SolvedTable(FarkleSpec(options(**fields)))
    assert handle.load(paths.shipped_tables())
    found: WinChances = handle.table
    return found


def grid(solved: WinChances) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The chances, by my score and the other's."""
    return np.array(solved.values).reshape(solved.rules.target // 5, -1)


@each("target", TARGETS)
@each(("mine", "short"), [(0, 0), (0, 120), (600, 45), (950, 50)])
def test_shipped_tables_satisfy_their_equation_over_the_games_own_throws(
    target: int, mine: int, short: int
) -> None:
    """Scores are `mine` and `short` of the target; saved values are exact to half a grain."""
    solved = shipped(target=target)
    assert solved.rules == options(target=target)
    assert_plan_is_naive(solved, mine, target - short if short else 0, 2 * win_chances.GRAIN)


@pytest.mark.parametrize(("mine", "other"), [(0, 0), (6000, 9500), (9950, 9000)])
def test_shipped_table_of_the_great_scale_satisfies_its_equation(mine: int, other: int) -> None:
    assert_plan_is_naive(shipped(scale=10_000), mine, other, 2 * win_chances.GRAIN)


def test_lead_beyond_the_saved_ones_cannot_be_lost_on_the_great_scale() -> None:
    solved = shipped(scale=10_000)
    assert solved.win(0, 50 * (win_chances.LEAD - 1)) <= win_chances.GRAIN


@pytest.mark.skipif(not LONG, reason="solves for half a minute: AUDIODICE_LONG=1")
def test_shipped_table_equals_the_solvers() -> None:
    solved = table(target=1000)
    assert np.abs(grid(shipped(target=1000)) - grid(solved)).max() <= win_chances.GRAIN / 2 + 1e-10


# --- what it offers -------------------------------------------------------------------------------


def test_own_points_raise_the_chance_and_the_others_points_lower_it() -> None:
    solved = table(target=200)
    assert (np.diff(grid(solved), axis=0) >= -1e-12).all()
    assert (np.diff(grid(solved), axis=1) <= 1e-12).all()
    assert 0.5 < solved.value < 1


def test_before_a_last_round_fewer_points_can_be_better() -> None:
    """100 of 100 gives the other seat, at 95, a last turn; 95 against 95 is safer."""
    plan = last_round().plan(50, 95)
    assert plan.bank(45) > plan.bank(50)


def test_solving_without_secants_gives_the_same_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "STEPS", 1)
    plain = solve(options(target=100))
    assert np.abs(grid(plain) - grid(table(target=100))).max() < 1e-6


def test_progress_rises_to_one() -> None:
    heard: list[float] = []
    solve(options(target=100), heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1
    assert max(np.diff(heard)) < 0.1


def shelve(solved: WinChances) -> None:
    """Put the table where evaluators and opponents find it."""
    handle = SolvedTable(FarkleSpec(solved.rules))
    handle.table = solved
    ready.put(handle)


def test_decisions_are_every_keep_with_roll_or_allowed_bank_best_first() -> None:
    solved = table(target=200)
    shelve(solved)
    state: State = GAME.apply(GAME.initial(2, target=200), ROLL, (5, 2, 1, 1, 1, 3)).state
    plan, found = solved.plan(0, 0), EVALUATOR.decisions(state)
    keeps = {(1,): 5, (1, 1): 4, (1, 1, 1): 3, (5,): 5, (1, 5): 4, (1, 1, 5): 3, (1, 1, 1, 5): 2}
    worth = {(1,): 10, (1, 1): 20, (1, 1, 1): 75, (5,): 5, (1, 5): 15, (1, 1, 5): 25}
    worth[1, 1, 1, 5] = 80
    rolls: dict[tuple[int, ...], float] = {}
    banks: dict[tuple[int, ...], float] = {}
    for value, (keep, then) in found:
        assert isinstance(keep.arg, tuple)
        faces = tuple(sorted(state.faces[place] for place in keep.arg))
        (banks if then == BANK else rolls)[faces] = value
    assert rolls == {faces: plan.roll(left, worth[faces]) for faces, left in keeps.items()}
    assert banks == {(1, 1, 1): plan.bank(75), (1, 1, 1, 5): plan.bank(80)}
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)


def test_bank_has_the_value_of_the_others_turn_and_the_target_wins() -> None:
    solved = table(target=200)
    plan = solved.plan(100, 150)
    assert plan.bank(25) == 0
    assert plan.bank(30) == 1 - solved.win(150, 130)
    assert plan.bank(100) == plan.bank(2000) == 1
    assert plan.roll(1, 2000) == pytest.approx(1 / 3 + 2 / 3 * (1 - solved.win(150, 100)))
    assert solved.plan(0, 150).bank(45) == 0
    assert solved.plan(0, 150).bank(50) > 0


def test_two_perfect_opponents_win_as_often_as_solved() -> None:
    games, solved = (20_000 if LONG else 2_000), table(target=200)
    shelve(solved)
    perfect = opponents.load("farkle", "perfect").decide
    ends = (play(GAME, (perfect, perfect), f"solved/{n}", {"target": 200}) for n in range(games))
    wins = sum(end.winners == (0,) for end in ends)
    assert abs(wins / games - solved.value) < 3 * sqrt(solved.value * (1 - solved.value) / games)


# --- what is refused, what is kept ----------------------------------------------------------------


@each(("mine", "other"), [(100, 0), (0, 100), (-5, 0), (0, -5), (3, 0), (0, 7)])
def test_impossible_scores_are_refused(mine: int, other: int) -> None:
    for ask in (table(target=100).win, table(target=100).plan):
        with pytest.raises(ValueError, match=r"score|game"):
            ask(mine, other)


@pytest.mark.parametrize(("n", "points"), [(0, 0), (7, 0), (6, 3), (6, -5)])
def test_impossible_rolls_are_refused(n: int, points: int) -> None:
    with pytest.raises(ValueError, match=r"dice|points"):
        table(target=100).plan(0, 0).roll(n, points)


def test_arrays_restore_the_table() -> None:
    """Values are rounded to a grain, which float32 holds exactly, so saving again loses nothing."""
    for solved in (table(target=100), last_round()):
        again = WinChances(solved.rules, solved.to_arrays()["values"])
        assert again.states == solved.states
        assert np.abs(grid(again) - grid(solved)).max() <= win_chances.GRAIN / 2
        assert again.to_arrays()["values"] == again.values
        grains = [value / win_chances.GRAIN for value in again.values]
        assert grains == [round(grain) for grain in grains]


@pytest.mark.parametrize("wrong", [1.5, -0.5, float("nan"), float("inf"), None])
def test_damaged_values_are_refused(wrong: float | None) -> None:
    values = table(target=100).to_arrays()["values"]
    if wrong is None:
        values.pop()
    else:
        values[7] = wrong
    with pytest.raises(ValueError, match="not a Farkle table"):
        WinChances(options(target=100), values)


@pytest.mark.parametrize(("mine", "other"), [(0, 0), (100, 60), (0, 150), (170, 195)])
def test_plan_compares_enough_choices(
    mine: int, other: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving out choices changes no value: comparing all choices at all levels gives the same."""
    plan = table(target=200).plan(mine, other)
    whole = turn_plan.comparisons(turn_plan.ALL, every=False)
    monkeypatch.setattr(turn_plan, "comparisons", lambda *_, every: whole)
    again = table(target=200).plan(mine, other)
    assert plan is not again
    for n, points in product(range(1, 7), range(0, 200, 5)):
        assert plan.roll(n, points) == pytest.approx(again.roll(n, points), abs=1e-14)
