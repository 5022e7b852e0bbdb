"""What is asked of the records, and the answers: one player's figures, one player's results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

# Walked along the index, a group's wins come in the order its games were begun.
STATS = """
SELECT game, name, opponents, count(*), sum(won), sum(tied),
    max(score) FILTER (WHERE retaken = 0), avg(score), sum(turns),
    max(best_turn) FILTER (WHERE retaken = 0), total(gained), sum(empty), sum(dice), sum(pips),
    sum(undone), sum(retaken > 0), sum(seconds), group_concat(won, '')
FROM seats INDEXED BY people
WHERE policy IS NULL AND (:game = '' OR game = :game) AND (:player = '' OR name = :player)
    AND (:opponents IS NULL OR opponents = :opponents)
GROUP BY game, name, opponents
"""
RESULTS = """
SELECT game, score, won, tied, opponents = '' FROM seats INDEXED BY people
WHERE policy IS NULL AND (:game = '' OR game = :game) AND (:player = '' OR name = :player)
    AND (:opponents IS NULL OR opponents = :opponents)
ORDER BY game, started, game_id
"""


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

    @property
    def lost(self) -> int:
        """Games that another won; none where nobody else played."""
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


def stats_of(row: tuple[Any, ...]) -> Stats:
    """The figures in a row that `STATS` answers; raises ValueError for one of a damaged file."""
    _check(row, _STATS_ROW)
    game, player, opponents, games, won, tied, best, mean, turns, best_turn, gained = row[:11]
    empty, dice, pips, undone, retaken, seconds, wins = row[11:]
    streaks = [len(streak) for streak in wins.split("0")]
    return Stats(
        game, player, opponents, games, won, tied, best, mean, max(streaks), streaks[-1], turns,
        best_turn, gained / turns if turns else 0.0, empty, dice, pips, undone, retaken, seconds,
    )  # fmt: skip


def result_of(row: tuple[Any, ...]) -> Result:
    """The result in a row that `RESULTS` answers; raises ValueError for one of a damaged file."""
    _check(row, _RESULTS_ROW)
    game, score, won, tied, alone = row
    return Result(game, score, "alone" if alone else "won" if won else "tied" if tied else "lost")


_STATS_ROW = (
    str, str, str, int, int, int, int | None, float, int, int | None, float, int, int, int, int,
    int, int, str,
)  # fmt: skip
_RESULTS_ROW = (str, int, int, int, int)


def _check(row: tuple[Any, ...], kinds: tuple[Any, ...]) -> None:
    """SQLite keeps the kinds of a table's columns, but reads whatever damage has put there."""
    if not all(isinstance(value, kind) for value, kind in zip(row, kinds, strict=True)):
        raise ValueError("a game in it is not as it was recorded")
