"""What an opponent is, and what an adviser answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.model import Action, Policy


def _nothing(_state: Any) -> None:
    """Most opponents need no preparation."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A policy with its name.

    `prepare` may take up to a second for the options of a state: call it off the loop before
    the first decision (`decide` would else do the same work itself).
    """

    name: str
    decide: Policy
    prepare: Callable[[Any], None] = _nothing


class Advice(NamedTuple):
    """The best thing to do: the actions in order, their value, and the next best with its own.

    Values are expected points of this turn.
    """

    actions: tuple[Action, ...]
    value: float
    other: tuple[Action, ...] = ()
    other_value: float = 0.0


class Adviser(Protocol):
    """Answers in under 50 ms once prepared."""

    def prepare(self, state: Any) -> None:
        """Do the long work for this state's options."""

    def advise(self, state: Any) -> Advice | None:
        """What to do in this state; None when there is nothing to decide."""
