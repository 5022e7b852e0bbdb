"""Lessons: a first game of each kind as data, one file a game in `lessons/`.

A game without a file has no lesson. The words of a step are `teach-SAY` among the game's own
messages, what was learned is `teach-learned`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from audiodice import games
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.ui.seating import GameSetup, sit_down

LEARNER = 0
"""The player's seat; the opponent sits in the next one."""
LEARNED = "learned"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn, and what it waits for.

    `say` names its message. `press` is the id of a command, `until` the key of an event that is
    of the player, or of nobody: with both, the command has to bring the event about.
    """

    say: str
    press: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game of `game`: its steps, and every throw in order, the opponent's too."""

    game: str
    dice: tuple[tuple[int, ...], ...]
    steps: tuple[Step, ...]

    @property
    def plan(self) -> GameSetup:
        """Who plays: the player against the mildest opponent, as in the game that may follow."""
        return GameSetup(self.game)

    def table(self, words: Words) -> Table:
        """A new table whose dice are known."""
        return sit_down(self.plan, words, 0, throw=ScriptedThrow(self.dice))


def names() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in games.names() if _path(game).exists())


def load(game: str) -> Lesson:
    """The lesson of a game; raises OSError where it has none."""
    told = tomllib.loads(_path(game).read_text("utf-8"))
    dice = tuple(tuple(map(int, throw)) for throw in told["dice"])
    return Lesson(game, dice, tuple(Step(**step) for step in told["steps"]))


def _path(game: str) -> Path:
    return paths.lessons() / f"{game}.toml"
