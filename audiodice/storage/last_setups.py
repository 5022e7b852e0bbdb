"""The last choices of players, opponents and options for each game, kept between runs."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from pathlib import Path

from audiodice import games, opponents
from audiodice.core.model import OptionError, with_defaults
from audiodice.core.text import is_name
from audiodice.storage.atomic_write import atomic_write_text, read_json
from audiodice.ui.seating import GameSetup


class LastSetups:
    """Plans by game, the one played last first. A file that cannot be used is as good as none:
    it only holds what the menu offers first."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._plans: dict[str, GameSetup] = {}
        if path is not None:
            with contextlib.suppress(OSError, ValueError):
                self._plans = read_plans(path)

    @property
    def fresh(self) -> bool:
        """Whether nobody has played here yet."""
        return not self._plans

    def plans(self) -> tuple[GameSetup, ...]:
        """A plan for every game: those played before, the last one first, then the others."""
        known = [plan for plan in self._plans.values() if plan.game in games.names()]
        new = [GameSetup(name) for name in games.names() if name not in self._plans]
        return (*known, *new)

    def of(self, game: str) -> GameSetup:
        """The last plan of a game, or the usual one."""
        return self._plans.get(game, GameSetup(game))

    def remember(self, plan: GameSetup) -> None:
        """This is the last one played; what cannot be written is forgotten with the program."""
        self._plans = {plan.game: plan} | {g: p for g, p in self._plans.items() if g != plan.game}
        if self._path is not None:
            with contextlib.suppress(OSError):
                told = {"plans": [asdict(plan) for plan in self._plans.values()]}
                atomic_write_text(self._path, json.dumps(told, ensure_ascii=False))


def read_plans(path: Path) -> dict[str, GameSetup]:
    """The plans in a file, by game; raises OSError or ValueError, whatever it holds."""
    match read_json(path):
        case {"plans": list(told)}:
            return {plan.game: plan for plan in map(_plan, told)}
    raise ValueError("there are no plans in it")


def _plan(told: object) -> GameSetup:
    """A plan from the file; raises ValueError for one that no table would take."""
    match told:
        case {"game": str(name), "people": list(people), "opponents": list(others),
              "options": dict(options)}:  # fmt: skip
            plan = GameSetup(name, tuple(people), tuple(others), options)
        case _:
            raise ValueError(told)
    if plan.game not in games.names():
        raise ValueError(plan)
    game, known = games.load(plan.game), opponents.names(plan.game)
    if plan.seats not in game.seats or not all(name in known for name in plan.opponents):
        raise ValueError(plan)
    if not all(isinstance(name, str) and is_name(name) for name in people):
        raise ValueError(plan)
    try:
        with_defaults(game.options, plan.options)
    except OptionError as error:
        raise ValueError(plan) from error
    return plan
