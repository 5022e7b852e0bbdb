"""What is waiting to be said, and in which order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Until(Protocol):
    """Something a text waits for: what it tells has to be safe before it is told."""

    @property
    def done(self) -> bool:
        """Whether there is nothing more to wait for."""

    def when_done(self, call: Callable[[], object]) -> None:
        """Call it once done, on any thread; at once when it is."""


@dataclass(slots=True, eq=False)
class Message:
    """A text on its way to a voice."""

    text: str
    interrupt: bool = False
    not_before: float = 0.0
    """On the monotonic clock, in seconds; only own voices wait for it."""
    braille: str | None = None
    """What a braille display shows of it, "" for nothing; None: the text."""
    after: Until | None = None
    patience: float = 0.0
    """Until when `after` is waited for, on the same clock; every voice waits for that."""


class Waiting:
    """Texts not yet handed over: at most one answer, always first, then the news in order."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque()

    def __bool__(self) -> bool:
        return bool(self._messages)

    @property
    def answer(self) -> bool:
        """Whether an interrupting text waits."""
        return bool(self._messages) and self._messages[0].interrupt

    @property
    def not_before(self) -> float:
        """The first text's; 0.0 with none."""
        return self._messages[0].not_before if self._messages else 0.0

    def held_until(self, now: float) -> float:
        """How long the first text waits for what it tells to be safe; in the past: no longer."""
        first = self._messages[0] if self._messages else None
        if first is None or first.after is None or first.after.done or first.patience <= now:
            return 0.0
        return first.patience

    def add(self, message: Message) -> None:
        """News goes last. An answer goes first, in place of an older one, which it would cut."""
        if message.interrupt:
            if self.answer:
                self._messages.popleft()
            self._messages.appendleft(message)
        else:
            self._messages.append(message)

    def take(self) -> Message:
        """Remove and return the first."""
        return self._messages.popleft()

    def put_back(self, messages: Sequence[Message]) -> None:
        """These failed: they go before all other news, but after an answer."""
        answer = [self._messages.popleft()] if self.answer else []
        self._messages.extendleft(reversed([*answer, *messages]))

    def hasten(self) -> None:
        """Nothing waits for its not-before time any longer."""
        for message in self._messages:
            message.not_before = 0.0

    def clear(self) -> None:
        """Drop everything."""
        self._messages.clear()
