"""Lessons as data: one file for each game in `lessons/`.

A game without a file has no lesson. The words of a step are the game's message `teach-SAY`;
the words after the last step are its message `teach-learned`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow
from audiodice.ui.seating import sit_down

LEARNER = 0
"""The player's seat; the opponent has the next seat."""
LEARNED = "learned"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson, and the condition that completes it.

    `say` names its message. `press` is a command's id. `until` is the key of an event that concerns
    the player's seat or no seat. If both are set, the command has to cause the event.
    """

    say: str
    press: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class LessonPlan:
    """A first game: its steps, and the throws of both players in order (faces 1-6)."""

    game: str
    dice: tuple[tuple[int, ...], ...]
    steps: tuple[LessonStep, ...]

    @property
    def setup(self) -> GameSetup:
        """Return the setup of the player against the weakest opponent."""
        return GameSetup(self.game)

    def table(self) -> Table:
        """Return a new table with the lesson's throws."""
        return sit_down(self.setup, 0, throw=ScriptedThrow(self.dice))


def lesson_of(game: str, document: Mapping[str, Any]) -> LessonPlan:
    """Return the lesson of a game from its parsed TOML file."""
    dice = tuple(tuple(map(int, throw)) for throw in document["dice"])
    return LessonPlan(game, dice, tuple(LessonStep(**step) for step in document["steps"]))
