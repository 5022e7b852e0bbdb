"""Finished games in SQLite: the results of each player in each game against each opponent.

They can be rebuilt from the saved journals at any time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from audiodice.core.text import as_name, same_name
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.stats import Result, Stats
from audiodice.engine.summary import Summary, summary
from audiodice.storage.records.database import FAILURES, check, connect, damaged, failure, in_words
from audiodice.storage.records.schema import MIGRATIONS, Judged, seat_row, variant_of

if TYPE_CHECKING:
    import sqlite3

T = TypeVar("T")

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


class Game(NamedTuple):
    """The rows of a recorded game, by column, without its id; the ids of two files differ."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    turns: list[dict[str, Any]]


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
        self.check()
        self.add(_summaries(journals))
        (many,) = self._ask("SELECT count(*) FROM games", lambda row: int(row[0]))
        return many

    def check(self) -> None:
        """Check the whole file."""
        check(self._base)
        self.stats()
        self.results()

    def backup(self, to: sqlite3.Connection) -> None:
        """Copy the file, as it is at one moment."""
        self._base.backup(to)

    def games(self) -> Iterator[Game]:
        """Every game, in the order in which they were recorded."""
        for row in self._rows("games", "1 ORDER BY id"):
            id_ = row.pop("id")
            yield Game(
                row,
                self._rows("seats", "game_id = ? ORDER BY seat", id_),
                self._rows("turns", "game_id = ? ORDER BY seat, number", id_),
            )

    def add_games(self, found: Iterable[Game]) -> int:
        """Add the games that are not there yet, all or none; returns how many those are."""
        added = 0
        with self._changes():
            spellings = self._spellings()
            for game in found:
                if self._rows("games", "identity = ?", game.row["identity"]):
                    continue
                id_ = self._insert("games", game.row)
                for seat in game.seats:
                    name = seat["name"]
                    if seat["policy"] is None:
                        name = spellings.setdefault(same_name(name), as_name(name))
                    self._insert("seats", {**seat, "name": name, "game_id": id_})
                for turn in game.turns:
                    self._insert("turns", {**turn, "game_id": id_})
                added += 1
        return added

    def _rows(self, table: str, where: str, *values: object) -> list[dict[str, Any]]:
        with in_words():
            found = self._base.execute(f"SELECT * FROM {table} WHERE {where}", values)  # noqa: S608
            names = [column[0] for column in found.description]
            return [dict(zip(names, row, strict=True)) for row in found]

    def _insert(self, table: str, row: Mapping[str, Any]) -> int | None:
        marks = ", ".join("?" * len(row))
        line = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608
        return self._base.execute(line, tuple(row.values())).lastrowid

    def stats(
        self, *, game: str = "", player: str | None = None, opponents: str | None = None
    ) -> tuple[Stats, ...]:
        """The statistics of people, the most played game first; each argument is a filter."""
        rows = self._ask(STATS, _stats_of, game=game, player=player, opponents=opponents)
        return tuple(sorted(rows, key=lambda stats: -stats.games))

    def results(
        self, *, game: str = "", player: str | None = None, opponents: str | None = None
    ) -> tuple[Result, ...]:
        """Every result of people, game by game, in the order in which they began."""
        return tuple(self._ask(RESULTS, _result_of, game=game, player=player, opponents=opponents))

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

    @contextmanager
    def _changes(self) -> Iterator[None]:
        """A transaction; turns errors of SQLite into DatabaseError."""
        try:
            self._base.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._base.execute("COMMIT")
            except BaseException:
                with suppress(*FAILURES):
                    self._base.rollback()
                raise
        except FAILURES as error:
            raise failure(error) from error

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


def _summaries(journals: Iterable[Journal]) -> Iterator[Summary]:
    """The summaries of the finished games; without those that do not follow their rules."""
    for journal in journals:
        with suppress(JournalError):
            if game := summary(journal):
                yield game


def _stats_of(row: tuple[Any, ...]) -> Stats:
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


def _result_of(row: tuple[Any, ...]) -> Result:
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
