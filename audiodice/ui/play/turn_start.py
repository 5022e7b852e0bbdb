"""What is said when a turn starts, whoever has it, and of the act that ended the one before."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness
from audiodice.ui.play.ending import Ending

_KEYS = ("turn", "next_turn")  # the events by which the rules say that a turn starts


class TurnStart:
    """The start of each turn at one table."""

    def __init__(self, context: UiContext, table: Table, ending: Ending) -> None:
        self.context, self.table, self._ending = context, table, ending

    def said(self, *whose: Event) -> tuple[Event, ...]:
        """What is said at the start of a turn; `whose` says whose turn it is.

        Every start comes through here: of a person's turn, of a computer's, and of the one in
        play when a table is opened. An event added to the result is said at each of them.
        """
        return whose

    def said_of(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """What is said of an act of `seat`; after the end, what is known of the game by then."""
        said: list[Event] = []
        for event in events:
            said += self._next(event, seat) if event.key in _KEYS else (event,)
        return (*said, *fairness.ended(self.table, events), *self._ending.said())

    def _next(self, event: Event, seat: int) -> tuple[Event, ...]:
        """A turn follows one of `seat`. "Bo's turn" is left out between others: the next line
        names Bo."""
        others = not (self.table.over or self.table.here_to_act)
        between = self.table.owner(seat) != "here" and others
        return self.said(*() if between and event.key == "turn" else (event,))
