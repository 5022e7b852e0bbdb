"""The computers' turns at a table: when they act, what is heard of it, and how they are hurried."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness
from audiodice.ui.play.computer_players import AGAIN_MS, PACES, ComputerPlayers
from audiodice.ui.response import Response

HURRY_MS = 30  # computers that are hurried let keys in after this


class ComputerTurns:
    """The computer seats of one table, one throw at a time, at the player's pace."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        seed: int | str,
        after: Callable[[tuple[Event, ...], int], None],
    ) -> None:
        """`after` is told the events of each act, and the seat that was in turn before it."""
        self.context = context
        self.table = table
        self._seats = ComputerPlayers(table, seed)
        self._after = after
        self._at: float | None = None
        self._hurrying = False

    @property
    def to_act(self) -> bool:
        """Whether a computer has the turn."""
        return self._seats.to_act

    @property
    def due(self) -> float | None:
        """When the next of them acts, in ms of the desk's clock; None in a person's turn."""
        return self._at if self.to_act else None

    def schedule(self, *, new_turn: bool = False) -> None:
        """Wait before what comes next: longer before a turn than between its throws."""
        before_turn, between = PACES[self.context.settings.pace]
        wait = before_turn if new_turn else between
        self._at = self.context.clock() + wait if self.to_act else None
        self._hurrying = self._hurrying and self.to_act

    def tick(self) -> Response:
        """Act once, or play on where they are hurried."""
        if not self._seats.ready:
            self._at = self.context.clock() + AGAIN_MS
            return Response(interrupt=False)
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry(*() if self._hurrying else (Event("hurried"),))
        events = self._act()
        return Response(self._without_between(events), events, interrupt=False, news=True)

    def hurry(self, *cues: Event) -> Response:
        """Play on at once to a human's turn or the end; only what came of it is sounded.

        Keys come first: after `HURRY_MS`, and where a turn has to be prepared, `tick` goes on.
        """
        until = self.context.clock() + HURRY_MS
        events: list[Event] = []
        while self.to_act and self._seats.ready:
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
        events = self._seats.act()
        self._after(events, seat)
        return events

    def _without_between(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Leave out "Bo's turn" where a computer follows: Bo's own line names him soon. A fair
        game's seed comes last."""
        quiet = self.to_act
        told = (e for e in events if e.key != "turn" or not (quiet or e is not events[-1]))
        return (*told, *fairness.ended(self.table, events))
