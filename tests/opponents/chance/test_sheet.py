"""The chances on score sheets: spreads of points, shares of wins, and the examples measured.

AUDIODICE_LONG=1 solves the whole table of FUNE.
"""

from __future__ import annotations

import lzma
import os
from array import array
from functools import cache
from itertools import product
from math import prod, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice import games, opponents
from audiodice.core.dice import throws
from audiodice.engine.journal import Move
from audiodice.games.fune import SHEET
from audiodice.games.sheet import Sheet
from audiodice.games.sheet.boxes import UPPER, Box, alike, some, sum_when, when
from audiodice.games.sheet.state import State
from audiodice.opponents import tables
from audiodice.opponents.chance import sheet, solver_sheet_spread
from audiodice.opponents.chance.fune import CHANCES
from audiodice.opponents.chance.shares import shares
from audiodice.opponents.chance.sheet_spec import SpreadSpec
from audiodice.opponents.chance.sheet_table import FULL, Spreads, parts
from audiodice.opponents.chance.sheet_turn import TurnOdds
from audiodice.opponents.chance.solver_sheet_packing import tolerance
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.sheet_values import SheetValues
from audiodice.opponents.sheet.solver import solve
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable, file_of
from tests.support import ready

ANY, FIVE = Box("any", sum_when(some)), Box("five", when(alike(5), 50))
TINY = Sheet("tiny", (UPPER[0], UPPER[5], ANY), bonus=11, threshold=14)
SMALL = Sheet("small", (UPPER[0], UPPER[3], UPPER[5], ANY, FIVE), bonus=30, threshold=30)
BOXES = SHEET.initial(1).boxes
SPEC = SpreadSpec("fune", BOXES)


@cache
def shipped(game: str) -> SolvedTable:
    """The shipped spreads of a game."""
    found = SolvedTable(SpreadSpec(game, games.load(game).initial(1).boxes))
    assert found.load(paths.shipped_tables())
    found._ended = True
    return found


@cache
def solved(card: Sheet) -> tuple[SheetValues, Spreads]:
    return solve(card), solver_sheet_spread.spreads(card)


@pytest.fixture
def shelved() -> None:
    ready.shelve("fune")
    ready.put(shipped("fune"))


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
    layout, arrays = Layout(TINY, TINY.face_of), solved(TINY)[1].to_arrays()
    with pytest.raises(ValueError, match="another sheet"):
        Spreads(Layout(TINY, ("ones",)), arrays)
    with pytest.raises(KeyError):
        Spreads(layout, {})
    with pytest.raises(ValueError, match="lists cannot be read"):
        Spreads(layout, {**arrays, "full": array("B", b"cut")})
    with pytest.raises(ValueError, match="another sheet"):
        Spreads(layout, {**arrays, "full": array("B", lzma.compress(b"short"))})


def test_nothing_is_told_without_tables() -> None:
    tables.install(tables.NoTables())
    assert CHANCES.tell(State(BOXES, TWO_EACH), ("", "")) is None
    assert CHANCES.alone(State(BOXES, TWO_EACH[:1])) is None


@pytest.mark.usefixtures("shelved")
def test_how_a_game_alone_ends() -> None:
    alone = CHANCES.alone(SHEET.initial(1))
    assert alone is not None
    assert (alone.unit, alone.exact) == ("points", False)
    mean = sum(points * odds for points, odds in alone.odds.items())
    # Measured apart from these tables (CHANCE.md): mean 255.2, standard deviation 40.2.
    assert mean == pytest.approx(255.2, abs=0.5)
    square = sum((points - mean) ** 2 * odds for points, odds in alone.odds.items())
    assert sqrt(square) == pytest.approx(40.2, abs=0.5)
    assert CHANCES.alone(SHEET.initial(2)) is None


@pytest.mark.usefixtures("shelved")
def test_a_game_alone_that_is_over_is_certain() -> None:
    alone = CHANCES.alone(State(BOXES, (line((), 63, 200),), over=True))
    assert alone == ({200 + SHEET.bonus: 1.0}, "points", True)


@pytest.mark.usefixtures("shelved")
def test_what_was_prepared_is_not_computed_again() -> None:
    state = State(BOXES, TWO_EACH, faces=(6, 6, 6, 1, 2), throws=1)
    CHANCES.prepare(state, [""] * len(state.scores))
    before = sheet._to_come.cache_info().misses
    CHANCES.tell(state, ("", "weak"))
    assert sheet._to_come.cache_info().misses == before


# --- the table -------------------------------------------------------------------------------


def test_spreads_equal_a_recursion_over_ways_to_end_a_turn() -> None:
    values, table = solved(TINY)

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
        assert sum(spread.odds.values()) == pytest.approx(1)
        assert all(
            spread.odds.get(points, 0.0) == pytest.approx(odds, abs=1e-5)
            for points, odds in wanted.items()
        )


@pytest.mark.parametrize("card", [TINY, SMALL], ids=lambda card: card.name)
def test_means_are_those_of_the_solver(card: Sheet) -> None:
    values, table = solved(card)
    for many in product((False, True), repeat=len(values.boxes)):
        opened = [box for box, wanted in zip(values.boxes, many, strict=True) if wanted]
        for upper in values.uppers(opened):
            spread = table.to_come(opened, upper)
            assert spread.exact == (len(opened) <= FULL)
            near = 1e-3 if spread.exact else tolerance(len(opened))
            assert spread.mean == pytest.approx(values.to_come(opened, upper), abs=near)
            assert sum(spread.odds.values()) == pytest.approx(1)


def test_stored_points_are_the_means_of_parts_of_equal_mass() -> None:
    values, table = solved(SMALL)
    for opened in (("ones", "sixes", "any"), ("fours", "any", "five"), ("ones", "fours", "sixes")):
        for upper in values.uppers(opened):
            whole = sheet._to_come(SMALL, table, values, opened, upper, (), 3)
            assert whole.exact
            stored = table.to_come(opened, upper).odds
            count = parts(len(opened))
            points = [one for one in sorted(stored) for _ in range(round(stored[one] * count))]
            assert points == pytest.approx(
                means(dict(sorted(whole.odds.items())), count), abs=tolerance(len(opened)) + 0.01
            )


def means(odds: dict[int, float], count: int) -> list[float]:
    """The means of parts of equal mass of a distribution, its points ascending."""
    found, room = [0.0], 1 / count
    for points, chance in odds.items():
        left = chance
        while left > room:
            found[-1] += room * points * count
            left -= room
            found.append(0.0)
            room = 1 / count
        found[-1] += left * points * count
        room -= left
    return found[:count]


def test_a_sheet_too_wide_for_bytes_is_refused() -> None:
    wide = Sheet("wide", (UPPER[0], Box("much", when(some, 300))), bonus=1, threshold=5)
    with pytest.raises(ValueError, match="too far for bytes"):
        solver_sheet_spread.spreads(wide)


@pytest.mark.parametrize("game", ["fune", "dice4fun"])
def test_the_shipped_spreads_are_packed_as_they_were(game: str) -> None:
    found = shipped(game)
    packed = file_of(found.spec, paths.shipped_tables()).read_bytes()
    assert tables.pack(found.spec, found.table) == packed


@pytest.mark.skipif(os.environ.get("AUDIODICE_LONG") != "1", reason="takes a minute")
def test_the_shipped_spreads_are_solved_byte_for_byte() -> None:
    packed = file_of(SPEC, paths.shipped_tables()).read_bytes()
    assert tables.pack(SPEC, solver_sheet_spread.spreads(SHEET)) == packed


@pytest.mark.skipif(os.environ.get("AUDIODICE_LONG") != "1", reason="solves Dice4Fun")
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_dice4fun_is_told_at_every_place_of_a_game(seats: int) -> None:
    ready.shelve("dice4fun")
    ready.put(shipped("dice4fun"))
    chances = opponents.chances("dice4fun")
    assert chances is not None
    rules = games.load("dice4fun")
    ended = ready.finished("dice4fun", ("weak", *["cautious"] * (seats - 1)), 1)
    state = rules.initial(seats)
    for entry in ended.journal.entries:
        assert isinstance(entry, Move)
        state = rules.apply(state, entry.action, entry.dice).state
        chance = chances.tell(state, ("",) * seats)
        assert chance is not None
        assert sum(chance.seats) == pytest.approx(1)
        assert min(chance.seats) >= 0


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
