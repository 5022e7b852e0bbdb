"""Everything that was said, to walk through and to catch up with."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class History:
    """Utterances in order. `place` is where the player stands in them, None when at the end."""

    said: list[tuple[str, bool]] = field(default_factory=list)
    place: int | None = None
    _mark: int = 0

    def add(self, text: str, *, news: bool) -> None:
        """Record an utterance; `news` tells of the game, the rest answers a key."""
        self.said.append((text, news))

    def mark(self) -> None:
        """The player acts now: what is said from here on is what `missed` tells."""
        self._mark = len(self.said)

    def missed(self) -> str:
        """All news since the player's last action, in one utterance."""
        return " ".join(text for text, news in self.said[self._mark :] if news)

    def walk(self, where: str) -> str | None:
        """Go to the older, newer, oldest or newest utterance and give it; None if there is none."""
        if not self.said:
            return None
        last = len(self.said) - 1
        now = last + 1 if self.place is None else self.place
        wanted = {"older": now - 1, "newer": now + 1, "oldest": 0, "newest": last}[where]
        self.place = max(0, min(wanted, last))
        return self.said[self.place][0]

    def current(self) -> str:
        """The utterance the player stands at, the last one unless walking."""
        if not self.said:
            return ""
        return self.said[-1 if self.place is None else self.place][0]
