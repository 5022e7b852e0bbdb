"""Everything that was said, to walk through and to catch up with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from audiodice.core.model import Event


@dataclass(frozen=True, slots=True)
class Utterance:
    """What was said at once: its text, and the events that a session without a voice tells.

    `news` tells of the game; the rest answers a key.
    """

    text: str
    events: tuple[Event, ...] = ()
    news: bool = False


def joined(utterances: Iterable[Utterance]) -> Utterance:
    """Several utterances as one."""
    parts = tuple(utterances)
    return Utterance(
        " ".join(part.text for part in parts if part.text),
        tuple(event for part in parts for event in part.events),
        any(part.news for part in parts),
    )


@dataclass(slots=True)
class History:
    """Utterances in order. `place` is where the player stands in them, None when at the end."""

    said: list[Utterance] = field(default_factory=list)
    place: int | None = None
    _mark: int = 0

    def add(self, utterance: Utterance) -> None:
        """Record an utterance."""
        self.said.append(utterance)

    def mark(self) -> None:
        """The player acts now: what is said from here on is what `missed` tells."""
        self._mark = len(self.said)

    def missed(self) -> tuple[Event, ...]:
        """All news since the player's last action."""
        return joined([u for u in self.said[self._mark :] if u.news]).events

    def walk(self, where: str) -> Utterance | None:
        """Go to the older, newer, oldest or newest utterance and give it; None if there is none."""
        if not self.said:
            return None
        last = len(self.said) - 1
        now = last + 1 if self.place is None else self.place
        wanted = {"older": now - 1, "newer": now + 1, "oldest": 0, "newest": last}[where]
        self.place = max(0, min(wanted, last))
        return self.said[self.place]

    def current(self) -> str:
        """The utterance the player stands at, the last one unless walking."""
        if not self.said:
            return ""
        return self.said[-1 if self.place is None else self.place].text
