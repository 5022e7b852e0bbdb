"""The games of one session: starts, resumes, saves, leaves and records them.

`Autosave` implements the interface's `Store`. Work that waits for the disk is a job, so the
interface's thread never waits.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from audiodice.core.errors import error_text
from audiodice.core.jobs import Background, Done, Job, JobError
from audiodice.core.model import Event
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.saved_game import (
    OpenedGame,
    SavedGame,
    barely_begun,
    good_part,
    problem,
    with_table,
)
from audiodice.engine.stats import Stats
from audiodice.engine.table import Table
from audiodice.storage import paths
from audiodice.storage.journal_folder import (
    JournalFolder,
    LeftGame,
    LockedGame,
    NotYetKeptError,
    Record,
)
from audiodice.storage.locks import HeldElsewhereError
from audiodice.storage.summaries import Summaries

if TYPE_CHECKING:
    from audiodice.engine.entries import Header
    from audiodice.storage.journal_writer import PendingWrite
    from audiodice.storage.records.store import Records

T = TypeVar("T")

LOOK_S = 0.25  # how long a menu waits for the game to resume: a disk may hang
CLOSE_S = 2.0  # how long the end of the program waits until a finished game is recorded


@dataclass(frozen=True, slots=True)
class _Listing:
    games: list[SavedGame]
    job: Job[None]

    def done(self) -> bool:
        return self.job.done()

    def result(self) -> tuple[SavedGame, ...]:
        self.job.result()  # raises what went wrong
        return tuple(self.games)


class Autosave:
    """Saves the game at the table, and knows which saved game can be resumed."""

    def __init__(
        self,
        folder: Path,
        *,
        background: Background,
        notice: Callable[[Event], object],
        finished_cap: Callable[[], int],
        journals: JournalFolder | None = None,
        newest: Job[SavedGame | None] | None = None,
        read_first: Callable[[Iterator[object]], Job[None]] | None = None,
    ) -> None:
        """`folder` has the games and the records.

        `journals` stands in for the folder of games in it. `newest` is a search for the game to
        resume that was started earlier. `notice` takes an event that the player should hear, from
        any thread. `finished_cap` returns how many finished games are kept. `read_first`
        takes the steps that read a list; without it the background does.
        """
        self._journals = journals or JournalFolder(folder / paths.GAMES)
        self._folder, self._background, self._notice = folder, background, notice
        self._finished_cap, self._read_first = finished_cap, read_first or background.later
        self._table: Table | None = None
        self._newest: Job[SavedGame | None] = newest or background.start(self._journals.newest)
        self._announced: set[str] = set()
        self._idle = threading.Condition()
        self._running = 0  # jobs that have to end before the program does
        self._closing = threading.Event()

    # ------------------------------------------------------------------ the game to resume

    @property
    def newest(self) -> SavedGame | None:
        """The newest game that can be resumed; None if there is none or none is known yet."""
        return self._newest.result() if self._newest.done() else None

    def look_again(self) -> None:
        """Search for it again, and wait a little, because the next menu should offer it."""
        found: Future[SavedGame | None] = Future()
        self._newest = found
        self._background.start(lambda: found.set_result(self._journals.newest()))
        wait((found,), LOOK_S)

    # ------------------------------------------------------------------ the game at the table

    @property
    def path(self) -> Path | None:
        """The file of the game at the table; None if there is none."""
        return self._journals.path

    @property
    def pending(self) -> PendingWrite | None:
        """The write to wait for before the next output of the game; None if there is none."""
        return self._journals.pending

    def begin(self, table: Table) -> None:
        """Save this new table from now on, and leave the previous one.

        A game that has barely begun stays only until another one is begun.
        """
        self.leave()
        if (last := self.newest) is not None and barely_begun(last):
            self._run(partial(self._forget, last))
        self._table = table
        self._journals.begin(table)

    def _forget(self, saved: SavedGame) -> None:
        with suppress(HeldElsewhereError, OSError):
            self._journals.delete(saved)

    def open(self, saved: SavedGame, *, good_part_only: bool = False) -> Job[OpenedGame]:
        """Leave the table, and read a saved game to resume it."""
        self.leave()

        def read() -> OpenedGame:
            with _in_words("game_unreadable"):
                opened = self._journals.read_to_open(saved, good_part_only=good_part_only)
            return OpenedGame(opened.table, partial(self._take_up, opened))

        return self._background.start(read)

    def _take_up(self, opened: LockedGame) -> None:
        self._table = self._journals.take_up(opened)

    def leave(self, *, for_good: bool = False) -> Job[tuple[Event, ...]]:
        """Leave the table; the job returns the events to say about its game.

        A game that has ended is recorded now, because until now its last action could be taken
        back. A game without any action is deleted, and so is one that is left `for_good`.
        """
        table, self._table = self._table, None
        left = self._journals.let_go()
        if table is None or left is None:
            return Done(())
        if not table.over and table.journal.entries and not for_good:
            # This is the game to resume, so no menu has to wait for the disk.
            saved = with_table(SavedGame(left.file.path, self._journals.today()), table)
            if self._journals.can_resume(saved):
                self._newest = Done(saved)
        return self._run(lambda: self._leave(table, left, for_good=for_good))

    def _leave(self, table: Table, left: LeftGame, *, for_good: bool) -> tuple[Event, ...]:
        """Wait until the game is written; then record, delete or announce it."""
        saved = self._journals.await_left(left)
        if saved is None:
            self.look_again()  # the part that was written can still be resumed
            return (Event("steps_not_kept"),)
        if table.over:  # the menu need not wait for the records
            self._run(lambda: self._finish(saved))
        elif for_good or not table.journal.entries:
            with suppress(HeldElsewhereError, OSError):
                self._journals.delete(saved)
        else:
            if not self._journals.can_resume(with_table(saved, table)):
                self.look_again()
            young = barely_begun(with_table(saved, table))
            return (Event("game_kept", None, {"young": young}),)
        self.look_again()
        return ()

    # ------------------------------------------------------------------ lists

    def find(self, name: str) -> SavedGame | None:
        """The saved game of this name, finished or not; waits for the disk."""
        return self._journals.find(name)

    def listing(self, *, finished: bool = False) -> Job[tuple[SavedGame, ...]]:
        """The saved games, last played first."""
        listed: list[SavedGame] = []
        return _Listing(listed, self._read_first(self._list(listed, finished=finished)))

    def _list(self, listed: list[SavedGame], *, finished: bool) -> Iterator[None]:
        """List the games: until it is recorded, a finished game is in the same folder."""
        for saved in self._journals.each(finished=finished, summaries=self._summaries()):
            yield
            if saved.finished == finished or saved.problem:
                listed.append(saved)

    def _summaries(self) -> Summaries:
        return Summaries(self._folder / paths.RECORDS)

    def read(self, saved: SavedGame) -> Job[Journal]:
        def read() -> Journal:
            try:
                return self._journals.read(saved)
            except JournalError as error:
                failed = Event("replay_failed", None, {"why": error.why})
            except OSError as error:
                failed = Event("replay_failed", None, {"why": error_text(error)})
            raise JobError(failed)

        return self._background.start(read)

    def delete(self, saved: SavedGame) -> Job[None]:
        def delete() -> None:
            with _in_words("game_not_deleted"):
                self._journals.delete(saved)
            self.look_again()

        return self._background.start(delete)

    def forget_shared(self, header: Header) -> Job[None]:
        """Delete the saved files of this game with friends, except the one in use."""

        def forget() -> None:
            for saved in list(self._journals.each(summaries=self._summaries())):
                if saved.shared != header.table or saved.path == self.path:
                    continue
                with suppress(JournalError, OSError):
                    if self._journals.read(saved).header == header:
                        self._forget(saved)
            self.look_again()

        return self._background.start(forget)

    # ------------------------------------------------------------------ records

    def stats(self) -> Job[tuple[Stats, ...]]:
        """The statistics of people, the most played game first."""

        def ask() -> tuple[Stats, ...]:
            from audiodice.storage.records.database import DatabaseError  # SQLite: not at the start

            try:
                with closing(self._records()) as records:
                    return records.stats()
            except DatabaseError as error:
                raise JobError(Event(error.key, None, error.fields)) from error

        return self._background.start(ask)

    def tidy(self) -> None:
        """Record the games that had ended when the program was killed."""
        self._background.later(self._tidying())

    def _tidying(self) -> Iterator[None]:
        with self._recording() as record:
            for _ in self._journals.tidying(record, self._summaries()):
                yield
                if self._closing.is_set():
                    return  # the next start does the rest

    def close(self) -> None:
        """Leave the table, wait until a finished game is recorded, and end."""
        self._closing.set()
        self.leave()
        with self._idle:
            self._idle.wait_for(lambda: not self._running, CLOSE_S)
        self._journals.close()

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about saving, each event once."""
        return self._journals.news()

    def _run(self, work: Callable[[], T]) -> Job[T]:
        """Start work that has to end before the program does."""
        with self._idle:
            self._running += 1

        def tracked() -> T:
            try:
                return work()
            finally:
                with self._idle:
                    self._running -= 1
                    self._idle.notify_all()

        return self._background.start(tracked)

    def _finish(self, saved: SavedGame) -> None:
        with self._recording() as record:
            self._journals.finish(record, saved)

    def _records(self) -> Records:
        from audiodice.storage.records.store import Records

        return Records(self._folder / paths.RECORDS)

    @contextmanager
    def _recording(self) -> Iterator[Record]:
        """A function that records a game; a game that fails waits for the next start."""
        self._journals.cap = self._finished_cap()
        opened: list[Records] = []  # opened only if there is something to record

        def record(journal: Journal) -> None:
            if not opened:
                opened.append(self._records())
            opened[0].record(journal)

        try:
            with suppress(HeldElsewhereError, JournalError, OSError):
                yield record
        except Exception as error:
            from audiodice.storage.records.database import DatabaseError  # only if it was used

            if not isinstance(error, DatabaseError):
                raise
            if error.key not in self._announced:
                self._announced.add(error.key)
                self._notice(Event(error.key, None, error.fields))
        finally:
            for records in opened:
                records.close()


@contextmanager
def _in_words(failed: str) -> Iterator[None]:
    """Turn errors into JobError; `failed` is the key of the event for a disk that fails."""
    try:
        yield
    except NotYetKeptError as error:
        raise JobError(Event("steps_not_kept")) from error
    except HeldElsewhereError as error:
        raise JobError(Event("game_open_elsewhere")) from error
    except FileNotFoundError as error:
        raise JobError(Event("game_gone")) from error
    except JournalError as error:
        raise JobError(problem(error, good_part(error))) from error
    except OSError as error:
        raise JobError(Event(failed, None, {"why": error_text(error)})) from error
