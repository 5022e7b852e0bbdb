"""The setup of a new game, made in the menu or on the command line, and of the one after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.core.model import Outcome

BEGINS = ("first", "turn", "winner", "loser")
"""Who may begin the next game at a table: the first seat again, each in turn, or by the result."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game to be started: the names of people, then the policy names of opponents.

    `begins` is one of `BEGINS`. `first` is the seat that begins this game, an index among the
    people and then the opponents; the others follow in this order.
    """

    game: str = "farkle"
    people: tuple[str, ...] = ("",)
    opponents: tuple[str, ...] = ("cautious",)
    options: Mapping[str, int | bool] = field(default_factory=dict)
    begins: str = "first"
    first: int = 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.people) + len(self.opponents)

    def following(self, outcome: Outcome | None) -> GameSetup:
        """The setup of the next game at the same table; without an outcome, the same setup."""
        if outcome is None:
            return self
        by_result = {"winner": outcome.ranking[0], "loser": outcome.ranking[-1]}
        seats = len(outcome.scores)
        chosen = by_result.get(self.begins, tuple(range(seats)))
        # Seats of the table count from the one that began; of several, the next after it begins.
        after = min(chosen, key=lambda seat: (seat - 1) % seats)
        return replace(self, first=0 if self.begins == "first" else (self.first + after) % seats)
