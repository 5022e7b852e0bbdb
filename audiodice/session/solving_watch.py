"""Announcements about games that are solved in the background."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.opponents import tables
from audiodice.opponents.tables import TableHandle

THINKING = Event("thinking")


class SolvingWatch:
    """Watches all requested tables; only one that somebody waits for is heard of."""

    def __init__(self) -> None:
        self._working: set[TableHandle] = set()  # tables that were being solved at the last look

    def look(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Events to say, each once, and to play: `thinking` while somebody waits for a table."""
        said: list[Event] = []
        waiting = False
        for solved in tables.requested():
            said += map(Event, solved.take_news())
            if solved.working:
                self._working.add(solved)
                waiting = waiting or solved.awaited
            elif solved in self._working:
                self._working.remove(solved)
                said += [Event("solved")] * (solved.awaited and solved.table is not None)
                solved.awaited = False
        return tuple(said), (THINKING,) * waiting
