"""Announcements about games that are solved in the background."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.opponents import tables
from audiodice.opponents.tables import TableHandle

THINKING = Event("thinking")


class SolvingWatch:
    """Watches all requested tables."""

    def __init__(self) -> None:
        self._working: set[TableHandle] = set()  # tables that were being solved at the last look

    def look(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Events to say, each once, and to play: `thinking` while a table is being solved."""
        said: list[Event] = []
        for solved in tables.requested():
            said += map(Event, solved.take_news())
            if solved.working:
                self._working.add(solved)
            elif solved in self._working:
                self._working.remove(solved)
                said += [Event("solved")] * (solved.table is not None)
        return tuple(said), (THINKING,) * bool(self._working)
