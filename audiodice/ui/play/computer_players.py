"""When computer seats act, and how fast: their side of the table screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from audiodice import opponents
from audiodice.app.background import Task
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
LOADING = 0.3  # s: a table that is kept is loaded by then
AGAIN_MS = 20  # an opponent that is not ready yet is asked again after this


class ComputerPlayers:
    """The computer players of one table: their policies, chance and preparation."""

    def __init__(self, table: Table, seed: int | str) -> None:
        """Load every policy and prepare them in the background."""
        self.table = table
        self._seats = {
            number: opponents.load(table.game.name, seat.policy)
            for number, seat in enumerate(table.seats)
            if seat.policy is not None
        }
        self._seed = seed
        self._solving: dict[int, TableHandle] = {}
        self._begun: object = None  # the state before a turn's first throw
        self._turn = Task(lambda: None)
        self._told: set[int] = set()  # whose table was not there when first needed
        self._ready = Task(self._prepare)

    @property
    def to_act(self) -> bool:
        """Whether a computer seat has the turn."""
        return not self.table.over and self.table.turn in self._seats

    @property
    def ready(self) -> bool:
        """Whether every policy can decide without delay."""
        return self._ready.done and self._turn_ready()

    def _turn_ready(self) -> bool:
        """Before a turn's first throw its policy does the long work of the turn, off the loop."""
        state = self.table.state
        if self.table.game.dice(state)[0]:
            return True
        if state is not self._begun:
            self._begun = state
            seat = self._seats.get(self.table.turn)
            self._turn = Task(lambda: seat.prepare(state) if seat else None)
        return self._turn.done

    def _prepare(self) -> None:
        for number, opponent in self._seats.items():
            opponent.prepare(self.table.state)
            if solved := opponent.study(self.table.state):
                self._solving[number] = solved
                solved.wait(LOADING)

    def act(self) -> tuple[Event, ...]:
        """Act for the seat in turn until it has thrown dice or its turn is over."""
        table = self.table
        seat = table.turn
        events: list[Event] = [*self._still_solving(seat)]
        thrown = False
        while self.to_act and table.turn == seat and not thrown:
            decided = self._seats[seat].decide(table.game, table.state, self._chance(seat))
            for action in actions_of(decided):
                thrown = table.game.throw_size(table.state, action) > 0
                events += table.act(action)
        return tuple(events)

    def _chance(self, seat: int) -> Chance:
        """A stream for one decision, by its place in the journal: a resumed game goes on alike."""
        return chance(self._seed, f"policy {seat} {len(self.table.journal.entries)}")

    def _still_solving(self, seat: int) -> Iterator[Event]:
        """Said once a seat: another policy plays while its table is being made."""
        solved = self._solving.get(seat)
        if solved is None or solved.table is not None or seat in self._told:
            return
        self._told.add(seat)
        if not solved.failed:
            yield Event("still_solving", seat, {"percent": solved.percent})
