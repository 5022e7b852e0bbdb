"""The results of a player over many games."""

from __future__ import annotations

from dataclasses import dataclass

PEOPLE = "people"
"""The name that stands for human opponents."""


@dataclass(frozen=True, slots=True)
class Stats:
    """The results of one player in one game against the same opponents.

    `opponents` is policy names in order, joined by `+`, with `people` for each human. It is "" for
    games played alone, which nobody wins or loses: then `won`, `tied` and the streaks are 0. A
    streak is a number of wins in a row. `empty_turns` is the number of turns without a gain (a
    Farkle, a Foon, a zero). `pips` is the sum of all faces: compare it with 3.5 times `dice`.
    `retaken` is the number of games in which throws were taken back, `hinted` of those in which a
    decision was made after a hint. Such games do not count for `best_score` and `best_turn`, which
    are None without other games.
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
    reviewed: int = 0
    """The number of reviewed games; `luck` and `cost` are sums over these, in `unit`."""
    unit: str = ""
    luck: float = 0.0
    cost: float = 0.0
    hinted: int = 0

    @property
    def lost(self) -> int:
        """The number of games that another seat won; 0 for games played alone."""
        return self.games - self.won - self.tied if self.opponents else 0

    @property
    def mean_face(self) -> float:
        """The average face; chance gives 3.5, which is also the value without any dice."""
        return self.pips / self.dice if self.dice else 3.5


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game for one player: `result` is won, lost, tied or alone."""

    game: str
    score: int
    result: str
    variant: str = ""
