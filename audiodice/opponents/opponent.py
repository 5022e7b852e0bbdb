"""The types of opponents, advisers and advice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.model import Action, Policy
    from audiodice.opponents.tables import TableHandle


def _nothing(_state: Any) -> None:
    """Prepare nothing and request no table."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A policy with its name.

    `prepare` may take up to a second for the options of a state: call it on another thread before
    the first decision, or `decide` does the same work itself. `study` requests the solved table
    with the best decisions, and does not wait for it: until it is loaded another policy decides.
    It returns None if no table is needed.
    """

    name: str
    decide: Policy
    prepare: Callable[[Any], None] = _nothing
    study: Callable[[Any], TableHandle | None] = _nothing


class Advice(NamedTuple):
    """The best decision, its actions in order, with its value, and the next best.

    `unit` is the unit of the values: expected points of this `turn`, expected `points` at the end,
    the `chance` to win, 0.0 to 1.0, or `rule`: a rule of thumb, whose values have no unit.
    """

    actions: tuple[Action, ...]
    value: float
    other: tuple[Action, ...] = ()
    other_value: float = 0.0
    unit: str = "turn"


class Estimate(Protocol):
    """Gives hints without a solved table, in less than 50 ms once prepared."""

    def prepare(self, state: Any) -> None:
        """Do the slow work for this state's options: up to a second."""

    def advise(self, state: Any) -> Advice | None:
        """The advice for this state; None if there is nothing to decide, or no advice yet."""


class Adviser(Estimate, Protocol):
    """Gives hints, from a solved table if the game has one."""

    def study(self, state: Any) -> TableHandle | None:
        """Request the solved table that the best advice needs; None if it needs none."""
