"""Steady's plan against a naive solver, its play against its plan, and the other characters."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, product
from math import sqrt
from statistics import mean, stdev

import pytest

from audiodice.core.model import Action
from audiodice.engine.match import simulate
from audiodice.engine.throw import SeededThrow, chance
from audiodice.games.farkle import BANK, GAME, ROLL
from audiodice.games.farkle.combos import worth
from audiodice.games.farkle.state import State
from audiodice.opponents.farkle import TURNS, characters, points_plan
from audiodice.opponents.farkle.points_plan import PointsPlan, plan
from tests.support.each import each

# --- a naive solver, written apart --------------------------------------------------------------
# Over ordered throws and subsets of positions, from a bound of its own, far above the plan's.
# It asks the rules only what each subset is worth, which is tested against the sheet elsewhere.

BOUND = 8000  # points at which any turn is banked


@cache
def offers(n: int, scale: int = 1000) -> dict[tuple[tuple[int, int], ...], int]:
    """The offers of ordered throws: {((dice left, points), ...): number of throws}."""
    worths: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {}
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for dice in product(range(1, 7), repeat=n):
        told = worths.get(tuple(sorted(dice)))
        if told is None:
            most: dict[int, int] = {}
            for places in chain.from_iterable(combinations(range(n), k) for k in range(1, n + 1)):
                points = worth([dice[place] for place in places], scale)
                left = n - len(places) or 6
                if points:
                    most[left] = max(points, most.get(left, 0))
            told = worths[tuple(sorted(dice))] = tuple(most.items())
        found[told] = found.get(told, 0) + 1
    return found


def naive_values(floor: int, scale: int = 1000, forfeit: int = 0) -> dict[tuple[int, int], float]:
    """{(dice, points): expected points of rolling on}, from BOUND downwards."""
    rolls: dict[tuple[int, int], float] = {}
    best: dict[tuple[int, int], float] = {}
    step = scale // 200
    for points in range(BOUND * scale // 1000, -step, -step):
        bank = points if points >= floor else -forfeit
        for n in range(1, 7):
            total = 0.0
            for offered, many in offers(n, scale).items():
                after = [best.get((m, points + p), float(points + p)) for m, p in offered]
                total += many * max(after, default=-float(forfeit))
            rolls[n, points] = total / 6**n
        for n in range(1, 7):
            best[n, points] = max(bank, rolls[n, points])
    return rolls


@pytest.mark.parametrize("floor", [0, 30, 50, 500])
def test_plan_equals_the_naive_solvers(floor: int) -> None:
    table = plan(floor)
    for (n, points), value in naive_values(floor).items():
        assert table.roll(n, points) == pytest.approx(value, abs=1e-6)


@pytest.mark.parametrize(("floor", "scale", "forfeit"), [(50, 1000, 100), (500, 10_000, 450)])
def test_plan_is_right_with_a_forfeit_and_a_target_of_ten_thousand(
    floor: int, scale: int, forfeit: int
) -> None:
    table = plan(floor, scale, forfeit)
    for (n, points), value in naive_values(floor, scale, forfeit).items():
        assert table.roll(n, points) == pytest.approx(value, abs=1e-5)


def test_steady_risks_less_before_a_third_farkle() -> None:
    """With a 1 and five dice left it rolls, but not if the score is at stake too."""
    state = GAME.initial(2, penalty=1000, first_bank=0, minimum=0)
    rolled = GAME.apply(replace(state, scores=(900, 0)), ROLL, (1, 2, 3, 3, 4, 6)).state
    threatened = replace(rolled, streaks=(2, 0))
    assert [threatened.forfeit, rolled.forfeit] == [900, 0]
    advice = TURNS.advise(threatened)
    calm = TURNS.advise(rolled)
    assert advice is not None
    assert calm is not None
    assert advice.actions[-1] == BANK
    assert calm.actions[-1] == ROLL


def test_steady_never_banks_too_low() -> None:
    """With two dice left and much to lose, a roll is worth less than nothing."""
    state = State(
        GAME.initial(2, penalty=1000).rules, (900, 0), points=10, faces=(5, 2, 3), kept=(0,),
        open=True, streaks=(2, 0),
    )  # fmt: skip
    assert plan(30, forfeit=900).roll(2, 15) < 0
    assert characters.steady(GAME, state, chance(1, "none")) == ROLL


@each("n", [1, 2, 3, 4, 5, 6])
def test_plan_is_an_exact_fraction_where_banking_is_certain(n: int) -> None:
    """From 5000 points on every turn is banked: then one roll is summed exactly by hand."""
    exact = Fraction(0)
    for offered, many in offers(n).items():
        exact += many * max((Fraction(5000 + p) for _, p in offered), default=Fraction(0))
    assert plan(30).roll(n, 5000) == pytest.approx(float(exact / 6**n), rel=1e-12)


@pytest.mark.parametrize("floor", [0, 30, 50, 500])
def test_plan_satisfies_its_own_equation_over_ordered_throws(floor: int) -> None:
    table = plan(floor)
    for n in range(1, 7):
        for points in [0, 5, 25, 30, 45, 50, 300, 495, 500, 1000, 3000, 5 * table.levels, 9000]:
            value = sum(
                many * max(table.best(left, points + more) for left, more in offered)
                for offered, many in offers(n).items()
                if offered
            )
            assert table.roll(n, points) == pytest.approx(value / 6**n, abs=1e-9)


def test_banking_is_best_above_the_plan_with_any_number_of_dice() -> None:
    table = plan(30)
    for n in range(1, 7):
        for points in range(5 * table.levels, 12_000, 5):
            assert table.roll(n, points) <= points


def test_values_rise_with_points_and_fall_with_a_higher_floor() -> None:
    low, high = plan(30), plan(50)
    for n in range(1, 7):
        values = [low.roll(n, points) for points in range(0, 2000, 5)]
        assert values == sorted(values)
        assert all(low.roll(n, p) >= high.roll(n, p) for p in range(0, 2000, 5))


def turns_of_steady(n: int, seed: str) -> list[int]:
    """The points of `n` turns with minimum 30 and no first bank limit, far from any target."""
    throw, stream = SeededThrow(seed), chance(seed, "steady")
    start = GAME.initial(2, target=10_000, first_bank=0)
    found = []
    for _ in range(n):
        state = start
        while state.turns == 0:
            action = characters.steady(GAME, state, stream)
            state = GAME.apply(state, action, throw(GAME.throw_size(state, action))).state
        found.append(state.scores[0])
    return found


def test_turns_of_steady_average_the_value_of_their_plan() -> None:
    points = turns_of_steady(20_000, "plan")
    error = stdev(points) / sqrt(len(points))
    assert abs(mean(points) - plan(30).roll(6, 0)) < 3 * error


def test_steady_beats_bold_and_cautious() -> None:
    bold = simulate("farkle", ("steady", "bold"), 600, "order")["seats"]
    cautious = simulate("farkle", ("steady", "cautious"), 600, "order")["seats"]
    for first, second in (bold, cautious):  # 600 even games: 300 wins, 12 for a standard error
        assert first["wins"] > 300 + 4 * 12.25
        assert second["policy"] != "steady"


def test_steady_beats_bold_and_cautious_from_the_second_seat_too() -> None:
    for other in ("bold", "cautious"):
        _, steady = simulate("farkle", (other, "steady"), 300, "order")["seats"]
        assert steady["wins"] > 150


# --- single decisions ---------------------------------------------------------------------------


def rolled(*dice: int, **fields: int | bool) -> State:
    state: State = GAME.apply(GAME.initial(2, **fields), ROLL, dice).state
    return state


def decide(name: str, state: State) -> Action:
    return getattr(characters, name)(GAME, state, chance(0, name))  # type: ignore[no-any-return]


def test_cautious_banks_as_soon_as_it_may() -> None:
    assert decide("cautious", rolled(1, 1, 1, 2, 3, 4)) == BANK
    assert decide("cautious", rolled(1, 5, 2, 2, 3, 3)) == Action("keep", (0, 1))


def test_bold_rolls_hot_dice() -> None:
    state = rolled(2, 2, 3, 3, 4, 4)
    keep = decide("bold", state)
    assert keep == Action("keep", (0, 1, 2, 3, 4, 5))
    assert decide("bold", GAME.apply(state, keep).state) == ROLL


def test_steady_banks_a_win_at_once() -> None:
    assert decide("steady", rolled(1, 1, 1, 1, 1, 1, target=500)) == BANK
    kept = decide("steady", rolled(1, 1, 1, 1, 1, 1, target=2000))
    assert kept.verb == "keep"


def last_round(mine: int, theirs: int, *dice: int) -> State:
    """A state in which seat 1 rolls last, after seat 0 has reached the target."""
    state = GAME.initial(2, target=100, last_round=True, first_bank=0)
    fields = {"scores": (theirs, mine), "seat": 1, "closing": 0}
    opened = {"faces": dice, "roller": 1, "open": True}
    return State(state.rules, **(fields | opened))  # type: ignore[arg-type]


def test_steady_rolls_in_a_last_round_until_it_reaches_the_leader() -> None:
    behind = last_round(0, 500, 1, 1, 1, 2, 3, 4)
    keep = decide("steady", behind)
    assert decide("steady", GAME.apply(behind, keep).state) == ROLL
    assert decide("steady", last_round(0, 60, 1, 1, 1, 2, 3, 4)) == BANK


def test_leading_does_not_win_while_others_have_a_turn_left() -> None:
    state = GAME.initial(3, target=100, last_round=True, first_bank=0)
    opened = State(state.rules, (110, 0, 0), seat=1, faces=(1,) * 6, roller=1, open=True, closing=0)
    assert not characters._wins(opened, 625)
    last = State(state.rules, (110, 0, 0), seat=2, faces=(1,) * 6, roller=2, open=True, closing=0)
    assert characters._wins(last, 625)


def test_hint_banks_a_win() -> None:
    advice = TURNS.advise(rolled(1, 1, 1, 1, 1, 1, target=500))
    assert advice is not None
    assert advice.actions[-1] == BANK
    assert advice.value == 625


def test_hint_never_banks_too_few_points_in_the_last_round() -> None:
    advice = TURNS.advise(last_round(0, 500, 1, 1, 1, 2, 3, 4))
    assert advice is not None
    assert BANK not in (*advice.actions, *advice.other)


def test_hint_equals_the_play_of_steady() -> None:
    throw, stream = SeededThrow("hint"), chance(0, "hint")
    state: State = GAME.initial(2, target=5000)
    seen = 0
    while GAME.outcome(state) is None:
        action = characters.steady(GAME, state, stream)
        advice = TURNS.advise(state)
        assert advice is not None
        assert advice.value >= advice.other_value or advice.actions[-1] == BANK
        if action.verb == "keep":
            assert advice.actions[0] == action
            seen += 1
        state = GAME.apply(state, action, throw(GAME.throw_size(state, action))).state
    assert seen > 20


def test_hint_before_a_roll_has_the_value_of_a_turn() -> None:
    advice = TURNS.advise(GAME.initial(2))
    assert advice is not None
    assert advice.actions == (ROLL,)
    assert advice.value == plan(50).roll(6, 0)


def test_plan_is_made_once_for_all_ways_to_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan takes 60 ms, and a player in a browser would wait for each."""
    made = []

    class Counted(PointsPlan):
        def __init__(self, *how: int) -> None:
            made.append(how)
            super().__init__(*how)

    monkeypatch.setattr(points_plan, "PointsPlan", Counted)
    state = GAME.initial(2, first_bank=45, minimum=45)
    adviser = characters.TurnAdviser()
    for _ in range(2):
        adviser.prepare(state)
        adviser.advise(state)
    assert len(made) == 1
