"""Computer players at a table: their policies, their preparation and their pace."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from audiodice import opponents
from audiodice.core.jobs import Background, Done, Job
from audiodice.core.model import Chance, Event, actions_of
from audiodice.engine.table import Table
from audiodice.engine.throw import chance
from audiodice.opponents.tables import TableHandle

PACES: Mapping[str, tuple[int, int]] = {  # ms before a turn, ms between throws
    "instant": (0, 0),
    "fast": (300, 350),
    "normal": (900, 1000),
    "slow": (1600, 2000),
}


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
        self._begun: Any = None  # the turn prepared last: its state before a throw
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
        """Let policies do their long work in the background, once the tables are loaded.

        At the start all policies do it, later the current one before the first throw of its turn.
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
        """Random numbers for one decision, seeded by its place in the journal.

        A resumed game thus continues as it would have without the break.
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
