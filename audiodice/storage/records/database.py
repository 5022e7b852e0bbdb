"""A SQLite file that is brought up to date when it is opened, even after an interruption."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import MappingProxyType

from audiodice.core.errors import error_text
from audiodice.storage.disk import private_folder, replace, tighten

BESIDE = ("-wal", "-shm", "")  # suffixes of the files that belong to a database
LONGEST_WHY = 200  # characters of SQLite's error, which is spoken
FAILURES = (sqlite3.Error, sqlite3.Warning, UnicodeError, OverflowError)
"""The errors besides OSError that SQLite may raise for a damaged file."""
BUSY_S = 2.0  # how long a program waits for another one that writes to the same file
_PAUSE_S = 0.01  # before we ask again what SQLite refused at once
_SPOILT = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class DatabaseError(Exception):
    """The file cannot be used; the message `key` says why, with `fields`."""

    def __init__(self, key: str, **fields: int | str) -> None:
        super().__init__(f"{key} {fields}")
        self.key, self.fields = key, fields


def connect(
    path: Path,
    migrations: Sequence[Sequence[str]],
    functions: Mapping[str, Callable[..., str | None]] = MappingProxyType({}),
) -> sqlite3.Connection:
    """Open the database at `path`, or make it, and apply the `migrations` it does not have yet.

    A migration is a list of statements. It is applied as one transaction, which also sets the
    version (`user_version`, the number of migrations); an interrupted one starts again. Their
    statements may call `functions`, by name. Raises
    DatabaseError: records_newer (version, known) for a file of a later program, else see `failure`.
    """
    with ExitStack() as unless_open, in_words():
        _make_private(path)
        base = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)
        unless_open.callback(base.close)
        for name, function in functions.items():
            base.create_function(name, -1, function)
        _migrate(base, migrations)
        unless_open.pop_all()
    return base


@contextmanager
def in_words() -> Iterator[None]:
    """Turn every error of SQLite into DatabaseError."""
    try:
        yield
    except (*FAILURES, OSError) as error:
        raise failure(error) from error


def failure(error: Exception) -> DatabaseError:
    """The error to raise: records_damaged (why) if the file is no such database, or is damaged.

    Otherwise records_unusable (why).
    """
    if isinstance(error, UnicodeError):  # in a row, or in SQLite's own error text
        return damaged("it holds text that is no UTF-8")
    why = _printable(error_text(error))
    # Only if a new file would help: not for a full disk or an old SQLite.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    spoilt = code in _SPOILT or why.startswith(("no such ", "Could not decode"))
    return damaged(why) if spoilt else DatabaseError("records_unusable", why=why)


def damaged(why: str) -> DatabaseError:
    """The error for a file that is no such database, or is damaged."""
    return DatabaseError("records_damaged", why=why)


def check(base: sqlite3.Connection) -> None:
    """Check the whole file; raises DatabaseError."""
    with in_words():
        ((said,),) = base.execute("PRAGMA quick_check(1)").fetchall()
    if said != "ok":
        raise damaged(_printable(str(said)))


def set_aside(path: Path) -> None:
    """Rename a damaged database to `NAME.damaged`; raises DatabaseError."""
    try:
        for rest in BESIDE:
            with suppress(FileNotFoundError):
                replace(path.with_name(path.name + rest), Path(f"{path}.damaged{rest}"))
    except OSError as error:
        raise failure(error) from error


def _printable(said: str) -> str:
    """SQLite's error text without unprintable characters: it may quote the damaged file."""
    return "".join(letter if letter.isprintable() else "?" for letter in said)[:LONGEST_WHY]


def _make_private(path: Path) -> None:
    """Make the file if it is missing, so that only the player may read it; raises OSError.

    SQLite gives the files beside it the same mode.
    """
    private_folder(path.parent)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600))
    if not path.is_file():
        raise OSError(errno.EINVAL, "Not a file")
    for rest in BESIDE:
        tighten(path.with_name(path.name + rest))


def _migrate(base: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    _version(base, len(migrations))  # raises for a newer file, before anything is changed
    _write_ahead(base)
    base.execute("PRAGMA synchronous = NORMAL")
    base.execute("PRAGMA foreign_keys = ON")
    while _version(base, len(migrations)) < len(migrations):
        base.execute("BEGIN IMMEDIATE")
        with base:
            # Ask again inside the transaction: another program may have been quicker.
            version = _version(base, len(migrations))
            for statement in migrations[version] if version < len(migrations) else ():
                base.execute(statement)
            base.execute(f"PRAGMA user_version = {min(version + 1, len(migrations))}")


def _write_ahead(base: sqlite3.Connection) -> None:
    """Keep changes in a log first, so that another program may read meanwhile.

    Where two programs ask for this in a new file at once, SQLite refuses one of them at once
    instead of letting it wait, so we wait.
    """
    until = time.monotonic() + BUSY_S
    while True:
        try:
            base.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > until:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def _version(base: sqlite3.Connection, known: int) -> int:
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if version > known:
        raise DatabaseError("records_newer", version=version, known=known)
    if version < 0:
        raise damaged(f"its version is {version}")
    return int(version)
