"""What a coach knows of a game: its common mistakes, and what to say about a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from audiodice.core.model import Decision, Event, Game

    Test = Callable[[Any, Decision], bool]


class Family(NamedTuple):
    """A common mistake: what is done in its places, and what is better there.

    Both are asked with a state and a decision. `done` is quick and needs no table.
    """

    done: Test
    better: Test

    def fits(self, state: Any, chosen: Decision, best: Decision) -> bool:
        """Whether `chosen` is this mistake where `best` is the best decision."""
        return chosen != best and self.done(state, chosen) and self.better(state, best)


@dataclass(frozen=True, slots=True)
class Coach:
    """The coach of one game.

    `thumb` decides by rules of thumb, as many people do, and makes the mistakes of `families`.
    `others` are the opponents at the table of a drill. See `opponents` for `reason` and
    `half_hint`.
    """

    thumb: Callable[[Any], Decision]
    families: Mapping[str, Family]
    reason: Callable[[Any, Decision, Decision], Event | None]
    half_hint: Callable[[Any, Decision], Event | None]
    others: tuple[str, ...] = ()

    def family(self, state: Any, chosen: Decision, best: Decision) -> str:
        """The first family that a mistake belongs to; "" if to none."""
        return next((n for n, one in self.families.items() if one.fits(state, chosen, best)), "")


def percent(chance: float) -> int:
    """A chance in whole percent; 1 or 99 if it is only nearly 0 or 1.

    >>> percent(0.004), percent(0.285), percent(0.999), percent(1.0)
    (1, 28, 99, 100)
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def settled(game: Game[Any], state: Any, decision: Decision) -> Any:
    """The state before the last action of a decision: its dice are kept, or its group picked."""
    for action in decision[:-1]:
        state = game.apply(state, action).state
    return state
