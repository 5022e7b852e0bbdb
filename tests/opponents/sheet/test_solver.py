"""The sheet solver against a naive one (`naive.py`), and against published values.

AUDIODICE_LONG=1 compares more endgames and plays 3,000 games of each.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from audiodice.core.dice import positions
from audiodice.core.model import Action
from audiodice.games import dice4fun, fune
from audiodice.games.sheet import ROLL, Sheet
from audiodice.games.sheet.boxes import UPPER, Box, some, sum_when
from audiodice.opponents.sheet.sheet_values import SheetValues
from audiodice.opponents.sheet.solver import solve
from tests.opponents.sheet.naive import dice, lines, to_come, turn_of
from tests.support import ready

LONG = os.environ.get("AUDIODICE_LONG") == "1"
TOLERANCE = 1e-9
TINY = Sheet("tiny", (UPPER[0], UPPER[5], Box("any", sum_when(some))), bonus=11, threshold=14)
"""A whole game that the naive solver can play, with its bonus in reach."""
BOTH = pytest.mark.parametrize("game", [fune.SHEET, dice4fun.SHEET], ids=lambda game: game.name)


@cache
def solved(game: Sheet) -> SheetValues:
    if game is TINY:
        return solve(game)
    found: SheetValues = ready.made(game.name)
    return found


def agree(game: Sheet, opened: tuple[str, ...], totals: Iterable[int] | None = None) -> int:
    """Compare the states with these boxes open; return how many there are."""
    found = lines(game, frozenset(opened))
    wanted = list(found if totals is None else totals)
    for total in wanted:
        exact = to_come(game, found[total])
        assert solved(game).to_come(opened, total) == pytest.approx(float(exact), abs=TOLERANCE)
    return len(wanted)


@BOTH
def test_endgames_of_every_single_box_equal_the_naive_solver(game: Sheet) -> None:
    """Every upper total, not capped at the threshold: 70 to 105 for each box."""
    boxes = game.initial(1).boxes
    assert sum(agree(game, (box,)) for box in boxes) > 70 * len(boxes)


@BOTH
@pytest.mark.parametrize(("many", "samples"), [(2, 105 if LONG else 15), (3, 100 if LONG else 6)])
def test_sampled_endgames_of_more_boxes_equal_the_naive_solver(
    game: Sheet, many: int, samples: int
) -> None:
    draw = random.Random(f"{game.name}/{many}")
    every = list(combinations(game.initial(1).boxes, many))
    for opened in draw.sample(every, min(samples, len(every))):
        totals = sorted(lines(game, frozenset(opened)))
        near = [total for total in totals if 35 <= total <= 66] or totals  # the bonus in doubt
        agree(game, opened, (draw.choice(near), draw.choice(totals)))


def test_whole_game_of_three_boxes_equals_the_naive_solver() -> None:
    """From the empty sheet; the bonus is certain, possible, or out of reach."""
    for many in (1, 2, 3):
        for opened in combinations(("ones", "sixes", "any"), many):
            assert agree(TINY, opened)
    assert solved(TINY).value == pytest.approx(float(to_come(TINY, (None,) * 3)), abs=TOLERANCE)


@pytest.mark.parametrize(
    ("game", "opened", "upper"),
    [(fune.SHEET, ("sixes", "short_straight"), 45), (dice4fun.SHEET, ("pair", "fives"), 51)],
)
def test_plan_equals_the_naive_one_throughout_the_turn(
    game: Sheet, opened: tuple[str, ...], upper: int
) -> None:
    """Every hand and every keep, with 0, 1 and 2 rolls left."""
    plan = solved(game).turn(opened, upper)
    turn = turn_of(game, lines(game, frozenset(opened))[upper])
    for left in (0, 1, 2):
        for hand, exact in turn.hands[left].items():
            assert plan.roll_value(hand, left) == pytest.approx(float(exact), abs=TOLERANCE)
            choices = plan.choices(hand[::-1], left)
            assert choices[0].value == pytest.approx(float(exact), abs=TOLERANCE)
            rolls = {choice.what for choice in choices if choice.action == "roll"}
            assert rolls == (set(dice(game).keeps[hand]) if left else set())
            assert {c.what for c in choices if c.action == "score"} == set(opened)
            assert [c.value for c in choices] == sorted((c.value for c in choices), reverse=True)
        for kept, exact in turn.kept[left].items():
            assert plan.keep_value(kept, left) == pytest.approx(float(exact), abs=TOLERANCE)
    assert plan.value == pytest.approx(float(turn.kept[3][()]), abs=TOLERANCE)


def test_values_equal_published_and_independent_ones() -> None:
    """Scandinavian Yatzy in the literature (248.44); FUNE by an independent C program (255.2)."""
    assert solved(dice4fun.SHEET).value == pytest.approx(248.44, abs=0.005)
    assert solved(fune.SHEET).value == pytest.approx(255.2, abs=0.05)
    assert (solved(fune.SHEET).states, solved(dice4fun.SHEET).states) == (1873 << 7, 1873 << 9)


def test_short_sheet_is_a_part_of_the_long_one() -> None:
    """A box that is not on the sheet counts like one filled with 0."""
    boxes = dice4fun.SHEET.initial(1, boxes=13).boxes
    short = solve(dice4fun.SHEET, boxes)
    assert short.boxes == boxes
    assert short.value == pytest.approx(solved(dice4fun.SHEET).to_come(boxes, 0), abs=TOLERANCE)
    assert 200 < short.value < solved(dice4fun.SHEET).value


def play(game: Sheet, table: SheetValues, draw: random.Random) -> int:
    """Play a game of one seat by the plans; return its total."""
    state = game.initial(1)
    while not state.over:
        if not state.open:
            opened = [b for b, n in zip(state.boxes, state.scores[0], strict=True) if n is None]
            plan = table.turn(opened, game.upper(state, 0))
        else:
            action, what, _ = plan.choices(state.faces, state.throws)[0]
            if action == "score":
                state = game.apply(state, Action("score", what)).state
                continue
            kept = positions(state.faces, [int(face) for face in what])
            state = game.apply(state, Action("keep", kept)).state
        thrown = draw.choices(range(1, 7), k=game.throw_size(state, ROLL))
        state = game.apply(state, ROLL, thrown).state
    return game.totals(state)[0]


@BOTH
def test_games_played_by_the_plans_average_the_solved_value(game: Sheet) -> None:
    """Within four standard errors: 20 points of 250 in the short form, 4 in the long one."""
    draw, table = random.Random(7), solved(game)
    totals = [play(game, table, draw) for _ in range(3000 if LONG else 100)]
    error = float(np.std(totals, ddof=1)) / len(totals) ** 0.5
    assert abs(float(np.mean(totals)) - table.value) < 4 * error
