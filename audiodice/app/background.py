"""Background work, each piece on its own thread, or at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from time import sleep
from typing import Protocol, TypeVar

from audiodice.core.jobs import JobError
from audiodice.core.model import Event

T = TypeVar("T")


class FutureBackground(Protocol):
    """A `core.jobs.Background` whose jobs can be waited for, at the end of the program."""

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Start `work` and return at once."""


def slowly(steps: Iterable[object]) -> None:
    """Run steps one by one, letting the loop run in between."""
    for _ in steps:
        sleep(0)


class WorkAtOnce:
    """Does work at once, for a program that has no threads."""

    def __init__(self, failed: Callable[[BaseException], Event]) -> None:
        """`failed` reports an unexpected error and returns what the player hears of it."""
        self._failed = failed

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Do `work`; its future raises JobError, also after an unexpected error."""
        future: Future[T] = Future()
        try:
            future.set_result(work())
        except JobError as error:
            future.set_exception(error)
        except Exception as error:
            failed = JobError(self._failed(error))
            failed.__cause__ = error
            future.set_exception(failed)
        return future


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
