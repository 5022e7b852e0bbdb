"""Compares the chances told at the start of turns with the games that were won.

Each seat at each start of a turn counts once, in the tenth of its chance. Turns of one game depend
on each other, so the standard error is that of sums by game: if what is told is right, the
difference between won and told in a game, d, is 0 on average in each tenth, and the error of the
mean of n turns is sqrt(sum of d ** 2) / n.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

TENTHS = 10


@dataclass(slots=True)
class Tenth:
    """What was told and won in one tenth of the chances."""

    turns: int = 0
    games: int = 0
    told: float = 0.0
    won: float = 0.0
    squares: float = 0.0
    """The sum of (won - told) ** 2 over games."""

    def add(self, turns: int, told: float, won: float) -> None:
        """Add the turns of one game."""
        self.turns += turns
        self.games += 1
        self.told += told
        self.won += won
        self.squares += (won - told) ** 2

    def merge(self, other: Tenth) -> None:
        self.turns += other.turns
        self.games += other.games
        self.told += other.told
        self.won += other.won
        self.squares += other.squares


@dataclass(slots=True)
class Calibration:
    """The tenths of many games."""

    tenths: list[Tenth] = field(default_factory=lambda: [Tenth() for _ in range(TENTHS)])

    def add(self, told: Sequence[Sequence[float]], won: Sequence[float]) -> None:
        """Add one game: the chances by seat at each start of a turn, and each seat's share."""
        here: dict[int, list[tuple[float, float]]] = {}
        for chances in told:
            for pair in zip(chances, won, strict=True):
                here.setdefault(min(int(TENTHS * pair[0]), TENTHS - 1), []).append(pair)
        for place, pairs in here.items():
            chances, shares = zip(*pairs, strict=True)
            self.tenths[place].add(len(pairs), sum(chances), sum(shares))

    def merge(self, other: Calibration) -> None:
        for mine, theirs in zip(self.tenths, other.tenths, strict=True):
            mine.merge(theirs)

    def rows(self) -> list[dict[str, Any]]:
        """The tenths as `simulate --calibration --json` prints them.

        `told` and `won` are means, `se` is the standard error of their difference; None without
        turns.
        """
        found = []
        for place, tenth in enumerate(self.tenths):
            many = tenth.turns
            means = (tenth.told, tenth.won, sqrt(tenth.squares))
            told, won, se = (round(one / many, 5) if many else None for one in means)
            limits = {"from": place / TENTHS, "to": (place + 1) / TENTHS}
            found.append(
                {**limits, "turns": many, "games": tenth.games, "told": told, "won": won, "se": se}
            )
        return found
