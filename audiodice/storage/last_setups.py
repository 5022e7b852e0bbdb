"""The last choice of players, opponents and options for each game, saved between runs."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from pathlib import Path

from audiodice import games, opponents
from audiodice.core.jobs import Background
from audiodice.core.model import OptionError
from audiodice.core.text import was_name
from audiodice.engine.setup import BEGINS, GameSetup
from audiodice.storage.atomic_write import read_json
from audiodice.storage.saved_later import SavedLater


class LastSetupsFile:
    """The last setup of each game, the last played game first.

    A file that cannot be used counts as empty, because it only says what the menu offers first.
    """

    def __init__(self, path: Path, background: Background) -> None:
        """Read the file at `path`; the `background` writes it."""
        self._file = SavedLater(path, self._text, background)
        self._setups: dict[str, GameSetup] = {}
        with contextlib.suppress(OSError, ValueError):
            self._setups = read_setups(path)

    @property
    def fresh(self) -> bool:
        """Whether no game has been played yet."""
        return not self._setups

    def setups(self) -> tuple[GameSetup, ...]:
        """One setup for every game: the last played first, then games never played."""
        known = [setup for setup in self._setups.values() if setup.game in games.names()]
        new = [GameSetup(name) for name in games.names() if name not in self._setups]
        return (*known, *new)

    def of(self, game: str) -> GameSetup:
        """The last setup of a game, or its default."""
        return self._setups.get(game, GameSetup(game))

    def remember(self, setup: GameSetup) -> None:
        """Store a setup as the last one played; if it cannot be written, until the program ends."""
        others = {game: one for game, one in self._setups.items() if game != setup.game}
        self._setups = {setup.game: setup, **others}
        self._file.changed()

    def close(self) -> None:
        """Write changes that are not written yet."""
        self._file.close()

    def _text(self) -> str:
        plans = [asdict(setup) for setup in self._setups.values()]
        return json.dumps({"plans": plans}, ensure_ascii=False)


def read_setups(path: Path) -> dict[str, GameSetup]:
    """The setups in a file, by game; raises OSError or ValueError, whatever the file holds."""
    match read_json(path):
        case {"plans": list(plans)}:
            return {setup.game: setup for setup in map(_setup, plans)}
    raise ValueError("there are no plans in it")


def _setup(plan: object) -> GameSetup:
    """A setup from the file; raises ValueError if it cannot be played."""
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
    if not all(isinstance(name, str) and was_name(name) for name in setup.people):
        raise ValueError(setup)
    try:
        game.initial(setup.seats, **setup.options)
    except OptionError as error:
        raise ValueError(setup) from error
    return setup
