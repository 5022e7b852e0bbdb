"""One turn of Farkle by the chance to win: the step that the solver and the plan share.

Points are counted here in levels of 5. Let x be the chance to win after a farkle, bank[t] after
a bank of t (0 where it is not allowed), and

    roll[n][t] = P(n dice farkle) * x + sum over throws of P(throw) * max over its choices
                 (p points, m dice left) of best[m or 6][t + p]
    best[n][t] = max(bank[t], roll[n][t]).

Points only rise, so a turn is filled from its highest level downwards. Above the given levels
a bank must win for certain: there best is 1. Throws that offer the same choices are one row
(238 rows stand for all throws of one to six dice), and the rows of a level are worked out at
once for any number of turns side by side, one column each.

Where the first to reach the target wins, more points are never worse (play on as with fewer, and
bank more), so of the choices that leave as many dice only the dearest counts. With a last round
they can be: 95 of 100 may be better than 100, which gives the other a last turn. There every
choice counts (`every`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audiodice.core.dice import throws
from audiodice.games.farkle.combos import farkles, scoring
from audiodice.games.farkle.state import DICE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

STEP = 5  # every combination is a multiple of 5 points
DEAREST = 750 // STEP  # six sixes: the most one roll can add


class Offers(NamedTuple):
    """What throws offer, as arrays.

    A choice is the row in which its `best` lies, counted from the row of one die at the level
    of the throw: 6 * (levels gained) + (dice to throw next) - 1.
    """

    nth: tuple[NDArray[np.intp], ...]  # [k]: choice k of each row that has so many, longest first
    padded: NDArray[np.intp]  # (choices, rows): the same, short rows filled with their first
    odds: Floats  # (6, rows + 1): P(row) in a throw of 1 to 6 dice; the last column: farkle


def _choices(faces: tuple[int, ...], *, every: bool) -> tuple[int, ...]:
    """What a throw offers: each choice, or for each number of dice left the dearest."""
    found = [(len(faces) - len(kept) or DICE, points) for kept, points in scoring(faces)]
    kept = set(found) if every else dict(reversed(found)).items()
    return tuple(sorted(DICE * (points // STEP) + left - 1 for left, points in kept))


@cache
def offers(*, every: bool) -> Offers:
    """The offers of all throws of one to six dice, made once: about 0.1 s."""
    odds: dict[tuple[int, ...], list[float]] = {}
    for n in range(1, DICE + 1):
        for faces, many in throws(n):
            if offer := _choices(faces, every=every):
                odds.setdefault(offer, [0.0] * DICE)[n - 1] += many / 6**n
    rows = sorted(odds, key=len, reverse=True)
    nth = [[row[k] for row in rows if len(row) > k] for k in range(len(rows[0]))]
    padded = [[row[k] if len(row) > k else row[0] for row in rows] for k in range(len(rows[0]))]
    farkle = [farkles(n) / 6**n for n in range(1, DICE + 1)]
    return Offers(
        tuple(np.array(choices, dtype=np.intp) for choices in nth),
        np.array(padded, dtype=np.intp),
        np.column_stack([np.array([odds[row] for row in rows]).T, farkle]),
    )


def turns(banks: Floats, farkled: Floats, *, every: bool) -> Floats:
    """The chance to win at the start of many turns at once: (turns,).

    `banks` (levels, turns) is the chance after a bank at each level, 0 where it is not allowed;
    `farkled` (turns,) after a farkle. `every`: see above.
    """
    nth, _, odds = offers(every=every)
    levels, width = banks.shape
    best = np.ones((DICE * (levels + DEAREST + 1), width))
    rows = np.empty((len(nth[0]) + 1, width))
    rows[-1] = farkled
    other = np.empty((len(nth[1]), width))
    roll = np.empty((DICE, width))
    for t in range(levels - 1, -1, -1):
        here = best[DICE * t :]
        # mode="clip" only spares take a copy of `out`: every index is in range
        here.take(nth[0], axis=0, out=rows[:-1], mode="clip")
        for choices in nth[1:]:
            n = len(choices)
            here.take(choices, axis=0, out=other[:n], mode="clip")
            np.maximum(rows[:n], other[:n], out=rows[:n])
        np.matmul(odds, rows, out=roll)
        np.maximum(roll, banks[t], out=here[:DICE])
    start: Floats = roll[DICE - 1]
    return start


class Option(NamedTuple):
    """One way on from a roll: keep these faces, then bank or roll; and the chance to win so."""

    faces: tuple[int, ...]
    bank: bool
    value: float


class TurnPlan:
    """A turn played to win, from the pair of scores it was made for.

    Points `t` are those set apart in this turn, a multiple of 5; ValueError for others. All
    values are chances to win, 0 to 1, ties counted half.
    """

    def __init__(self, banks: Floats, farkled: float, floor: int, *, every: bool) -> None:
        """`banks` (levels,), `farkled` and `every` as in `turns`; a bank needs `floor` points."""
        _, padded, odds = offers(every=every)
        self.floor = floor
        self.farkled = farkled
        self._banks = banks
        levels = len(banks)
        best = np.ones(DICE * (levels + DEAREST + 1))
        rows = np.ones(padded.shape[1] + 1)
        rows[-1] = farkled
        rolls = np.empty((levels + 1, DICE))
        rolls[levels] = odds @ rows  # from there on every bank wins
        choices = np.empty(padded.shape)
        for t in range(levels - 1, -1, -1):
            here = best[DICE * t :]
            # mode="clip" only spares take a copy of `out`: every index is in range
            here.take(padded, out=choices, mode="clip")
            np.maximum.reduce(choices, axis=0, out=rows[:-1])
            np.matmul(odds, rows, out=rolls[t])
            np.maximum(rolls[t], banks[t], out=here[:DICE])
        self._rolls = rolls

    def roll(self, n: int, t: int) -> float:
        """The chance to win when `n` dice (1 to 6) are rolled now; ValueError for another `n`."""
        if not 1 <= n <= DICE:
            raise ValueError(f"a roll is of 1 to 6 dice, not {n}")
        return float(self._rolls[min(_level(t), len(self._banks)), n - 1])

    def may_bank(self, t: int) -> bool:
        """Whether `t` points are enough for a bank."""
        return t >= self.floor

    def bank(self, t: int) -> float:
        """The chance to win when `t` points are banked now; 0 where they may not be."""
        level = _level(t)
        if not self.may_bank(t):
            return 0.0
        return float(self._banks[level]) if level < len(self._banks) else 1.0

    def best(self, n: int, t: int) -> float:
        """The chance to win with `t` points set apart and `n` dice to throw, played best."""
        return max(self.bank(t), self.roll(n, t))

    def options(self, faces: tuple[int, ...], t: int) -> tuple[Option, ...]:
        """Every way on from a roll of these faces (any order) with `t` set apart before it.

        Best first; of equals the one with more points, and the bank before the roll. Empty
        for a farkle. Some microseconds an option.
        """
        found = []
        for kept, points in scoring(tuple(sorted(faces))):
            if self.may_bank(t + points):
                found.append(Option(kept, True, self.bank(t + points)))
            left = len(faces) - len(kept) or DICE
            found.append(Option(kept, False, self.roll(left, t + points)))
        return tuple(sorted(found, key=lambda option: -option.value))

    def best_keep(self, faces: tuple[int, ...], t: int) -> tuple[int, ...]:
        """The faces to keep of a roll (any order), sorted; () for a farkle."""
        found = self.options(faces, t)
        return found[0].faces if found else ()


def _level(points: int) -> int:
    if points < 0 or points % STEP:
        raise ValueError(f"points are a multiple of {STEP}, not {points}")
    return points // STEP
