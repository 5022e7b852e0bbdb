"""Summaries of saved games in the records, so that a list need not play each game through."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from audiodice import __version__, games
from audiodice.core.text import was_name
from audiodice.engine.journal import Seat
from audiodice.engine.saved_game import SavedGame
from audiodice.storage import paths
from audiodice.storage.disk import FileStat


class Summaries:
    """The summary of each saved game, by the name, time and size of its file.

    Summaries only save time: if the database cannot be read or written, every game is read. Games
    with a problem are read each time.
    """

    def __init__(self, records: Path) -> None:
        """`records` is the database; it is opened once a game is asked for."""
        self._records = records
        self._known: dict[str, tuple[int, int, str]] | None = None
        self._new: dict[str, tuple[int, int, str]] = {}

    def find(self, path: Path, stat: FileStat) -> SavedGame | None:
        """The game in a file; None if the file has changed since, or was never read."""
        if self._known is None:
            self._known = self._load()
        modified, size, text = self._known.get(path.name, (0, 0, ""))
        if (modified, size) != stat:
            return None
        try:
            return _game(path, stat, json.loads(text))
        except (ValueError, OverflowError, RecursionError):
            return None

    def add(self, saved: SavedGame, stat: FileStat) -> None:
        """Keep the summary of a game that was read after its file was like `stat`."""
        if saved.problem is None:
            self._new[saved.path.name] = (*stat, _text(saved))

    def save(self, files: Iterable[str]) -> None:
        """Write what was added, and forget the games that are not among these `files`."""
        from audiodice.storage.records.database import DatabaseError  # SQLite: not at the start
        from audiodice.storage.records.store import Records

        gone = (self._known or {}).keys() - set(files)
        if self._new or gone:
            try:
                with closing(Records(self._records)) as records:
                    records.change_summaries(__version__, self._new, gone)
            except DatabaseError:
                pass

    def _load(self) -> dict[str, tuple[int, int, str]]:
        from audiodice.storage.records.database import DatabaseError
        from audiodice.storage.records.store import Records

        try:
            with closing(Records(self._records)) as records:
                return records.summaries(__version__)
        except DatabaseError:
            return {}


def own_summaries() -> Summaries:
    return Summaries(paths.own_records())


def _text(saved: SavedGame) -> str:
    seats = [(seat.name, seat.policy) for seat in saved.seats]
    return json.dumps(
        [saved.game, seats, saved.scores, saved.turn, saved.round, saved.mine, saved.finished,
         saved.shared]
    )  # fmt: skip


def _game(path: Path, stat: FileStat, summary: Any) -> SavedGame:
    """The game of a summary; raises ValueError if the database is damaged."""
    match summary:
        case [str(game), [*pairs], [*scores], int(turn), int(number), int(mine), bool(finished),
              str(shared)]:  # fmt: skip
            seats = tuple(map(_seat, pairs))
        case _:
            raise ValueError(summary)
    known = game in games.names() and len(scores) == len(seats) > max(turn, mine)
    if not known or min(turn, mine) < 0 or {*map(type, scores)} != {int}:
        raise ValueError(summary)
    return SavedGame(
        path, stat.when, game, seats, tuple(scores), turn, number, mine, finished, shared
    )


def _seat(fields: Any) -> Seat:
    match fields:
        case [str(name), str() | None as policy] if was_name(name):
            return Seat(name, policy)
    raise ValueError(fields)
