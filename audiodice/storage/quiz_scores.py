"""The best score of each level of the quiz, kept between runs."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from audiodice.storage.atomic_write import atomic_write_text, read_json

QUESTIONS = 10  # of a level: no score is higher


class QuizScores:
    """Right answers by level. A file that cannot be used is as good as none."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._scores: dict[str, int] = {}
        if path is not None:
            with contextlib.suppress(OSError, ValueError):
                self._scores = read_scores(path)

    def of(self, level: str) -> int | None:
        """The best so far; None when the level was never played to its end."""
        return self._scores.get(level)

    def take(self, level: str, right: int) -> bool:
        """Keep a score if it is better; whether it is. What cannot be written lasts till the end
        of the program."""
        if right <= self._scores.get(level, -1):
            return False
        self._scores[level] = right
        if self._path is not None:
            with contextlib.suppress(OSError):
                atomic_write_text(self._path, json.dumps(self._scores))
        return True


def read_scores(path: Path) -> dict[str, int]:
    """The scores in a file, by level; raises OSError or ValueError, whatever it holds."""
    told = read_json(path)
    if not isinstance(told, dict):
        raise ValueError("there are no scores in it")  # noqa: TRY004 - the file's fault
    return {level: n for level, n in told.items() if type(n) is int and 0 <= n <= QUESTIONS}
