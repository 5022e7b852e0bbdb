"""The texts of one client of Speech Dispatcher: waiting, taken by the daemon, and its events."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

BEGIN, END, CANCELLED = "701", "702", "703"
_HEARD = 0.3  # s: a text that is cut sooner has not been heard
_PAUSE = 0.5  # s: how long to leave a program alone that has cut us


@dataclass(slots=True)
class _Taken:
    text: str
    number: str
    behind: bool
    """Whether it was sent while another window was in front."""
    begun: float = 0.0
    """When it began, monotonic, s; 0.0: not yet."""


class Texts:
    """Texts in speaking order: first those that the daemon has taken."""

    def __init__(self) -> None:
        self._taken: list[_Taken] = []
        self._later: deque[str] = deque()
        self._not_before = 0.0  # monotonic, s

    def __bool__(self) -> bool:
        return bool(self._taken or self._later)

    @property
    def taken(self) -> bool:
        return bool(self._taken)

    @property
    def begun(self) -> bool:
        """Whether the first taken text is sounding."""
        return bool(self._taken) and bool(self._taken[0].begun)

    def add(self, text: str) -> None:
        self._later.append(text)

    def next(self, *, front: bool) -> str:
        """The text to be sent now; "" if none may. Behind another window it is one at a time."""
        alone = not front or (self._taken and self._taken[-1].behind)
        if not self._later or (self._taken and alone) or time.monotonic() < self._not_before:
            return ""
        return self._later[0]

    def sent(self, number: str, *, front: bool) -> None:
        """Note that the daemon took the `next` text as the message with this number."""
        self._taken.append(_Taken(self._later.popleft(), number, behind=not front))

    def cut(self, events: Sequence[tuple[str, str]], *, answer: bool) -> None:
        """Note that all taken texts were cancelled; those that had not begun wait again.

        `events` came meanwhile. With `answer` the text that was added last comes first.
        """
        begun = {number for code, number in events if code != CANCELLED}
        unheard = [t.text for t in self._taken if not t.begun and t.number not in begun]
        self._later.extendleft(reversed(unheard))
        if answer:
            self._later.rotate(1)
        self._taken.clear()
        self._not_before = 0.0

    def note(self, code: str, number: str) -> bool:
        """Note an event; returns whether it was about one of these texts."""
        taken = next((t for t in self._taken if t.number == number), None)
        if taken is None:
            return False
        # Earlier texts that had not begun were cancelled by the player, without an event.
        place = self._taken.index(taken)
        self._taken = [t for t in self._taken[:place] if t.begun] + self._taken[place:]
        now = time.monotonic()
        if code == BEGIN:
            taken.begun = now
        elif code in (END, CANCELLED):
            self._taken.remove(taken)
            if code == CANCELLED and taken.behind and now - (taken.begun or now) < _HEARD:
                self._later.appendleft(taken.text)
                self._not_before = now + _PAUSE
        return True

    def only(self, text: str) -> bool:
        return [*(taken.text for taken in self._taken), *self._later] == [text]

    def empty(self) -> list[str]:
        texts = [*(taken.text for taken in self._taken), *self._later]
        self._taken.clear()
        self._later.clear()
        return texts
