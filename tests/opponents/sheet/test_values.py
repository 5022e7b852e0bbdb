"""A solved sheet: its answers and errors, its plans, and its values after saving and loading."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain, product

import pytest

from audiodice.games import fune
from audiodice.games.sheet.boxes import UPPER
from audiodice.opponents.sheet import solver_sweeps
from audiodice.opponents.sheet.keeps import FIRST_ROLL, INDEX, KEEPS, ROLLS
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.sheet_values import SheetValues
from audiodice.opponents.sheet.solver import solve
from tests.opponents.sheet.naive import lines
from tests.support import ready

SHORT = ("ones", "fives", "sixes", "fune", "choice")


@cache
def solved() -> SheetValues:
    found: SheetValues = ready.made("fune")
    return found


def test_plans_equal_the_table_at_random_states() -> None:
    """The plan computes forwards what the solver computed in blocks."""
    draw, table = random.Random(5), solved()
    for _ in range(100):
        opened = draw.sample(table.boxes, draw.randint(1, 13))
        upper = draw.choice(table.uppers(opened))
        plan = table.turn(opened, upper)
        assert plan.value == pytest.approx(table.to_come(opened, upper), abs=1e-9)
        hand = draw.choice(ROLLS)
        for choice in plan.choices(hand, 2):
            if choice.action == "score":
                points = fune.SHEET.worth(hand)[str(choice.what)]
                gain = points if fune.SHEET.face_of[str(choice.what)] else 0
                rest = [box for box in opened if box != choice.what]
                assert choice.value == points + table.to_come(rest, upper + gain)
                assert choice.value == plan.score_value(str(choice.what), hand)


def test_keeps_are_all_multisets_of_up_to_five_dice() -> None:
    every = chain.from_iterable(product(range(1, 7), repeat=n) for n in range(6))
    assert set(KEEPS) == {tuple(sorted(faces)) for faces in every}
    assert set(KEEPS) == set(solver_sweeps.KEEPS)
    assert len(KEEPS) == len(INDEX) == 462
    assert [INDEX[keep] for keep in KEEPS] == list(range(462))
    assert KEEPS[FIRST_ROLL:] == ROLLS
    assert {len(roll) for roll in ROLLS} == {5}


# --- what can be, and what cannot ----------------------------------------------------------------


def test_reachable_totals_are_sums_of_boxes() -> None:
    """All 64 sets of upper boxes, against every way to fill the other boxes."""
    table = solved()
    for mask in range(64):
        opened = frozenset(box.id for box in UPPER if mask >> (box.face - 1) & 1)
        held = {min(63, total) for total in lines(fune.SHEET, opened)}
        assert set(table.uppers(opened)) == held
        assert table.uppers((*opened, "choice")) == table.uppers(opened)
        for total in set(range(-1, 64)) - held:
            with pytest.raises(ValueError, match=f"{total} upper points"):
                table.to_come(opened, total)


def test_all_totals_from_the_threshold_up_have_one_value() -> None:
    table = solved()
    assert table.to_come(("fune",), 63) == table.to_come(("fune",), 105)
    assert table.to_come((), 62) == 0
    assert table.to_come((), 63) == fune.SHEET.bonus


@pytest.mark.parametrize(
    ("opened", "named"),
    [(("ones", "ones"), "ones"), (("fune", "choice", "fune"), "fune"), (("jacks",), "jacks")],
)
def test_error_names_the_wrong_box(opened: tuple[str, ...], named: str) -> None:
    for ask in (solved().to_come, solved().turn):
        with pytest.raises(ValueError, match=f"^{named}: open boxes are some of ones, twos"):
            ask(opened, 0)


def test_full_sheet_has_no_turn_and_unknown_boxes_have_no_solution() -> None:
    with pytest.raises(ValueError, match="needs an open box"):
        solved().turn((), 20)
    for boxes in (("ones", "ones"), ("ones", "pair")):
        with pytest.raises(ValueError, match="not boxes of this card"):
            solve(fune.SHEET, boxes)


# --- kept and read again -------------------------------------------------------------------------


def test_table_is_the_same_after_saving_and_loading() -> None:
    """Values are saved as float32: near 256 points the error is at most 8 millionths."""
    table = solved()
    again = SheetValues(Layout(fune.SHEET, table.boxes), table.to_arrays()["values"])
    assert (again.states, again.boxes) == (table.states, table.boxes)
    assert again.value == pytest.approx(table.value, abs=8e-6)
    hand, opened = (2, 3, 4, 5, 5), ("ones", "long_straight")
    kept, made = (
        {(action, what): value for action, what, value in one.turn(opened, 60).choices(hand, 2)}
        for one in (again, table)
    )
    assert kept == pytest.approx(made, abs=8e-6)
    assert again.to_arrays() == table.to_arrays()


@pytest.mark.parametrize("wrong", [float("nan"), float("inf"), float("-inf")])
def test_values_that_are_not_finite_are_refused(wrong: float) -> None:
    values = solve(fune.SHEET, SHORT).to_arrays()["values"]
    values[7] = wrong
    with pytest.raises(ValueError, match="gaps"):
        SheetValues(Layout(fune.SHEET, SHORT), values)


def test_values_of_another_sheet_are_refused() -> None:
    values = solve(fune.SHEET, SHORT).to_arrays()["values"]
    for boxes in (SHORT[:-1], ("ones", "sixes")):
        with pytest.raises(ValueError, match="a table of this sheet has"):
            SheetValues(Layout(fune.SHEET, boxes), values)


def test_progress_rises_from_0_to_1() -> None:
    heard: list[float] = []
    solve(fune.SHEET, SHORT, heard.append)
    assert (heard[0], heard[-1]) == (0.0, 1.0)
    assert heard == sorted(heard)
    assert len(heard) > 20
