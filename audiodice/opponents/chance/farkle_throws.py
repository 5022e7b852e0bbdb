"""What the opponents of Farkle who look at their own turn alone make of each throw.

They are those of `characters.py`, and `generic.random`. Throws that offer the same choices are one
row; a player's rule is asked once for each row, number of dice and points set apart. Points are
counted in levels, the steps of their scale.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from audiodice.core.dice import throws
from audiodice.games.farkle.combos import MOST, STEPS, scoring
from audiodice.games.farkle.state import DICE
from audiodice.opponents.farkle.points_plan import plan

Row = tuple[tuple[int, int], ...]
"""The choices of a throw, each (dice to throw next, levels gained), best first."""


class End(NamedTuple):
    """What is done with a throw: the levels gained, and a bank or a roll of `dice`."""

    gain: int
    dice: int
    banks: bool


Rule = Callable[[int, int, Row], Iterable[tuple[float, End]]]
"""What a player does at a level, with so many dice, and a row: the odds of each end."""


@cache
def rows(scale: int, *, every: bool = True) -> tuple[Mapping[Row, float], ...]:
    """For 1 to 6 dice: the rows of the scoring throws, and their odds.

    Without `every`, a row has for each number of dice left the choice with the most points.
    """
    found = []
    for n in range(1, DICE + 1):
        odds: dict[Row, float] = defaultdict(float)
        for faces, many in throws(n):
            if row := row_of(faces, scale):
                odds[row if every else best_of(row)] += many / 6**n
        found.append(dict(odds))
    return tuple(found)


def best_of(row: Row) -> Row:
    """Of each number of dice left the first choice of a row, in its order."""
    return tuple((left, gain) for left, gain in {c[0]: c[1] for c in row[::-1]}.items())[::-1]


def row_of(faces: tuple[int, ...], scale: int) -> Row:
    """The row of sorted faces; empty if nothing scores."""
    size, step = len(faces), STEPS[scale]
    return tuple((size - len(kept) or DICE, gain // step) for kept, gain in scoring(faces, scale))


class Throws:
    """What a player makes of its throws in a turn of which a bank needs `floor` points."""

    def __init__(self, player: str, scale: int, floor: int, forfeit: int = 0) -> None:
        """`forfeit`: the points of the score that a farkle costs.

        Raises KeyError for players who look at more than their own turn.
        """
        self.scale, self.floor = scale, max(-(-floor // STEPS[scale]), 1)
        self._every = player == "random"
        self.looks = player == "steady"
        """Whether the player banks a throw at once if that wins."""
        self.rule, self.alike = _RULES[player](scale, self.floor, forfeit)
        self._found: dict[tuple[int, int], Mapping[tuple[End, int], float]] = {}

    def of(self, level: int, dice: int) -> Mapping[tuple[End, int], float]:
        """The odds of (end, most levels that the throw offers); what is missing to 1 farkles.

        Of a player who does not look at them, the most levels are 0.
        """
        at = min(level, self.alike), dice
        if at not in self._found:
            odds: dict[tuple[End, int], float] = defaultdict(float)
            for row, odd in rows(self.scale, every=self._every)[dice - 1].items():
                for part, end in self.rule(*at, row):
                    odds[end, row[0][1] if self.looks else 0] += odd * part
            self._found[at] = odds
        return self._found[at]


def _steady(scale: int, floor: int, forfeit: int) -> tuple[Rule, int]:
    step = STEPS[scale]
    table = plan(floor * step, scale, forfeit)
    levels = range(table.levels + MOST[scale] // step + 1)
    best = [[table.best(n, t * step) for t in levels] for n in range(1, DICE + 1)]

    def rule(level: int, _dice: int, row: Row) -> Iterable[tuple[float, End]]:
        level = min(level, table.levels)  # from there on it banks the most
        _, gain, left = max((best[left - 1][level + gain], gain, left) for left, gain in row)
        points = (level + gain) * step
        enough = level + gain >= floor
        return [(1.0, End(gain, left, enough and table.roll(left, points) <= points))]

    return rule, table.levels


def _cautious(_scale: int, floor: int, _forfeit: int) -> tuple[Rule, int]:
    def rule(level: int, _dice: int, row: Row) -> Iterable[tuple[float, End]]:
        left, gain = row[0]
        return [(1.0, End(gain, left, level + gain >= floor))]

    return rule, floor


def _bold(_scale: int, floor: int, _forfeit: int) -> tuple[Rule, int]:
    enough = max(20, floor)

    def rule(level: int, dice: int, row: Row) -> Iterable[tuple[float, End]]:
        few = max(row, key=lambda c: (c[1] - 3 * (dice - c[0]), c[1]))
        left, gain = next((c for c in row if c[0] == DICE), few)
        return [(1.0, End(gain, left, level + gain >= enough and left < DICE))]

    return rule, enough


def _random(_scale: int, floor: int, _forfeit: int) -> tuple[Rule, int]:
    """It may keep, release and keep again; a verb is drawn first, then one of its actions.

    With m choices, a keep follows with the chance k[i] on choice i (k0 on none), and then each
    other choice, or none, with 1 / m. So the visits v to each satisfy
    v0 = 1 + S, v[i] = v0 * k0 / m + S - v[i] * k[i] / m, where S = sum of v[i] * k[i] / m.
    """

    def rule(level: int, _dice: int, row: Row) -> Iterable[tuple[float, End]]:
        m, (_, most) = len(row), row[0]
        allowed = [level + gain >= floor for _, gain in row]
        first = (0.5 if allowed[0] else 1.0) / m
        again = [1 / (3 if bank else 2) / m for bank in allowed]
        share = sum(k / (1 + k) for k in again)
        kept = share * first / (1 - share * (1 + first))
        if allowed[0]:
            yield (1 + kept) / 2, End(most, DICE, banks=True)
        for (left, gain), k, bank in zip(row, again, allowed, strict=True):
            odds = ((1 + kept) * first + kept) / (1 + k) * k * m
            yield odds, End(gain, left, banks=False)
            if bank:
                yield odds, End(gain, DICE, banks=True)

    return rule, floor


_RULES: Mapping[str, Callable[[int, int, int], tuple[Rule, int]]] = {
    "steady": _steady,
    "cautious": _cautious,
    "bold": _bold,
    "random": _random,
}
"""By player the rule, and the level from which on it does not depend on the level."""
PLAYERS = tuple(_RULES)
