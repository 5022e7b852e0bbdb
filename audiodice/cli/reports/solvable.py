"""Solved games for reports: which games can be solved, and waiting for their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.opponents.evaluators import Evaluator, request_table
from audiodice.storage import solved_tables

Options = Mapping[str, int | bool]


class ImpossibleError(ValueError):
    """An impossible state: `option` is `value`, but only `allowed` is possible."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(option, value, allowed)
        self.option, self.value, self.allowed = option, value, allowed


class SolvingFailedError(RuntimeError):
    """The solving process died."""


def solvable() -> tuple[str, ...]:
    """The games that have a solved table."""
    return tuple(name for name in games.names() if opponents.evaluator(name))


def ready(evaluator: Evaluator, state: Any) -> None:
    """Load or solve the table of a state, if it has one; raises SolvingFailedError."""
    solved_tables.install(AtOnce())
    solved = request_table(evaluator, state)
    if solved is not None and solved.table is None and evaluator.solves(state):
        raise SolvingFailedError("the game could not be solved: the solving process died")
