"""When computer seats act, and how fast: their side of the table screen."""

from __future__ import annotations

from collections.abc import Mapping

from audiodice import opponents
from audiodice.app.background import Task
from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.engine.throw import chance

PACES: Mapping[str, tuple[int, int]] = {  # ms before a turn, ms between throws
    "instant": (0, 0),
    "fast": (300, 350),
    "normal": (900, 1000),
    "slow": (1600, 2000),
}
AGAIN_MS = 20  # an opponent that is not ready yet is asked again after this


class ComputerSeats:
    """The computer players of one table: their policies, streams of chance and preparation."""

    def __init__(self, table: Table, seed: int | str) -> None:
        """Load every policy and prepare them in the background."""
        self.table = table
        self._seats = {
            number: opponents.load(table.game.name, seat.policy)
            for number, seat in enumerate(table.seats)
            if seat.policy is not None
        }
        self._chances = {number: chance(seed, f"policy {number}") for number in self._seats}
        self._ready = Task(self._prepare)

    @property
    def to_act(self) -> bool:
        """Whether a computer seat has the turn."""
        return not self.table.over and self.table.turn in self._seats

    @property
    def ready(self) -> bool:
        """Whether every policy can decide without delay."""
        return self._ready.done

    def _prepare(self) -> None:
        for opponent in self._seats.values():
            opponent.prepare(self.table.state)

    def act(self) -> tuple[Event, ...]:
        """Act for the seat in turn until it has thrown dice or its turn is over."""
        table = self.table
        seat = table.turn
        events: list[Event] = []
        thrown = False
        while self.to_act and table.turn == seat and not thrown:
            action = self._seats[seat].decide(table.game, table.state, self._chances[seat])
            thrown = table.game.throw_size(table.state, action) > 0
            events += table.act(action)
        return tuple(events)
