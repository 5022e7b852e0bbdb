"""The thread that keeps a game on the disk while it is played, and what became of each entry."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

from audiodice.app.kept.gamefile import GameFile
from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import Entry

RETRY_S = 5.0  # after a failure the disk is left alone for this long


class Ticket:
    """One entry on its way to the disk.

    `done` once it is kept, or once it is clear that it cannot be for now and the game goes on in
    memory; `kept` tells which.
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
        """Call it once done, on whatever thread settles it; at once when it is."""
        with self._lock:
            if not self.done:
                self._then.append(call)
                return
        call()

    def settle(self, *, kept: bool) -> None:
        """It is kept, or given up."""
        with self._lock:
            self.kept = kept
            self._settled.set()
        for call in self._then:
            call()


class _Job:
    """What the thread is asked: to keep a game, to keep an entry of it, or to let it go."""

    def __init__(
        self, game: GameFile | None = None, entry: Entry | None = None, *, leave: bool = False
    ) -> None:
        self.game, self.entry, self.leave, self.ticket = game, entry, leave, Ticket()


class Writer:
    """Keeps one game at a time. Only its thread touches the game's file, from `keep` to `leave`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._clock = clock
        self._inbox: SimpleQueue[_Job | None] = SimpleQueue()
        self._news: SimpleQueue[Event] = SimpleQueue()
        self._game: GameFile | None = None
        self._failing = False
        self._retry_at = 0.0
        self._thread: threading.Thread | None = None

    def keep(self, game: GameFile) -> Ticket:
        """Keep this game from now on."""
        return self._put(_Job(game))

    def append(self, entry: Entry) -> Ticket:
        """Keep the next entry of the game."""
        return self._put(_Job(entry=entry))

    def leave(self) -> Ticket:
        """Let go of the game once it is written; the ticket tells whether all of it is."""
        self._retry_at = 0.0  # whoever leaves wants to know now
        return self._put(_Job(leave=True))

    def close(self, ms: float) -> None:
        """Write what waits, for `ms` at most, and end the thread."""
        self._inbox.put(None)
        if self._thread is not None:
            self._thread.join(ms / 1000)

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about the keeping, each thing once."""
        told = []
        with suppress(Empty):
            while True:
                told.append(self._news.get_nowait())
        return tuple(told)

    def tell(self, event: Event) -> None:
        """Add to the news."""
        self._news.put(event)

    def _put(self, job: _Job) -> Ticket:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="keeper", daemon=True)
            self._thread.start()
        self._inbox.put(job)
        return job.ticket

    # The rest runs on the keeper's thread.

    def _run(self) -> None:
        while True:
            try:
                jobs = [self._inbox.get(timeout=self._until_retry())]
                # What has gathered meanwhile is kept at one stroke: a sync costs milliseconds.
                with suppress(Empty):
                    while jobs[-1] is not None:
                        jobs.append(self._inbox.get_nowait())
            except Empty:
                self._flush()
                continue
            self.do([job for job in jobs if job is not None])
            if jobs[-1] is None:
                return

    def _until_retry(self) -> float | None:
        return max(0.0, self._retry_at - self._clock()) if self._failing else None

    def do(self, jobs: list[_Job]) -> None:
        """Do what was asked and settle the tickets."""
        for job in jobs:
            if job.game is not None:
                self._game, self._failing = job.game, False
            if job.entry is not None and self._game is not None:
                self._game.add(job.entry)
        kept = self._flush()
        if any(job.leave for job in jobs):
            self._game, self._failing = None, False
        for job in jobs:
            job.ticket.settle(kept=kept)

    def _flush(self) -> bool:
        """Whether the whole game is on the disk now."""
        game = self._game
        if game is None or (self._failing and self._clock() < self._retry_at):
            return False
        try:
            game.flush()
        except Exception as error:  # whatever the disk, or a defect here, must not silence the game
            why = error_text(error)
            if not self._failing:
                self.tell(Event("game_not_kept", None, {"why": why}))
            self._failing, self._retry_at = True, self._clock() + RETRY_S
            return False
        if self._failing:
            self.tell(Event("game_kept_again"))
        elif game.rewritten:
            self.tell(Event("game_file_vanished"))
        self._failing = game.rewritten = False
        return True
