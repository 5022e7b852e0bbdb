"""Chat: kept until somebody else has acknowledged it, and told once."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.friends.room.messages import LONGEST_TEXT

if TYPE_CHECKING:
    from audiodice.friends.room.common import Common
    from audiodice.friends.room.messages import Signed

_MANY, _MS = 8, 8_000
"""The most lines of one person that are told in so many ms; more would drown out the game."""
_AGAIN = 4_000.0  # ms after which a text is sent again
_KEPT = 50
"""The most texts that wait for somebody to hear them."""
PHRASES = 99
"""The highest number of a ready-made phrase."""


@dataclass(slots=True)
class Said:
    """A text of ours, or the number of a phrase, that nobody has acknowledged yet."""

    text: str
    phrase: int
    sent: float


class Chat:
    """The chat, which is not in the journal."""

    def __init__(self, common: Common) -> None:
        self._common = common
        self.waiting: dict[bytes, Said] = {}
        """Our texts that nobody has heard yet, by their numbers."""
        self._heard: deque[bytes] = deque(maxlen=200)
        self._last: dict[bytes, deque[float]] = {}  # by person: the times of their last texts

    def say(self, text: str, phrase: int = 0) -> None:
        """Send a text, or a ready-made phrase by its number."""
        text = "".join(char for char in text if char.isprintable())[:LONGEST_TEXT]
        if text or phrase:
            number = self._common.chance(8)
            self.waiting[number] = Said(text, phrase, self._common.now)
            if len(self.waiting) > _KEPT:
                del self.waiting[next(iter(self.waiting))]
            self._send(number)

    def _send(self, number: bytes) -> None:
        said = self.waiting[number]
        said.sent = self._common.now
        self._common.send("said", id=number, text=said.text, phrase=said.phrase)

    def tick(self) -> None:
        """Send again what nobody has acknowledged."""
        for number, said in list(self.waiting.items()):
            if self._common.now - said.sent >= _AGAIN:
                self._send(number)

    def heard(self, message: Signed) -> None:
        """Somebody has heard a text of ours."""
        self.waiting.pop(message.data("id", 8), None)

    def said(self, message: Signed) -> None:
        """Somebody says something."""
        common, number = self._common, message.data("id", 8)
        text, phrase = message.text("text"), message.number("phrase", PHRASES)
        seat, name = common.state.seat_of(message.by), common.state.name_of(message.by)
        if not name:
            return  # names are known before anything is told about people
        common.send("heard", id=number)
        if number in self._heard:
            return
        self._heard.append(number)
        last = self._last.setdefault(message.by, deque(maxlen=_MANY))
        if len(last) == _MANY and common.now - last[0] < _MS:
            return
        last.append(common.now)
        if phrase:
            common.tell("friend_phrase", seat, name=name, phrase=phrase)
        else:
            common.tell("friend_said", seat, name=name, text=text)
