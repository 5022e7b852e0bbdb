"""The quiz: ten questions of a level, counted, and the best score of each level kept.

A right answer leads to the next question at once. A wrong one stops to say what it was: Enter
goes on.
"""

from __future__ import annotations

from audiodice.app.best_scores import QUESTIONS
from audiodice.app.screens.cue_quiz import CueQuiz
from audiodice.app.screens.menu import Item, Menu
from audiodice.app.screens.quiz_score import Tally
from audiodice.app.screens.screen import Desk, Push, Response
from audiodice.app.screens.value_quiz import ValueQuiz

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
        return Response(then=Push(kind(desk, level, Tally(level, desk.best))))

    return Item(lambda: label, choose, value=None if best is None else lambda: best)
