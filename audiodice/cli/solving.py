"""Solved games on the command line: the games that can be solved, and waiting for a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from audiodice.cli.params import BadInput

if TYPE_CHECKING:
    from audiodice.opponents.evaluators import Evaluator

Options = Mapping[str, int | bool]


def solvable() -> tuple[str, ...]:
    """The games that have a solved table."""
    from audiodice import games, opponents

    return tuple(name for name in games.names() if opponents.evaluator(name))


def wait_for_table(evaluator: Evaluator, state: Any) -> None:
    """Load or solve the table of a state, if it has one; raises BadInput if solving failed."""
    from audiodice.core.jobs import AtOnce
    from audiodice.opponents.evaluators import request_table
    from audiodice.storage import solved_tables

    solved_tables.install(AtOnce())
    solved = request_table(evaluator, state)
    if solved is not None and solved.table is None and evaluator.solves(state):
        raise BadInput("the game could not be solved: the solving process died")
