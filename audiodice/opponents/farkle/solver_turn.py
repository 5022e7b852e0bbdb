"""The chance to win at the start of many turns of Farkle at once. Needs numpy.

The equations are those of `turn_plan.py`. Throws that offer the same choices share one row (238
rows stand for all throws of one to six dice). The rows of a level are computed together for any
number of turns, one column each.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audiodice.games.farkle.combos import MOST, SHEET, STEPS
from audiodice.games.farkle.state import DICE
from audiodice.opponents.farkle import turn_plan
from audiodice.opponents.farkle.turn_plan import risks

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]


class Offers(NamedTuple):
    """The choices that throws offer, as arrays.

    A choice is the number of its row in `best`, counted from the row of one die at the level
    of the throw: 6 * (levels gained) + (dice to throw next) - 1.
    """

    nth: tuple[NDArray[np.intp], ...]  # [k]: choice k of each row that has one, longest first
    odds: Floats  # (6, rows + 1): P(row) in a throw of 1 to 6 dice; the last column: farkle


@cache
def offers(scale: int = SHEET, *, every: bool) -> Offers:
    """The offers of all throws of one to six dice; the first call takes about 0.1 s."""
    odds: dict[tuple[int, ...], list[float]] = {}
    for n, found in enumerate(turn_plan.offers(scale, every=every)):
        for choices, odd in found.items():
            row = tuple(sorted([DICE * gain + left - 1 for left, gain in choices]))
            odds.setdefault(row, [0.0] * DICE)[n] += odd
    rows = sorted(odds, key=len, reverse=True)
    nth = [[row[k] for row in rows if len(row) > k] for k in range(len(rows[0]))]
    return Offers(
        tuple(np.array(choices, dtype=np.intp) for choices in nth),
        np.column_stack([np.array([odds[row] for row in rows]).T, risks()]),
    )


def turns(banks: Floats, farkled: Floats, scale: int = SHEET, *, every: bool) -> Floats:
    """The chance to win at the start of many turns, as an array of shape (turns,).

    `banks` (levels, turns) is the chance after a bank at each level, 0 where it is not allowed;
    `farkled` (turns,) after a farkle. `every`: every choice is compared, see `turn_plan.py`.
    """
    nth, odds = offers(scale, every=every)
    levels, width = banks.shape
    best = np.ones((DICE * (levels + MOST[scale] // STEPS[scale] + 1), width))
    rows = np.empty((len(nth[0]) + 1, width))
    rows[-1] = farkled
    other = np.empty((len(nth[1]), width))
    roll = np.empty((DICE, width))
    for t in range(levels - 1, -1, -1):
        here = best[DICE * t :]
        # mode="clip" only saves a copy of `out`: every index is in range
        here.take(nth[0], axis=0, out=rows[:-1], mode="clip")
        for choices in nth[1:]:
            n = len(choices)
            here.take(choices, axis=0, out=other[:n], mode="clip")
            np.maximum(rows[:n], other[:n], out=rows[:n])
        np.matmul(odds, rows, out=roll)
        np.maximum(roll, banks[t], out=here[:DICE])
    start: Floats = roll[DICE - 1]
    return start
