"""Reasons and half hints on score sheets: their numbers against counting and the solved table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from audiodice import games, opponents
from audiodice.core.dice import positions
from audiodice.core.model import Action, Decision, Event
from audiodice.engine.throw import chance
from audiodice.games.fune import SHEET
from audiodice.games.sheet import ROLL
from audiodice.games.sheet.state import State
from audiodice.opponents.coach.sheet import SheetAdvice
from audiodice.opponents.fune import EVALUATOR
from tests.support import ready

BOXES = SHEET.initial(1).boxes


@pytest.fixture(autouse=True)
def solved() -> None:
    ready.shelve("fune")


def on_sheet(opened: tuple[str, ...], faces: tuple[int, ...], left: int, upper: int = 0) -> State:
    """A sheet with these open boxes; `upper` points stand in one of the filled upper boxes."""
    filled = {box: 0 for box in BOXES if box not in opened}
    line = tuple(filled.get(box) for box in BOXES)
    if upper:
        where = next(n for n, box in enumerate(BOXES) if filled.get(box) == 0)
        line = (*line[:where], upper, *line[where + 1 :])
    return State(BOXES, (line,), faces=faces, throws=left, turns=len(BOXES) - len(opened))


def keep(state: State, *faces: int) -> Decision:
    return (Action("keep", positions(state.faces, faces)), ROLL)


def score(box: str) -> Decision:
    return (Action("score", box),)


def best_chance(made: Callable[[tuple[int, ...]], bool], kept: tuple[int, ...], left: int) -> float:
    """The chance to make something, over ordered throws, each set of dice tried at each roll."""

    @cache
    def kept_value(faces: tuple[int, ...], left: int) -> Fraction:
        rolls = list(product(range(1, 7), repeat=5 - len(faces)))
        return sum(
            (value(tuple(sorted(faces + roll)), left - 1) for roll in rolls), Fraction(0)
        ) / len(rolls)

    @cache
    def value(faces: tuple[int, ...], left: int) -> Fraction:
        if made(faces):
            return Fraction(1)
        if not left:
            return Fraction(0)
        sets = {part for n in range(5) for part in combinations(faces, n)}
        return max(kept_value(part, left) for part in sets)

    return float(kept_value(kept, left))


def long_straight(faces: tuple[int, ...]) -> bool:
    return set(faces) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


def aims(state: State, chosen: Decision, best: Decision) -> Event:
    found = opponents.reason("fune", state, chosen, best)
    assert found is not None
    assert found.key == "reason_aims"
    return found


def test_chances_of_both_aims_are_those_of_counting() -> None:
    state = on_sheet(("full_house", "long_straight"), (2, 3, 4, 4, 5), 1)
    found = aims(state, keep(state, 4, 4), keep(state, 2, 3, 4, 5))
    assert (found.fields["box"], found.fields["instead"]) == ("long_straight", "full_house")
    assert found.fields["percent"] == round(100 * best_chance(long_straight, (2, 3, 4, 5), 1)) == 33
    house = best_chance(lambda faces: {*map(faces.count, faces)} == {2, 3}, (4, 4), 1)
    assert found.fields["other_percent"] == round(100 * house) == 9


def test_an_upper_box_is_made_with_three_dice_or_one_more_than_there_are() -> None:
    state = on_sheet(("fours", "fives"), (4, 4, 4, 5, 2), 1)
    found = aims(state, keep(state, 5), keep(state, 4, 4, 4))
    assert (found.fields["many"], found.fields["other_many"]) == (4, 3)
    four = best_chance(lambda faces: faces.count(4) >= 4, (4, 4, 4), 1)
    three = best_chance(lambda faces: faces.count(5) >= 3, (5,), 1)
    assert found.fields["percent"] == round(100 * four)
    assert found.fields["other_percent"] == round(100 * three)


def test_a_chance_over_two_rolls_is_that_of_counting() -> None:
    state = on_sheet(("long_straight", "short_straight"), (2, 3, 4, 5, 5), 2)
    found = opponents.reason("fune", state, score("short_straight"), keep(state, 2, 3, 4, 5))
    assert found is not None
    assert found.key == "reason_roll_on"
    assert found.fields["percent"] == round(100 * best_chance(long_straight, (2, 3, 4, 5), 2)) == 56
    assert (found.fields["instead"], found.fields["other_points"]) == ("short_straight", 30)


def test_points_of_the_last_box_are_those_of_counting() -> None:
    state = on_sheet(("long_straight",), (2, 3, 4, 5, 5), 2)
    outlook = SheetAdvice(SHEET, EVALUATOR).outlook(state, keep(state, 2, 3, 4, 5))
    points = 40 * best_chance(long_straight, (2, 3, 4, 5), 2)
    assert outlook.points == pytest.approx(points, abs=1e-9)
    start = 40 * best_chance(long_straight, (), 3)  # what the box would bring in another turn
    assert outlook.later == pytest.approx(start, abs=1e-4)


@pytest.mark.parametrize("game", ["fune", "dice4fun"])
def test_points_less_what_is_lost_later_differ_by_the_cost(game: str, all_solved: None) -> None:
    """The two numbers of each decision add up to the values of the solver."""
    reviewer, coach, rules = opponents.reviewer(game), opponents.coach_of(game), games.load(game)
    assert reviewer is not None
    assert coach is not None
    advice = SheetAdvice(rules, reviewer)  # type: ignore[arg-type]
    draw = chance(game, "coach")
    compared = 0
    for _ in range(40):
        opened = tuple(box for box in rules.initial(1).boxes if draw.random() < 0.5)
        if not opened:
            continue
        line = tuple(None if box in opened else 0 for box in rules.initial(1).boxes)
        faces = tuple(1 + int(6 * draw.random()) for _ in range(5))
        left = int(3 * draw.random())
        state = State(
            rules.initial(1).boxes, (line,), faces=faces, throws=left, turns=line.count(0)
        )
        decisions = reviewer.decisions(state)
        best = advice.outlook(state, decisions[0].actions)
        for one in decisions[1 : len(decisions) : 5]:
            outlook = advice.outlook(state, one.actions)
            cost = (best.points - best.later) - (outlook.points - outlook.later)
            assert cost == pytest.approx(decisions[0].value - one.value, abs=1e-3)
            compared += 1
    assert compared > 50


def test_boxes_are_compared_by_what_they_lose_later() -> None:
    state = on_sheet(("threes", "three_dice", "choice"), (3, 3, 3, 1, 2), 0)
    found = opponents.reason("fune", state, score("three_dice"), score("threes"))
    assert found is not None
    assert found.key == "reason_later"
    fields = found.fields
    assert (fields["now"], fields["now_sign"], fields["then_sign"]) == ("3.0", "less", "more")
    worth = {one.actions: one.value for one in EVALUATOR.decisions(state)}
    net = float(str(fields["then"])) - 3
    assert net == pytest.approx(worth[score("threes")] - worth[score("three_dice")], abs=0.06)


def test_a_made_box_is_taken_where_a_roll_brings_less() -> None:
    state = on_sheet(("full_house", "fune"), (5, 5, 5, 2, 2), 1)
    found = opponents.reason("fune", state, keep(state, 5, 5, 5), score("full_house"))
    assert found is not None
    assert found.key == "reason_take"
    assert (found.fields["points"], found.fields["instead"]) == (35, "full_house")
    assert found.fields["other_percent"] == round(100 * 5 / 36)


def hint(state: State, best: Decision) -> Event:
    found = opponents.half_hint("fune", state, best)
    assert found is not None
    return found


def test_half_hints_say_what_matters() -> None:
    state = on_sheet(("fours", "long_straight"), (2, 3, 4, 4, 5), 1)
    assert hint(state, keep(state, 2, 3, 4, 5)).key == "half_hint_box"
    assert hint(state, keep(state, 2, 3, 4, 5)).fields == {"box": "long_straight"}
    assert hint(state, keep(state)).key == "half_hint_all"
    made = on_sheet(("full_house", "fune"), (5, 5, 5, 2, 2), 1)
    assert hint(made, score("full_house")).key == "half_hint_made"
    nothing = on_sheet(("fune", "long_straight"), (1, 1, 2, 4, 6), 0)
    assert hint(nothing, score("fune")).key == "half_hint_zero"
    bonus = on_sheet(("threes", "three_dice"), (3, 3, 3, 1, 2), 0, upper=5)
    assert hint(bonus, score("threes")).key == "half_hint_bonus"
    assert hint(bonus, score("threes")).fields == {"missing": 58}
    assert hint(bonus, score("three_dice")).key == "half_hint_later"
