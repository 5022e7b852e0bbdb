"""Chat and good-byes at the table: each is reported once, and only if it is new."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from audiodice.engine.shared.messages import LONGEST_TEXT

if TYPE_CHECKING:
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

_MANY, _SECONDS = 8, 8
"""The most lines of one person in so many seconds; more would drown out the game."""
PHRASES = 99
"""The highest number of a ready-made phrase."""


class Chat:
    """The chat, which is not in the journal."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._heard: deque[str] = deque(maxlen=200)
        self._last: dict[bytes, deque[float]] = {}  # by person: the times of their last messages
        self.hear = {"said": self._said, "left": self._left}

    def say(self, text: str, phrase: int = 0) -> None:
        """Send a text, or a ready-made phrase by its number."""
        text = "".join(c for c in text if c.isprintable())[:LONGEST_TEXT]
        if text or phrase:
            number = self.desk.chance(8)
            self.desk.send(
                "said", id=number, saw=self.desk.presence.saw(), text=text, phrase=phrase
            )

    def _said(self, said: Signed) -> None:
        desk, number = self.desk, said.data("id", 8).hex()
        text, phrase = said.text("text"), said.number("phrase", PHRASES)
        member = desk.presence.members.get(said.by)
        if member is None or number in self._heard or self._old(said):
            return
        self._heard.append(number)
        last = self._last.setdefault(said.by, deque(maxlen=_MANY))
        if len(last) == _MANY and desk.now - last[0] < _SECONDS * 1000:
            return
        last.append(desk.now)
        seat, name = desk.seat_of(said.by), desk.name_of(said.by)
        if phrase:
            desk.tell("friend_phrase", seat, name=name, phrase=phrase)
        else:
            desk.tell("friend_said", seat, name=name, text=text)

    def leave(self) -> None:
        """Send a good-bye."""
        self.desk.send("left", id=self.desk.chance(8), saw=self.desk.presence.saw())

    def _left(self, left: Signed) -> None:
        desk, number = self.desk, left.data("id", 8).hex()
        member = desk.presence.members.get(left.by)
        if member is None or member.left or number in self._heard or self._old(left):
            return
        self._heard.append(number)
        member.left, member.told = True, "gone"
        desk.tell("friend_left", desk.seat_of(left.by), name=desk.name_of(left.by))

    def _old(self, message: Signed) -> bool:
        """Whether a message may be old, because it does not repeat a recent beat of ours."""
        return self.desk.presence.answers(message.body.get("saw")) is None
