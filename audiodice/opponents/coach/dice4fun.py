"""What the coach knows of Dice4Fun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.dice4fun import SHEET
from audiodice.games.sheet.boxes import UPPER, most
from audiodice.opponents.coach.coach import Family
from audiodice.opponents.coach.sheet import boxed, coach, keeps_pair, kept, pairs
from audiodice.opponents.dice4fun import EVALUATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Decision
    from audiodice.games.sheet.state import State
    from audiodice.opponents.coach.coach import Test

FIRST, LAST = 2, 0  # the rolls left after the first roll, and after the last
LOW = 3  # the highest of the low faces
UPPER_BOX = {box.face: box.id for box in UPPER}
MADE = ("five_dice", "large_straight", "small_straight", "full_house")


def _ends_with(state: State, many: int, faces: Sequence[int]) -> bool:
    """Whether a turn ends with so many alike of one of these faces."""
    if state.throws != LAST:
        return False
    alike, face = most(state.faces)
    return alike == many and face in faces


def _at_end(many: int, boxes: Sequence[str], *faces: int) -> Test:
    """Whether a turn ends so, and one of these boxes is filled."""

    def done(state: State, decision: Decision) -> bool:
        return boxed(decision) in boxes and _ends_with(state, many, faces)

    return done


def _box(name: str) -> Test:
    return lambda _state, best: boxed(best) == name


def _own_box(state: State, best: Decision) -> bool:
    return boxed(best) == UPPER_BOX[most(state.faces)[1]]


def _low_pair(state: State, done: Decision) -> bool:
    return state.throws == FIRST and keeps_pair(state, done) and pairs(state.faces)[0] <= LOW


def _high_die(state: State, best: Decision) -> bool:
    found = kept(state, best)
    return found is not None and len(found) == 1 and found[0] > LOW


EVERY = range(1, 7)
FAMILIES = {
    "three_ones": Family(_at_end(3, ("sixes",), 1), _own_box),
    "pair_or_fives": Family(_at_end(2, ("fives",), *EVERY), _box("pair")),
    "three_ones_or": Family(_at_end(3, ("fours", "fives"), 1), _own_box),
    "four_low": Family(_at_end(4, ("fours", "fives", "sixes"), 1, 2, LOW), _own_box),
    "sixes_or_ones": Family(_at_end(2, ("sixes",), *EVERY), _box("ones")),
    "four_fives": Family(_at_end(4, ("chance",), 5), _own_box),
    "pair_of_sixes": Family(_at_end(2, ("sixes",), 6), _box("pair")),
    "four_twos": Family(_at_end(4, ("four_kind",), 2), _own_box),
    "three_kind": Family(_at_end(3, ("three_kind",), *EVERY), _own_box),
    "low_pair": Family(_low_pair, _high_die),
}
COACH = coach(SHEET, EVALUATOR, MADE, FAMILIES)
