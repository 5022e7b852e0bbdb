"""Long work without threads is done step by step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from audiodice.core.jobs import JobError
from audiodice.core.model import Event
from audiodice.web.work_in_turn import WorkInTurn
from tests.ui.stand_ins import Clock

AT_ONCE_MS = 8.0


class Work:
    """Counts its steps; each takes some ms."""

    def __init__(self, clock: Clock, count: int, ms: float = 3.0) -> None:
        self.clock, self.count, self.ms, self.done = clock, count, ms, 0

    def steps(self) -> Iterator[None]:
        for _ in range(self.count):
            self.done += 1
            self.clock.now += self.ms
            yield


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def steps(clock: Clock) -> WorkInTurn:
    return WorkInTurn(lambda error: Event("crash", None, {"why": str(error)}), clock)


def test_key_waits_a_few_ms_or_one_step(steps: WorkInTurn, clock: Clock) -> None:
    quick, slow = Work(clock, 10), Work(clock, 3, ms=500.0)
    jobs = steps.later(quick.steps()), steps.later(slow.steps())
    assert (quick.done, steps.waits) == (0, True)
    steps.go_on(AT_ONCE_MS)
    assert 1 < quick.done <= AT_ONCE_MS / quick.ms + 1
    while not jobs[0].done():
        steps.go_on(AT_ONCE_MS)
    before = clock.now
    steps.go_on(AT_ONCE_MS)
    assert clock.now - before <= slow.ms + AT_ONCE_MS
    while steps.waits:
        steps.go_on(AT_ONCE_MS)
    assert (quick.done, slow.done) == (10, 3)
    assert all(job.result() is None for job in jobs)


def test_awaited_work_comes_first(steps: WorkInTurn, clock: Clock) -> None:
    later, listed = Work(clock, 50), Work(clock, 9)
    steps.later(later.steps())
    job = steps.later(listed.steps(), 5)
    assert listed.done == 5
    while not job.done():
        steps.go_on(AT_ONCE_MS)
    assert (listed.done, later.done) <= (9, 3)


def test_short_work_is_done_at_once(steps: WorkInTurn, clock: Clock) -> None:
    assert steps.later(Work(clock, 2).steps(), 5).done()
    assert not steps.waits


def test_error_ends_only_its_own_work(steps: WorkInTurn, clock: Clock) -> None:
    def broken(error: Exception) -> Iterator[None]:
        yield
        raise error

    known = steps.later(broken(JobError(Event("full"))))
    unknown = steps.later(broken(ZeroDivisionError("x")))
    fine = steps.later(Work(clock, 2).steps())
    while steps.waits:
        steps.go_on(AT_ONCE_MS)
    for job, key in ((known, "full"), (unknown, "crash")):
        with pytest.raises(JobError) as raised:
            job.result()
        assert raised.value.event.key == key
    assert fine.result() is None
