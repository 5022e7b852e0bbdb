"""The ladder as the speech thread sees it: each backend, its hand, its state."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from audiodice.devices.speech.hand import Call, Hand

if TYPE_CHECKING:
    from audiodice.devices.speech.backend import Backend


class State(Enum):
    """What is known of a rung."""

    UNKNOWN = "not probed yet"
    UP = "able"
    DOWN = "unable at the last probe"
    HUNG = "a call has not come back"


class Rung:
    """A backend with the thread that calls it."""

    def __init__(self, backend: Backend, done: Callable[[Call], None]) -> None:
        self.backend = backend
        self.hand = Hand(backend.name, done)
        self.state = State.UNKNOWN
        self.late: Call | None = None
        """The call that hung, or the reviving close after it; nothing else is asked till then."""
        self.probe: Call | None = None
        """A probe made while idle, not waited for."""
        self.probe_due = 0.0
        """When that probe counts as hung, on the monotonic clock in seconds."""

    @property
    def able(self) -> bool:
        """Worth trying now."""
        return self.state in (State.UNKNOWN, State.UP)

    def hang(self, call: Call) -> None:
        """`call` did not come back in time: the rung is dead until it does."""
        self.state = State.HUNG
        self.late = call
        self.probe = None

    def returned(self, call: Call) -> None:
        """Note a call that nobody waits for any more.

        A hung call that returns changes nothing that was said: the backend is only closed, and
        once that has returned too, the next idle probe may find it able again.
        """
        if call is self.late:
            if self.state is State.HUNG:
                self.late = self.hand.ask(self.backend.close)
                self.state = State.DOWN
            else:
                self.late = None
        elif call is self.probe:
            self.probe = None
            self.state = State.UP if call.error is None else State.DOWN


class Rungs:
    """All rungs, best first, and the look-out for one better than the one in force."""

    def __init__(
        self,
        backends: Sequence[Backend],
        done: Callable[[Call], None],
        timeout: float,
        probe_every: float,
    ) -> None:
        """`done` hears of every call that returns; times are in seconds."""
        self._rungs = [Rung(backend, done) for backend in backends]
        self._timeout = timeout
        self._probe_every = probe_every
        self._probe_at = 0.0

    def __iter__(self) -> Iterator[Rung]:
        return iter(self._rungs)

    def __bool__(self) -> bool:
        return bool(self._rungs)

    @property
    def best(self) -> Rung | None:
        """The one in force: the first that is known to be able."""
        return next((rung for rung in self._rungs if rung.state is State.UP), None)

    @property
    def likely(self) -> Rung | None:
        """The one in force; before the first probe has come back, the first that may be able."""
        return self.best or next((rung for rung in self._rungs if rung.able), None)

    def next_probe(self) -> float:
        """When to look up again; never, while the best there is is in force."""
        return self._probe_at if self._better() else math.inf

    def wait(self) -> None:
        """Put the next look off by a full interval: one whose probe is well has just failed."""
        self._probe_at = time.monotonic() + self._probe_every

    def look_up(self) -> None:
        """Probe better rungs, when it is time, without waiting for the answers."""
        now = time.monotonic()
        if now < self._probe_at:
            return
        self._probe_at = now + self._probe_every
        for rung in self._better():
            if rung.probe is None:
                rung.probe = rung.hand.ask(rung.backend.probe)
                rung.probe_due = now + self._timeout
            elif now > rung.probe_due:
                rung.hang(rung.probe)

    def above(self, rung: Rung | None) -> Iterator[Rung]:
        """The rungs better than this one; all of them, better than none."""
        return itertools.takewhile(lambda other: other is not rung, self._rungs)

    def _better(self) -> list[Rung]:
        """The rungs above the one in force that may be able again."""
        return [rung for rung in self.above(self.best) if rung.late is None]
