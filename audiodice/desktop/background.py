"""Background work on threads, and what becomes of an error on a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from time import sleep
from types import TracebackType
from typing import TypeVar

from audiodice.core.jobs import JobError
from audiodice.core.model import Event
from audiodice.session.crash_handling import report

T = TypeVar("T")

_ANSWER_S = 0.02  # by then the key that caused the work has its answer


class BackgroundThreads:
    """Runs work on daemon threads and wakes the loop when it has ended.

    At exit, Python waits for an executor's threads but not for these: work that hangs on a disk
    must not keep the program from ending.
    """

    def __init__(
        self, wake: Callable[[], object], failed: Callable[[BaseException], Event]
    ) -> None:
        """`failed` reports an unexpected error and returns what the player hears of it.

        Both are called on the work's thread.
        """
        self._wake, self._failed = wake, failed

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Start `work`; its future raises JobError, even after an unexpected error."""
        future: Future[T] = Future()
        future.add_done_callback(lambda _: self._wake())
        threading.Thread(
            target=self._run, args=(work, future), daemon=True, name="background"
        ).start()
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        """Run the steps on a thread that pauses before each, so that the loop can run."""
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


class ThreadErrors:
    """Writes errors of threads to the log and a report, but not to stderr.

    In a terminal, a screen reader would read a traceback out in the middle of a game.
    """

    def __init__(self, note: Callable[[str], object]) -> None:
        """`note` writes a line to the log. It is called on any thread."""
        self._note = note
        self._before = threading.excepthook

    def __enter__(self) -> None:
        self._before, threading.excepthook = threading.excepthook, self._catch

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        threading.excepthook = self._before

    def _catch(self, caught: threading.ExceptHookArgs) -> None:
        error = caught.exc_value
        if error is None or isinstance(error, SystemExit):
            return
        name = caught.thread.name if caught.thread else "a thread"
        with suppress(Exception):  # Python would print this error too
            self._note(f"defect in {name}: {type(error).__name__}: {error}")
            report(error)
