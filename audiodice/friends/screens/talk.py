"""What friends said at a table: kept in order, walked, and muted."""

from __future__ import annotations

from collections import deque

from audiodice.core.model import Event

_KEPT = 500
"""Lines that can be walked."""


class Talk:
    """Everything that was said at one table, and who is not to be heard."""

    def __init__(self) -> None:
        self.said: deque[Event] = deque(maxlen=_KEPT)
        self.muted: set[str] = set()
        """The names of those who are not heard."""
        self.off = False
        """Whether nobody at all is heard."""
        self._place: int | None = None

    def heard(self, event: Event) -> bool:
        """Note that something was said; returns whether it is to be told now.

        What is muted can still be walked, for the player may wish to know it later.
        """
        self.said.append(event)
        return not (self.off or event.fields.get("name") in self.muted)

    def walk(self, by: int) -> Event | None:
        """Go back (-1) or forward (1) in what was said; None if nothing was.

        The first press says the last; at an end the place does not change.
        """
        if not self.said:
            return None
        start = len(self.said) if self._place is None else self._place
        self._place = max(0, min(start + by, len(self.said) - 1))
        return self.said[self._place]

    def rest(self) -> None:
        """The next press begins at the last again."""
        self._place = None
