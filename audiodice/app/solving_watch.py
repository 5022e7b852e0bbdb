"""What there is to tell of games being solved beside the one in play."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.opponents import tables
from audiodice.opponents.tables import TableHandle

THINKING = Event("thinking")


class SolvingWatch:
    """Looks at every table that was asked for, whenever `look` is called."""

    def __init__(self) -> None:
        self._working: set[TableHandle] = set()  # those seen at work

    def look(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """What is said, each once, and what is sounded, `thinking` as long as one is made."""
        said: list[Event] = []
        for solved in tables.shelf():
            said += map(Event, solved.take_news())
            if solved.working:
                self._working.add(solved)
            elif solved in self._working:
                self._working.remove(solved)
                said += [Event("solved")] * (solved.table is not None)
        return tuple(said), (THINKING,) * bool(self._working)
