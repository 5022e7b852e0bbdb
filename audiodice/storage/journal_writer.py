"""The thread that saves a game while it is played, and the result of each write."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import Entry
from audiodice.storage.journal_file import JournalFile

RETRY_S = 5.0  # seconds between a failed write and the next try


class PendingWrite:
    """An entry that is being written to the disk.

    `done` once it is written, or has failed for now and the game goes on in memory; `kept` is
    whether it was written.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._settled = threading.Event()
        self._then: list[Callable[[], object]] = []
        self.kept = False

    @property
    def done(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self._settled.is_set()

    def wait(self, ms: float) -> bool:
        """Wait until done, for `ms` at most; whether it is."""
        return self._settled.wait(ms / 1000)

    def when_done(self, call: Callable[[], object]) -> None:
        """Call it once done, on the thread that settles it; at once if it is done."""
        with self._lock:
            if not self.done:
                self._then.append(call)
                return
        call()

    def settle(self, *, kept: bool) -> None:
        """The write has ended: `kept` is whether it succeeded."""
        with self._lock:
            self.kept = kept
            self._settled.set()
        for call in self._then:
            call()


class _Task:
    """A task for the thread: save a game or an entry, leave the game, retry, or call a function."""

    def __init__(
        self,
        game: JournalFile | None = None,
        entry: Entry | None = None,
        *,
        leave: bool = False,
        again: bool = False,
        call: Callable[[], object] | None = None,
    ) -> None:
        self.game, self.entry, self.leave, self.again = game, entry, leave, again
        self.call = call
        self.write = PendingWrite()


class JournalWriter:
    """Saves one game at a time. Only its thread uses the file of the game, from `keep` until the
    game was left and is written.

    A game that cannot be written when it is left is tried again; once it is written, the news has
    left_game_kept.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._clock = clock
        self._inbox: SimpleQueue[_Task | None] = SimpleQueue()
        self._news: SimpleQueue[Event] = SimpleQueue()
        self._game: JournalFile | None = None
        self._left: list[JournalFile] = []  # and not written yet
        self._failing = False
        self._retry_at = 0.0
        self._thread: threading.Thread | None = None

    def keep(self, game: JournalFile) -> PendingWrite:
        """Keep this game from now on."""
        return self._put(_Task(game))

    def append(self, entry: Entry) -> PendingWrite:
        """Keep the next entry of the game."""
        return self._put(_Task(entry=entry))

    def leave(self) -> PendingWrite:
        """Let go of the game once it is written; the write tells whether all of it is saved."""
        return self._put(_Task(leave=True))

    def catch_up(self) -> PendingWrite:
        """Try now to write the games that were left; the write tells whether all are saved."""
        return self._put(_Task(again=True))

    def call(self, function: Callable[[], object]) -> None:
        """Call it on the writer's thread, in its turn: it may wait for the disk."""
        self._put(_Task(call=function))

    def close(self, ms: float) -> None:
        """Write what waits, for `ms` at most, and end the thread."""
        self._inbox.put(None)
        if self._thread is not None:
            self._thread.join(ms / 1000)

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about the keeping, each thing once."""
        events = []
        with suppress(Empty):
            while True:
                events.append(self._news.get_nowait())
        return tuple(events)

    def tell(self, event: Event) -> None:
        """Add to the news."""
        self._news.put(event)

    def _put(self, job: _Task) -> PendingWrite:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="keeper", daemon=True)
            self._thread.start()
        self._inbox.put(job)
        return job.write

    # The rest runs on the keeper's thread.

    def _run(self) -> None:
        while True:
            try:
                jobs = [self._inbox.get(timeout=self._until_retry())]
                # What has gathered meanwhile is written together: a sync costs milliseconds.
                with suppress(Empty):
                    while jobs[-1] is not None:
                        jobs.append(self._inbox.get_nowait())
            except Empty:
                self._flush()
                self._retry()
                continue
            self.do([job for job in jobs if job is not None])
            if jobs[-1] is None:
                self._write_left()
                for game in self._left:
                    game.release()
                return

    def _until_retry(self) -> float | None:
        waits = self._failing or self._left
        return max(0.0, self._retry_at - self._clock()) if waits else None

    def do(self, jobs: list[_Task]) -> None:
        """Do the tasks in order, and settle each pending write with its game's result.

        A game is written before it is left, and before another takes its place.
        """
        waiting: list[PendingWrite] = []  # for the game in play to be written
        for job in jobs:
            if job.game is not None:
                self._let_go(waiting)
                self._game = job.game
            elif job.entry is not None and self._game is not None:
                self._game.add(job.entry)
            if job.call is not None:
                job.call()
                continue
            if job.again:
                self._write_left()
                job.write.settle(kept=not self._left)
                continue
            waiting.append(job.write)
            if job.leave:
                self._let_go(waiting)
        _settle(waiting, kept=self._flush())
        self._retry()

    def _let_go(self, waiting: list[PendingWrite]) -> None:
        """Write the game in play and let others have it; one that cannot be written stays ours."""
        self._retry_at = 0.0  # the player who leaves wants the result now
        kept = self._flush()
        game, self._game, self._failing = self._game, None, False
        if game is not None and kept:
            game.release()
        elif game is not None:
            self._left.append(game)
        _settle(waiting, kept=kept)

    def _flush(self) -> bool:
        """Whether the whole game in play is on the disk now."""
        game = self._game
        if game is None or (self._failing and self._clock() < self._retry_at):
            return False
        trouble = self._write(game)
        if trouble:
            if not self._failing:
                self.tell(Event("game_not_kept", None, {"why": trouble}))
            self._failing = True
            return False
        if self._failing:
            self.tell(Event("game_kept_again"))
        self._failing = False
        return True

    def _retry(self) -> None:
        """Write the games that were left and not written, if it is time to try again."""
        if self._left and self._clock() >= self._retry_at:
            self._write_left()

    def _write_left(self) -> None:
        for game in tuple(self._left):
            if not self._write(game):
                self._left.remove(game)
                game.release()
                self.tell(Event("left_game_kept"))

    def _write(self, game: JournalFile) -> str:
        """Write a game; why it cannot be written, "" once it is."""
        try:
            game.flush()
        except Exception as error:  # whatever the disk, or a defect here, must not silence the game
            self._retry_at = self._clock() + RETRY_S
            return error_text(error)
        if game.found:
            self.tell(Event(game.found))
            game.found = ""
        return ""


def _settle(writes: list[PendingWrite], *, kept: bool) -> None:
    for write in writes:
        write.settle(kept=kept)
    writes.clear()
