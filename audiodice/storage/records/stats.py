"""The queries of the records, and their answers: statistics and results of a player."""

from __future__ import annotations

from typing import Any

from audiodice.engine.stats import Result, Stats

# The index gives the wins of a group in the order in which its games began.
STATS = """
SELECT game, name, opponents, count(*), sum(won), sum(tied),
    max(score) FILTER (WHERE retaken = 0 AND hinted = 0), avg(score), sum(turns),
    max(best_turn) FILTER (WHERE retaken = 0 AND hinted = 0), total(gained), sum(empty), sum(dice),
    sum(pips),
    sum(undone), sum(retaken > 0), sum(seconds), group_concat(won, ''), variant,
    sum(unit = 'chance'), total(luck) FILTER (WHERE unit = 'chance'),
    total(cost) FILTER (WHERE unit = 'chance'),
    sum(unit = 'points'), total(luck) FILTER (WHERE unit = 'points'),
    total(cost) FILTER (WHERE unit = 'points'), sum(hinted > 0)
FROM seats INDEXED BY people
WHERE policy IS NULL AND (:game = '' OR game = :game) AND (:player IS NULL OR name = :player)
    AND (:opponents IS NULL OR opponents = :opponents)
GROUP BY game, name, opponents, variant
"""
RESULTS = """
SELECT game, score, won, tied, opponents = '', variant FROM seats INDEXED BY people
WHERE policy IS NULL AND (:game = '' OR game = :game) AND (:player IS NULL OR name = :player)
    AND (:opponents IS NULL OR opponents = :opponents)
ORDER BY game, variant, started, game_id
"""


def stats_of(row: tuple[Any, ...]) -> Stats:
    """The statistics in a row of `STATS`; raises ValueError if the row is damaged."""
    _check(row, _STATS_ROW)
    game, player, opponents, games, won, tied, best, mean, turns, best_turn, gained = row[:11]
    empty, dice, pips, undone, retaken, seconds, wins, variant = row[11:19]
    chances, points, hinted = row[19:22], row[22:25], row[25]
    # Games of one kind have one unit, unless a table was made in between.
    unit = "chance" if chances[0] else "points" if points[0] else ""
    reviewed, luck, cost = chances if chances[0] else points
    streaks = [len(streak) for streak in wins.split("0")]
    return Stats(
        game, player, opponents, games, won, tied, best, mean, max(streaks), streaks[-1], turns,
        best_turn, gained / turns if turns else 0.0, empty, dice, pips, undone, retaken, seconds,
        variant, reviewed or 0, unit, luck, cost, hinted,
    )  # fmt: skip


def result_of(row: tuple[Any, ...]) -> Result:
    """The result in a row of `RESULTS`; raises ValueError if the row is damaged."""
    _check(row, _RESULTS_ROW)
    game, score, won, tied, alone, variant = row
    result = "alone" if alone else "won" if won else "tied" if tied else "lost"
    return Result(game, score, result, variant)


_STATS_ROW = (
    str, str, str, int, int, int, int | None, float, int, int | None, float, int, int, int, int,
    int, int, str, str, int | None, float, float, int | None, float, float, int,
)  # fmt: skip
_RESULTS_ROW = (str, int, int, int, int, str)


def _check(row: tuple[Any, ...], kinds: tuple[Any, ...]) -> None:
    """Check the types: SQLite checks what it writes, but reads a damaged row without checking."""
    if not all(isinstance(value, kind) for value, kind in zip(row, kinds, strict=True)):
        raise ValueError("a game in it is not as it was recorded")
