"""Background work: each piece on its own thread, or between the keys."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from time import sleep
from typing import Any, Protocol, TypeVar

from audiodice.core.jobs import Job, JobError
from audiodice.core.model import Event

T = TypeVar("T")

_ANSWER_S = 0.02  # within this time the key that caused the work has been answered


class FutureBackground(Protocol):
    """A `PatientBackground` whose jobs can be waited for, at the end of the program."""

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Start `work` and return at once."""

    def later(self, steps: Iterable[object]) -> Job[None]:
        """Take steps of work that no key waits for, when there is time; return at once."""


class WorkInTurn:
    """Does work without threads: what a key may wait for at once, the rest between the keys."""

    def __init__(
        self, failed: Callable[[BaseException], Event], clock: Callable[[], float]
    ) -> None:
        """`failed` reports an unexpected error and returns what the player hears of it.

        `clock` returns ms.
        """
        self._failed, self._clock = failed, clock
        self._waiting: deque[tuple[Iterator[object], Future[None]]] = deque()

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Do `work`; its future raises JobError, also after an unexpected error."""
        future: Future[T] = Future()
        with self._told_to(future):
            future.set_result(work())
        return future

    def later(self, steps: Iterable[object], first: int = 0) -> Future[None]:
        """Let `go_on` take the steps; but the `first` ones now, and the rest before all others."""
        future: Future[None] = Future()
        (self._waiting.appendleft if first else self._waiting.append)((iter(steps), future))
        for _ in range(first):
            if not future.done():
                self._take_one()
        return future

    @property
    def waits(self) -> bool:
        """Whether there are steps to be taken."""
        return bool(self._waiting)

    def go_on(self, ms: float) -> None:
        """Take steps for so long, at least one."""
        until = self._clock() + ms
        while self._waiting:
            self._take_one()
            if self._clock() >= until:
                return

    def _take_one(self) -> None:
        steps, future = self._waiting[0]
        with self._told_to(future):
            if next(steps, self) is self:
                future.set_result(None)
        if future.done():
            self._waiting.popleft()

    @contextmanager
    def _told_to(self, future: Future[Any]) -> Iterator[None]:
        """Let the future have what goes wrong."""
        try:
            yield
        except JobError as error:
            future.set_exception(error)
        except Exception as error:
            failed = JobError(self._failed(error))
            failed.__cause__ = error
            future.set_exception(failed)


class BackgroundThreads:
    """Runs work on daemon threads and wakes the loop when it has ended.

    Python waits for an executor's threads at exit; work that hangs on a disk must not keep the
    program from ending.
    """

    def __init__(
        self, wake: Callable[[], object], failed: Callable[[BaseException], Event]
    ) -> None:
        """`failed` reports an unexpected error and returns what the player hears of it.

        Both are called on the work's thread.
        """
        self._wake, self._failed = wake, failed

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Start `work`; its future raises JobError, also after an unexpected error."""
        future: Future[T] = Future()
        future.add_done_callback(lambda _: self._wake())
        threading.Thread(
            target=self._run, args=(work, future), daemon=True, name="background"
        ).start()
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        """Take the steps on a thread, letting the loop run before them and in between."""
        return self.start(lambda: _slowly(steps))

    def _run(self, work: Callable[[], T], future: Future[T]) -> None:
        try:
            result = work()
        except JobError as error:
            future.set_exception(error)
        except BaseException as error:
            failed = JobError(self._failed(error))
            failed.__cause__ = error
            future.set_exception(failed)
            raise  # to `threading.excepthook`, which writes to the log
        else:
            future.set_result(result)


def _slowly(steps: Iterable[object]) -> None:
    sleep(_ANSWER_S)
    for _ in steps:
        sleep(0)
