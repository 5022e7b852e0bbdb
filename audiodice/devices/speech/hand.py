"""A thread for each backend, so that one that hangs takes only its own thread with it."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Call:
    """One call of a backend, and afterwards what came of it."""

    def __init__(self, function: Callable[[], object]) -> None:
        self.function = function
        self.value: object = None
        self.error: BaseException | None = None


class Hand:
    """Runs the calls of one backend, one after another, on one daemon thread.

    The thread starts with the first call. A backend built and used on the same thread keeps
    COM objects in their apartment; a hung one never blocks the others.
    """

    def __init__(self, name: str, done: Callable[[Call], None]) -> None:
        self._name = name
        self._done = done
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        self._started = False

    def ask(self, function: Callable[[], object]) -> Call:
        """Queue `function`; `done(call)` comes back from the hand's thread when it returned."""
        if not self._started:
            self._started = True
            threading.Thread(target=self._run, name=f"speech {self._name}", daemon=True).start()
        call = Call(function)
        self._calls.put(call)
        return call

    def leave(self) -> None:
        """End the thread once the calls before this one have returned."""
        self._calls.put(None)

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            try:
                call.value = call.function()
            except BaseException as error:  # noqa: BLE001, RUF100 - a library's SystemExit too
                call.error = error
            self._done(call)
