"""Background work without threads, done between key presses."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

from audiodice.core.jobs import JobError
from audiodice.core.model import Event

T = TypeVar("T")


class WorkInTurn:
    """A `Background` that does short work at once, and long work in steps between key presses."""

    def __init__(
        self, failed: Callable[[BaseException], Event], clock: Callable[[], float]
    ) -> None:
        """`failed` reports an unexpected error and returns the event that the player hears.

        `clock` returns ms.
        """
        self._failed, self._clock = failed, clock
        self._waiting: deque[tuple[Iterator[object], Future[None]]] = deque()

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Do `work`; its future raises JobError, also after an unexpected error."""
        future: Future[T] = Future()
        with self._failing_into(future):
            future.set_result(work())
        return future

    def later(self, steps: Iterable[object], first: int = 0) -> Future[None]:
        """Leave the steps to `go_on`.

        With `first`, run that many steps now, and the rest before all other work.
        """
        future: Future[None] = Future()
        (self._waiting.appendleft if first else self._waiting.append)((iter(steps), future))
        for _ in range(first):
            if not future.done():
                self._take_one()
        return future

    @property
    def waits(self) -> bool:
        """Whether steps are left."""
        return bool(self._waiting)

    def go_on(self, ms: float) -> None:
        """Run steps for `ms`, and at least one step."""
        until = self._clock() + ms
        while self._waiting:
            self._take_one()
            if self._clock() >= until:
                return

    def _take_one(self) -> None:
        steps, future = self._waiting[0]
        with self._failing_into(future):
            if next(steps, self) is self:
                future.set_result(None)
        if future.done():
            self._waiting.popleft()

    @contextmanager
    def _failing_into(self, future: Future[Any]) -> Iterator[None]:
        try:
            yield
        except JobError as error:
            future.set_exception(error)
        except Exception as error:
            failed = JobError(self._failed(error))
            failed.__cause__ = error
            future.set_exception(failed)
