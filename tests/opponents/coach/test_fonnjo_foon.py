"""Reasons and half hints in Fonnjo Foon: their numbers against counting and the solved turn."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from audiodice import opponents
from audiodice.core.dice import FACES
from audiodice.core.model import Action, Decision, Event
from audiodice.games.fonnjo_foon import GAME, PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import FAMILIES, Group
from audiodice.games.fonnjo_foon.state import State
from tests.support import ready


@pytest.fixture(autouse=True)
def solved() -> None:
    ready.shelve("fonnjo_foon")


def nobody_enters(state: State, decision: Decision) -> int:
    """How many of 100 rolls let no die enter, by the rules, over ordered throws."""
    for action in decision[:-1]:
        state = GAME.apply(state, action).state
    none = 0
    for faces in product(FACES, repeat=len(state.cup)):
        after = GAME.apply(state, ROLL, faces).state
        none += after.crisis or after.turns > state.turns
    return round(Fraction(100 * none, 6 ** len(state.cup)))


def points(state: State, decision: Decision) -> str:
    """The points of the turn, as the reviewer says, to one decimal place."""
    reviewer = opponents.reviewer("fonnjo_foon")
    assert reviewer is not None
    values = {one.actions: one.value for one in reviewer.decisions(state)}
    return f"{values[decision] - state.scores[state.seat]:.1f}"


def reason(state: State, chosen: Decision, best: Decision) -> Event:
    found = opponents.reason("fonnjo_foon", state, chosen, best)
    assert found is not None
    return found


FONNJO_AND_FOUR = (Group(4, (1, 2, 3, 4)),)
RESERVE = Group(2, (4, 4))
STATE = replace(GAME.initial(1), scores=(20,), open=True)
BESIDE = replace(
    STATE, party=(RESERVE, *FONNJO_AND_FOUR), families=(2, 3, 3, 4), faces=(4, 1, 3, 5)
)
"""Fonnjo and three others are in beside a Reserve Group; of four dice one may enter."""
IN, OUT = (Action("keep", (0,)), PICTURE), (Action("keep", (0,)), ROLL)


def test_a_picture_is_compared_with_a_roll() -> None:
    found = reason(BESIDE, IN, OUT)
    assert found.key == "reason_picture"
    assert (found.fields["picture"], found.fields["dice"]) == (5, 3)
    assert found.fields["percent"] == nobody_enters(BESIDE, OUT) > 0
    assert found.fields["crisis"] is True
    assert found.fields["average"] == points(BESIDE, OUT)
    assert reason(BESIDE, OUT, IN).fields == found.fields


def test_without_a_reserve_group_it_is_foon() -> None:
    state = replace(
        BESIDE, party=FONNJO_AND_FOUR, families=(2, 3, 3), faces=(4, 1, 3), dungeon=(4, 4, 4)
    )
    found = reason(state, IN, OUT)
    assert found.fields["crisis"] is False
    assert found.fields["percent"] == nobody_enters(state, OUT)


def test_another_day_keeps_what_was_recorded() -> None:
    state = replace(
        STATE,
        party=(Group(1, (3, 3)), Group(2, (4, 4)), Group(4, (1, 2, 4))),
        families=(2, 3, 4),
        faces=(4, 2, 1),
    )
    every = (0, 1, 2)
    picture, day = (Action("keep", every), PICTURE), (Action("keep", every), ROLL)
    found = reason(state, picture, day)
    assert found.key == "reason_day"
    assert (found.fields["picture"], found.fields["dice"]) == (4, 10)
    assert found.fields["average"] == points(state, day)
    # By families: of two twins, three triplets, four quads and Fonnjo none may share a face.
    many = 0
    for fonnjo in FACES:
        free = [face for face in FACES if face != fonnjo]
        ways = [sum(len(set(dice)) == n for dice in product(free, repeat=n)) for n in (2, 3, 4)]
        many += ways[0] * ways[1] * ways[2]
    assert found.fields["percent"] == round(Fraction(100 * many, 6 ** len(FAMILIES))) == 1
    assert opponents.half_hint("fonnjo_foon", state, day) == Event("half_hint_day", 0)


def test_two_rolls_are_compared_by_both_numbers() -> None:
    state = replace(BESIDE, faces=(4, 4, 3, 5))
    more, fewer = (Action("keep", (0,)), ROLL), (Action("keep", (0, 1)), ROLL)
    found = reason(state, fewer, more)
    assert found.key == "reason_hands"
    assert (found.fields["dice"], found.fields["other_dice"]) == (3, 2)
    assert found.fields["percent"] == nobody_enters(state, more)
    assert found.fields["other_percent"] == nobody_enters(state, fewer)
    assert found.fields["average"] == points(state, more)
    assert found.fields["other_average"] == points(state, fewer)
    assert opponents.half_hint("fonnjo_foon", state, more) == Event("half_hint_hand", 0)
    alike = (Action("keep", (1,)), ROLL)
    assert reason(state, more, alike).key == "reason_average"


def test_pictures_and_groups_of_a_crisis_are_compared_by_points() -> None:
    state = replace(BESIDE, faces=(4, 4, 3, 5))
    found = reason(state, (Action("keep", (0,)), PICTURE), (Action("keep", (0, 1)), PICTURE))
    assert found.key == "reason_group"
    assert found.fields == {"picture": 6, "other_picture": 5}
    crisis = replace(
        BESIDE,
        party=(Group(1, (3, 3)), Group(2, (4, 4, 4)), *FONNJO_AND_FOUR),
        families=(2,),
        faces=(5,),
        dungeon=(2,),
        open=False,
        crisis=True,
    )
    one, other = (Action("pick", 1), ROLL), (Action("pick", 2), ROLL)
    found = reason(crisis, one, other)
    assert found.fields["average"] == points(crisis, other)
    assert found.fields["percent"] == nobody_enters(crisis, other)
    assert opponents.half_hint("fonnjo_foon", crisis, other) == Event("half_hint_groups", 0)


def test_half_hints_say_what_matters() -> None:
    def key(state: State, best: Decision) -> str:
        found = opponents.half_hint("fonnjo_foon", state, best)
        assert found is not None
        return found.key

    assert key(BESIDE, OUT) == "half_hint_picture"
    assert (
        key(replace(BESIDE, dungeon=(3,), families=(2, 3, 4), faces=(4, 1, 5)), IN)
        == "half_hint_dungeon"
    )
    first = replace(STATE, party=(), families=(3, 3, 4), faces=(1, 1, 2))
    assert key(first, (Action("keep", (0, 1)), ROLL)) == "half_hint_hand"
