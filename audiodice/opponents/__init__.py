"""Floor 2, left wing: who decides for a computer seat.

`generic` serves any game; a module named like a game adds to it or overrides it by the same
names. A fifth game is playable with the generic ones at once.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from audiodice.opponents.evaluator import Judge
from audiodice.opponents.opponent import Advice, Adviser, Opponent

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "Advice",
    "Adviser",
    "Judge",
    "Opponent",
    "adviser",
    "judge",
    "load",
    "names",
    "reviewer",
]


@cache
def _shelf(game: str) -> Mapping[str, Opponent]:
    found: dict[str, Opponent] = {}
    order: tuple[str, ...] = ()
    for module in ("generic", game):
        if find_spec(f"{__name__}.{module}"):
            own: Any = import_module(f"{__name__}.{module}")
            found |= {opponent.name: opponent for opponent in own.OPPONENTS}
            order = getattr(own, "ORDER", order)
    return {name: found[name] for name in order or found}


def names(game: str) -> tuple[str, ...]:
    """The opponents that play `game`, the weakest first where that has been measured."""
    return tuple(_shelf(game))


def load(game: str, name: str) -> Opponent:
    """The opponent `name` for `game`; raises KeyError, naming those there are."""
    shelf = _shelf(game)
    if name not in shelf:
        raise KeyError(f"{name!r} does not play {game}; there are: {', '.join(shelf)}")
    return shelf[name]


def judge(game: str) -> Judge | None:
    """Who values every decision in `game` by its solution, None where nobody does."""
    if not find_spec(f"{__name__}.{game}"):
        return None
    found: Judge | None = getattr(import_module(f"{__name__}.{game}"), "JUDGE", None)
    return found


def reviewer(game: str) -> Judge | None:
    """Who looks back on a game: its judge, or another where that one changes its unit in play."""
    if not find_spec(f"{__name__}.{game}"):
        return None
    module: Any = import_module(f"{__name__}.{game}")
    found: Judge | None = getattr(module, "REVIEWER", getattr(module, "JUDGE", None))
    return found


def adviser(game: str) -> Adviser | None:
    """Who gives hints in `game`, None where nobody does."""
    if not find_spec(f"{__name__}.{game}"):
        return None
    found: Adviser | None = getattr(import_module(f"{__name__}.{game}"), "ADVISER", None)
    return found
