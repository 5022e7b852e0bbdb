"""Turns of computer seats at a table: when they act, what is heard, and how to hurry them."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness
from audiodice.ui.play.computer_players import PACES, ComputerPlayers
from audiodice.ui.screen import Response

HURRY_MS = 30  # after this long, hurried computers let the loop take keys


class ComputerTurns:
    """The computer seats of one table; they act one throw at a time, at the set pace."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        after: Callable[[tuple[Event, ...], int], None],
    ) -> None:
        """`after` is called with the events of each act and the index of the seat that acted."""
        self.context = context
        self.table = table
        self._players = ComputerPlayers(table, context.background)
        self._after = after
        self._at: float | None = None
        self._hurrying = False

    @property
    def to_act(self) -> bool:
        """Whether a computer has the turn."""
        return self._players.to_act

    @property
    def due(self) -> float | None:
        """When the next computer acts, in ms of the clock.

        None in a person's turn, and while a computer player is not ready.
        """
        return self._at if self.to_act and self._players.ready else None

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Wait before the next act: longer before a turn than between its throws.

        `slip`: what a person did to end the turn before can be undone until then.
        """
        before_turn, between = PACES[self.context.settings.pace]
        wait = before_turn if new_turn else between
        if new_turn and slip:
            wait = max(wait, self.context.settings.undo_pause)
        self._players.begin_turn()
        self._at = self.context.clock() + wait if self.to_act else None
        self._hurrying = self._hurrying and self.to_act

    def tick(self) -> Response:
        """Act once; if hurried, play on."""
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry(*() if self._hurrying else (Event("hurried"),))
        events = self._act()
        return Response(self._without_between(events), events, interrupt=False, news=True)

    def hurry(self, *cues: Event) -> Response:
        """Play on at once to a person's turn or the end; only cues of results are played.

        Keys come first: after `HURRY_MS`, or if a turn has to be prepared, `tick` continues.
        """
        until = self.context.clock() + HURRY_MS
        events: list[Event] = []
        while self.to_act and self._players.ready:
            events += self._act()
            if not self.context.words.listener.humans or self.context.clock() >= until:
                break
        self._hurrying = self.to_act and bool(self.context.words.listener.humans)
        if self._hurrying:
            self._at = self.context.clock()
        ends = [e for e in events if e.key in ("turn", "ended")]
        return Response(self._without_between(tuple(events)), (*cues, *ends[-1:]), False, True)

    def _act(self) -> tuple[Event, ...]:
        seat = self.table.turn
        events = self._players.act()
        self._after(events, seat)
        return events

    def _without_between(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Leave out "Bo's turn" if a computer follows, since Bo's next line names him. The seed of
        a fair game comes last."""
        quiet = self.to_act
        lasting = (e for e in events if e.key != "turn" or not (quiet or e is not events[-1]))
        return (*lasting, *fairness.ended(self.table, events))
