"""The last choices of players, opponents and options for each game, kept between runs."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from pathlib import Path

from audiodice import games, opponents
from audiodice.core.jobs import Background
from audiodice.core.model import OptionError
from audiodice.core.text import is_name
from audiodice.engine.setup import BEGINS, GameSetup
from audiodice.storage.atomic_write import read_json
from audiodice.storage.saved_later import SavedLater


class LastSetups:
    """Setups by game, the one played last first. A file that cannot be used counts as
    none: it only holds what the menu offers first."""

    def __init__(self, path: Path, background: Background) -> None:
        """What the file says; it is written in the `background`."""
        self._file = SavedLater(path, self._text, background)
        self._setups: dict[str, GameSetup] = {}
        with contextlib.suppress(OSError, ValueError):
            self._setups = read_setups(path)

    @property
    def fresh(self) -> bool:
        """Whether nobody has played here yet."""
        return not self._setups

    def setups(self) -> tuple[GameSetup, ...]:
        """One for every game: those played before, the last one first, then the others."""
        known = [setup for setup in self._setups.values() if setup.game in games.names()]
        new = [GameSetup(name) for name in games.names() if name not in self._setups]
        return (*known, *new)

    def of(self, game: str) -> GameSetup:
        """The last one of a game, or the usual one."""
        return self._setups.get(game, GameSetup(game))

    def remember(self, setup: GameSetup) -> None:
        """This is the last one played; what cannot be written is forgotten with the program."""
        others = {game: one for game, one in self._setups.items() if game != setup.game}
        self._setups = {setup.game: setup, **others}
        self._file.changed()

    def close(self) -> None:
        """Write what is not written yet."""
        self._file.close()

    def _text(self) -> str:
        plans = [asdict(setup) for setup in self._setups.values()]
        return json.dumps({"plans": plans}, ensure_ascii=False)


def read_setups(path: Path) -> dict[str, GameSetup]:
    """The setups in a file, by game; raises OSError or ValueError, whatever it holds."""
    match read_json(path):
        case {"plans": list(plans)}:
            return {setup.game: setup for setup in map(_setup, plans)}
    raise ValueError("there are no plans in it")


def _setup(plan: object) -> GameSetup:
    """A setup from the file; raises ValueError for one that no table would take."""
    match plan:
        case {"game": str(name), "people": list(people), "opponents": list(others),
              "options": dict(options), **rest}:  # fmt: skip
            begins = str(rest.get("begins", BEGINS[0]))  # not in the files of older programs
            setup = GameSetup(name, tuple(people), tuple(others), options, begins)
        case _:
            raise ValueError(plan)
    if setup.game not in games.names() or setup.begins not in BEGINS:
        raise ValueError(setup)
    game, known = games.load(setup.game), opponents.names(setup.game)
    if setup.seats not in game.seats or not all(name in known for name in setup.opponents):
        raise ValueError(setup)
    if not all(isinstance(name, str) and is_name(name) for name in setup.people):
        raise ValueError(setup)
    try:
        game.initial(setup.seats, **setup.options)
    except OptionError as error:
        raise ValueError(setup) from error
    return setup
