"""Long work of a program without threads: step by step, while nothing else is to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future

from audiodice.core.jobs import JobError
from audiodice.core.model import Event

AT_ONCE_MS = 8.0
"""How long steps are taken at once. A key waits so long, and for one step."""


class Steps:
    """Takes the steps of several pieces of work, one piece after another."""

    def __init__(
        self, clock: Callable[[], float], failed: Callable[[BaseException], Event]
    ) -> None:
        """`clock` returns ms; `failed` reports an error and returns what the player hears of it."""
        self._clock, self._failed = clock, failed
        self._waiting = deque[tuple[Iterator[object], Future[None]]]()

    @property
    def wanted(self) -> bool:
        """Whether `go_on` has anything to do."""
        return bool(self._waiting)

    def add(self, steps: Iterator[object], first: int = 0) -> Future[None]:
        """Take these steps later, but the `first` ones at once; the job is done after the last."""
        job: Future[None] = Future()
        if all(self._step(steps, job) for _ in range(first)):
            # What somebody has begun to wait for comes before what nobody waits for.
            (self._waiting.appendleft if first else self._waiting.append)((steps, job))
        return job

    def go_on(self) -> None:
        """Take steps for a few ms, at least one."""
        until = self._clock() + AT_ONCE_MS
        while self._waiting:
            steps, job = self._waiting.popleft()
            if self._step(steps, job):
                self._waiting.appendleft((steps, job))
            if self._clock() >= until:
                return

    def _step(self, steps: Iterator[object], job: Future[None]) -> bool:
        """Take one step; returns whether there may be more."""
        try:
            next(steps)
        except StopIteration:
            job.set_result(None)
        except JobError as error:
            job.set_exception(error)
        except Exception as error:
            failed = JobError(self._failed(error))
            failed.__cause__ = error
            job.set_exception(failed)
        else:
            return True
        return False
