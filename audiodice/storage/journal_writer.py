"""The thread that saves a game while it is played, and the result of each write."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import Entry
from audiodice.storage.journal_file import JournalFile

RETRY_S = 5.0  # seconds between a failed write and the next try


class PendingWrite:
    """An entry that is being written to the disk.

    It is `done` once it is written, or once that has failed and the game goes on in memory; `kept`
    is whether it was written.
    """

    def __init__(self) -> None:
        self._kept: Future[bool] = Future()

    @property
    def done(self) -> bool:
        return self._kept.done()

    @property
    def kept(self) -> bool:
        return self.done and self._kept.result()

    def wait(self, ms: float) -> bool:
        """Wait until it is done, for `ms` at most; returns whether it is."""
        return bool(wait((self._kept,), ms / 1000).done)

    def when_done(self, call: Callable[[], object]) -> None:
        """Call a function once it is done, on the thread that settles it; at once if it is done."""
        self._kept.add_done_callback(lambda _: call())

    def settle(self, *, kept: bool) -> None:
        self._kept.set_result(kept)


@dataclass(slots=True)
class Task:
    """A task for the thread: save a game or an entry, leave the game, retry, or call a function."""

    game: JournalFile | None = None
    entry: Entry | None = None
    leave: bool = False
    again: bool = False
    call: Callable[[], object] | None = None
    write: PendingWrite = field(default_factory=PendingWrite)


class JournalWriter:
    """Saves one game at a time, on its own thread.

    From `keep` until the game is left and written, only that thread uses the game's file. If a game
    cannot be written when it is left, the thread tries again, and reports left_game_kept once it
    has succeeded.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` returns seconds."""
        self._clock = clock
        self._inbox: SimpleQueue[Task | None] = SimpleQueue()
        self._news: SimpleQueue[Event] = SimpleQueue()
        self._game: JournalFile | None = None
        self._left: list[JournalFile] = []  # games that were left and are not written yet
        self._failing = False
        self._retry_at = 0.0
        self._thread: threading.Thread | None = None

    def keep(self, game: JournalFile) -> PendingWrite:
        return self._put(Task(game))

    def append(self, entry: Entry) -> PendingWrite:
        return self._put(Task(entry=entry))

    def leave(self) -> PendingWrite:
        """Release the game once it is written; the result says whether all of it is saved."""
        return self._put(Task(leave=True))

    def catch_up(self) -> PendingWrite:
        """Try now to write the games that were left; the result says whether all are saved."""
        return self._put(Task(again=True))

    def call(self, function: Callable[[], object]) -> None:
        """Call a function on the writer's thread: it may wait for the disk."""
        self._put(Task(call=function))

    def close(self, ms: float) -> None:
        """Write everything that waits, for `ms` at most, and end the thread."""
        self._inbox.put(None)
        if self._thread is not None:
            self._thread.join(ms / 1000)

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about saving, each event once."""
        events = []
        with suppress(Empty):
            while True:
                events.append(self._news.get_nowait())
        return tuple(events)

    def add_news(self, event: Event) -> None:
        self._news.put(event)

    def _put(self, task: Task) -> PendingWrite:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()
        self._inbox.put(task)
        return task.write

    # The rest runs on the writer's thread.

    def _run(self) -> None:
        while True:
            tasks: list[Task | None] = []
            timeout = None
            if self._failing or self._left:
                timeout = max(0.0, self._retry_at - self._clock())
            with suppress(Empty):
                tasks.append(self._inbox.get(timeout=timeout))
                # Tasks that came meanwhile are written together: a sync takes milliseconds.
                while tasks[-1] is not None:
                    tasks.append(self._inbox.get_nowait())
            self.do([task for task in tasks if task is not None])
            if None in tasks:
                self.end()
                return

    def end(self) -> None:
        """Write the remaining games, if possible, and release them."""
        self._write_left()
        for game in self._left:
            game.release()

    def do(self, tasks: list[Task]) -> None:
        """Do the tasks in order, and settle each pending write with the result of its game.

        A game is written before it is left, and before another game replaces it. Then, if it is
        time to try again, games that were left and not written are written.
        """
        waiting: list[PendingWrite] = []  # they wait until the game in play is written
        for task in tasks:
            if task.game is not None:
                self._let_go(waiting)
                self._game = task.game
            elif task.entry is not None and self._game is not None:
                self._game.add(task.entry)
            if task.call is not None:
                task.call()
                continue
            if task.again:
                self._write_left()
                task.write.settle(kept=not self._left)
                continue
            waiting.append(task.write)
            if task.leave:
                self._let_go(waiting)
        _settle(waiting, kept=self._flush())
        if self._left and self._clock() >= self._retry_at:
            self._write_left()

    def _let_go(self, waiting: list[PendingWrite]) -> None:
        """Write the game in play and release its lock; keep the lock if it cannot be written."""
        self._retry_at = 0.0  # a player who leaves needs the result now
        kept = self._flush()
        game, self._game, self._failing = self._game, None, False
        if game is not None and kept:
            game.release()
        elif game is not None:
            self._left.append(game)
        _settle(waiting, kept=kept)

    def _flush(self) -> bool:
        """Write the game in play; returns whether all of it is on the disk."""
        game = self._game
        if game is None or (self._failing and self._clock() < self._retry_at):
            return False
        trouble = self._write(game)
        if trouble:
            if not self._failing:
                self.add_news(Event("game_not_kept", None, {"why": trouble}))
            self._failing = True
            return False
        if self._failing:
            self.add_news(Event("game_kept_again"))
        self._failing = False
        return True

    def _write_left(self) -> None:
        for game in tuple(self._left):
            if not self._write(game):
                self._left.remove(game)
                game.release()
                self.add_news(Event("left_game_kept"))

    def _write(self, game: JournalFile) -> str:
        """Write a game; returns why it cannot be written, "" if it was written."""
        try:
            game.flush()
        except Exception as error:  # neither a full disk nor a bug here may stop the game
            self._retry_at = self._clock() + RETRY_S
            return error_text(error)
        if game.found:
            self.add_news(Event(game.found))
            game.found = ""
        return ""


class InlineWriter(JournalWriter):
    """Saves without a thread, as in a browser: each write is settled when it is returned.

    A failed write is tried again when `news` is called, every few seconds.
    """

    def news(self) -> tuple[Event, ...]:
        self.do([])
        return super().news()

    def close(self, ms: float) -> None:  # noqa: ARG002 - there is nothing to wait for
        self.end()

    def _put(self, task: Task) -> PendingWrite:
        self.do([task])
        return task.write


def _settle(writes: list[PendingWrite], *, kept: bool) -> None:
    for write in writes:
        write.settle(kept=kept)
    writes.clear()
