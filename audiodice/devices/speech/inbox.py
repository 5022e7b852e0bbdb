"""Requests to the speech thread, and the texts that wait to be spoken, in order."""

from __future__ import annotations

import contextlib
import math
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from enum import Enum
from queue import Empty, SimpleQueue
from typing import Any

from audiodice.devices.base import Until


@dataclass(slots=True, eq=False)
class Message:
    """A text on its way to a voice."""

    text: str
    interrupt: bool = False
    not_before: float = 0.0
    """When it may start, on the monotonic clock in seconds; only our own voices wait for this."""
    braille: str | None = None
    """What a braille display shows: "" for nothing, None for the text itself."""
    after: Until | None = None
    patience: float = 0.0
    """When to stop waiting for `after`, on the same clock; every voice waits for this."""
    only_by: str = ""
    """The voice that this news is about; if a better voice can speak, the news is stale."""

    def held_until(self, now: float) -> float:
        """Until when it waits for `after` (s); 0.0 if it does not wait."""
        waits = self.after is not None and not self.after.done and self.patience > now
        return self.patience if waits else 0.0


class Request(Enum):
    """A request that carries no text."""

    SILENCE = "cut what is sounding and drop what is waiting"
    HUSH = "cut what is sounding, and start nothing before the next request or text"
    HASTEN = "let no text wait for its not-before time"
    LOOK = "what a text waited for is done"
    FRONT = "the window of the game won the focus"
    BEHIND = "the window of the game lost the focus"


@dataclass(frozen=True, slots=True)
class Close:
    until: float
    """The latest time to end, on the monotonic clock, in seconds."""


class WaitingTexts(deque[Message]):
    """Texts not yet passed on: at most one answer, always first, then the news in order."""

    @property
    def answer(self) -> bool:
        return bool(self) and self[0].interrupt

    def add(self, message: Message) -> None:
        """Add news last. Add an answer first; it replaces an older one, which it would cut."""
        if message.interrupt:
            if self.answer:
                self.popleft()
            self.appendleft(message)
        else:
            self.append(message)

    def put_back(self, messages: Sequence[Message]) -> None:
        """Put texts that failed before all other news, but after an answer."""
        answer = [self.popleft()] if self.answer else []
        self.extendleft(reversed([*answer, *messages]))

    def hasten(self) -> None:
        for message in self:
            message.not_before = 0.0


class SpeechInbox:
    """The requests to the speech thread. Any thread may post; the rest is the speech thread's.

    `wait_for_item` calls no backend, so the speech thread can use it while a backend is busy.
    """

    def __init__(self) -> None:
        self._posted: SimpleQueue[Message | Request | Close | Future[Any]] = SimpleQueue()
        self._offered: Message | None = None  # what `take_text` returned, while it is wanted
        self.waiting = WaitingTexts()
        self.cut = False
        """Whether to cut what is sounding; the thread sets it back."""
        self.hushed = False
        """Whether waiting texts wait for an answer that is about to come."""
        self.focus: bool | None = None
        """Whether the window won (True) or lost the focus; the thread sets it back to None."""
        self.closes_at = math.inf
        """The latest time to end, on the monotonic clock (s); infinity until asked to end."""

    def post(self, item: Message | Request | Close | Future[Any]) -> None:
        self._posted.put(item)

    def wait_for_item(self, until: float) -> Future[Any] | None:
        """Sleep until something is posted, at most until `until` (monotonic, s; may be inf).

        Returns a call of a backend that has returned; notes any other item here, and returns None.
        """
        left = None if until == math.inf else max(until - time.monotonic(), 0)
        with contextlib.suppress(Empty):
            item = self._posted.get(timeout=left)
            if isinstance(item, Future):
                return item
            self._note(item)
        return None

    def take_text(self) -> Message:
        """Remove and return the first waiting text, to be offered to the voices."""
        self._offered = message = self.waiting.popleft()
        return message

    @property
    def text_wanted(self) -> bool:
        """Whether the last text taken was neither silenced nor replaced by a newer answer."""
        return self._offered is not None

    @property
    def closing(self) -> bool:
        return self.closes_at < math.inf

    def _note(self, item: Message | Request | Close) -> None:
        if item not in (Request.LOOK, Request.FRONT, Request.BEHIND):
            self.hushed = item is Request.HUSH
        match item:
            case Message():
                self.waiting.add(item)
                if item.interrupt and self._offered is not None and self._offered.interrupt:
                    self._offered = None
            case Close():
                self.closes_at = item.until
            case Request.SILENCE:
                self.waiting.clear()
                self._offered = None
                self.cut = True
            case Request.HUSH:
                self.cut = True
            case Request.HASTEN:
                self.waiting.hasten()
            case Request.FRONT | Request.BEHIND:
                self.focus = item is Request.FRONT
            case Request.LOOK:
                pass  # it only wakes the thread
