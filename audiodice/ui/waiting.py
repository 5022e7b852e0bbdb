"""A response that waits for a job, and the keys that are pressed meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.ui.screen import Pending, Response

PATIENCE_MS = 400.0  # after this long the player hears that work is still going on


class Waiting:
    """The pending part of the last response, if there is one, and what waits for it.

    Keys pressed while a job runs are kept, since it may lead to another screen. After
    `PATIENCE_MS` they are refused.
    """

    def __init__(self, clock: Callable[[], float], carry_out: Callable[[Response], None]) -> None:
        """`clock` returns ms. `carry_out` gets the rest of a response once its job has ended."""
        self._clock, self._carry_out = clock, carry_out
        self._pending: Pending | None = None
        self._patience_ends: float | None = None
        self._early: list[Callable[[], object]] = []

    @property
    def on(self) -> bool:
        """Whether a response waits for a job."""
        return self._pending is not None

    @property
    def patient(self) -> bool:
        """Whether keys are kept, and not refused yet."""
        return self.on and self._patience_ends is not None

    def begin(self, pending: Pending) -> None:
        """Wait for this job from now on."""
        self._pending = pending
        self._patience_ends = self._clock() + PATIENCE_MS

    def keep(self, press: Callable[[], object]) -> None:
        """Press this again once the job has ended."""
        self._early.append(press)

    def forget(self) -> None:
        """Wait for nothing any more."""
        self._pending, self._early = None, []

    def due(self) -> float | None:
        """When to call `look`, in ms of the clock; None: only once a job has ended."""
        if self._pending is None:
            return None
        return self._clock() if self._pending.done else self._patience_ends

    def look(self, now: float) -> bool:
        """Go on if the job has ended; returns whether the player is to hear that it goes on."""
        if self.end():
            return False
        if self._patience_ends is None or self._patience_ends > now:
            return False
        self._patience_ends = None
        return True

    def end(self) -> bool:
        """If the job has ended, carry out the rest, then the keys; returns whether it had."""
        pending = self._pending
        if pending is None or not pending.done:
            return False
        told = self._patience_ends is None
        self._pending = self._patience_ends = None
        self._carry_out(pending.response())
        if told:  # what goes on behind it is the same wait to the player
            self._patience_ends = None
        early, self._early = self._early, []
        for press in early:
            press()
        return True
