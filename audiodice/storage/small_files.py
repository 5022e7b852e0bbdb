"""Small files that are read at the start and written in the background.

A file that cannot be used counts as empty, and a failed write is ignored: the files have only the
choices that menus offer first and the scores of the quiz.
"""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

from audiodice import games, opponents
from audiodice.core.jobs import Background
from audiodice.core.model import OptionError
from audiodice.core.text import was_name
from audiodice.engine.remembered import LastSetups, QuizScores
from audiodice.engine.setup import BEGINS, GameSetup
from audiodice.storage.disk import atomic_write_text, read_json

MOST = 10  # right answers in a level: no level asks more
CLOSE_S = 1.0  # how long the end of the program waits for a disk that hangs


class SavedLater:
    """Writes a text whenever it has changed; the last write is always the newest text."""

    def __init__(self, path: Path, text: Callable[[], str], background: Background) -> None:
        """`text` returns what the file should hold now; it is called on another thread."""
        self._path, self._text, self._background = path, text, background
        self._writing = threading.Lock()
        self._changed = False

    def changed(self) -> None:
        """Write the text soon, because it has changed."""
        self._changed = True
        self._background.start(self._write)

    def close(self) -> None:
        """Write a change not written yet; waits `CLOSE_S` at most for a write in progress."""
        self._write(CLOSE_S)

    def _write(self, patience: float = -1) -> None:
        if not self._writing.acquire(timeout=patience):
            return
        try:
            if self._changed:
                self._changed = False
                with contextlib.suppress(OSError):
                    atomic_write_text(self._path, self._text())
        finally:
            self._writing.release()


class LastSetupsFile(LastSetups):
    """The last setup of each game, saved between runs."""

    def __init__(self, path: Path, background: Background) -> None:
        """Read the file at `path`; the `background` writes it."""
        self._file = SavedLater(path, self._text, background)
        super().__init__()
        with contextlib.suppress(OSError, ValueError):
            self._setups = read_setups(path)

    def remember(self, setup: GameSetup) -> None:
        super().remember(setup)
        self._file.changed()

    def close(self) -> None:
        self._file.close()

    def _text(self) -> str:
        return setups_text(self._setups)


class QuizScoresFile(QuizScores):
    """The best score of each level of the quiz, saved between runs."""

    def __init__(self, path: Path, background: Background) -> None:
        """Read the file at `path`; the `background` writes it."""
        self._file = SavedLater(path, lambda: json.dumps(self._scores), background)
        super().__init__()
        with contextlib.suppress(OSError, ValueError):
            self._scores = read_scores(path)

    def take(self, level: str, right: int) -> bool:
        best = super().take(level, right)
        if best:
            self._file.changed()
        return best

    def close(self) -> None:
        self._file.close()


def read_setups(path: Path) -> dict[str, GameSetup]:
    """The setups in a file, by game; raises OSError or ValueError, whatever the file holds."""
    match read_json(path):
        case {"plans": list(plans)}:
            return {setup.game: setup for setup in map(_setup, plans)}
    raise ValueError("there are no plans in it")


def setups_text(setups: Mapping[str, GameSetup]) -> str:
    """The text of a file with these setups."""
    return json.dumps({"plans": list(map(asdict, setups.values()))}, ensure_ascii=False)


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


def read_scores(path: Path) -> dict[str, int]:
    """The scores in a file, by level; raises OSError or ValueError, whatever it holds."""
    scores = read_json(path)
    if not isinstance(scores, dict):
        raise ValueError("there are no scores in it")  # noqa: TRY004 - the file's fault
    return {level: n for level, n in scores.items() if type(n) is int and 0 <= n <= MOST}
