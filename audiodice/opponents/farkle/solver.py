"""Solves Farkle for two seats: the chance to win from every pair of scores. Needs numpy.

V[a][b] is the chance to win of the seat about to start a turn with a points against b. A turn
(`solver_turn.py`) needs the values at its end: after a bank of t, 1 - V[b][a + t]; after a
farkle, 1 - V[b][a]. A bank makes the sum of the scores greater, so the sums are solved from the
highest downwards, all pairs of a sum at once. Only a farkle leaves the sum unchanged: V[a][b] and
V[b][a] depend on each other. A turn's value f(x) over its farkle value x is convex and piecewise
linear, its slope the chance to farkle, below 1. So each pair of turns is replaced by two straight
lines, whose crossing is the next guess (the secant method); two or three guesses are enough.

While solving, `values[a // step, b // step]` is V. Row `target // step` is 1 (this seat has won),
columns from `target // step` on are the other's total past the target: 0, or with `last_round` the
chance of the last turn.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import numpy as np

from audiodice.opponents.farkle import win_chances
from audiodice.opponents.farkle.solver_turn import turns
from audiodice.opponents.farkle.win_chances import WinChances, columns

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from audiodice.games.farkle.state import Rules

    Floats = NDArray[np.float64]
    Ints = NDArray[np.intp]

BLOCK = 128  # turns solved at once: the data of a level then fits into a core's cache
CLOSE = 1e-8  # a smaller step ends the search; the remaining error was never above 2e-11
STEPS = 20  # secant steps, four times the most ever needed; then plain iteration, which converges


def solve(rules: Rules, progress: Callable[[float], None] = lambda _: None) -> WinChances:
    """Solve Farkle for two seats; `progress` is called with the part done, 0.0 to 1.0.

    The error is about 1e-10 (with `last_round` 1e-9). The time grows with the cube of the target:
    a target of 1000 takes about 15 s, 2000 two minutes; `last_round` makes 1000 take 100 s.
    """
    values = _blank(rules)
    target = rules.target // rules.step
    if rules.last_round:
        _fill_last_turns(values, rules)
    sums = range(2 * target - 2, -1, -1)
    work = [int(_levels(rules, *_pairs(target, total)).sum()) for total in sums]
    slopes = np.full(target, 0.5)
    done, whole = 0, sum(work)
    for total, levels in zip(sums, work, strict=True):
        a, b = _pairs(target, total)
        values[a, b], slopes[a] = _solve_sum(values, rules, (a, b), slopes[a])
        done += levels
        progress(done / whole)
    return WinChances(rules, array("d", values[:-1].tobytes()))


def _blank(rules: Rules) -> Floats:
    """The values before solving: 1 for a seat that has reached the target, 0 elsewhere."""
    target = rules.target // rules.step
    values = np.zeros((target + 1, columns(rules)))
    values[target] = 1
    return values


def _pairs(target: int, total: int) -> tuple[Ints, Ints]:
    """All pairs of scores with this sum: mine ascending, the other's descending."""
    mine = np.arange(max(0, total - target + 1), min(total, target - 1) + 1)
    return mine, mine[::-1]


def _floor(rules: Rules, mine: Ints) -> Ints:
    """The lowest level of a bank; a bank of 0 is not allowed."""
    later = max(rules.minimum // rules.step, 1)
    return np.where(mine == 0, max(later, rules.first_bank // rules.step), later)


def _levels(rules: Rules, mine: Ints, other: Ints) -> Ints:
    """The lowest level from which every bank wins."""
    levels = np.maximum(rules.target // rules.step - mine, _floor(rules, mine))
    return np.maximum(levels, win_chances.LEAD + other - mine) if rules.last_round else levels


def _banks(values: Floats, rules: Rules, mine: Ints, other: Ints) -> Floats:
    """The chance to win after a bank, by level and pair, for `turns`."""
    levels = int(_levels(rules, mine, other).max())
    t = np.arange(levels)[:, None]
    banks: Floats = 1 - values[other, np.minimum(mine + t, values.shape[1] - 1)]
    banks[t < _floor(rules, mine)] = 0
    return banks


def _last_banks(behind: Ints, floor: int, levels: int) -> Floats:
    """As `_banks`, for a last turn begun `behind` levels behind; an equal score counts half."""
    t = np.arange(levels)[:, None]
    return np.where(t < floor, 0.0, (t > behind) + 0.5 * (t == behind))


def _fill_last_turns(values: Floats, rules: Rules) -> None:
    """Fill the columns past the target: the chance of the last turn at each lead below LEAD."""
    target = rules.target // rules.step
    chances = {}
    for floor in _floor(rules, np.array([0, 1])).tolist():
        blocks = np.split(np.arange(win_chances.LEAD), range(BLOCK, win_chances.LEAD, BLOCK))
        banks = [_last_banks(behind, floor, max(behind[-1] + 1, floor)) for behind in blocks]
        last = [turns(bank, np.zeros(bank.shape[1]), rules.scale, every=False) for bank in banks]
        chances[floor] = np.concatenate(last)
    for mine, floor in enumerate(_floor(rules, np.arange(target)).tolist()):
        ahead = np.arange(target - mine, win_chances.LEAD)
        values[mine, mine + ahead] = chances[floor][ahead]


def _solve_sum(
    values: Floats, rules: Rules, pairs: tuple[Ints, Ints], slopes: Floats
) -> tuple[Floats, Floats]:
    """The values of all pairs of a sum, and the slopes of their turns, from guessed slopes.

    With v the values, r what a turn gains over them and s the slopes, the lines cross where
    d = r - s * d', the prime for the mirrored pair: d = (r - s * r') / (1 - s * s').
    """
    a, b = pairs
    guess = (values[a + 1, b] + values[a, b + 1] - values[a + 1, b + 1]).clip(0, 1)
    step, x_before, before = 0, guess, guess
    while True:
        x = 1 - guess[::-1]
        turn = _turns(values, rules, pairs, x)
        if step:
            slopes = _secants(slopes, x - x_before, turn - before)
        if step >= STEPS:
            slopes = np.zeros_like(slopes)
        gain = turn - guess
        change = (gain - slopes * gain[::-1]) / (1 - slopes * slopes[::-1])
        guess = guess + change
        if np.abs(change).max() < CLOSE:
            return guess.clip(0, 1), slopes
        step, x_before, before = step + 1, x, turn


def _secants(slopes: Floats, run: Floats, rise: Floats) -> Floats:
    """The slopes over the last step; where that step is too small, the old slope."""
    known = np.abs(run) > 1e-8
    return np.divide(rise, run, out=slopes.copy(), where=known).clip(0, 0.999)


def _turns(values: Floats, rules: Rules, pairs: tuple[Ints, Ints], farkled: Floats) -> Floats:
    """The chance to win at the start of a turn of each pair, block by block."""
    cuts = range(BLOCK, len(farkled), BLOCK)
    blocks = zip(*(np.split(array, cuts) for array in (*pairs, farkled)), strict=True)
    every = rules.last_round
    found = [turns(_banks(values, rules, a, b), x, rules.scale, every=every) for a, b, x in blocks]
    return np.concatenate(found)
