"""What an opponent is, and what an adviser returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.model import Action, Policy
    from audiodice.opponents.tables import TableHandle


def _nothing(_state: Any) -> None:
    """The default: no preparation, and no table."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A policy with its name.

    `prepare` may take up to a second for the options of a state: call it off the loop before
    the first decision (`decide` would else do the same work itself). `study` asks for the solved
    table that decisions are taken from, and does not wait for it: until it is there another
    policy stands in. None where there is none to wait for.
    """

    name: str
    decide: Policy
    prepare: Callable[[Any], None] = _nothing
    study: Callable[[Any], TableHandle | None] = _nothing


class Advice(NamedTuple):
    """The best thing to do: the actions in order, their value, and the next best with its own.

    `unit` is what values are: expected points of this `turn`, expected `points` at the end, or
    the `chance` to win, 0.0 to 1.0.
    """

    actions: tuple[Action, ...]
    value: float
    other: tuple[Action, ...] = ()
    other_value: float = 0.0
    unit: str = "turn"


class Adviser(Protocol):
    """Answers in under 50 ms once prepared."""

    def prepare(self, state: Any) -> None:
        """Do the long work for this state's options: up to a second."""

    def study(self, state: Any) -> TableHandle | None:
        """Ask for the solved table that the best advice needs; None where there is none."""

    def advise(self, state: Any) -> Advice | None:
        """What to do in this state; None when there is nothing to decide, or nothing known yet."""
