"""Finished games in SQLite: how each player did, in each game, against each opponent.

The kept journals are the truth; this file can be made again from them at any time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiodice.app.database import connect, failure
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.summary import SeatSummary, Summary, summary

MIGRATIONS: Sequence[Sequence[str]] = (
    (
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
            options TEXT NOT NULL, started TEXT NOT NULL, reason TEXT NOT NULL,
            undone INTEGER NOT NULL, seconds INTEGER NOT NULL) STRICT""",
        # What a question needs of a game stands beside each seat too, so that none needs a join.
        """CREATE TABLE seats (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            game TEXT NOT NULL, started TEXT NOT NULL, seconds INTEGER NOT NULL,
            undone INTEGER NOT NULL, name TEXT NOT NULL, policy TEXT, opponents TEXT NOT NULL,
            score INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL,
            tied INTEGER NOT NULL, turns INTEGER NOT NULL, gained INTEGER NOT NULL,
            best_turn INTEGER NOT NULL, empty INTEGER NOT NULL, dice INTEGER NOT NULL,
            pips INTEGER NOT NULL, PRIMARY KEY (game_id, seat)) STRICT, WITHOUT ROWID""",
        """CREATE TABLE turns (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL,
            number INTEGER NOT NULL, gained INTEGER NOT NULL,
            PRIMARY KEY (game_id, seat, number)) STRICT, WITHOUT ROWID""",
        # In the order of the question and with all it asks for: answered by one walk, unsorted.
        """CREATE INDEX people ON seats (
            game, name, opponents, started, game_id, policy, won, tied, score, turns, best_turn,
            gained, empty, dice, pips, undone, seconds) WHERE policy IS NULL""",
    ),
    (  # throws that were taken back
        "ALTER TABLE games ADD COLUMN retaken INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN retaken INTEGER NOT NULL DEFAULT 0",
        "DROP INDEX people",
        """CREATE INDEX people ON seats (
            game, name, opponents, started, game_id, policy, won, tied, score, turns, best_turn,
            gained, empty, dice, pips, undone, retaken, seconds) WHERE policy IS NULL""",
    ),
)
"""The statements that make each version from the one before; never changed, only added to."""

PEOPLE = "people"
"""What stands for human opponents."""


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


# Walked along the index, a group's wins come in the order its games were begun.
_ASK = """
SELECT game, name, opponents, count(*), sum(won), sum(tied),
    max(score) FILTER (WHERE retaken = 0), avg(score), sum(turns),
    max(best_turn) FILTER (WHERE retaken = 0), total(gained), sum(empty), sum(dice), sum(pips),
    sum(undone), sum(retaken > 0), sum(seconds), group_concat(won, '')
FROM seats INDEXED BY people
WHERE policy IS NULL AND (:game = '' OR game = :game) AND (:player = '' OR name = :player)
    AND (:opponents IS NULL OR opponents = :opponents)
GROUP BY game, name, opponents
"""
_RESULTS = """
SELECT game, score, won, tied, opponents = '' FROM seats INDEXED BY people
WHERE policy IS NULL AND (:game = '' OR game = :game) AND (:player = '' OR name = :player)
    AND (:opponents IS NULL OR opponents = :opponents)
ORDER BY game, started, game_id
"""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended for one player: `result` is won, lost or tied, or alone."""

    game: str
    score: int
    result: str


class Records:
    """The records' file. Methods raise DatabaseError where the file fails them."""

    def __init__(self, path: Path, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
        self._base = connect(path, migrations)

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def record(self, journal: Journal) -> bool:
        """Take a game in; one already known is replaced. False for a game that has not ended.

        Raises JournalError for a journal no game was played by.
        """
        told = summary(journal)
        if told is not None:
            self.add((told,))
        return told is not None

    def add(self, summaries: Iterable[Summary]) -> None:
        """Take summed-up games in, all or none."""
        with self._changes():
            for told in summaries:
                self._put(told)

    def rebuild(self, journals: Iterable[Journal]) -> int:
        """Take all these games in anew; how many there are then. All or nothing.

        A journal that cannot be played through is left out. A game whose journal is not kept any
        more stays as it was recorded: nothing could make it again.
        """
        with self._changes():
            for journal in journals:
                with suppress(JournalError):
                    if told := summary(journal):
                        self._put(told)
        ((many,),) = self._ask("SELECT count(*) FROM games")
        return int(many)

    def stats(
        self, *, game: str = "", player: str = "", opponents: str | None = None
    ) -> tuple[Stats, ...]:
        """How people have done, the most played first; each argument given narrows it down."""
        rows = self._ask(_ASK, game=game, player=player, opponents=opponents)
        return tuple(sorted(map(_stats, rows), key=lambda stats: -stats.games))

    def results(
        self, *, game: str = "", player: str = "", opponents: str | None = None
    ) -> tuple[Result, ...]:
        """Every result of a person, game by game, each in the order its games were begun."""
        rows = self._ask(_RESULTS, game=game, player=player, opponents=opponents)
        return tuple(
            Result(name, score, "alone" if alone else "won" if won else "tied" if tied else "lost")
            for name, score, won, tied, alone in rows
        )

    def _ask(self, question: str, **asked: str | None) -> list[tuple[Any, ...]]:
        try:
            return self._base.execute(question, asked).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from error

    def _changes(self) -> _Changes:
        return _Changes(self._base)

    def _put(self, told: Summary) -> None:
        base = self._base
        base.execute("DELETE FROM games WHERE identity = ?", (told.identity,))
        options = json.dumps(dict(told.options), sort_keys=True)
        game = base.execute(
            "INSERT INTO games"
            " (identity, game, options, started, reason, undone, seconds, retaken)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (told.identity, told.game, options, told.started, told.reason, told.undone,
             told.seconds, told.retaken),
        ).lastrowid  # fmt: skip
        for number, seat in enumerate(told.seats):
            row = _seat_row(told, number, seat)
            marks = ", ".join("?" * (len(row) + 1))
            base.execute(f"INSERT INTO seats VALUES ({marks})", (game, *row))  # noqa: S608
            base.executemany(
                "INSERT INTO turns VALUES (?, ?, ?, ?)",
                [(game, number, turn, gained) for turn, gained in enumerate(seat.turns, 1)],
            )


class _Changes:
    """A transaction: whole, or not at all; what SQLite says is told as a DatabaseError."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base

    def __enter__(self) -> None:
        try:
            self._base.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise failure(error) from error

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            self._base.execute("COMMIT" if error is None else "ROLLBACK")
        except sqlite3.Error as failed:
            error = failed
            if self._base.in_transaction:
                self._base.rollback()
        if isinstance(error, sqlite3.Error):
            raise failure(error) from error


def _seat_row(told: Summary, number: int, seat: SeatSummary) -> tuple[int | str | None, ...]:
    others = [other for n, other in enumerate(told.seats) if n != number]
    against = "+".join(sorted(other.policy or PEOPLE for other in others))
    shared = seat.won and any(other.won for other in others)
    return (
        number, told.game, told.started, told.seconds, told.undone, seat.name, seat.policy, against,
        seat.score, seat.place, seat.won and not shared and bool(others), shared, len(seat.turns),
        sum(seat.turns), max(seat.turns, default=0), seat.turns.count(0), seat.dice, seat.pips,
        told.retaken,
    )  # fmt: skip


def _stats(row: tuple[Any, ...]) -> Stats:
    game, player, opponents, games, won, tied, best, mean, turns, best_turn, gained = row[:11]
    empty, dice, pips, undone, retaken, seconds, wins = row[11:]
    streaks = [len(streak) for streak in str(wins).split("0")]
    return Stats(
        game, player, opponents, games, won, tied, best, mean, max(streaks), streaks[-1], turns,
        best_turn, gained / turns if turns else 0.0, empty, dice, pips, undone, retaken, seconds,
    )  # fmt: skip
