"""The last setup of each game and the best scores of the quiz, remembered between runs.

These classes remember them until the program ends; those in `storage/small_files.py` save them.
"""

from __future__ import annotations

from collections.abc import Mapping

from audiodice import games
from audiodice.engine.setup import GameSetup


class LastSetups:
    """The last setup of each game, the last played game first."""

    def __init__(self, setups: Mapping[str, GameSetup] | None = None) -> None:
        """`setups` are those of an earlier run, by game."""
        self._setups = dict(setups or {})

    @property
    def fresh(self) -> bool:
        """Whether no game has been played yet."""
        return not self._setups

    def setups(self) -> tuple[GameSetup, ...]:
        """One setup for every game: the last played first, then games never played."""
        new = [GameSetup(name) for name in games.names() if name not in self._setups]
        return (*self._setups.values(), *new)

    def of(self, game: str) -> GameSetup:
        """The last setup of a game, or its default."""
        return self._setups.get(game, GameSetup(game))

    def remember(self, setup: GameSetup) -> None:
        """Remember a setup as the last one played."""
        others = {game: one for game, one in self._setups.items() if game != setup.game}
        self._setups = {setup.game: setup, **others}


class QuizScores:
    """The best score of each level of the quiz."""

    def __init__(self, scores: Mapping[str, int] | None = None) -> None:
        """`scores` are those of an earlier run: right answers by level."""
        self._scores = dict(scores or {})

    def of(self, level: str) -> int | None:
        """The best score; None if the level was never finished."""
        return self._scores.get(level)

    def take(self, level: str, right: int) -> bool:
        """Remember a score if it is a new best; returns whether it is."""
        if right <= self._scores.get(level, -1):
            return False
        self._scores = {**self._scores, level: right}  # another thread may be writing the old one
        return True
