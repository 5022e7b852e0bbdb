"""The rules of each game, as pure functions. May import `core`.

A module or package here that has a `GAME` is a game; there is no list to add it to.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from audiodice.core.model import Game

_MENU_ORDER = ("fune", "dice4fun", "farkle", "fonnjo_foon")  # other games follow


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in menu order."""
    found = [m.name for m in iter_modules(__path__) if hasattr(_module(m.name), "GAME")]
    first = [name for name in _MENU_ORDER if name in found]
    return tuple(first + [name for name in sorted(found) if name not in first])


def load(name: str) -> Game[Any]:
    """The game called `name`; raises KeyError, which lists the known names."""
    if name not in names():
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(names())}")
    game: Game[Any] = _module(name).GAME
    return game


def _module(name: str) -> Any:
    return import_module(f"{__name__}.{name}")
