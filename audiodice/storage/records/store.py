"""Finished games in SQLite: the results of each player in each game against each opponent.

They can be rebuilt from the saved journals at any time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from audiodice.core.text import as_name, same_name
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.stats import Result, Stats
from audiodice.engine.summary import Summary, summary
from audiodice.storage.records.database import FAILURES, check, connect, damaged, failure, in_words
from audiodice.storage.records.schema import MIGRATIONS, Judged, seat_row, variant_of
from audiodice.storage.records.stats import RESULTS, STATS, result_of, stats_of

T = TypeVar("T")


class Records:
    """The file of the records. Methods raise DatabaseError if the file cannot be used."""

    def __init__(self, path: Path, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
        spellings: dict[str, str] = {}  # by `same_name`, while the file is opened
        functions: dict[str, Callable[..., str | None]] = {
            "spelled": lambda name: spellings.setdefault(same_name(name), as_name(name)),
            "variant": variant_of,
        }
        self._base = connect(path, migrations, functions)

    def close(self) -> None:
        self._base.close()

    def record(self, journal: Journal) -> bool:
        """Add a game, or replace it if it is there; False if it has not ended.

        Raises JournalError if the journal does not follow the rules of its game.
        """
        game = summary(journal)
        if game is not None:
            self.add((game,))
        return game is not None

    def add(self, summaries: Iterable[Summary]) -> None:
        """Add summaries of games, all or none."""
        with self._changes():
            spellings = self._spellings()
            for game in summaries:
                self._put(game, spellings)

    def rebuild(self, journals: Iterable[Journal]) -> int:
        """Add these games again, all or none; returns how many games the file has then.

        A journal that cannot be played through is left out. A game whose journal is gone stays as
        it was recorded, because nothing can replace it. So the file must not be damaged.
        """
        check(self._base)
        self.stats()
        self.results()
        with self._changes():
            spellings = self._spellings()
            for journal in journals:
                with suppress(JournalError):
                    if game := summary(journal):
                        self._put(game, spellings)
        (many,) = self._ask("SELECT count(*) FROM games", lambda row: int(row[0]))
        return many

    def stats(
        self, *, game: str = "", player: str | None = None, opponents: str | None = None
    ) -> tuple[Stats, ...]:
        """The statistics of people, the most played game first; each argument is a filter."""
        rows = self._ask(STATS, stats_of, game=game, player=player, opponents=opponents)
        return tuple(sorted(rows, key=lambda stats: -stats.games))

    def results(
        self, *, game: str = "", player: str | None = None, opponents: str | None = None
    ) -> tuple[Result, ...]:
        """Every result of people, game by game, in the order in which they began."""
        return tuple(self._ask(RESULTS, result_of, game=game, player=player, opponents=opponents))

    def summaries(self, program: str) -> dict[str, tuple[int, int, str]]:
        """The time, size and summary of each saved game that this version of the program read."""
        with in_words():
            rows = self._base.execute(
                "SELECT file, modified, size, summary FROM summaries WHERE program = ?", (program,)
            )
            return {file: (when, size, text) for file, when, size, text in rows}

    def change_summaries(
        self, program: str, new: Mapping[str, tuple[int, int, str]], gone: Iterable[str]
    ) -> None:
        """Add or replace summaries, and remove those of files that are gone or other versions."""
        with self._changes():
            self._base.execute("DELETE FROM summaries WHERE program <> ?", (program,))
            self._base.executemany(
                "DELETE FROM summaries WHERE file = ?", [(file,) for file in gone]
            )
            self._base.executemany(
                "INSERT OR REPLACE INTO summaries VALUES (?, ?, ?, ?, ?)",
                [(file, when, size, program, text) for file, (when, size, text) in new.items()],
            )

    def _spellings(self) -> dict[str, str]:
        """How each person is spelled here: as in the first game with that name."""
        names = self._ask("SELECT DISTINCT name FROM seats WHERE policy IS NULL", _text)
        return {same_name(name): name for name in names}

    def _ask(
        self, question: str, answer: Callable[[tuple[Any, ...]], T], **asked: str | None
    ) -> list[T]:
        if (player := asked.get("player")) is not None:
            asked["player"] = self._spellings().get(same_name(player), player)
        with in_words():
            rows = self._base.execute(question, asked).fetchall()
        try:
            return list(map(answer, rows))
        except ValueError as error:
            raise damaged(str(error)) from error

    def _changes(self) -> _Changes:
        return _Changes(self._base)

    def _put(self, summed: Summary, spellings: dict[str, str]) -> None:
        base = self._base
        known: dict[int, Judged] = {
            seat: (unit, luck, cost)
            for seat, unit, luck, cost in base.execute(
                "SELECT seat, unit, luck, cost FROM seats JOIN games ON id = game_id"
                " WHERE identity = ?",
                (summed.identity,),
            )
        }
        base.execute("DELETE FROM games WHERE identity = ?", (summed.identity,))
        options = json.dumps(dict(summed.options), sort_keys=True)
        game = base.execute(
            "INSERT INTO games"
            " (identity, game, options, started, reason, undone, seconds, retaken)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (summed.identity, summed.game, options, summed.started, summed.reason, summed.undone,
             summed.seconds, summed.retaken),
        ).lastrowid  # fmt: skip
        for number, seat in enumerate(summed.seats):
            name = seat.name
            if seat.policy is None:
                name = spellings.setdefault(same_name(name), as_name(name))
            row = seat_row(summed, number, seat, name, known.get(number, (None, None, None)))
            marks = ", ".join("?" * (len(row) + 1))
            base.execute(f"INSERT INTO seats VALUES ({marks})", (game, *row))  # noqa: S608
            base.executemany(
                "INSERT INTO turns VALUES (?, ?, ?, ?)",
                [(game, number, turn, gained) for turn, gained in enumerate(seat.turns, 1)],
            )


def _text(row: tuple[Any, ...]) -> str:
    (found,) = row
    if not isinstance(found, str):
        raise ValueError("a name in it is no text")  # noqa: TRY004 - the file is damaged
    return found


class _Changes:
    """A transaction; turns errors of SQLite into DatabaseError."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base

    def __enter__(self) -> None:
        with in_words():
            self._base.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            self._base.execute("COMMIT" if error is None else "ROLLBACK")
        except FAILURES as failed:
            error = failed
            with suppress(*FAILURES):
                self._base.rollback()
        if isinstance(error, FAILURES):
            raise failure(error) from error
