"""What a finished game tells: turn by turn, from its journal alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from audiodice.core.model import Game, Step
from audiodice.engine.journal import Journal, Move


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: its seat, and by how many points the seat's score changed."""

    seat: int
    gained: int


def turns(journal: Journal, game: Game[Any]) -> tuple[Turn, ...]:
    """Every turn that was finished, in order; what was taken back is not told.

    A turn is over when the rules say whose turn it is, or that the game has ended.
    """
    options: Mapping[str, Any] = journal.header.options
    start = Step(game.initial(len(journal.header.seats), **options), ())
    steps = [start]
    for entry in journal.entries:
        if isinstance(entry, Move):
            steps.append(game.apply(steps[-1].state, entry.action, entry.dice))
        else:
            steps.pop()
    found, began = [], start.state
    for before, after in pairwise(steps):
        if any(event.key in ("turn", "ended") for event in after.events):
            seat = game.turn(before.state)
            gained = scores(game, after.state)[seat] - scores(game, began)[seat]
            found.append(Turn(seat, gained))
            began = after.state
    return tuple(found)


def scores(game: Game[Any], state: Any) -> tuple[int, ...]:
    """The scores by seat, as the game itself tells them."""
    told = game.query(state, "scores")[0].fields["scores"]
    return told if isinstance(told, tuple) else ()  # type: ignore[return-value]
