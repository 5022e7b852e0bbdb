"""The actions and turns of a game, from its journal alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.core.model import Action, Event, Game
from audiodice.engine.journal import Journal, Move, Undo

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class FinishedTurn:
    """One turn: its seat, the change of the seat's score, and the number of hinted decisions."""

    seat: int
    gained: int
    hinted: int = 0


class PlayedAction(NamedTuple):
    """One action of a game: the state before, the action, the state after, and its events.

    `hinted` is whether a hint was given for its decision.
    """

    before: Any
    action: Action
    after: Any
    events: tuple[Event, ...]
    thrown: bool = False
    hinted: bool = False

    @property
    def ends_turn(self) -> bool:
        """Whether it ended a turn, so that its events announce the next turn or the end."""
        return any(event.key in ("turn", "next_turn", "ended") for event in self.events)

    @property
    def decides(self) -> bool:
        """Whether it made a decision final: by a throw, or the end of the turn."""
        return self.thrown or self.ends_turn


def starts_turn(events: Iterable[Event]) -> bool:
    """Whether an action with these events began the next turn."""
    return any(event.key in ("turn", "next_turn") for event in events)


def moves(journal: Journal) -> list[Move]:
    """Every move of a game in order, except those that were taken back."""
    found: list[Move] = []
    for entry in journal.entries:
        if isinstance(entry, Move):
            found.append(entry)
        elif isinstance(entry, Undo):
            found.pop()
    return found


def played(journal: Journal, game: Game[Any]) -> list[PlayedAction]:
    """Every action of a game in order, except those that were taken back."""
    state = game.initial(len(journal.header.seats), **journal.header.options)
    steps: list[PlayedAction] = []
    for move in moves(journal):
        step = game.apply(state, move.action, move.dice)
        hinted = move.hinted or bool(steps and steps[-1].hinted and not steps[-1].decides)
        steps.append(
            PlayedAction(state, move.action, step.state, step.events, bool(move.dice), hinted)
        )
        state = step.state
    return steps


def turns(journal: Journal, game: Game[Any]) -> tuple[FinishedTurn, ...]:
    """Every turn that was finished, in order."""
    found = []
    began: Any = None
    hinted = 0
    for step in played(journal, game):
        began = step.before if began is None else began
        hinted += step.decides and step.hinted
        if step.ends_turn:
            seat = game.turn(step.before)
            gained = scores(game, step.after)[seat] - scores(game, began)[seat]
            found.append(FinishedTurn(seat, gained, hinted))
            began, hinted = None, 0
    return tuple(found)


def scores(game: Game[Any], state: Any) -> tuple[int, ...]:
    """The scores by seat, from the game's query."""
    found = game.query(state, "scores")[0].fields["scores"]
    return found if isinstance(found, tuple) else ()  # type: ignore[return-value]
