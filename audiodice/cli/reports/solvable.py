"""What reports need of the solved games: which there are, and their tables waited for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from audiodice import games, opponents
from audiodice.opponents import tables
from audiodice.opponents.evaluators import Evaluator, request_table
from audiodice.storage import paths

Options = Mapping[str, int | bool]


class ImpossibleError(ValueError):
    """A state that cannot be: `option` is `value`, and what is allowed."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(option, value, allowed)
        self.option, self.value, self.allowed = option, value, allowed


class SolvingFailedError(RuntimeError):
    """The solving process died."""


def solvable() -> tuple[str, ...]:
    """The games that have a table."""
    return tuple(name for name in games.names() if opponents.evaluator(name))


def ready(evaluator: Evaluator, state: Any) -> None:
    """Wait for the table of a state, where there is one; raises SolvingFailedError."""
    tables.keep_in(paths.cache_folder())
    solved = request_table(evaluator, state)
    if solved is not None and not solved.wait() and evaluator.solves(state):
        raise SolvingFailedError("the game could not be solved: the solving process died")
