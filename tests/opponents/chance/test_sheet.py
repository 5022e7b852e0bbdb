"""The chances on score sheets: spreads of points, shares of wins, and the examples measured.

AUDIODICE_LONG=1 solves the whole table of FUNE.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import product
from math import prod
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice.core.dice import throws
from audiodice.games.fune import SHEET
from audiodice.games.sheet import Sheet
from audiodice.games.sheet.boxes import UPPER, Box, some, sum_when
from audiodice.games.sheet.state import State
from audiodice.opponents import tables
from audiodice.opponents.chance import sheet_spread
from audiodice.opponents.chance.fune import CHANCES
from audiodice.opponents.chance.shares import shares
from audiodice.opponents.chance.sheet_table import FULL, Spreads, SpreadSpec
from audiodice.opponents.chance.sheet_turn import TurnOdds
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.sheet_values import SheetValues
from audiodice.opponents.sheet.solver import solve
from audiodice.storage.solved_tables import SolvedTable
from tests.support import ready

TINY = Sheet("tiny", (UPPER[0], UPPER[5], Box("any", sum_when(some))), bonus=11, threshold=14)
BOXES = SHEET.initial(1).boxes
SPEC = SpreadSpec("fune", BOXES)


@cache
def fune() -> Spreads:
    """The table of FUNE for the last boxes."""
    return sheet_spread.spreads(SHEET, most=FULL)


@cache
def tiny() -> tuple[SheetValues, Spreads]:
    return solve(TINY), sheet_spread.spreads(TINY)


@pytest.fixture
def shelved() -> None:
    ready.shelve("fune")
    table = SolvedTable(SPEC)
    table.table, table._ended = fune(), True
    ready.put(table)


def line(opened: tuple[str, ...], upper: int, points: int) -> tuple[int | None, ...]:
    """A sheet with these open boxes, upper points, and points without the bonus."""
    filled = {box: 0 for box in BOXES if box not in opened}
    filled[next(box for box in filled if SHEET.face_of[box])] = upper
    filled[next(box for box in filled if not SHEET.face_of[box])] = points - upper
    return tuple(filled.get(box) for box in BOXES)


ONE_EACH = (line(("choice",), 63, 200), line(("short_straight",), 63, 205))
TWO_EACH = (
    line(("sixes", "fune"), 47, 175),
    line(("twos", "long_straight"), 60, 190),
)


@pytest.mark.usefixtures("shelved")
@pytest.mark.parametrize(
    ("state", "first"),
    [
        (State(BOXES, ONE_EACH), 0.3846),
        (State(BOXES, TWO_EACH), 0.1834),
        (State(BOXES, TWO_EACH, faces=(6, 6, 6, 1, 2), throws=1), 0.3206),
        (State(BOXES, TWO_EACH, faces=(6, 1, 6, 2, 6), kept=(1,), throws=1), 0.3206),
    ],
)
def test_the_examples_measured(state: State, first: float) -> None:
    chance = CHANCES.tell(state, ("", "perfect"))
    assert chance is not None
    assert chance.exact
    assert chance.seats == pytest.approx((first, 1 - first), abs=0.00005)


@pytest.mark.usefixtures("shelved")
def test_a_turn_start_is_the_mean_of_its_first_rolls() -> None:
    start = CHANCES.tell(State(BOXES, TWO_EACH), ("", ""))
    rolled = [
        many * CHANCES.tell(State(BOXES, TWO_EACH, faces=faces, throws=2), ("", "")).seats[0]  # type: ignore[union-attr]
        for faces, many in throws(5)
    ]
    assert start is not None
    assert sum(rolled) / 6**5 == pytest.approx(start.seats[0], abs=1e-6)


@pytest.mark.usefixtures("shelved")
def test_a_weaker_player_has_less_and_is_an_estimate() -> None:
    state = State(BOXES, TWO_EACH)
    best, weak = CHANCES.tell(state, ("", "")), CHANCES.tell(state, ("weak", ""))
    assert best is not None
    assert weak is not None
    assert weak.seats[0] < best.seats[0]
    assert not weak.exact
    assert sum(weak.seats) == pytest.approx(1)


@pytest.mark.usefixtures("shelved")
def test_a_game_that_is_over_is_certain() -> None:
    full = [line((), 63, points) for points in (200, 220, 220)]
    chance = CHANCES.tell(State(BOXES, tuple(full), over=True), ("weak", "", ""))
    assert chance is not None
    assert chance.seats == pytest.approx((0, 0.5, 0.5))
    assert chance.exact


def test_bad_input() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        CHANCES.tell(State(BOXES, TWO_EACH), ("",))
    with pytest.raises(ValueError, match="another sheet"):
        Spreads(Layout(TINY, ("ones",)), tiny()[1].to_arrays())
    with pytest.raises(KeyError):
        Spreads(Layout(TINY, ("ones",)), {})


def test_nothing_is_told_without_tables() -> None:
    tables.install(tables.NoTables())
    assert CHANCES.tell(State(BOXES, TWO_EACH), ("", "")) is None


# --- the table -------------------------------------------------------------------------------


def test_spreads_equal_a_recursion_over_ways_to_end_a_turn() -> None:
    values, table = tiny()

    def recursion(opened: tuple[str, ...], upper: int) -> dict[int, float]:
        if not opened:
            return {TINY.bonus if upper >= TINY.threshold else 0: 1.0}
        turn = TurnOdds(values.turn(opened, upper))
        found: dict[int, float] = {}
        for faces, many in throws(5):
            for (box, points), odds in turn.outcomes(faces, 2).items():
                then = upper + points if TINY.face_of[box] else upper
                after = recursion(tuple(one for one in opened if one != box), min(then, 14))
                for more, chance in after.items():
                    part = many / 6**5 * odds * chance
                    found[points + more] = found.get(points + more, 0.0) + part
        return found

    for opened, upper in ((("any",), 13), (("sixes",), 2), (("ones",), 12), (("ones",), 6)):
        wanted = recursion(opened, upper)
        spread = table.to_come(opened, upper)
        assert spread.exact
        assert dict(spread.odds) == pytest.approx(
            {points: odds for points, odds in wanted.items() if odds}, abs=1e-6
        )


def test_means_are_those_of_the_solver() -> None:
    values, table = tiny()
    for many in product((False, True), repeat=3):
        opened = [box for box, wanted in zip(values.boxes, many, strict=True) if wanted]
        for upper in values.uppers(opened):
            spread = table.to_come(opened, upper)
            assert spread.mean == pytest.approx(values.to_come(opened, upper), abs=1e-4)
            assert sum(spread.odds.values()) == pytest.approx(1)


def test_a_table_is_the_same_after_saving_and_loading() -> None:
    again = tables.unpack(SPEC, tables.pack(SPEC, fune()))
    assert again.to_arrays() == fune().to_arrays()


@pytest.mark.skipif(os.environ.get("AUDIODICE_LONG") != "1", reason="takes a minute")
def test_points_of_equal_mass_have_nearly_the_mean() -> None:
    values, table = ready.made("fune"), sheet_spread.spreads(SHEET)
    differences = [
        abs(table.to_come(BOXES[:many], upper).mean - values.to_come(BOXES[:many], upper))
        for many in range(len(BOXES) + 1)
        for upper in values.uppers(BOXES[:many])
    ]
    assert max(differences) < 1
    assert fmean(differences) < 0.4


# --- shares ----------------------------------------------------------------------------------

SEATS = st.lists(
    st.dictionaries(st.integers(0, 8), st.integers(1, 9), min_size=1, max_size=3),
    min_size=1,
    max_size=4,
)


def spread_of(weights: dict[int, int]) -> dict[int, float]:
    total = sum(weights.values())
    return {points: weight / total for points, weight in weights.items()}


@given(SEATS)
def test_shares_equal_every_end_counted(weights: list[dict[int, int]]) -> None:
    seats = [spread_of(one) for one in weights]
    wanted = [0.0] * len(seats)
    for ends in product(*(seat.items() for seat in seats)):
        top = [seat for seat, (points, _) in enumerate(ends) if points == max(ends)[0]]
        for seat in top:
            wanted[seat] += prod(odds for _, odds in ends) / len(top)
    assert shares(seats) == pytest.approx(wanted, abs=1e-9)
    assert shares(seats[::-1]) == pytest.approx(wanted[::-1], abs=1e-9)


def test_eight_equal_seats_share_alike() -> None:
    for seats in range(1, 9):
        assert shares([{5: 0.5, 9: 0.5}] * seats) == pytest.approx([1 / seats] * seats)
