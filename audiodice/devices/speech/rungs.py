"""One step of the ladder as the speech thread sees it: a backend, its hand, its state."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from audiodice.devices.speech.hand import Call, Hand

if TYPE_CHECKING:
    from collections.abc import Callable

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
