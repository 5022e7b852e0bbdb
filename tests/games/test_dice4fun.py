"""Dice4Fun: every throw against a naive scorer, the examples of the sheet, the rulings."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from audiodice.core.model import Action, OptionError
from audiodice.engine.throw import SeededThrow
from audiodice.games.dice4fun import SHEET
from tests.games import naive_boxes as naive_sheet
from tests.support.each import each

ROLL = Action("roll")


def test_every_throw_scores_like_the_naive_scorer() -> None:
    for dice in product(range(1, 7), repeat=5):
        assert SHEET.worth(dice) == naive_sheet.dice4fun(dice), dice


@each(
    ("dice", "box", "points"),
    [
        ((2, 2, 2, 4, 5), "twos", 6),
        ((6, 6, 5, 5, 1), "two_pairs", 22),
        ((6, 6, 6, 5, 5), "full_house", 28),
        ((6, 6, 6, 6, 6), "five_dice", 50),
        ((6, 6, 6, 6, 6), "four_kind", 24),
        ((6, 6, 6, 6, 6), "sixes", 30),
        ((1, 2, 3, 4, 5), "small_straight", 15),
        ((2, 3, 4, 5, 6), "large_straight", 20),
    ],
)
def test_examples_of_the_sheet(dice: tuple[int, ...], box: str, points: int) -> None:
    assert SHEET.worth(dice)[box] == points


@each(
    ("dice", "box", "points"),
    [
        ((3, 3, 5, 5, 1), "pair", 10),  # the best pair
        ((4, 4, 4, 4, 1), "two_pairs", 0),  # two different faces
        ((6, 6, 6, 5, 5), "two_pairs", 22),
        ((4, 4, 4, 4, 1), "three_kind", 12),  # only those three dice
        ((4, 4, 4, 4, 1), "four_kind", 16),
        ((2, 2, 2, 2, 2), "full_house", 0),
        ((1, 1, 1, 2, 2), "full_house", 7),
        ((2, 3, 4, 5, 6), "small_straight", 0),  # exactly 1 2 3 4 5
        ((1, 2, 3, 4, 5), "large_straight", 0),
        ((1, 2, 3, 4, 6), "small_straight", 0),
        ((6, 6, 6, 6, 6), "pair", 12),  # five alike in any open box they fit
        ((6, 6, 6, 6, 6), "three_kind", 18),
        ((6, 6, 6, 6, 6), "chance", 30),
        ((1, 2, 2, 4, 6), "five_dice", 0),
    ],
)
def test_rulings_on_boxes(dice: tuple[int, ...], box: str, points: int) -> None:
    assert SHEET.worth(dice)[box] == points


def test_ruling_fifteen_boxes_or_thirteen_without_pair_and_two_pairs() -> None:
    whole, short = SHEET.initial(2), SHEET.initial(2, boxes=13)
    assert len(whole.boxes) == 15
    assert set(whole.boxes) - set(short.boxes) == {"pair", "two_pairs"}
    assert len(short.boxes) == 13
    for odd in (14, 12, 16, True):
        with pytest.raises(OptionError, match="15 or 13"):
            SHEET.initial(2, boxes=odd)


def test_box_that_is_not_on_the_short_sheet_is_refused() -> None:
    state = SHEET.apply(SHEET.initial(1, boxes=13), ROLL, (6, 6, 5, 5, 1)).state
    assert SHEET.why_not(state, Action("score", "pair")) == "no_such_box"


def test_ruling_bonus_is_50_from_63_points() -> None:
    assert (SHEET.bonus, SHEET.threshold) == (50, 63)


def finish(seats: int, dice: SeededThrow) -> tuple[Any, list[Any]]:
    """Score the best box in each turn to the end; return the last state and the last events."""
    state: Any = SHEET.initial(seats, boxes=13)
    events: list[Any] = []
    while not state.over:
        state = SHEET.apply(state, ROLL, dice(5)).state
        step = SHEET.apply(state, SHEET.choices(state)[0].action)
        state, events = step.state, list(step.events)
    return state, events


def test_end_announces_a_podium_for_three_or_more_seats() -> None:
    state, events = finish(3, SeededThrow(4))
    assert [event.key for event in events[-4:]] == ["ended", "podium", "podium", "podium"]
    outcome = SHEET.outcome(state)
    assert outcome is not None
    told = [(event.seat, event.fields["points"]) for event in events[-3:]]
    assert told == [(s, outcome.scores[s]) for group in outcome.ranking for s in group]
    assert [event.key for event in finish(2, SeededThrow(4))[1]][-1] == "ended"


def test_tied_players_share_a_rank() -> None:
    class Same(SeededThrow):
        def __call__(self, n: int) -> tuple[int, ...]:
            return (1, 2, 3, 4, 6)

    _, events = finish(3, Same(0))
    assert [event.fields["place"] for event in events[-3:]] == [1, 1, 1]
    assert all(event.fields["shared"] for event in events[-3:])
