"""Computer players, and the advisers that give hints. May import `core` and `games`.

`generic` plays any game, so a new game has opponents at once. A module or package named after a
game adds opponents for it; one with the name of a generic opponent replaces that one.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from audiodice.opponents.chance.chance import Alone, Chance, Chances
from audiodice.opponents.coach.coach import Coach
from audiodice.opponents.evaluators import Evaluator
from audiodice.opponents.opponent import Advice, Adviser, Opponent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.core.model import Decision, Event

__all__ = [
    "Advice",
    "Adviser",
    "Alone",
    "Chance",
    "Chances",
    "Coach",
    "Evaluator",
    "Opponent",
    "adviser",
    "chances",
    "coach_of",
    "evaluator",
    "half_hint",
    "load",
    "names",
    "reason",
    "reviewer",
]

# numpy reads these when it is imported, which only modules of this package do. Small arrays gain
# nothing from more threads, which wait for each other: on two busy cores the chances of three seats
# in Fonnjo Foon took 22 ms at the median and up to 730, with one thread 1.2 and up to 13.
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")


@cache
def _module(name: str) -> Any:
    """The module or package of a game; None if it has none."""
    full = f"{__name__}.{name}"
    return import_module(full) if find_spec(full) else None


@cache
def _by_name(game: str) -> Mapping[str, Opponent]:
    found: dict[str, Opponent] = {}
    order: tuple[str, ...] = ()
    for module in filter(None, (_module("generic"), _module(game))):
        found |= {opponent.name: opponent for opponent in getattr(module, "OPPONENTS", ())}
        order = getattr(module, "ORDER", order)
    return {name: found[name] for name in order or found}


def names(game: str) -> tuple[str, ...]:
    """The opponents of `game`, the weakest first if that has been measured."""
    return tuple(_by_name(game))


def load(game: str, name: str) -> Opponent:
    """The opponent `name` for `game`; raises KeyError, which lists the known names."""
    found = _by_name(game)
    if name not in found:
        raise KeyError(f"{name!r} does not play {game}; there are: {', '.join(found)}")
    return found[name]


def evaluator(game: str) -> Evaluator | None:
    """The evaluator of decisions in `game`; None if it has none."""
    found: Evaluator | None = getattr(_module(game), "EVALUATOR", None)
    return found


def reviewer(game: str) -> Evaluator | None:
    """The evaluator for reviews; another than in play if the unit of that one changes."""
    found: Evaluator | None = getattr(_module(game), "REVIEWER", evaluator(game))
    return found


def adviser(game: str) -> Adviser | None:
    """The adviser that gives hints in `game`; None if it has none."""
    found: Adviser | None = getattr(_module(game), "ADVISER", None)
    return found


def chances(game: str) -> Chances | None:
    """What gives the chances to win in `game`; None if it has none."""
    module = _module(f"chance.{game}")
    found: Chances | None = getattr(module, "CHANCES", None)
    return found


def coach_of(game: str) -> Coach | None:
    """What knows the common mistakes in `game`; None if nothing does."""
    found: Coach | None = getattr(_module(f"coach.{game}"), "COACH", None)
    return found


def reason(game: str, state: Any, chosen: Decision, best: Decision) -> Event | None:
    """Why `best` is better than `chosen`, in numbers of both; None if there is nothing to say.

    The reviewer's table must be ready. Takes some ms, the first time in a process up to 0.5 s.
    """
    coach = coach_of(game)
    return coach.reason(state, chosen, best) if coach else None


def half_hint(game: str, state: Any, best: Decision) -> Event | None:
    """What matters for a decision, without the answer; otherwise as `reason`."""
    coach = coach_of(game)
    return coach.half_hint(state, best) if coach else None
