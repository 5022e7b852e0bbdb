"""The menu of lessons, and the pause menu of a lesson."""

from __future__ import annotations

from functools import partial

from audiodice.core.model import Event
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.item import Item
from audiodice.ui.learning.lesson import LessonScreen
from audiodice.ui.menu import Menu
from audiodice.ui.new_game import described
from audiodice.ui.reading import tips_menu
from audiodice.ui.screen import Pop, Response, Restart, push, refuse
from audiodice.ui.settings_menu import settings_menu


def lessons_menu(context: UiContext, launcher: Launcher) -> Menu:
    """The games that have a lesson, and the tips."""
    entries = [
        Item(partial(described, context, game), partial(begin_lesson, context, launcher, game))
        for game in context.lessons
    ]
    entries.append(Item(lambda: context.words.text("menu_tips"), lambda: push(tips_menu(context))))
    return Menu(context, context.words.text("menu_lessons"), lambda: entries)


def begin_lesson(context: UiContext, launcher: Launcher, game: str) -> Response:
    """Open a lesson; refuse it if the player has neither a voice nor captions."""
    if not launcher.words_reach_player:
        return refuse(Event("lessons_need_words"))

    def pause() -> Menu:
        return _pause(context, launcher, game)

    screen = LessonScreen(context, launcher, context.lessons[game], pause=pause)
    return Response(then=Restart(screen))


def _pause(context: UiContext, launcher: Launcher, game: str) -> Menu:
    text = context.words.text

    def leave() -> Response:
        return Response(then=Restart(launcher.main_menu(at="menu_lessons")))

    entries = [
        Item(lambda: text("lesson_continue"), lambda: Response(then=Pop())),
        Item(lambda: text("lesson_anew"), partial(begin_lesson, context, launcher, game)),
        Item(lambda: text("menu_settings"), lambda: push(settings_menu(context))),
        Item(lambda: text("menu_main"), leave),
    ]
    return Menu(context, text("pause_menu"), lambda: entries)
