"""Reasons and half hints in Farkle: the reason for each case, its numbers against counting."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from audiodice import opponents
from audiodice.core.dice import positions
from audiodice.core.model import Action, Decision, Event
from audiodice.games.farkle import BANK, GAME, ROLL
from audiodice.games.farkle.combos import worth
from audiodice.games.farkle.state import State
from tests.support import ready


@pytest.fixture(autouse=True)
def solved() -> None:
    ready.shelve("farkle")


def on_table(faces: tuple[int, ...], points: int = 0, mine: int = 300, other: int = 300) -> State:
    state = replace(GAME.initial(2), scores=(mine, other), points=points)
    return replace(state, faces=faces, open=True)


def keep(state: State, *faces: int) -> Action:
    return Action("keep", positions(state.faces, faces))


def reason(state: State, chosen: Decision, best: Decision) -> Event:
    found = opponents.reason("farkle", state, chosen, best)
    assert found is not None
    return found


def farkles(dice: int) -> int:
    """How many of 100 throws score nothing, counted over ordered throws."""
    none = 0
    for faces in product(range(1, 7), repeat=dice):
        many = [faces.count(face) for face in range(1, 7)]
        none += not (
            many[0]
            or many[4]
            or max(many) >= 3
            or many.count(2) == 3
            or many in ([1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 0])
        )
    return round(Fraction(100 * none, 6**dice))


def test_fewer_dice_are_better_kept_as_they_farkle_less() -> None:
    state = on_table((1, 5, 5, 2, 3, 3))
    chosen, best = (keep(state, 1, 5, 5), ROLL), (keep(state, 1), ROLL)
    found = reason(state, chosen, best)
    assert found.key == "reason_dice"
    assert (found.fields["dice"], found.fields["other_dice"]) == (5, 3)
    assert found.fields["percent"] == farkles(5) == 8
    assert found.fields["other_percent"] == farkles(3) == 28
    assert opponents.half_hint("farkle", state, best) == Event("half_hint_dice", 0)


def test_a_bank_is_better_than_a_roll_that_brings_less() -> None:
    state = on_table((1, 1, 1, 2, 3, 4))  # three ones: 75
    found = reason(state, (keep(state, 1, 1, 1), ROLL), (keep(state, 1, 1, 1), BANK))
    assert found.key == "reason_bank"
    assert (found.fields["points"], found.fields["other_dice"]) == (75, 3)
    assert found.fields["other_percent"] == farkles(3)


def test_an_average_is_that_of_counting() -> None:
    """With so many points every turn is banked after the next roll."""
    state = on_table((5, 2, 3), points=5000)
    brings = {1: 10, 5: 5}
    scores = [
        sum(brings.get(face, 0) for face in faces) for faces in product(range(1, 7), repeat=2)
    ]
    mean = sum(5005 + points for points in scores if points) / 36
    found = reason(state, (keep(state, 5), ROLL), (keep(state, 5), BANK))
    assert found.fields["other_average"] == f"{mean:.1f}"
    assert found.fields["points"] == 5005


def test_a_roll_that_brings_more_is_better_than_a_bank() -> None:
    state = on_table((1, 2, 3, 4, 4), points=30)
    best, chosen = (keep(state, 1), ROLL), (keep(state, 1), BANK)
    found = reason(state, chosen, best)
    assert found.key == "reason_roll"
    assert (found.fields["dice"], found.fields["other_points"]) == (4, 40)
    assert found.fields["percent"] == farkles(4) == 16


def test_where_points_do_not_decide_that_is_told() -> None:
    """The other needs a bank of 30: a bank of 90 all but loses."""
    state = on_table((1, 5, 6), points=75, mine=500, other=970)
    chosen, best = (keep(state, 1, 5), BANK), (keep(state, 1, 5), ROLL)
    reviewer = opponents.reviewer("farkle")
    assert reviewer is not None
    values = {one.actions: one.value for one in reviewer.decisions(state)}
    assert values[best] > values[chosen]
    found = reason(state, chosen, best)
    assert found.key == "reason_wins"
    assert opponents.half_hint("farkle", state, best) == Event("half_hint_scores", 0)


def test_of_equal_decisions_nothing_is_told_where_no_chances_are_known() -> None:
    state = replace(on_table((5, 5, 2, 3, 3, 4)), scores=(300, 300, 300))
    same = (keep(state, 5), ROLL)
    assert opponents.reason("farkle", state, same, same) is None


def test_points_left_on_the_table_are_told() -> None:
    state = on_table((1, 5, 5, 2, 3, 3), points=50)
    found = reason(state, (keep(state, 1), BANK), (keep(state, 1, 5, 5), BANK))
    assert found.key == "reason_left"
    assert (found.fields["points"], found.fields["other_points"]) == (70, 60)
    assert worth((1, 5, 5)) == 20


def test_with_more_points_fewer_dice_may_be_better() -> None:
    state = on_table((5, 5, 5, 5, 2, 3))  # four fives: 150
    found = reason(state, (keep(state, 5), ROLL), (keep(state, 5, 5, 5, 5), ROLL))
    assert found.key == "reason_points"
    assert (found.fields["points"], found.fields["dice"]) == (150, 2)
    assert (found.fields["other_points"], found.fields["other_dice"]) == (5, 5)
    assert float(str(found.fields["average"])) > float(str(found.fields["other_average"]))


def test_a_bank_or_a_roll_of_the_same_dice_is_a_question_of_what_a_roll_brings() -> None:
    state = on_table((1, 1, 1, 2, 3, 4))
    best = (keep(state, 1, 1, 1), BANK)
    assert opponents.half_hint("farkle", state, best) == Event("half_hint_bank", 0)
