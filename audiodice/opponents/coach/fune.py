"""What the coach knows of FUNE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.fune import SHEET
from audiodice.games.sheet.boxes import UPPER, longest_run, most
from audiodice.opponents.coach.coach import Family
from audiodice.opponents.coach.sheet import (
    boxed,
    coach,
    in_a_row,
    keeps_pair,
    kept,
    open_boxes,
    pairs,
)
from audiodice.opponents.fune import EVALUATOR

if TYPE_CHECKING:
    from audiodice.core.model import Decision
    from audiodice.games.sheet.state import State

FIRST, SECOND, LAST = 2, 1, 0  # the rolls left after the first roll, the second and the last
SHORT, LONG = 4, 5
LOW = 3  # the highest of the low faces
UPPER_BOX = {box.face: box.id for box in UPPER}
MADE = ("fune", "long_straight", "full_house", "short_straight")


def _four(state: State, best: Decision) -> bool:
    return in_a_row(kept(state, best), SHORT)


def _three(state: State, best: Decision) -> bool:
    return in_a_row(kept(state, best), 3)


def _short_and_pair(state: State) -> bool:
    return state.throws == FIRST and longest_run(state.faces) == SHORT and bool(pairs(state.faces))


def _pair_with_gap(state: State, done: Decision) -> bool:
    return state.throws == FIRST and longest_run(state.faces) < SHORT and keeps_pair(state, done)


def _pair_of_short(state: State, done: Decision) -> bool:
    return _short_and_pair(state) and keeps_pair(state, done)


def _takes_short(state: State, done: Decision) -> bool:
    return _short_and_pair(state) and boxed(done) == "short_straight"


def _low_pair(state: State, done: Decision) -> bool:
    return state.throws == FIRST and keeps_pair(state, done) and pairs(state.faces)[0] <= LOW


def _other_dice(state: State, best: Decision) -> bool:
    found = kept(state, best)
    return (
        found is not None
        and found.count(pairs(state.faces)[0]) < 2
        and not (_three(state, best) or _four(state, best))
    )


def _higher_pair(state: State, done: Decision) -> bool:
    of = pairs(state.faces)
    return state.throws == SECOND and len(of) == 2 and kept(state, done) == (of[1],) * 2


def _lower_pair(state: State, best: Decision) -> bool:
    low, high = pairs(state.faces)
    opened = open_boxes(state)
    return (
        kept(state, best) == (low,) * 2
        and UPPER_BOX[low] in opened
        and UPPER_BOX[high] not in opened
    )


def _both_pairs(state: State, best: Decision) -> bool:
    low, high = pairs(state.faces)
    return kept(state, best) == (low, low, high, high)


def _second_pair(state: State, done: Decision) -> bool:
    return state.throws == SECOND and keeps_pair(state, done)


def _three_dice(state: State, done: Decision) -> bool:
    return state.throws == LAST and boxed(done) == "three_dice" and most(state.faces)[0] == 3


def _own_box(state: State, best: Decision) -> bool:
    return boxed(best) == UPPER_BOX[most(state.faces)[1]]


def _zero(state: State, decision: Decision) -> bool:
    box = boxed(decision)
    return state.throws == LAST and bool(box) and not SHEET.worth(state.faces)[box]


FAMILIES = {
    "pair_or_four": Family(_pair_with_gap, _four),
    "short_straight": Family(_takes_short, _four),
    "pair_or_short": Family(_pair_of_short, _four),
    "low_pair": Family(_low_pair, _other_dice),
    "which_pair": Family(_higher_pair, _lower_pair),
    "two_pairs": Family(_higher_pair, _both_pairs),
    "pair_or_three": Family(_pair_with_gap, _three),
    "three_dice": Family(_three_dice, _own_box),
    "second_pair": Family(_second_pair, _four),
    "which_zero": Family(_zero, _zero),
}
COACH = coach(SHEET, EVALUATOR, MADE, FAMILIES)
