"""Records for another machine: a copy of the database, and the games of a foreign copy."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing, suppress
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory

from audiodice import games
from audiodice.core.text import was_name
from audiodice.storage.records.database import DatabaseError, damaged, in_words
from audiodice.storage.records.schema import MIGRATIONS
from audiodice.storage.records.store import Game, Records

_MOST = 10**12  # the sum of any column stays within SQLite's whole numbers
_LONGEST = 1_000  # characters of a text in a row
_REFUSED = (
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY,
)  # fmt: skip
_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"


def copied(path: Path) -> tuple[bytes, int]:
    """The records as the bytes of a database, and how many games it has; raises DatabaseError.

    Also while another program writes to it. Without the summaries of files, which differ elsewhere.
    """
    try:
        return _copied(path)
    except DatabaseError as error:
        if not disk_refused(error):
            raise
        # To read a database, SQLite writes beside it. A disk that is full or can only be read
        # refuses that, and then no other program writes there.
        with suppress(OSError), TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            shutil.copyfile(path, copy)
            with suppress(FileNotFoundError):
                shutil.copyfile(f"{path}-wal", f"{copy}-wal")
            return _copied(copy)
        raise


def disk_refused(error: DatabaseError) -> bool:
    """Whether the disk is at fault, not what is in the file."""
    cause = error.__cause__
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return isinstance(cause, OSError) or code in _REFUSED


def _copied(path: Path) -> tuple[bytes, int]:
    with (
        in_words(),
        closing(Records(path)) as records,
        closing(sqlite3.connect(":memory:")) as copy,
    ):
        records.check()
        records.backup(copy)
        copy.isolation_level = None
        copy.execute("DELETE FROM summaries")
        copy.execute("VACUUM")
        ((many,),) = copy.execute("SELECT count(*) FROM games").fetchall()
        return copy.serialize(), many


def foreign_games(path: Path, aside: Path) -> list[Game]:
    """The games in a database from elsewhere, which is brought up to date; raises DatabaseError.

    It may hold anything, so its tables, indexes and rows must be as we make them: SQLite runs what
    a view or a trigger says. `aside` is a path for a database to compare it with.
    """
    with in_words():
        with closing(sqlite3.connect(path)) as base:
            base.execute("PRAGMA trusted_schema = OFF")
            ((version,),) = base.execute("PRAGMA user_version").fetchall()
            schema = base.execute(_SCHEMA).fetchall()
        if 0 < version <= len(MIGRATIONS):
            Records(aside, MIGRATIONS[:version]).close()
            with closing(sqlite3.connect(aside)) as base:
                if base.execute(_SCHEMA).fetchall() != schema:
                    raise damaged("its tables are not those of the program")
        elif version <= 0:
            raise damaged(f"its version is {version}")
        with closing(Records(path)) as records:  # which raises for a later version
            records.check()
            found = list(records.games())
    for game in found:
        _check_game(game)
    return found


def _check_game(game: Game) -> None:
    """Raise DatabaseError for a game that could do harm where it is shown or added up."""
    rows = (game.row, *game.seats, *game.turns)
    if not all(_fits(value) for row in rows for value in row.values()):
        raise damaged("a game in it is not as it was recorded")
    try:
        options = json.loads(game.row["options"])
    except (ValueError, RecursionError):
        options = None
    people = [seat["name"] for seat in game.seats if seat["policy"] is None]
    known = {game.row["game"], *(seat["game"] for seat in game.seats)} <= {*games.names()}
    if not (known and isinstance(options, dict) and all(map(was_name, people))):
        raise damaged("a game in it is not as it was recorded")


def _fits(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= _LONGEST and value.isprintable()
    if isinstance(value, int | float):
        return isfinite(value) and abs(value) <= _MOST
    return value is None
