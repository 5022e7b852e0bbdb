"""Turns of computer seats at a table: when they act, what is heard, and how to hurry them."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Action, Event
from audiodice.engine.table import Table
from audiodice.ui.context import UiContext
from audiodice.ui.play.computer_players import PACES, ComputerPlayers
from audiodice.ui.play.turn_start import TurnStart
from audiodice.ui.screen import Response

HURRY_MS = 30  # after this long, hurried computers let the loop take keys


class ComputerTurns:
    """The computer seats of one table; they act one throw at a time, at the set pace."""

    throwing = False

    def __init__(
        self,
        context: UiContext,
        table: Table,
        turn_start: TurnStart,
        after: Callable[[tuple[Event, ...], int], None],
    ) -> None:
        """`after` is called with the events of each act and the index of the seat that acted."""
        self.context = context
        self.table = table
        self._players = ComputerPlayers(table, context.background)
        self._turn_start, self._after = turn_start, after
        self._at: float | None = None
        self._hurrying = False

    @property
    def due(self) -> float | None:
        """When the next computer acts, in ms of the clock.

        None in a person's turn, and while a computer player is not ready.
        """
        return self._at if self.table.computer_to_act and self._players.ready else None

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do an action of the player."""
        return self.table.act(action)

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Wait before the next act: longer before a turn than between its throws.

        `slip`: what a person did to end the turn before can be undone until then.
        """
        before_turn, between = PACES[self.context.settings.pace]
        wait = before_turn if new_turn else between
        if new_turn and slip:
            wait = max(wait, self.context.settings.undo_pause)
        self._players.begin_turn()
        to_act = self.table.computer_to_act
        self._at = self.context.clock() + wait if to_act else None
        self._hurrying = self._hurrying and to_act

    def tick(self) -> Response:
        """Act once; if hurried, play on."""
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry(*() if self._hurrying else (Event("hurried"),))
        events, said = self._act()
        return Response(said, events, interrupt=False, news=True)

    def hurry(self, *cues: Event) -> Response:
        """Play on at once to a person's turn or the end; only cues of results are played.

        Keys come first: after `HURRY_MS`, or if a turn has to be prepared, `tick` continues.
        """
        until = self.context.clock() + HURRY_MS
        events, said = tuple[Event, ...](), tuple[Event, ...]()
        while self.table.computer_to_act and self._players.ready:
            more, more_said = self._act()
            events, said = events + more, said + more_said
            if not self.context.words.listener.humans or self.context.clock() >= until:
                break
        self._hurrying = self.table.computer_to_act and bool(self.context.words.listener.humans)
        if self._hurrying:
            self._at = self.context.clock()
        ends = [e for e in events if e.key in ("turn", "ended")]
        return Response(said, (*cues, *ends[-1:]), False, True)

    def _act(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Let a computer act once; returns the events, and what is said of them."""
        seat = self.table.turn
        events = self._players.act()
        self._after(events, seat)
        return events, self._turn_start.said_of(events, seat)
