"""FUNE: every throw against a naive scorer, the examples of the sheet, the rulings."""

from __future__ import annotations

from itertools import product

from audiodice.core.model import Action
from audiodice.games.fune import SHEET
from tests.games import naive_boxes as naive_sheet
from tests.support.each import each

ROLL = Action("roll")
ALL = tuple(product(range(1, 7), repeat=5))


def test_every_throw_scores_like_the_naive_scorer() -> None:
    for dice in ALL:
        assert SHEET.worth(dice) == naive_sheet.fune(dice), dice


def test_the_sheet_has_thirteen_boxes() -> None:
    assert len(SHEET.boxes) == 13
    assert (SHEET.bonus, SHEET.threshold) == (35, 63)


@each(
    ("box", "many"),
    [
        ("three_dice", 1656), ("four_dice", 156), ("fune", 6), ("full_house", 300),
        ("long_straight", 240),
        ("short_straight", 1200),  # ruling: the sheet's words, not its figure's 840
        ("choice", 7776),
    ],
)  # fmt: skip
def test_number_of_throws_that_score_in_a_box(box: str, many: int) -> None:
    assert sum(1 for dice in ALL if SHEET.worth(dice)[box]) == many


@each(
    ("dice", "box", "points"),
    [
        # the table's examples
        ((1, 1, 1, 2, 3), "ones", 3),
        ((1, 2, 2, 2, 3), "twos", 6),
        ((1, 2, 3, 3, 3), "threes", 9),
        ((1, 2, 4, 4, 4), "fours", 12),
        ((1, 2, 5, 5, 5), "fives", 15),
        ((1, 2, 6, 6, 6), "sixes", 18),
        ((1, 1, 1, 2, 3), "three_dice", 8),
        ((2, 4, 4, 4, 4), "four_dice", 18),
        ((1, 1, 1, 1, 1), "fune", 50),
        ((1, 1, 6, 6, 6), "full_house", 35),
        ((2, 3, 4, 5, 5), "short_straight", 30),
        ((2, 3, 4, 5, 6), "long_straight", 40),
        ((1, 1, 4, 5, 6), "choice", 17),
        # the text's
        ((1, 1, 1, 2, 2), "full_house", 35),
        ((1, 1, 1, 2, 3), "twos", 2),
        ((1, 1, 1, 2, 3), "fours", 0),
        ((2, 4, 4, 4, 4), "three_dice", 18),
        ((1, 1, 1, 1, 1), "full_house", 0),
        ((1, 2, 3, 4, 5), "long_straight", 40),
        ((1, 2, 3, 4, 6), "short_straight", 30),
        ((3, 4, 5, 6, 1), "short_straight", 30),
        ((1, 1, 1, 1, 2), "four_dice", 6),
        ((1, 1, 1, 1, 2), "three_dice", 6),
    ],
)
def test_examples_of_the_sheet(dice: tuple[int, ...], box: str, points: int) -> None:
    assert SHEET.worth(dice)[box] == points


def test_ruling_four_dice_box_needs_four_equal_dice() -> None:
    assert SHEET.worth((4, 4, 4, 2, 1))["four_dice"] == 0


def test_ruling_short_straight_is_any_four_in_a_row() -> None:
    for dice in (
        (1, 2, 3, 4, 1),
        (1, 2, 3, 4, 6),
        (6, 5, 4, 3, 3),
        (1, 3, 4, 5, 6),
        (1, 2, 3, 4, 5),
    ):
        assert SHEET.worth(dice)["short_straight"] == 30
    assert SHEET.worth((1, 2, 3, 5, 6))["short_straight"] == 0


def test_ruling_no_joker_and_fune_scores_once() -> None:
    state = SHEET.initial(1)
    for _ in range(2):
        state = SHEET.apply(state, ROLL, (3,) * 5).state
        if not state.turns:
            state = SHEET.apply(state, Action("score", "fune")).state
    refused = SHEET.why_not(state, Action("score", "fune"))
    assert refused == "box_filled"
    offers = {offer.box: offer.points for offer in SHEET.offers(state)}
    assert offers["full_house"] == offers["short_straight"] == offers["long_straight"] == 0
    after = SHEET.apply(state, Action("score", "three_dice")).state
    assert SHEET.totals(after) == (65,)


def test_ruling_one_to_eight_seats() -> None:
    assert SHEET.seats == range(1, 9)


def test_three_of_each_face_make_exactly_63_and_the_bonus() -> None:
    state = SHEET.initial(1)
    keys = []
    for face, name in enumerate(naive_sheet.NAMES, start=1):
        other = 1 + face % 6
        state = SHEET.apply(state, ROLL, (face, face, face, other, other)).state
        step = SHEET.apply(state, Action("score", name))
        keys.append([event.key for event in step.events])
        state = step.state
    assert SHEET.upper(state, 0) == 63
    assert SHEET.totals(state) == (98,)
    assert keys == [["scored", "next_turn"]] * 5 + [["scored", "bonus", "next_turn"]]
