"""Learn to play: the games that have a lesson, and the menu inside one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Event
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.learning import lesson_plans
from audiodice.ui.learning.lesson import LessonScreen
from audiodice.ui.menu import Menu
from audiodice.ui.new_game import game_title
from audiodice.ui.response import Pop, Response, Restart, push, refuse
from audiodice.ui.screen import Screen
from audiodice.ui.settings_menu import settings_menu


def lessons_menu(context: UiContext, leave_to: Callable[[], Screen]) -> Menu:
    """The games; `leave_to` makes the screen to go to after a lesson."""
    entries = [
        Item(partial(game_title, context, game), partial(begin, context, game, leave_to))
        for game in lesson_plans.names()
    ]
    return Menu(context.words.text("menu_lessons"), lambda: entries)


def begin(context: UiContext, game: str, leave_to: Callable[[], Screen]) -> Response:
    """Sit down to a lesson. Sounds cannot lead anybody: it takes a voice, or captions."""
    if not context.worded():
        return refuse(Event("lessons_need_words"))

    def pause(_: object) -> Menu:
        return _pause(context, partial(begin, context, game, leave_to), leave_to)

    screen = LessonScreen(context, lesson_plans.load(game), pause=pause, leave_to=leave_to)
    return Response(then=Restart(screen))


def _pause(
    context: UiContext, anew: Callable[[], Response], leave_to: Callable[[], Screen]
) -> Menu:
    """Escape in a lesson."""
    text = context.words.text
    entries = [
        Item(lambda: text("lesson_continue"), lambda: Response(then=Pop())),
        Item(lambda: text("lesson_anew"), anew),
        Item(lambda: text("menu_settings"), lambda: push(settings_menu(context))),
        Item(lambda: text("menu_main"), lambda: Response(then=Restart(leave_to()))),
    ]
    return Menu(text("pause_menu"), lambda: entries)
