"""Announcements about games that are solved in the background."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.opponents import tables
from audiodice.opponents.tables import TableHandle

THINKING = Event("thinking")


class SolvingWatch:
    """Watches all requested tables; speaks only of one that somebody waits for."""

    def __init__(self) -> None:
        self._working: set[TableHandle] = set()  # at the last check

    def check(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """The events to say, each once, and those to play while somebody waits for a table."""
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
