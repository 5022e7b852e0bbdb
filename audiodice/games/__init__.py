"""Floor 1, left wing: the rules, one game a file, and nothing else.

A module here that exposes `GAME` is a game: nothing else registers it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from audiodice.core.model import Game

_SHELF = ("fune", "dice4fun", "farkle", "fonnjo_foon")  # the order of the menu; others follow


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in menu order."""
    found = [m.name for m in iter_modules(__path__) if hasattr(_module(m.name), "GAME")]
    first = [name for name in _SHELF if name in found]
    return tuple(first + [name for name in sorted(found) if name not in first])


def load(name: str) -> Game[Any]:
    """The game called `name`; raises KeyError, naming those there are."""
    if name not in names():
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(names())}")
    game: Game[Any] = _module(name).GAME
    return game


def _module(name: str) -> Any:
    return import_module(f"{__name__}.{name}")
