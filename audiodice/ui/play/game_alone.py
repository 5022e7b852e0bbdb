"""A game on this program only: people at this keyboard, and computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from audiodice import opponents
from audiodice.core.jobs import Background, Done, Job
from audiodice.core.model import Action, Chance, Event, actions_of
from audiodice.engine.table import Table
from audiodice.engine.throw import chance
from audiodice.opponents.tables import TableHandle
from audiodice.ui.context import UiContext
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.screen import Response

HURRY_MS = 30  # after this time, hurried computers let the loop handle keys


class ComputerPlayers:
    def __init__(self, table: Table, background: Background) -> None:
        """Load all policies, request their tables, and prepare them in the background."""
        self.table = table
        self._background = background
        self._seats = {
            number: opponents.load(table.game.name, seat.policy)
            for number, seat in enumerate(table.seats)
            if seat.policy is not None
        }
        self._solving: dict[int, TableHandle] = {
            number: solved
            for number, opponent in self._seats.items()
            if (solved := opponent.study(table.state))
        }
        self._announced: set[int] = set()  # seats whose missing table was reported
        self._begun: Any = None  # the state before the first throw of the turn prepared last
        self._preparing: Job[None] = Done(None)
        self.begin_turn()

    @property
    def ready(self) -> bool:
        """Whether every policy can decide without delay.

        If a turn could not be prepared because a table was missing, its preparation starts now.
        """
        self.begin_turn()
        return self._loaded and self._preparing.done()

    def begin_turn(self) -> None:
        """Let policies do their long work in the background once the tables are loaded.

        At the start all policies do it; later only the current seat's, before its first throw.
        """
        state, first = self.table.state, self._begun is None
        if not self._loaded or not self._preparing.done() or state is self._begun:
            return
        if not first and (not self.table.computer_to_act or self.table.game.dice(state)[0]):
            return
        self._begun = state
        seats = list(self._seats.values()) if first else [self._seats[self.table.turn]]

        def prepare() -> Iterator[None]:
            for seat in seats:
                seat.prepare(state)
                yield

        self._preparing = self._background.later(prepare())

    @property
    def _loaded(self) -> bool:
        return all(solved.loading.done() for solved in self._solving.values())

    def act(self) -> tuple[Event, ...]:
        """Act for the current seat until it has thrown dice or its turn is over."""
        table = self.table
        seat = table.turn
        events: list[Event] = [*self._still_solving(seat)]
        thrown = False
        while table.computer_to_act and table.turn == seat and not thrown:
            decided = self._seats[seat].decide(table.game, table.state, self._chance(seat))
            for action in actions_of(decided):
                thrown = table.game.throw_size(table.state, action) > 0
                events += table.act(action)
        return tuple(events)

    def _chance(self, seat: int) -> Chance:
        """Return random numbers for one decision, seeded by its place in the journal.

        So a resumed game continues as it would have without the break.
        """
        return chance(
            self.table.journal.header.seed, f"policy {seat} {len(self.table.journal.entries)}"
        )

    def _still_solving(self, seat: int) -> Iterator[Event]:
        """Say once per seat that another policy plays while the seat's table is being solved."""
        solved = self._solving.get(seat)
        if solved is None or solved.table is not None or seat in self._announced:
            return
        self._announced.add(seat)
        if not solved.failed:
            yield Event("still_solving", seat, {"percent": solved.percent})


class GameAlone(GameInPlay):
    """A game of people at this keyboard; computer players have any other seats."""

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
        """Schedule as usual, and prepare the turn of a computer player."""
        super().schedule(new_turn=new_turn, slip=slip)
        self.computers.begin_turn()
        self._hurrying = self._hurrying and self.table.computer_to_act

    @property
    def _others_due(self) -> float | None:
        """Return None in a person's turn, and while a computer player is not ready."""
        return self._at if self.table.computer_to_act and self.computers.ready else None

    def _others_act(self) -> Response:
        """Let a computer act once; if hurried, let it continue."""
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry(*() if self._hurrying else (Event("hurried"),))
        events, said = self._computer_acts()
        return Response(said, events, interrupt=False, news=True)

    def hurry(self, *cues: Event) -> Response:
        """Play without pauses to a person's turn or the end; only cues of results are played.

        Keys have priority: after `HURRY_MS`, or if a turn has to be prepared, `tick` continues.
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
        """Let a computer act once; returns the events, and the events to say about them."""
        seat = self.table.turn
        events = self.computers.act()
        self.acted(events, seat)
        return events, self.said_of(events, seat)
