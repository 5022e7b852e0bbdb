"""A backend with its state, and a thread of its own, so that it blocks no other if it hangs."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from enum import Enum
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.speech.backend import Backend

T = TypeVar("T")


class BackendTimeout(Exception):  # noqa: N818 - named like TimeoutError, which a backend may raise
    """A call of a backend did not return in time."""


class VoiceState(Enum):
    UNKNOWN = "not probed yet"
    ABLE = "able at the last probe"
    UNABLE = "unable at the last probe"
    HUNG = "a call has not returned in time"


class VoiceSlot:
    """A backend, the thread that calls it, and its state.

    The thread makes one call after another, and starts with the first. It is always the same
    thread, because COM and AppleScript objects must stay on the thread that made them.
    """

    def __init__(self, backend: Backend, done: Callable[[Future[Any]], object]) -> None:
        """`done` gets every call that has returned, on the slot's thread."""
        self.backend = backend
        self.state = VoiceState.UNKNOWN
        self._done = done
        self._calls: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._started = False
        self._late: Future[Any] | None = None  # the call that hung, or the `close` after it
        self._probe: Future[Any] | None = None  # made while idle, not waited for
        self._probe_due = 0.0  # when that probe counts as hung, monotonic, s

    @property
    def able(self) -> bool:
        return self.state in (VoiceState.UNKNOWN, VoiceState.ABLE)

    @property
    def recovering(self) -> bool:
        """Whether a call hung, and the backend was not closed since. Until then it gets no call."""
        return self._late is not None

    def ask(self, function: Callable[[], T]) -> Future[T]:
        """Queue `function` and return at once."""
        if not self._started:
            self._started = True
            name = f"speech {self.backend.name}"
            threading.Thread(target=self._run, name=name, daemon=True).start()
        call: Future[T] = Future()
        self._calls.put((call, function))
        return call

    def failed(self) -> None:
        """Note that a call failed. A backend that hangs stays marked as hung."""
        if self.able:
            self.state = VoiceState.UNABLE

    def hang(self, call: Future[Any]) -> None:
        """Note that `call` did not return in time; the slot is not used until it does."""
        self.state = VoiceState.HUNG
        self._late = call
        self._probe = None

    def probe_idly(self, now: float, timeout: float) -> None:
        """Probe without waiting; a probe that takes over `timeout` seconds counts as hung."""
        if self._probe is None:
            self._probe = self.ask(self.backend.probe)
            self._probe_due = now + timeout
        elif now > self._probe_due:
            self.hang(self._probe)

    def returned(self, call: Future[Any]) -> None:
        """Note the return of a call that no caller waits for.

        If the call had hung, close the backend. After that the next idle probe may find it able
        again.
        """
        if call is self._late:
            if self.state is VoiceState.HUNG:
                self._late = self.ask(self.backend.close)
                self.state = VoiceState.UNABLE
            else:
                self._late = None
        elif call is self._probe:
            self._probe = None
            self.state = VoiceState.ABLE if call.exception() is None else VoiceState.UNABLE

    def end(self) -> None:
        """End the thread once the calls queued so far have returned."""
        self._calls.put(None)

    def _run(self) -> None:
        while (asked := self._calls.get()) is not None:
            call, function = asked
            try:
                call.set_result(function())
            except BaseException as error:  # noqa: BLE001, RUF100 - a library's SystemExit too
                call.set_exception(error)
            self._done(call)
