"""The quiz: ten questions at a level; the best score of each level is saved.

After a right answer the next question follows at once. After a wrong one the right answer is
given, and Enter goes on.
"""

from __future__ import annotations

from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.learning.cue_quiz import CueQuiz
from audiodice.ui.learning.quiz_tally import QUESTIONS, Tally
from audiodice.ui.learning.value_quiz import ValueQuiz
from audiodice.ui.menu import Menu
from audiodice.ui.screen import Response, push

LEVELS = ("slow", "brisk", "dice", "combo", "cues")
_BY_DIGIT = LEVELS[:3]


def quiz_menu(context: UiContext) -> Menu:
    """The levels, each with its best score."""
    return Menu(
        context,
        context.words.text("menu_quiz"),
        lambda: [_level(context, level) for level in LEVELS],
    )


def _level(context: UiContext, level: str) -> Item:
    text, best = context.words.text, context.quiz_scores.of(level)
    name = text(f"level-{level}")
    known = () if best is None else (best,)
    label = text("quiz_level", name=name, best=known, count=QUESTIONS)
    kind = ValueQuiz if level in _BY_DIGIT else CueQuiz

    def choose() -> Response:
        return push(kind(context, level, Tally(level, context.quiz_scores)))

    return Item(lambda: label, choose, value=None if best is None else lambda: best)
