"""`audiodice advise fonnjo_foon`: the value of every decision in a saved turn."""

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
    """The value of the state at a journal's end, and of every choice there, best first.

    Without a journal, the state is the start of a game. `unit` is "points" (of the current seat
    after its turn) or "chance" (to win), if the game is played to win. Raises JournalError, also
    for another game or a finished one, and SolvingFailedError.
    """
    game, evaluator = games.load(GAME), opponents.evaluator(GAME)
    assert evaluator is not None  # noqa: S101 - the game has one
    state: State = game.initial(1)
    if journal is not None:
        table = rebuild(journal, game)
        if table.over:
            raise JournalError("the game has ended")
        state = table.state
    ready(evaluator, state)
    choices = [_entry(state, option) for option in evaluator.decisions(state)]
    answer = {"unit": evaluator.unit(state), "choices": choices, "best": choices[0]}
    return {"value": choices[0]["value"], **answer}


def _entry(state: State, option: ScoredDecision) -> dict[str, Any]:
    """A roll or a picture, with the moved dice (faces 1-6, and each one's family) or the pick."""
    *before, last = option.actions
    row: dict[str, Any] = {"action": last.verb}
    for action in before:
        if isinstance(action.arg, tuple):
            row["keep"] = [state.faces[place] for place in action.arg]
            row["families"] = [state.families[place] for place in action.arg]
        else:
            row["pick"] = action.arg
    return {**row, "value": option.value}
