"""The chance to win after each roll and each bank in one turn of Farkle.

Points are counted here in levels, the steps of their scale. Let x be the chance to win after a
farkle, bank[t] after a bank of t (0 where it is not allowed), and

    roll[n][t] = P(n dice farkle) * x + sum over throws of P(throw) * max over its choices
                 (p points, m dice left) of best[m or 6][t + p]
    best[n][t] = max(bank[t], roll[n][t]).

Points only rise, so the values are computed from the highest level downwards. From the last level
on a bank wins for certain: there best is 1.

Most choices need not be compared. Where the first to reach the target wins, more points are never
worse (play on as with fewer, and bank more), so of the choices that leave the same number of dice
only the one with the most points counts. If banking is best with m dice at every higher level, the
choices that leave m dice are worth no more than the bank of the choice with the most points, which
is compared anyway. So each level compares only the choices that leave a number of dice with which
a roll was better at a higher level: one or two of the six numbers over most of a turn. With this, a
plan takes two to four times as long as with numpy, instead of ten times. With a last round the
chance after a bank does not always rise with its points: 95 of 100 may be better than 100, which
gives the other seat a last turn. There every choice is compared (`every`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from operator import itemgetter, mul
from typing import Any, NamedTuple

from audiodice.core.dice import throws
from audiodice.games.farkle.combos import MOST, SHEET, STEPS, farkles, scoring
from audiodice.games.farkle.state import DICE

ALL = frozenset(range(1, DICE + 1))
Choices = tuple[tuple[int, int], ...]
"""The choices of a throw: (dice to throw next, levels gained) for each."""
Values = Sequence[float]
Selector = Callable[[Values], tuple[float, ...]]


def choices_of(faces: tuple[int, ...], scale: int = SHEET, *, every: bool) -> Choices:
    """The choices of sorted faces: all, or the best for each number of dice left."""
    step, size = STEPS[scale], len(faces)
    found = [(size - len(kept) or DICE, points // step) for kept, points in scoring(faces, scale)]
    return tuple(sorted(set(found) if every else dict(reversed(found)).items()))


@cache
def risks() -> tuple[float, ...]:
    """The chances that 1 to 6 dice farkle."""
    return tuple(farkles(n) / 6**n for n in range(1, DICE + 1))


@cache
def offers(scale: int = SHEET, *, every: bool) -> tuple[dict[Choices, float], ...]:
    """For 1 to 6 dice: the choices of each scoring throw and their odds; takes about 0.1 s."""
    found: list[dict[Choices, float]] = []
    for n in range(1, DICE + 1):
        odds: dict[Choices, float] = {}
        for faces, many in throws(n):
            if offer := choices_of(faces, scale, every=every):
                odds[offer] = odds.get(offer, 0.0) + many / 6**n
        found.append(odds)
    return tuple(found)


class Comparisons(NamedTuple):
    """How to compute the rolls of a level from `best` of the levels above.

    Values are collected in a pool: first those of single choices (`choices`), then for each
    layer the greater of two values already in the pool. `sums` has for 1 to 6 dice the places of
    the throws' values in the pool, and their odds.
    """

    choices: Selector
    layers: tuple[tuple[Selector, Selector], ...]
    sums: tuple[tuple[Selector, tuple[float, ...]], ...]

    def rolls(self, best: Values, farkled: float) -> list[float]:
        """The chance to win when 1 to 6 dice are rolled; `best` ends with the level above."""
        pool = list(self.choices(best))
        for first, second in self.layers:
            pool += [a if a > b else b for a, b in zip(first(pool), second(pool), strict=True)]
        return [
            risk * farkled + sum(map(mul, odds, select(pool)))
            for risk, (select, odds) in zip(risks(), self.sums, strict=True)
        ]


@cache
def comparisons(rolled_on: frozenset[int], scale: int = SHEET, *, every: bool) -> Comparisons:
    """The comparisons of a level, if rolling these numbers of dice beat banking at a higher one."""
    merged: list[dict[Choices, float]] = []
    for odds in offers(scale, every=every):
        found: dict[Choices, float] = {}
        for choices, odd in odds.items():
            needed = choices if every else _needed(choices, rolled_on)
            found[needed] = found.get(needed, 0.0) + odd
        merged.append(found)
    single = dict.fromkeys(choice for found in merged for choices in found for choice in choices)
    places = [DICE * -gain + left - 1 for left, gain in single]  # from the end of `best`
    pool: dict[Choices, int] = {(choice,): n for n, choice in enumerate(single)}
    begun = {c[:n] for found in merged for c in found for n in range(2, len(c) + 1)}
    layers = []
    for n in sorted(set(map(len, begun))):  # the first n choices: the first n - 1, and one more
        heads = sorted(c for c in begun if len(c) == n)
        first, second = [pool[c[:-1]] for c in heads], [pool[c[-1:]] for c in heads]
        layers.append((_selector(first), _selector(second)))
        pool |= zip(heads, range(len(pool), len(pool) + len(heads)), strict=True)
    sums = [(_selector([pool[c] for c in found]), tuple(found.values())) for found in merged]
    return Comparisons(_selector(places), tuple(layers), tuple(sums))


def _needed(choices: Choices, rolled_on: frozenset[int]) -> Choices:
    """The choices to compare: those that bank are merged, whatever number of dice they leave."""
    banked = min(ALL - rolled_on, default=0)
    most = max(gain for _, gain in choices)
    found = {(left if left in rolled_on else banked, gain) for left, gain in choices}
    return tuple(sorted(c for c in found if c[0] != banked or c[1] == most))


def _selector(places: Sequence[int]) -> Selector:
    """A function that returns the values at these places; a tuple also for a single place."""
    if len(places) == 1:
        return lambda values: (values[places[0]],)
    select: Any = itemgetter(*places)
    return select  # type: ignore[no-any-return]


class TurnPlan:
    """A turn played for the chance to win, from one pair of scores.

    Points `t` are those set apart in this turn, a multiple of the scale's step; others raise
    ValueError. All values are chances to win, 0.0 to 1.0; ties count half.
    """

    def __init__(
        self, banks: Values, farkled: float, floor: int, scale: int = SHEET, *, every: bool
    ) -> None:
        """`banks`: the chance to win after a bank at each level, 0 if it is not allowed; past the
        last one a bank wins. `farkled`: that after a farkle. A bank needs `floor` points."""
        self.floor, self._step = floor, STEPS[scale]
        self._banks = banks
        levels = len(banks)
        best = [1.0] * (DICE * (MOST[scale] // self._step + 1))
        rolls = [[1 + risk * (farkled - 1) for risk in risks()]]
        falls = every or any(a > b for a, b in pairwise(banks))
        rolled_on = ALL if falls else frozenset()
        for t in range(levels - 1, -1, -1):
            found = comparisons(rolled_on, scale, every=every).rolls(best, farkled)
            bank = banks[t]
            if len(rolled_on) < DICE:
                rolled_on |= {n for n, value in enumerate(found, 1) if value > bank}
            best += [value if value > bank else bank for value in found]
            rolls.append(found)
        self._rolls: list[list[float]] = rolls[::-1]

    def roll(self, n: int, t: int) -> float:
        """The chance to win if `n` dice (1-6) are rolled now; raises ValueError for other `n`."""
        if not 1 <= n <= DICE:
            raise ValueError(f"a roll is of 1 to 6 dice, not {n}")
        return self._rolls[min(self._level(t), len(self._banks))][n - 1]

    def bank(self, t: int) -> float:
        """The chance to win if `t` points are banked now; 0 if that is not allowed."""
        level = self._level(t)
        if t < self.floor:
            return 0.0
        return self._banks[level] if level < len(self._banks) else 1.0

    def _level(self, points: int) -> int:
        if points < 0 or points % self._step:
            raise ValueError(f"points are a multiple of {self._step}, not {points}")
        return points // self._step
