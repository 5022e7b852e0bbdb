"""Long work off the loop: a daemon thread and a flag."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from time import sleep
from typing import Generic, TypeVar

T = TypeVar("T")


def slowly(steps: Iterable[object]) -> None:
    """Take steps one by one, letting the loop run between them."""
    for _ in steps:
        sleep(0)


class Task(Generic[T]):
    """Work that runs beside the loop; `done` once it is, whether it failed or not.

    What it fails with goes the way of every thread's errors (`defects.Net`). Where the player
    waits for the result, whoever asks for it says so (`defects.sorry`).
    """

    def __init__(self, work: Callable[[], T]) -> None:
        self.value: T | None = None
        """What the work returned, once done"""
        self.failure: BaseException | None = None
        """What it ended with instead"""
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
            self.value = self._work()
        except BaseException as error:
            self.failure = error
            raise
        finally:
            self._done.set()
