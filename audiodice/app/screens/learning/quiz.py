"""The quiz: ten questions of a level, counted, and the best score of each level kept.

A right answer leads to the next question at once. A wrong one stops to say what it was: Enter
goes on.
"""

from __future__ import annotations

from audiodice.app.best_scores import QUESTIONS
from audiodice.app.screens.desk import Desk
from audiodice.app.screens.item import Item
from audiodice.app.screens.learning.cue_quiz import CueQuiz
from audiodice.app.screens.learning.quiz_score import Tally
from audiodice.app.screens.learning.value_quiz import ValueQuiz
from audiodice.app.screens.menu import Menu
from audiodice.app.screens.response import Response, push

LEVELS = ("slow", "brisk", "dice", "combo", "cues")
_BY_DIGIT = LEVELS[:3]


def quiz_menu(desk: Desk) -> Menu:
    """The levels, each with its best score."""
    return Menu(desk.words.text("menu_quiz"), lambda: [_level(desk, level) for level in LEVELS])


def _level(desk: Desk, level: str) -> Item:
    text, best = desk.words.text, desk.best.of(level)
    name = text(f"level-{level}")
    known = () if best is None else (best,)
    label = text("quiz_level", name=name, best=known, count=QUESTIONS)
    kind = ValueQuiz if level in _BY_DIGIT else CueQuiz

    def choose() -> Response:
        return push(kind(desk, level, Tally(level, desk.best)))

    return Item(lambda: label, choose, value=None if best is None else lambda: best)
