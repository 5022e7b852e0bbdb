"""A SQLite file that brings itself up to date, however often that is interrupted."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from audiodice.core.errors import error_text

BUSY_S = 2.0  # two programs may write the same file: how long one waits for the other
_SPOILT = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class DatabaseError(Exception):
    """The file cannot be used: `key` is the message that says why, with `fields`."""

    def __init__(self, key: str, **fields: int | str) -> None:
        super().__init__(f"{key} {fields}")
        self.key, self.fields = key, fields


def connect(path: Path, migrations: Sequence[Sequence[str]]) -> sqlite3.Connection:
    """The database at `path`, made or brought to the version that is the number of `migrations`.

    Each migration is a list of statements and takes effect whole or not at all, its version
    (`user_version`) with it; one that was interrupted starts again. Raises DatabaseError:
    records_newer (version, known) for a file of a later program, else as `failure`.
    """
    base: sqlite3.Connection | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
        _migrate(base, migrations)
    except (sqlite3.Error, OSError, DatabaseError) as error:
        if base is not None:
            base.close()
        if isinstance(error, DatabaseError):
            raise
        raise failure(error) from error
    return base


def failure(error: sqlite3.Error | OSError) -> DatabaseError:
    """What to say: records_damaged (why) where the file is no such database, or not whole; else
    records_unusable (why)."""
    why = error_text(error)
    # Only what another file would help: neither a full disk nor an SQLite that is too old.
    spoilt = getattr(error, "sqlite_errorcode", 0) & 0xFF in _SPOILT or why.startswith("no such t")
    return DatabaseError("records_damaged" if spoilt else "records_unusable", why=why)


def set_aside(path: Path) -> None:
    """Let a damaged database lie beside, as `NAME.damaged`; raises DatabaseError."""
    try:
        for rest in ("-wal", "-shm", ""):  # what SQLite keeps beside a file goes with it
            with suppress(FileNotFoundError):
                path.with_name(path.name + rest).replace(f"{path}.damaged{rest}")
    except OSError as error:
        raise failure(error) from error


def _migrate(base: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    _version(base, len(migrations))  # a newer file is left exactly as it is
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = NORMAL")
    base.execute("PRAGMA foreign_keys = ON")
    while _version(base, len(migrations)) < len(migrations):
        base.execute("BEGIN IMMEDIATE")
        with base:
            # Asked again inside: another program may have been quicker.
            version = _version(base, len(migrations))
            for statement in migrations[version] if version < len(migrations) else ():
                base.execute(statement)
            base.execute(f"PRAGMA user_version = {min(version + 1, len(migrations))}")


def _version(base: sqlite3.Connection, known: int) -> int:
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if version > known:
        raise DatabaseError("records_newer", version=version, known=known)
    return int(version)
