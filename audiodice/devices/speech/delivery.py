"""The way of one text to the best voice that takes it."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.desk import Desk, Hung
from audiodice.devices.speech.rungs import Rung, Rungs, State

if TYPE_CHECKING:
    from audiodice.devices.speech.follower import Follower
    from audiodice.devices.speech.messages import Message
    from audiodice.devices.speech.reports import Reports


class Delivery:
    """Offers a text to each rung, from the best down, and keeps what none takes."""

    def __init__(
        self, desk: Desk, rungs: Rungs, follower: Follower, reports: Reports, retry_every: float
    ) -> None:
        """`retry_every`: in how many seconds a text that no rung took is offered again."""
        self._desk = desk
        self._rungs = rungs
        self._follower = follower
        self._reports = reports
        self._retry_every = retry_every
        self._retry_at = 0.0

    @property
    def not_before(self) -> float:
        """When it is worth delivering, on the monotonic clock: in the past while a rung is able."""
        return 0.0 if self._rungs.best else self._retry_at

    def find_best(self) -> None:
        """At the start: probe downwards until one is able, so that the best is known."""
        for rung in self._rungs:
            if self._probe(rung):
                return

    def deliver(self, message: Message) -> None:
        """Give the message to the first rung that takes it; keep it when none does."""
        desk = self._desk
        desk.trying = message
        for rung in self._rungs:
            if (rung.able and self._offer(rung, message)) or self._dropped():
                break
            if desk.waiting.answer and not message.interrupt:
                # An answer came: were this spoken now, it would be cut.
                desk.waiting.put_back([message])
                break
        else:
            self._keep(message)
        desk.trying = None

    def _keep(self, message: Message) -> None:
        """None took it: every rung that only said no is asked again, in a while."""
        self._desk.waiting.put_back([message])
        self._retry_at = time.monotonic() + self._retry_every
        for rung in self._rungs:
            if rung.state is State.DOWN and rung.late is None:
                rung.state = State.UNKNOWN

    def _dropped(self) -> bool:
        """Whether the text being tried was silenced, or superseded, while a backend failed."""
        return self._desk.trying is None

    def _offer(self, rung: Rung, message: Message) -> bool:
        """Whether the rung took the message; a raising one is rebuilt and asked once more."""
        for last_chance in (False, True):
            if not self._probe(rung) or self._dropped():
                return False
            try:
                self._desk.call(rung, lambda: rung.backend.speak(message.text, message.interrupt))
            except BaseException as error:  # noqa: BLE001, RUF100
                self._rungs.wait()
                self._reports.failed(message.text, rung, error_text(error))
                if isinstance(error, Hung):
                    return False
                # A timeout of its own means stopped, not broken: rebuilding only waits again.
                if last_chance or isinstance(error, TimeoutError | Unable):
                    rung.state = State.DOWN
                    return False
                with contextlib.suppress(BaseException):
                    self._desk.call(rung, rung.backend.close)
                if not rung.able or self._dropped():
                    return False
            else:
                self._taken(message, rung)
                return True
        return False

    def _probe(self, rung: Rung) -> bool:
        """Ask the rung whether it can speak now, and wait for the answer."""
        try:
            self._desk.call(rung, rung.backend.probe)
        except Hung:
            return False
        except BaseException:  # noqa: BLE001, RUF100 - whatever it raises, it is not able
            rung.state = State.DOWN
        else:
            rung.state = State.UP
        return rung.state is State.UP

    def _taken(self, message: Message, rung: Rung) -> None:
        before = self._follower.last
        self._follower.took(rung, message.text)
        shown = message.text if message.braille is None else message.braille
        if shown and rung.backend.rung == "screen-reader":
            # Not waited for: were it to hang, the words must not be said again.
            rung.hand.ask(lambda: rung.backend.braille(shown))
        self._reports.spoken(message.text, rung)
        if before is not None and before is not rung:
            self._reports.changed(before, rung, better=rung in self._rungs.above(before))
