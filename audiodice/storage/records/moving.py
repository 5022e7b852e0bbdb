"""Records for another machine: a copy of the database, and the games of a foreign copy."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from math import isfinite
from pathlib import Path

from audiodice import games
from audiodice.core.text import was_name
from audiodice.storage.records.database import damaged, in_words
from audiodice.storage.records.schema import MIGRATIONS
from audiodice.storage.records.store import Game, Records

_MOST = 10**12  # the sum of any column stays within SQLite's whole numbers
_LONGEST = 1_000  # characters of a text in a row
_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"


def copied(path: Path) -> tuple[bytes, int]:
    """The records as the bytes of a database, and how many games it has; raises DatabaseError.

    Also while another program writes to it. Without the summaries of files, which differ elsewhere.
    """
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
