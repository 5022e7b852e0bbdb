"""The best score of each level of the quiz, saved between runs."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from audiodice.core.jobs import Background
from audiodice.storage.atomic_write import read_json
from audiodice.storage.saved_later import SavedLater

MOST = 10  # right answers in a level: no level asks more


class QuizScoresFile:
    """Right answers by level. A file that cannot be used counts as empty."""

    def __init__(self, path: Path, background: Background) -> None:
        """Read the file at `path`; the `background` writes it."""
        self._file = SavedLater(path, lambda: json.dumps(self._scores), background)
        self._scores: dict[str, int] = {}
        with contextlib.suppress(OSError, ValueError):
            self._scores = read_scores(path)

    def of(self, level: str) -> int | None:
        """The best score; None if the level was never finished."""
        return self._scores.get(level)

    def take(self, level: str, right: int) -> bool:
        """Store a score if it is a new best; returns whether it is.

        If it cannot be written it is kept in memory.
        """
        if right <= self._scores.get(level, -1):
            return False
        self._scores = {**self._scores, level: right}  # another thread may be writing the old one
        self._file.changed()
        return True

    def close(self) -> None:
        """Write changes that are not written yet."""
        self._file.close()


def read_scores(path: Path) -> dict[str, int]:
    """The scores in a file, by level; raises OSError or ValueError, whatever it holds."""
    scores = read_json(path)
    if not isinstance(scores, dict):
        raise ValueError("there are no scores in it")  # noqa: TRY004 - the file's fault
    return {level: n for level, n in scores.items() if type(n) is int and 0 <= n <= MOST}
