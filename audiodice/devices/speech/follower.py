"""What a backend has taken, followed to its end or cut."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Follows, Progress
from audiodice.devices.speech.desk import Desk, Hung
from audiodice.devices.speech.messages import Message
from audiodice.devices.speech.rungs import Rung, Rungs, State

if TYPE_CHECKING:
    from audiodice.devices.speech.reports import Reports

_FOLLOW_OWN = 0.02  # s: two mixer buffers; the next utterance starts this soon after the last
_FOLLOW_OTHER = 0.1  # s: only to notice a daemon that died mid-sentence


class Follower:
    """Follows the backend that sounds; what it lost is said again, first."""

    def __init__(self, desk: Desk, rungs: Rungs, reports: Reports) -> None:
        self._desk = desk
        self._rungs = rungs
        self._reports = reports
        self._playing: Rung | None = None  # took something that has not ended
        self._in_doubt: list[str] = []  # what it took since it was last quiet
        self._follow_at = 0.0
        self.last: Rung | None = None
        """What took the last text, followed or not: the one to silence."""

    @property
    def own_sounds(self) -> bool:
        """Whether an own voice is sounding."""
        return self._playing is not None and self._playing.backend.own_voice

    @property
    def due(self) -> float:
        """When to `follow` again, on the monotonic clock; infinity while there is nothing to."""
        return math.inf if self._playing is None else self._follow_at

    def took(self, rung: Rung, text: str) -> None:
        """The rung has taken a text: follow it, if that can be done."""
        self.last = rung
        if isinstance(rung.backend, Follows):
            if self._playing is not rung:
                self._in_doubt.clear()
            self._playing = rung
            self._in_doubt.append(text)
            self._follow_at = time.monotonic() + _pace(rung)

    def follow(self) -> None:
        """When that is due, ask the sounding backend how far it is."""
        rung = self._playing
        if rung is None or time.monotonic() < self._follow_at:
            return
        self._follow_at = time.monotonic() + _pace(rung)
        progress = self._progress(rung)
        if not progress.busy:
            self._playing = None
            self._in_doubt.clear()
        if progress.lost and not self._desk.cut:  # cut meanwhile: nobody waits for it
            self._rungs.wait()
            for text in progress.lost:
                self._reports.failed(text, rung, progress.why)
            self._desk.waiting.put_back([Message(text) for text in progress.lost])

    def silence(self) -> None:
        """Cut the last backend, and follow nothing any more."""
        self._desk.cut = False
        rung, self._playing = self.last, None
        self._in_doubt.clear()
        if rung is not None and rung.state is State.UP:
            try:
                self._desk.call(rung, rung.backend.silence)
            except Hung:
                pass
            except BaseException:  # noqa: BLE001, RUF100
                rung.state = State.UNKNOWN

    def _progress(self, rung: Rung) -> Progress:
        """The backend's own word; from one that raises, that all in doubt is lost."""
        assert isinstance(rung.backend, Follows)  # noqa: S101 - only those are followed
        try:
            progress = self._desk.call(rung, rung.backend.progress)
            assert isinstance(progress, Progress)  # noqa: S101
        except BaseException as error:  # noqa: BLE001, RUF100
            if rung.able:
                rung.state = State.DOWN
            return Progress(False, tuple(self._in_doubt), error_text(error))
        return progress


def _pace(rung: Rung) -> float:
    return _FOLLOW_OWN if rung.backend.own_voice else _FOLLOW_OTHER
