"""A game at this program alone: people who sit here, and computer players."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Action, Event
from audiodice.engine.table import Table
from audiodice.ui.context import UiContext
from audiodice.ui.play.computer_players import ComputerPlayers
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.screen import Response

HURRY_MS = 30  # after this long, hurried computers let the loop take keys


class GameAlone(GameInPlay):
    """A game whose other seats, if there are any, are computer players."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        review: Callable[[], Response] | None = None,
    ) -> None:
        self.computers = ComputerPlayers(table, context.background)
        super().__init__(context, table, review)

    def act(self, action: Action) -> tuple[Event, ...]:
        return self.table.act(action)

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Also prepare the turn of a computer player."""
        super().schedule(new_turn=new_turn, slip=slip)
        self.computers.begin_turn()
        self._hurrying = self._hurrying and self.table.computer_to_act

    @property
    def _others_due(self) -> float | None:
        """None in a person's turn, and while a computer player is not ready."""
        return self._at if self.table.computer_to_act and self.computers.ready else None

    def _others_act(self) -> Response:
        """A computer acts once; if hurried, it plays on."""
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry(*() if self._hurrying else (Event("hurried"),))
        events, said = self._computer_acts()
        return Response(said, events, interrupt=False, news=True)

    def hurry(self, *cues: Event) -> Response:
        """Play on at once to a person's turn or the end; only cues of results are played.

        Keys come first: after `HURRY_MS`, or if a turn has to be prepared, `tick` continues.
        """
        until = self.context.clock() + HURRY_MS
        events, said = tuple[Event, ...](), tuple[Event, ...]()
        while self.table.computer_to_act and self.computers.ready:
            more, more_said = self._computer_acts()
            events, said = events + more, said + more_said
            if not self.context.words.listener.humans or self.context.clock() >= until:
                break
        self._hurrying = self.table.computer_to_act and bool(self.context.words.listener.humans)
        if self._hurrying:
            self._at = self.context.clock()
        ends = [e for e in events if e.key in ("turn", "ended")]
        return Response(said, (*cues, *ends[-1:]), False, True)

    def _computer_acts(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Let a computer act once; returns the events, and what is said of them."""
        seat = self.table.turn
        events = self.computers.act()
        self.acted(events, seat)
        return events, self.said_of(events, seat)
