"""The game in play, saved step by step: begun, resumed, left, finished."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from audiodice import __version__
from audiodice.core.model import Event
from audiodice.engine.journal import LARGEST_FILE, Entry, Journal, JournalError, read_file
from audiodice.engine.saved_game import SavedGame, good_part
from audiodice.engine.table import Table, resume
from audiodice.storage.disk import Disk, Files
from audiodice.storage.finished_games import move
from audiodice.storage.journal_file import HALF, JournalFile, Locking, journals
from audiodice.storage.journal_writer import JournalWriter, PendingWrite
from audiodice.storage.locks import HeldElsewhereError, Lock
from audiodice.storage.saved_games import DAMAGED, SavedGames

STAMP = "%Y%m%dT%H%M%SZ"
CAP = 200  # finished games that stay, unless a setting says otherwise
LEAVE_MS = 2000.0  # how long leaving a game waits for a slow disk


class NotYetKeptError(HeldElsewhereError):
    """The last steps of a game that was left cannot be written to the disk yet."""


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
"""Takes a finished game into the records."""


def now() -> datetime:
    """The time of day, UTC."""
    return datetime.now(UTC)


class JournalFolder(SavedGames):
    """Saves the game in play, beside all saved games.

    Only `append` and `news` never wait for the disk. Methods raise only what they name.
    """

    def __init__(
        self,
        folder: Path,
        *,
        files: Files | None = None,
        locking: Locking = Lock,
        writer: JournalWriter | None = None,
        cap: int = CAP,
        today: Callable[[], datetime] = now,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` gives seconds; `cap` is how many finished games stay, the last always."""
        self._writer = writer or JournalWriter()
        super().__init__(folder, files or Disk(), locking, self._writer.tell)
        self.cap = cap
        self._today, self._clock = today, clock
        self._game: JournalFile | None = None
        self._late: list[JournalFile] = []  # left, and perhaps not written yet
        self._last: PendingWrite | None = None
        self._counted_to = 0.0  # clock time up to which the time played is in the journal

    def today(self) -> datetime:
        """The time of day, UTC."""
        return self._today()

    # ------------------------------------------------------------------ the game in play

    def begin(self, table: Table, *, fair: bool = False) -> PendingWrite:
        """Keep this new table from now on. The disk may fail: the game goes on, and news says so.

        `fair` marks a game whose seed is shown at its end.
        """
        self.leave()
        began = self._today()
        journal = table.journal
        started = began.isoformat(timespec="seconds").replace("+00:00", "Z")
        journal.header = replace(journal.header, started=started, program=__version__, fair=fair)
        self._writer.call(partial(self._look_at_clock, began))
        stem = f"{began.strftime(STAMP)}-{table.game.name}"
        return self._keep(
            table, JournalFile(self._files, self.folder, stem, journal, self._locking)
        )

    def open(self, kept: SavedGame, *, good_part_only: bool = False) -> Table:
        """The table of a kept game, to be played on and kept from now on.

        Raises as `read_to_open`.
        """
        self.leave()
        return self.take_up(self.read_to_open(kept, good_part_only=good_part_only))

    def read_to_open(self, kept: SavedGame, *, good_part_only: bool = False) -> LockedGame:
        """A kept game, read and locked, to be taken up; on any thread.

        Raises HeldElsewhereError (NotYetKeptError where it was left here), JournalError (with
        `good_part_only` only where no part of it is good: the damaged file is then set aside and
        the game goes on from where it is good), or OSError for a file that cannot be read.
        """
        lock = None
        # A folder that takes no lock takes no entry either: the writer will say so.
        with contextlib.suppress(OSError):
            lock = self._take(kept.path)
        try:
            return self._opened(kept, lock, good_part_only=good_part_only)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    def take_up(self, opened: LockedGame) -> Table:
        """Keep an opened game from now on; its table."""
        self._keep(opened.table, opened.file)
        return opened.table

    def append(self, entry: Entry) -> PendingWrite:
        """Keep the next entry; never blocks. `begin` and `open` have the table call it."""
        after = int(self._clock() - self._counted_to)
        self._counted_to += after
        self._last = self._writer.append(replace(entry, after=after))
        return self._last

    @property
    def name(self) -> str | None:
        """What `find` will know the game in play by; None when there is none."""
        return None if self._game is None else self._game.name

    @property
    def path(self) -> Path | None:
        """Where the game in play is kept; None when there is none."""
        return None if self._game is None else self._game.path

    @property
    def pending(self) -> PendingWrite | None:
        """The write to wait for before the next output of the game; None if there is none."""
        return None if self._last is None or self._last.done else self._last

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about the keeping, each thing once."""
        return self._writer.news()

    def leave(self, ms: float = LEAVE_MS) -> bool:
        """The game in play is left for later; whether all of it is on the disk.

        Waits for a slow disk, for `ms` at most.
        """
        return self._game is None or self.put_down(ms) is not None

    def put_down(self, ms: float = LEAVE_MS) -> SavedGame | None:
        """As `leave`; the game that was left, None where there was none or it was not kept whole.

        Only its path and date are filled in.
        """
        left = self.let_go()
        return None if left is None else self.await_left(left, ms)

    def let_go(self) -> LeftGame | None:
        """The game in play is left for later, without waiting; None where there is none."""
        game, self._game, self._last = self._game, None, None
        return None if game is None else LeftGame(game, self._writer.leave())

    def await_left(self, left: LeftGame, ms: float = LEAVE_MS) -> SavedGame | None:
        """Wait until a game that was left is written, for `ms` at most; on any thread.

        None where it was not kept whole.
        """
        game, write = left.file, left.written
        answered = write.wait(ms)
        if answered and write.kept:
            return SavedGame(game.path, self._today())
        self._late = [late for late in self._late if late.locked] + [game]
        if not answered:  # the disk hangs; a game that is kept when it answers is told then
            write.when_done(lambda: self._kept_late(write))
        return None

    def _kept_late(self, write: PendingWrite) -> None:
        if write.kept:
            self._tell(Event("left_game_kept"))

    def close(self, ms: float = 1000.0) -> None:
        """Leave, waiting for `ms` at most, and end."""
        self.leave(ms)
        self._writer.close(ms)

    # ------------------------------------------------------------------ its end

    def finish(self, record: Record, kept: SavedGame | None = None) -> None:
        """The game in play, or a kept one, has ended for good: record it and move it away.

        `record` is called first, with the journal as it was kept: should the program be killed
        between the two, the game is recorded again, which changes nothing. Call this when the
        player leaves the table: until then the last step may still be taken back. Raises
        HeldElsewhereError, JournalError or OSError.
        """
        if kept is None:
            kept = self.put_down()
        if kept is None:
            return  # there was none, or it was never kept; the player has been told
        with self._locked(kept):
            record(self.read(kept))
            move(self._files, kept.path, self._folder_of(finished=True), self.cap)

    def tidy(self, record: Record) -> None:
        """At the start: finish what had ended when the program was killed; drop what is half.

        What the disk does not allow is left for the next time.
        """
        for _ in self.tidying(record):
            pass

    def tidying(self, record: Record) -> Iterator[None]:
        """As `tidy`, a step for each game: with hundreds kept it is work, best done with rests."""
        names = self._listed(self.folder)
        for name in names:
            path = self.folder / name if name.endswith(HALF) else None
            if path and not (self._ours(path) or self._in_use(path)):
                with contextlib.suppress(OSError):
                    self._files.remove(path)
        for name in journals(names):  # in no order: dating thousands would keep keys waiting
            yield
            kept = self._look(self.folder / name)
            ended = kept.finished and kept.problem is None
            if ended and not (self._ours(kept.path) or kept.elsewhere):
                with contextlib.suppress(HeldElsewhereError, OSError):
                    self.finish(record, kept)

    # ------------------------------------------------------------------ how

    def _keep(self, table: Table, game: JournalFile) -> PendingWrite:
        self._game = game
        self._counted_to = self._clock()
        self._last = self._writer.keep(game)
        table.record = partial(self._record, game)
        return self._last

    def _record(self, game: JournalFile, entry: Entry) -> None:
        """A table that was left is kept no longer: what it does must not get into another game."""
        if game is self._game:
            self.append(entry)

    def _opened(self, kept: SavedGame, lock: Lock | None, *, good_part_only: bool) -> LockedGame:
        """The table behind a file, and the file as this store's; raises as `read_to_open`."""
        data = self._files.read(kept.path, LARGEST_FILE + 1)
        try:
            reading = read_file(data)
            table = resume(reading.journal)
            if reading.torn:
                self._tell(Event("last_step_dropped"))
        except JournalError as error:
            part = good_part(error) if good_part_only else None
            if part is None:
                raise
            table = part
            # Beside it, not in its place: at no moment is there no game.
            aside = kept.path.with_suffix(DAMAGED)
            self._files.write(aside, data)
            self._files.sync(aside)
        folder, journal = kept.path.parent, table.journal
        game = JournalFile(self._files, folder, kept.name, journal, self._locking)
        game.opened(data, lock)
        return LockedGame(table, game)

    def _ours(self, path: Path) -> bool:
        """Whether this is the game in play here, or one that was left and is not written yet."""
        in_play = self._game is not None and self._game.path.stem == path.stem
        return in_play or self._is_late(path)

    def _is_late(self, path: Path) -> bool:
        return any(game.locked and game.path.stem == path.stem for game in self._late)

    def _take(self, path: Path) -> Lock:
        """The lock of a game. One that was left is written first; raises NotYetKeptError if not."""
        if self._is_late(path):
            self._writer.catch_up().wait(LEAVE_MS)
            if self._is_late(path):
                raise NotYetKeptError
        return super()._take(path)

    def _look_at_clock(self, today: datetime) -> None:
        """Say so when a kept game began later than it is now: the list may be out of order."""
        latest = max(
            (n for done in (False, True) for n in self._names(self._folder_of(finished=done))),
            default="",
        )
        if latest[:16] > (today + timedelta(minutes=1)).strftime(STAMP):
            self._tell(Event("clock_set_back"))
