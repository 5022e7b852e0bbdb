"""`audiodice advise fonnjo_foon`: what every decision of a kept turn is worth."""

from __future__ import annotations

from typing import Any

from audiodice import games, opponents
from audiodice.cli.reports.solvable import ready
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.table import rebuild
from audiodice.games.fonnjo_foon.state import State
from audiodice.opponents.evaluators import ScoredDecision

GAME = "fonnjo_foon"


def advise(journal: Journal | None) -> dict[str, Any]:
    """The value of where a journal ends, and every choice there, best first; None: a game begins.

    `unit` is `points` (those of the seat in turn once its turn is over) or, where that is played
    for, `chance` (to win). Raises JournalError, also for another game or one that has ended, and
    SolvingFailedError.
    """
    game, evaluator = games.load(GAME), opponents.evaluator(GAME)
    assert evaluator is not None  # noqa: S101 - it has one
    state: State = game.initial(1)
    if journal is not None:
        table = rebuild(journal, game)
        if table.over:
            raise JournalError("the game has ended")
        state = table.state
    ready(evaluator, state)
    choices = [_told(state, option) for option in evaluator.decisions(state)]
    told = {"unit": evaluator.unit(state), "choices": choices, "best": choices[0]}
    return {"value": choices[0]["value"], **told}


def _told(state: State, option: ScoredDecision) -> dict[str, Any]:
    """A roll or a picture, with the dice that move (faces, and the family of each) or the pick."""
    *before, last = option.actions
    told: dict[str, Any] = {"action": last.verb}
    for action in before:
        if isinstance(action.arg, tuple):
            told["keep"] = [state.faces[place] for place in action.arg]
            told["families"] = [state.families[place] for place in action.arg]
        else:
            told["pick"] = action.arg
    return {**told, "value": option.value}
