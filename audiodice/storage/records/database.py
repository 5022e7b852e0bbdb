"""A SQLite file that brings itself up to date, however often that is interrupted."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.storage.disk import private_folder, tighten

BESIDE = ("-wal", "-shm", "")  # what SQLite keeps beside a file goes with it
LONGEST_WHY = 200  # characters of what SQLite says: all of it is heard
FAILURES = (sqlite3.Error, sqlite3.Warning, UnicodeError, OverflowError)
"""What a call of SQLite may raise where the file is damaged, beside OSError."""
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
    with ExitStack() as unless_open, in_words():
        _make_private(path)
        base = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
        unless_open.callback(base.close)
        _migrate(base, migrations)
        unless_open.pop_all()
    return base


@contextmanager
def in_words() -> Iterator[None]:
    """Whatever a file does to SQLite is raised as DatabaseError."""
    try:
        yield
    except (*FAILURES, OSError) as error:
        raise failure(error) from error


def failure(error: Exception) -> DatabaseError:
    """What to say: records_damaged (why) where the file is no such database, or not whole; else
    records_unusable (why)."""
    if isinstance(error, UnicodeError):  # in a row, or in what SQLite itself says of the damage
        return damaged("it holds text that is no UTF-8")
    why = _printable(error_text(error))
    # Only what another file would help: neither a full disk nor an SQLite that is too old.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    spoilt = code in _SPOILT or why.startswith(("no such ", "Could not decode"))
    return damaged(why) if spoilt else DatabaseError("records_unusable", why=why)


def damaged(why: str) -> DatabaseError:
    """What to say of a file that is no such database, or not whole."""
    return DatabaseError("records_damaged", why=why)


def check(base: sqlite3.Connection) -> None:
    """Look through the whole file; raises DatabaseError."""
    with in_words():
        ((said,),) = base.execute("PRAGMA quick_check(1)").fetchall()
    if said != "ok":
        raise damaged(_printable(str(said)))


def set_aside(path: Path) -> None:
    """Let a damaged database lie beside, as `NAME.damaged`; raises DatabaseError."""
    try:
        for rest in BESIDE:
            with suppress(FileNotFoundError):
                path.with_name(path.name + rest).replace(f"{path}.damaged{rest}")
    except OSError as error:
        raise failure(error) from error


def _printable(said: str) -> str:
    """What SQLite says, which may quote the damage."""
    return "".join(letter if letter.isprintable() else "?" for letter in said)[:LONGEST_WHY]


def _make_private(path: Path) -> None:
    """Make the file where it is missing, and see to it that only the player may read it; SQLite
    gives what it keeps beside it the same mode. Raises OSError.
    """
    private_folder(path.parent)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600))
    if not path.is_file():
        raise OSError(errno.EINVAL, "Not a file")
    for rest in BESIDE:
        tighten(path.with_name(path.name + rest))


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
    if version < 0:
        raise damaged(f"its version is {version}")
    return int(version)
