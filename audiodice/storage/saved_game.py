"""Reads the file of a saved game, to list or resume it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import LARGEST_FILE, JournalError, Reading, read_file
from audiodice.engine.saved_game import SavedGame, good_part, problem, with_table
from audiodice.engine.table import Table, resume
from audiodice.storage.disk import Files, FileStat


def load(files: Files, path: Path) -> tuple[Reading, Table]:
    """A saved game's journal and table; raises JournalError or OSError."""
    reading = read_file(files.read(path, LARGEST_FILE + 1))
    return reading, resume(reading.journal)


def played(stat: FileStat) -> datetime:
    """When the game in a file was last played; raises OverflowError or ValueError."""
    return datetime.fromtimestamp(stat.modified / 1e9, UTC)


def look(files: Files, path: Path, *, elsewhere: bool) -> SavedGame:
    """The saved game in a file; never raises, whatever the file holds."""
    when = datetime.fromtimestamp(0, UTC)
    trouble: Event | None = None
    table: Table | None = None
    try:
        when = played(files.stat(path))
        _, table = load(files, path)
    except JournalError as error:
        table = good_part(error)
        trouble = problem(error, table)
    except (OSError, OverflowError, ValueError) as error:
        trouble = Event("game_unreadable", None, {"why": error_text(error)})
    saved = SavedGame(path, when, elsewhere=elsewhere, problem=trouble)
    return saved if table is None else with_table(saved, table)
