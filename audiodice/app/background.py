"""Long work off the loop: a daemon thread and a flag."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from time import sleep


def slowly(steps: Iterable[object]) -> None:
    """Take steps one by one, letting the loop run between them."""
    for _ in steps:
        sleep(0)


class Task:
    """Work that runs beside the loop; `done` once it is, whether it failed or not.

    A failure costs nothing here: whoever needs the result makes it again, and meets the error.
    """

    def __init__(self, work: Callable[[], None]) -> None:
        self._done = threading.Event()
        self._work = work
        threading.Thread(target=self._run, daemon=True, name="background").start()

    @property
    def done(self) -> bool:
        """Whether it has ended."""
        return self._done.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether it has ended then."""
        return self._done.wait(seconds)

    def _run(self) -> None:
        try:
            self._work()
        finally:
            self._done.set()
