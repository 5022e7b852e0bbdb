"""How a player has done over many games."""

from __future__ import annotations

from dataclasses import dataclass

PEOPLE = "people"
"""The name that stands for human opponents."""


@dataclass(frozen=True, slots=True)
class Stats:
    """How one player has done in one game against one kind of opponents.

    `opponents` are policy names, `people` for each human, in order, joined by `+`; "" for a game
    played alone, in which nothing is won: there `won`, `tied` and streaks are 0. `lost` is what was
    neither won nor tied. Streaks are wins in a row. `empty_turns` gained nothing (a Farkle, a Foon,
    a zero). Luck is `pips` to 3.5 times `dice`. A game in which throws were taken back (`retaken`:
    how many such games) has no part in `best_score` and `best_turn`: None where there is no other.
    """

    game: str
    player: str
    opponents: str
    games: int
    won: int
    tied: int
    best_score: int | None
    mean_score: float
    longest_streak: int
    streak: int
    turns: int
    best_turn: int | None
    mean_turn: float
    empty_turns: int
    dice: int
    pips: int
    undone: int
    retaken: int
    seconds: int
    variant: str = ""
    """The options that set these games apart, joined by spaces: `scale=10000`."""

    @property
    def lost(self) -> int:
        """Games that another seat won; 0 for games played alone."""
        return self.games - self.won - self.tied if self.opponents else 0

    @property
    def mean_face(self) -> float:
        """What the dice showed on average; 3.5 is what chance gives, and what no dice give."""
        return self.pips / self.dice if self.dice else 3.5


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended for one player: `result` is won, lost or tied, or alone."""

    game: str
    score: int
    result: str
    variant: str = ""
