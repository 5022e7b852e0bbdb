"""What a session does with its keeper: the game at the table, and the one to go on with."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.app.background import Task
from audiodice.core.model import Event
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.table import Table
from audiodice.storage.game_store import GameStore, Record
from audiodice.storage.locks import HeldElsewhereError
from audiodice.storage.saved_game import SavedGame, with_table
from audiodice.storage.settings import Settings

if TYPE_CHECKING:
    from audiodice.storage.records.store import Records

LOOK_S = 0.25  # how long a menu waits to offer the game to go on with: a disk may hang
REST_S = 0.01  # between two games that are looked at beside the loop: keys come first
CLOSE_S = 2.0  # how long the end waits until a finished game is recorded


class Autosave:
    """The games of one session: begun, gone on with, left, recorded.

    Everything is called on the loop; what takes longer than a step is done beside it.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        tell: Callable[[Event], object] = lambda _: None,
        store: GameStore | None = None,
    ) -> None:
        """`folder` has the games and the records; `tell` takes what the player should hear, from
        any thread.
        """
        self.store = store or GameStore(folder / "games")
        self._folder, self._settings, self.tell = folder, settings, tell
        self._table: Table | None = None
        self._found: list[SavedGame] = []
        self._told: set[str] = set()
        self._looking: Task[None] | None = None
        self._finishing: list[Task[None]] = []
        self._closing = threading.Event()

    def records(self) -> Records:
        """Open the records, for the thread that calls this; raises DatabaseError."""
        from audiodice.storage.records.store import Records  # not by a start that records nothing

        return Records(self._folder / "records.sqlite")

    # ------------------------------------------------------------------ the game to go on with

    def look(self) -> None:
        """Find the newest game that can be gone on with."""
        found: list[SavedGame] = []
        self._found = found
        self._looking = Task(lambda: found.extend(islice(self._open_ends(), 1)))

    @property
    def newest(self) -> SavedGame | None:
        """The newest game that can be gone on with, if it was found by now, or is soon."""
        if self._looking is not None:
            self._looking.wait(LOOK_S)
        return self._found[0] if self._found else None

    def _open_ends(self) -> Iterator[SavedGame]:
        """The games that can be gone on with, what was played last first."""
        for kept in self.store.each():
            if not (kept.finished or kept.problem or kept.elsewhere):
                yield kept

    # ------------------------------------------------------------------ the game at the table

    def begin(self, table: Table) -> None:
        """Keep this new table from now on, and leave the one before."""
        self.leave()
        self._table = table
        self.store.begin(table, fair=table.journal.header.fair)

    def open(self, kept: SavedGame, *, good_part_only: bool = False) -> Table:
        """The table of a kept game, and leave the one before; raises as `GameStore.open`."""
        self.leave()
        self._table = self.store.open(kept, good_part_only=good_part_only)
        return self._table

    def leave(self, *, for_good: bool = False) -> tuple[Event, ...]:
        """Leave the table; what to say of its game.

        One that has ended is recorded now, for until now its last step could be taken back.
        One in which nothing was done is forgotten, and so is one that is left `for_good`.
        """
        table, self._table = self._table, None
        if table is None:
            return ()
        kept = self.store.put_down()
        if kept is None:
            self.look()  # as far as it was kept, it is still the one to go on with
            return (Event("steps_not_kept"),)
        if table.over:
            self._finishing.append(Task(lambda: self._record(_finish(self.store, kept))))
            self.look()  # it is no longer the one to go on with
            return ()
        if for_good or not table.journal.entries:
            with suppress(HeldElsewhereError, OSError):
                self.store.delete(kept)
            self.look()
            return ()
        # The one to go on with is known: no menu need wait for the disk to tell it.
        self._found, self._looking = [with_table(kept, table)], None
        return (Event("game_kept"),)

    # ------------------------------------------------------------------ records

    def tidy(self) -> None:
        """Record the games that had ended when the program was killed."""
        self._finishing.append(Task(lambda: self._record(self._tidy)))

    def _tidy(self, record: Record) -> None:
        for _ in self.store.tidying(record):
            if self._closing.wait(REST_S):
                return  # what is left is done at the next start

    def close(self) -> None:
        """Leave the table and end, once what has ended is recorded."""
        self._closing.set()
        self.leave()
        for task in self._finishing:
            task.wait(CLOSE_S)
        self.store.close()

    def _record(self, use: Callable[[Record], object]) -> None:
        """Let the keeper record games; a game that cannot be recorded stays for the next time."""
        self.store.cap = self._settings.kept_games
        opened: list[Records] = []  # only when there is something to record

        def record(journal: Journal) -> None:
            if not opened:
                opened.append(self.records())
            opened[0].record(journal)

        try:
            with suppress(HeldElsewhereError, JournalError, OSError):
                use(record)
        except Exception as error:
            from audiodice.storage.records.database import DatabaseError  # SQLite: not at the start

            if not isinstance(error, DatabaseError):
                raise
            if error.key not in self._told:
                self._told.add(error.key)
                self.tell(Event(error.key, None, error.fields))
        finally:
            for records in opened:
                records.close()


def _finish(store: GameStore, kept: SavedGame) -> Callable[[Record], object]:
    return lambda record: store.finish(record, kept)
