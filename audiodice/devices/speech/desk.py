"""The speech thread's desk: what has been asked of it, noted also while a backend is busy."""

from __future__ import annotations

import contextlib
import math
import time
from dataclasses import dataclass
from enum import Enum
from queue import Empty
from typing import TYPE_CHECKING

from audiodice.devices.speech.hand import Call
from audiodice.devices.speech.messages import Message, Waiting

if TYPE_CHECKING:
    from collections.abc import Callable
    from queue import SimpleQueue

    from audiodice.devices.speech.rungs import Rung, Rungs


class Hung(Exception):  # noqa: N818 - it reads as what a backend has done
    """A backend's call did not come back in time."""


class Wish(Enum):
    """What the inbox holds beside each Message, Close, and Call that has returned."""

    SILENCE = "cut what is sounding, drop what is waiting"
    HASTEN = "let no text wait for its not-before time"
    LOOK = "what a text waited for is done"


@dataclass(frozen=True, slots=True)
class Close:
    """Hand over what is waiting until then, and end."""

    until: float
    """On the monotonic clock, in seconds."""


class Desk:
    """Takes events out of the inbox and keeps what they ask for. For the speech thread alone.

    Noting an event calls nothing, so it may be done while a backend is busy.
    """

    def __init__(self, inbox: SimpleQueue[object], rungs: Rungs, timeout: float) -> None:
        """`timeout`: how many seconds a backend's call may take."""
        self._inbox = inbox
        self._rungs = rungs
        self._timeout = timeout
        self.waiting = Waiting()
        self.trying: Message | None = None
        """In the hands of a backend that has not returned; None too when it is not wanted now."""
        self.cut = False
        """Whether what is sounding is to be cut."""
        self.closing: Close | None = None

    def note_next(self, until: float) -> None:
        """Sleep until an event comes, and note it; at most `until` (monotonic, s; may be inf)."""
        left = None if until == math.inf else max(until - time.monotonic(), 0)
        with contextlib.suppress(Empty):
            self._note(self._inbox.get(timeout=left))

    def call(self, rung: Rung, function: Callable[[], object], timeout: float = 0.0) -> object:
        """Let the rung's hand call `function`; events that arrive meanwhile are noted.

        Raises what it raised, and `Hung` when it does not return in time.
        """
        call = rung.hand.ask(function)
        deadline = time.monotonic() + (timeout or self._timeout)
        while (left := deadline - time.monotonic()) > 0:
            with contextlib.suppress(Empty):
                event = self._inbox.get(timeout=left)
                if event is not call:
                    self._note(event)
                elif call.error is not None:
                    raise call.error
                else:
                    return call.value
        rung.hang(call)
        raise Hung(f"{rung.backend.name} did not answer within {self._timeout:g} s")

    def _note(self, event: object) -> None:
        match event:
            case Message():
                self.waiting.add(event)
                if event.interrupt and self.trying is not None and self.trying.interrupt:
                    self.trying = None
            case Call():
                for rung in self._rungs:
                    rung.returned(event)
            case Close():
                self.closing = event
            case Wish.SILENCE:
                self.waiting.clear()
                self.trying = None
                self.cut = True
            case Wish.HASTEN:
                self.waiting.hasten()
            case Wish.LOOK:
                pass  # waking up was all
