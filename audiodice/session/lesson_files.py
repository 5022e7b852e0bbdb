"""The lessons that ship with the program."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from audiodice import games
from audiodice.ui.learning.lesson_plan import LessonPlan, lesson_of


class LessonFiles(Mapping[str, LessonPlan]):
    """Lessons by game. Reads each from its TOML file in a folder when it is needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getitem__(self, game: str) -> LessonPlan:
        path = self._folder / f"{game}.toml"
        if game not in games.names() or not path.exists():
            raise KeyError(game)
        return lesson_of(game, tomllib.loads(path.read_text("utf-8-sig")))

    def __iter__(self) -> Iterator[str]:
        return (game for game in games.names() if (self._folder / f"{game}.toml").exists())

    def __len__(self) -> int:
        return sum(1 for _ in self)
