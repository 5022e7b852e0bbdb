"""A turn of Farkle that is under way: for the greatest chance, or for the most points."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from functools import cache
from itertools import accumulate
from operator import add, mul
from typing import TYPE_CHECKING

from audiodice.games.farkle.state import State
from audiodice.opponents.chance.farkle_throws import Throws, row_of
from audiodice.opponents.farkle.turn_plan import TurnPlan

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.opponents.chance.farkle_sides import Shares, Sides

LEVELS = 100  # steps set apart; one turn in a hundred has more, which count as so many
_RARE = 1e-6  # a turn as rare as this ends at once


class RaceTurn:
    """A turn in a race. It takes some ms to make."""

    def __init__(self, sides: Sides) -> None:
        rules, mine = sides.race.rules, sides.order[0]
        step = self._step = rules.step
        self._sides = sides
        least = max(rules.minimum, step)
        floor = least if mine.score else max(least, rules.first_bank)
        levels = LEVELS if rules.last_round else max(rules.target - mine.score, floor) // step
        self._levels = max(min(levels, LEVELS), -(-floor // step))
        worth = _Worth(sides)
        self._banks = [worth.bank(t * step) for t in range(self._levels + 1)]
        *banks, self._most = self._banks
        # The plan takes what is past its last bank for won, so all is told as part of that.
        most = self._most or 1.0
        banks = [min(one / most, 1.0) if t * step >= floor else 0.0 for t, one in enumerate(banks)]
        farkled = sides.farkled().chances()[-1]
        self.plan = TurnPlan(banks, min(farkled / most, 1.0), floor, rules.scale, every=False)
        self._highest = list(accumulate(self._banks, max))

    def of(self, state: State) -> Shares:
        """The chances with the dice on the table, of the sides in their order."""
        level, row = (
            state.points // self._step,
            row_of(tuple(sorted(state.faces)), state.rules.scale),
        )
        chance = max(
            max(self.plan.bank(points), self.plan.roll(left, points))
            for left, points in ((left, (level + gain) * self._step) for left, gain in row)
        )
        return (chance * self._most, *self._others(chance * self._most))

    def _others(self, chance: float) -> list[float]:
        """What is left for the others, shared as after a bank that leaves as much."""
        t = min(bisect_left(self._highest, chance), self._levels)
        *others, _ = self._sides.banked(t * self._step).chances()
        total = sum(others)
        return [(1 - chance) * (one / total if total else 1 / len(others)) for one in others]


class _Worth:
    """The chance of the side in turn after each bank."""

    def __init__(self, sides: Sides) -> None:
        self._sides, self._mine = sides, sides.order[0]
        self._rules = sides.race.rules
        others = sides.courses(sides.order[1:]) if sides.closing < 0 else []
        self._first: list[float] = [1.0] * (len(others[0].turns) if others else 0)
        self._later = [0.0] * len(self._first)
        for other in others:
            # of the odds that one of those before closes, and nobody up to here has won
            self._later = list(map(mul, self._later, other.left_before))
            self._later = list(map(add, self._later, map(mul, other.turns, self._first)))
            self._first = list(map(mul, self._first, other.loses(after=True)))
        self._best = max(side.score for side in sides.order)

    def bank(self, points: int) -> float:
        total, rules, sides = self._mine.score + points, self._rules, self._sides
        if sides.closing >= 0:
            share = (total >= self._best) / (2 if total == self._best else 1)
            return share * sides.banked(points).holds(total) if share else 0.0
        if total >= rules.target:
            return sides.banked(points).holds(total) if rules.last_round else 1.0
        player = self._mine.players[-1]  # the partner moves next
        found: float = sum(map(mul, sides.race.turns(player, total), self._first))
        if rules.last_round:
            found += sum(map(mul, sides.race.last(player, total), self._later))
        return found


def ends(state: State) -> Mapping[int, float]:
    """The chances of the points of a turn under way, played for the most points; 0 for a farkle."""
    rules, step, floor = state.rules, state.rules.step, state.floor
    throws = _steady(rules.scale, floor, state.forfeit)
    wins = max(-(-(rules.target - state.scores[state.seat]) // step), throws.floor)
    found: dict[int, float] = defaultdict(float)
    reached: dict[tuple[int, int], float] = defaultdict(float)

    def go(level: int, chance: float, end: tuple[int, int, bool], most: int) -> None:
        gain, dice, banks = end
        if level + most >= wins:
            found[level + most] += chance
        elif banks or chance < _RARE:
            found[level + gain] += chance
        else:
            reached[level + gain, dice] += chance

    level, row = state.points // step, row_of(tuple(sorted(state.faces)), rules.scale)
    for odds, end in throws.rule(level, len(state.faces), row):
        go(level, odds, end, row[0][1])
    while reached:
        at = min(reached)
        chance = reached.pop(at)
        for (end, most), odds in throws.of(*at).items():
            go(at[0], chance * odds, end, most)
    points = {level * step: chance for level, chance in found.items()}
    if (farkled := 1 - sum(points.values())) > _RARE:
        points[0] = farkled
    return points


@cache
def _steady(scale: int, floor: int, forfeit: int) -> Throws:
    return Throws("steady", scale, floor, forfeit)
