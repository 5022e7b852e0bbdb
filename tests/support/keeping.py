"""Helpers for tests of saved games: a table, and a journal folder on a disk in memory."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.journal import Journal, Seat, read_file
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents.generic import cautious
from audiodice.storage.journal_file import Locking
from audiodice.storage.journal_folder import JournalFolder
from tests.support.memory_files import Inline, MemoryFiles, NoLock

ROLL, BANK = Action("roll"), Action("bank")
FOLDER = Path("/nowhere/games")
FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"


def new_table(target: int = 1000, seed: int = 4) -> Table:
    options = {"target": target}
    seats = (Seat("Ann"), Seat("Bo", "cautious"))
    return Table(games.load("farkle"), seats, SeededThrow(seed), options=options, seed=seed)


def play(table: Table, steps: int = 1000) -> None:
    for _ in range(steps):
        if table.over:
            return
        table.act(cautious(table.game, table.state, chance(0, "unused")))


class Time:
    """A clock in seconds and a calendar; a test sets both."""

    def __init__(self) -> None:
        self.now = 50.0
        self.day = datetime(2026, 11, 21, 10, 46, 51, tzinfo=UTC)

    def __call__(self) -> float:
        return self.now

    def today(self) -> datetime:
        return self.day


class Memory:
    """A journal folder on a disk in memory, with a writer without a thread."""

    def __init__(self, files: MemoryFiles | None = None, locking: Locking = NoLock) -> None:
        self.files, self.time = files or MemoryFiles(), Time()
        self.writer = Inline(self.time)
        self.store = JournalFolder(
            FOLDER, files=self.files, locking=locking, writer=self.writer, clock=self.time,
            today=self.time.today,
        )  # fmt: skip

    def on_disk(self, name: str = "20261121T104651Z-farkle.journal") -> Journal:
        return read_file(self.files.now[FOLDER / name].data).journal

    def news(self) -> list[str]:
        return [event.key for event in self.store.news()]
