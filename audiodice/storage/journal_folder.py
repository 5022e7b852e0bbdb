"""The player's saved games, and the game in play, which is saved action by action."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

from audiodice import __version__
from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import LARGEST_FILE, Entry, Journal, JournalError, Reading, read_file
from audiodice.engine.saved_game import SavedGame, good_part, problem, with_table
from audiodice.engine.table import Table, resume
from audiodice.storage import paths
from audiodice.storage.disk import Disk
from audiodice.storage.journal_file import (
    FINISHED,
    HALF,
    LOCK,
    SUFFIX,
    JournalFile,
    Locking,
    journals,
    write_whole,
)
from audiodice.storage.journal_writer import JournalWriter, PendingWrite
from audiodice.storage.kept_rooms import room_file
from audiodice.storage.locks import HeldElsewhereError, Lock, held
from audiodice.storage.summaries import Summaries

DAMAGED = ".damaged"  # the damaged file, set aside when its good part is resumed
STAMP = "%Y%m%dT%H%M%SZ"
CAP = 200  # how many finished games are kept, unless a setting says otherwise
LEAVE_MS = 2000.0  # how long leaving a game waits for a slow disk


T = TypeVar("T")


class NotYetKeptError(HeldElsewhereError):
    """The last actions of a game that was left cannot be written to the disk yet."""


@dataclass(frozen=True, slots=True)
class LockedGame:
    """A saved game that was read and locked, but is not in play yet."""

    table: Table
    file: JournalFile


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A game that was left, and its last write."""

    file: JournalFile
    written: PendingWrite


Record = Callable[[Journal], object]
"""Adds a finished game to the records."""


def now() -> datetime:
    return datetime.now(UTC)


class JournalFolder:
    """The saved games, and the game in play, which is saved here.

    Only `append` and `news` never wait for the disk. Methods raise only the errors they name.
    """

    def __init__(
        self,
        folder: Path,
        *,
        files: Disk | None = None,
        locking: Locking = Lock,
        writer: JournalWriter | None = None,
        cap: int = CAP,
        today: Callable[[], datetime] = now,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` returns seconds; `cap` is how many finished games are kept, at least one."""
        self.folder, self._files, self._locking = folder, files or Disk(), locking
        self._writer = writer or JournalWriter()
        self._unreadable_noted = False
        self.cap = cap
        self.today, self._clock = today, clock
        self._game: JournalFile | None = None
        self._late: list[JournalFile] = []  # left, and perhaps not written yet
        self._last: PendingWrite | None = None
        self._counted_to = 0.0  # the time up to this clock time is in the journal

    # ------------------------------------------------------------------ the game in play

    def begin(self, table: Table) -> PendingWrite:
        """Save this new table from now on.

        If the disk fails the game goes on, and `news` says so.
        """
        self.leave()
        began = self.today()
        journal = table.journal
        started = began.isoformat(timespec="seconds").replace("+00:00", "Z")
        if not journal.header.shared:  # a shared game has the same header at every seat
            journal.header = replace(journal.header, started=started, program=__version__)
        self._writer.call(partial(self._look_at_clock, began))
        stem = f"{began.strftime(STAMP)}-{table.game.name}"
        return self._keep(
            table, JournalFile(self._files, self.folder, stem, journal, self._locking)
        )

    def open(self, saved: SavedGame, *, good_part_only: bool = False) -> Table:
        """The table of a saved game, to play on; it is saved from now on.

        Raises the errors of `read_to_open`.
        """
        self.leave()
        return self.take_up(self.read_to_open(saved, good_part_only=good_part_only))

    def read_to_open(self, saved: SavedGame, *, good_part_only: bool = False) -> LockedGame:
        """Read and lock a saved game, so that `take_up` can go on with it; on any thread.

        With `good_part_only`, a damaged file is set aside, and the game goes on from its good part.
        Raises HeldElsewhereError (NotYetKeptError if it was left here), JournalError if it is
        damaged (with `good_part_only`: if it has no good part), or OSError if it cannot be read.
        """
        lock = None
        # If the folder takes no lock it takes no entry either; the writer will report that.
        with contextlib.suppress(OSError):
            lock = self._take(saved.path)
        try:
            return self._opened(saved, lock, good_part_only=good_part_only)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    def take_up(self, opened: LockedGame) -> Table:
        """Save an opened game from now on; returns its table."""
        self._keep(opened.table, opened.file)
        return opened.table

    def take_in(self, data: bytes) -> SavedGame:
        """Save a game from another place, given as the bytes of its file.

        If it is already saved, and was not played on here, that file is replaced. Raises
        JournalError if the game is damaged, OSError if it cannot be written.
        """
        reading = read_file(data)
        table = resume(reading.journal)
        began = reading.journal.header.started
        try:
            when = datetime.fromisoformat(began).astimezone(UTC)
        except (ValueError, OverflowError):  # none, or no date
            when = self.today()
        data = "".join(f"{line}\n" for line in reading.journal.lines()).encode()
        stem = f"{when.strftime(STAMP)}-{table.game.name}"
        for number in range(1, 1000):
            path = self.folder / f"{stem}{f'-{number}' * (number > 1)}{SUFFIX}"
            if self._files.exists(path):
                there = self._files.read(path, LARGEST_FILE + 1)
                if self._ours(path) or not data.startswith(there):
                    continue
            write_whole(self._files, path, data)
            return self._look(path)
        raise FileExistsError(0, f"there are a thousand games called {stem}")

    def append(self, entry: Entry) -> PendingWrite:
        """Save the next entry; never blocks. The table calls it after `begin` and `open`."""
        after = int(self._clock() - self._counted_to)
        self._counted_to += after
        self._last = self._writer.append(replace(entry, after=after))
        return self._last

    @property
    def name(self) -> str | None:
        """The name by which `find` finds the game in play; None if there is none."""
        return None if self._game is None else self._game.name

    @property
    def path(self) -> Path | None:
        """The file of the game in play; None if there is none."""
        return None if self._game is None else self._game.path

    @property
    def pending(self) -> PendingWrite | None:
        """The write to wait for before the next output of the game; None if there is none."""
        return None if self._last is None or self._last.done else self._last

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about saving, each event once."""
        return self._writer.news()

    def leave(self, ms: float = LEAVE_MS) -> bool:
        """Leave the game in play for later; returns whether all of it is on the disk.

        Waits for a slow disk, for `ms` at most.
        """
        return self._game is None or self.put_down(ms) is not None

    def put_down(self, ms: float = LEAVE_MS) -> SavedGame | None:
        """Leave the game in play for later; returns it with only its path and date.

        None if there was no game, or if it could not be saved completely.
        """
        left = self.let_go()
        return None if left is None else self.await_left(left, ms)

    def let_go(self) -> LeftGame | None:
        """Leave the game in play for later, without waiting; None if there is none."""
        game, self._game, self._last = self._game, None, None
        return None if game is None else LeftGame(game, self._writer.leave())

    def await_left(self, left: LeftGame, ms: float = LEAVE_MS) -> SavedGame | None:
        """Wait until a game that was left is written, for `ms` at most; on any thread.

        None if it could not be saved completely.
        """
        game, write = left.file, left.written
        answered = write.wait(ms)
        if answered and write.kept:
            return SavedGame(game.path, self.today())
        self._late = [late for late in self._late if late.locked] + [game]
        if not answered:  # the disk hangs; once it answers, the player hears that the game is saved
            write.when_done(lambda: self._kept_late(write))
        return None

    def _kept_late(self, write: PendingWrite) -> None:
        if write.kept:
            self._writer.add_news(Event("left_game_kept"))

    def close(self, ms: float = 1000.0) -> None:
        """Leave the game in play, wait for `ms` at most, and end the writer."""
        self.leave(ms)
        self._writer.close(ms)

    # ------------------------------------------------------------------ the saved games

    def kept(self, *, finished: bool = False, at_most: int | None = None) -> list[SavedGame]:
        """The games that are not finished, or the finished ones, the last played first.

        To read a game plays it through, which takes some ms; `at_most` limits how many.
        """
        return list(islice(self.each(finished=finished), at_most))

    def each(
        self, *, finished: bool = False, summaries: Summaries | None = None
    ) -> Iterator[SavedGame]:
        """The same as an iterator, which reads each game when it comes to it.

        The order needs no game to be read, so the first of thousands is there at once. Games that
        the `summaries` know are not read, and those that had to be read are added.
        """
        folder = self._folder_of(finished=finished)
        stats = self._asked(self._files.stats, folder) or {}
        names = journals(stats)
        names.sort(key=lambda name: (stats[name].modified, name), reverse=True)
        try:
            for name in names:
                path, stat = folder / name, stats[name]
                elsewhere = name.removesuffix(SUFFIX) + LOCK in stats and self._in_use(path)
                saved = summaries.find(path, stat) if summaries else None
                if saved is None:
                    saved = look(self._files, path, elsewhere=elsewhere)
                    if summaries:
                        summaries.add(saved, stat)
                yield replace(saved, elsewhere=True) if elsewhere else saved
        finally:
            if summaries:
                summaries.save({*stats, *self._listed(self._folder_of(finished=not finished))})

    def newest(self) -> SavedGame | None:
        """The last played game that can be resumed; None if there is none."""
        return next(filter(self.can_resume, self.each()), None)

    def can_resume(self, saved: SavedGame) -> bool:
        """Whether a saved game can be played on: one with friends needs their room."""
        room = room_file(self.folder.parent / paths.ROOMS, saved.shared)
        closed = saved.shared and not (room and room.exists())
        return not (saved.finished or saved.problem or saved.elsewhere or closed)

    def find(self, name: str) -> SavedGame | None:
        """The saved game of this name, finished or not; None if there is none.

        A name that leads to another folder is never found.
        """
        for finished in (False, True):
            folder = self._folder_of(finished=finished)
            if name + SUFFIX in journals(self._listed(folder)):
                return self._look(folder / (name + SUFFIX))
        return None

    def read(self, saved: SavedGame) -> Journal:
        """A saved game's journal, to replay or verify it; raises JournalError or OSError."""
        return load(self._files, saved.path)[0].journal

    def journals(self) -> Iterator[Journal]:
        """The journals of all finished games, to rebuild the records; damaged ones are left out.

        Raises OSError if the folder cannot be read.
        """
        folder = self._folder_of(finished=True)
        for name in sorted(journals(self._files.names(folder))):
            with contextlib.suppress(JournalError, OSError):
                yield load(self._files, folder / name)[0].journal

    def delete(self, saved: SavedGame) -> None:
        """Delete a game; raises HeldElsewhereError or OSError."""
        with self._locked(saved):
            self._files.remove(saved.path)
            self._files.remove(saved.path.with_suffix(DAMAGED))
            self._files.sync_folder(saved.path.parent)

    # ------------------------------------------------------------------ its end

    def finish(self, record: Record, saved: SavedGame | None = None) -> None:
        """Record a game that has ended (by default the one in play), then move it to the finished.

        Call this when the player leaves the table: until then the last action may still be taken
        back. If the program is killed between the two steps, the game is recorded again, which
        changes nothing. Raises HeldElsewhereError, JournalError or OSError.
        """
        if saved is None:
            saved = self.put_down()
        if saved is None:
            return  # there is none, or it could not be saved; the player was told
        with self._locked(saved):
            record(self.read(saved))
            self._move(saved.path)

    def tidy(self, record: Record, summaries: Summaries | None = None) -> None:
        """At the start: finish games that ended before the program was killed; delete half files.

        If the disk fails, the next start tries again.
        """
        for _ in self.tidying(record, summaries):
            pass

    def tidying(self, record: Record, summaries: Summaries | None = None) -> Iterator[None]:
        """The same as `tidy`, one step for each game, because there may be thousands."""
        for name in self._listed(self.folder):
            path = self.folder / name if name.endswith(HALF) else None
            if path and not (self._ours(path) or self._in_use(path)):
                with contextlib.suppress(OSError):
                    self._files.remove(path)
        for saved in self.each(summaries=summaries):
            yield
            ended = saved.finished and saved.problem is None
            if ended and not (self._ours(saved.path) or saved.elsewhere):
                with contextlib.suppress(HeldElsewhereError, OSError):
                    self.finish(record, saved)

    # ------------------------------------------------------------------ helpers

    def _keep(self, table: Table, game: JournalFile) -> PendingWrite:
        self._game = game
        self._counted_to = self._clock()
        self._last = self._writer.keep(game)
        table.observers.append(partial(self._record, game))
        return self._last

    def _record(self, game: JournalFile, entry: Entry) -> None:
        """Save an entry, unless the table was left: it must not get into another game's file."""
        if game is not self._game:
            return
        if game.shared:  # its entries are the same at every seat, seconds too
            self._last = self._writer.append(entry)
        else:
            self.append(entry)

    def _opened(self, saved: SavedGame, lock: Lock | None, *, good_part_only: bool) -> LockedGame:
        """The game in a file, with its lock; raises the errors of `read_to_open`."""
        data = self._files.read(saved.path, LARGEST_FILE + 1)
        try:
            reading = read_file(data)
            table = resume(reading.journal)
            if reading.torn:
                self._writer.add_news(Event("last_step_dropped"))
        except JournalError as error:
            part = good_part(error) if good_part_only else None
            if part is None:
                raise
            table = part
            # A copy, not a rename: the game must never be without a file.
            aside = saved.path.with_suffix(DAMAGED)
            self._files.write(aside, data)
            self._files.sync(aside)
        folder, journal = saved.path.parent, table.journal
        game = JournalFile(self._files, folder, saved.name, journal, self._locking)
        game.opened(data, lock)
        return LockedGame(table, game)

    def _ours(self, path: Path) -> bool:
        """Whether this is the game in play, or a game that was left and is not written yet."""
        in_play = self._game is not None and self._game.path.stem == path.stem
        return in_play or self._is_late(path)

    def _is_late(self, path: Path) -> bool:
        return any(game.locked and game.path.stem == path.stem for game in self._late)

    def _take(self, path: Path) -> Lock:
        """The lock of a game. If it was left it is written first; NotYetKeptError if that fails."""
        if self._is_late(path):
            self._writer.catch_up().wait(LEAVE_MS)
            if self._is_late(path):
                raise NotYetKeptError
        return self._locking(path.with_suffix(LOCK))

    def _look_at_clock(self, today: datetime) -> None:
        """Report a saved game that began later than now: the list may be out of order."""
        folders = (self.folder, self._folder_of(finished=True))
        latest = max(journals(n for one in folders for n in self._listed(one)), default="")
        if latest[:16] > (today + timedelta(minutes=1)).strftime(STAMP):
            self._writer.add_news(Event("clock_set_back"))

    def _folder_of(self, *, finished: bool) -> Path:
        return self.folder / FINISHED if finished else self.folder

    def _listed(self, folder: Path) -> list[str]:
        """The names in a folder; none if it cannot be read, which is reported once."""
        return self._asked(self._files.names, folder) or []

    def _asked(self, ask: Callable[[Path], T], folder: Path) -> T | None:
        try:
            return ask(folder)
        except OSError as error:
            if not self._unreadable_noted:
                self._unreadable_noted = True
                self._writer.add_news(Event("games_unreadable", None, {"why": error_text(error)}))
            return None

    def _look(self, path: Path) -> SavedGame:
        return look(self._files, path, elsewhere=self._in_use(path))

    def _in_use(self, path: Path) -> bool:
        """Whether another program plays this game."""
        return not self._ours(path) and held(path.with_suffix(LOCK))

    @contextlib.contextmanager
    def _locked(self, saved: SavedGame) -> Iterator[None]:
        lock = self._take(saved.path)
        try:
            yield
        finally:
            lock.release()

    def _move(self, path: Path) -> None:
        """Move a game to the finished ones, and delete the oldest of them beyond `cap`.

        It may replace a copy of itself, but no other game. Raises OSError.
        """
        files, folder = self._files, self._folder_of(finished=True)
        files.make_folder(folder)
        number, name = 1, path.name
        while files.exists(folder / name):
            # After a power cut a game may have both its names.
            if files.read(folder / name, LARGEST_FILE) == files.read(path, LARGEST_FILE):
                break
            number += 1
            name = f"{path.stem}-{number}{SUFFIX}"
        files.rename(path, folder / name)
        files.sync_folder(folder)
        files.sync_folder(path.parent)
        # A name begins with the start time. This game stays even if the clock was set back.
        others = sorted(set(journals(files.names(folder))) - {name})
        for old in others[: max(0, len(others) + 1 - max(self.cap, 1))]:
            files.remove(folder / old)


def load(files: Disk, path: Path) -> tuple[Reading, Table]:
    """A saved game's journal and table; raises JournalError or OSError."""
    reading = read_file(files.read(path, LARGEST_FILE + 1))
    return reading, resume(reading.journal)


def look(files: Disk, path: Path, *, elsewhere: bool) -> SavedGame:
    """The saved game in a file; never raises, whatever the file holds."""
    when = datetime.fromtimestamp(0, UTC)
    trouble: Event | None = None
    table: Table | None = None
    try:
        when = files.stat(path).when
        _, table = load(files, path)
    except JournalError as error:
        table = good_part(error)
        trouble = problem(error, table)
    except (OSError, OverflowError, ValueError) as error:
        trouble = Event("game_unreadable", None, {"why": error_text(error)})
    saved = SavedGame(path, when, elsewhere=elsewhere, problem=trouble)
    return saved if table is None else with_table(saved, table)
