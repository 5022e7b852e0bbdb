"""`audiodice advise fonnjo_foon`: the value of every decision in a saved turn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.advise.common import print_advice
from audiodice.cli.params import JSON, PathTo, bad
from audiodice.cli.solving import wait_for_table

if TYPE_CHECKING:
    from audiodice.engine.journal import Journal
    from audiodice.games.fonnjo_foon.state import State
    from audiodice.opponents.evaluators import ScoredDecision

GAME = "fonnjo_foon"


@click.command(GAME)
@click.option("--state", type=PathTo(), help="The journal of an unfinished game.")
@JSON
def command(state: Path | None, as_json: bool) -> None:
    """Show the value of a turn, and what to do.

    The value is the points expected after this turn, or the chance to win in a game played to
    win. Without --state it is the beginning of a game.
    """
    from audiodice.engine.journal import JournalError

    try:
        answer = advise(None if state is None else _read(state))
    except JournalError as error:
        expected = f"the journal of an unfinished game of {GAME}"
        raise bad("--state", state, expected, wrong=f"is not valid ({error})") from None
    print_advice(answer, as_json=as_json)


def _read(file: Path) -> Journal:
    """The journal in a file, without an incomplete last line; raises JournalError, BadInput."""
    from audiodice.engine.journal import LARGEST_FILE, read_file

    try:
        with file.open("rb") as opened:
            return read_file(opened.read(LARGEST_FILE + 1)).journal
    except OSError as error:
        wrong = f"cannot be read ({error.strerror})"
        raise bad("--state", file, "a readable file", wrong=wrong) from None


def advise(journal: Journal | None) -> dict[str, Any]:
    """The value of the state at a journal's end, and of every choice there, best first.

    Without a journal it is the start of a game. `unit` is "points" (of the current seat after its
    turn), or "chance" (to win) if the turn is played to win. Raises JournalError, also for another
    game or a finished one, and BadInput.
    """
    from audiodice import games, opponents
    from audiodice.engine.journal import JournalError
    from audiodice.engine.table import rebuild

    game, evaluator = games.load(GAME), opponents.evaluator(GAME)
    assert evaluator is not None  # noqa: S101 - the game has one
    state: State = game.initial(1)
    if journal is not None:
        table = rebuild(journal, game)
        if table.over:
            raise JournalError("the game has ended")
        state = table.state
    wait_for_table(evaluator, state)
    choices = [_entry(state, option) for option in evaluator.decisions(state)]
    answer = {"unit": evaluator.unit(state), "choices": choices, "best": choices[0]}
    return {"value": choices[0]["value"], **answer}


def _entry(state: State, option: ScoredDecision) -> dict[str, Any]:
    """A roll or a picture, with the moved dice (faces 1-6, and their families) or the pick."""
    *before, last = option.actions
    row: dict[str, Any] = {"action": last.verb}
    for action in before:
        if isinstance(action.arg, tuple):
            row["keep"] = [state.faces[place] for place in action.arg]
            row["families"] = [state.families[place] for place in action.arg]
        else:
            row["pick"] = action.arg
    return {**row, "value": option.value}
