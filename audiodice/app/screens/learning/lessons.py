"""Learn to play: the games that have a lesson, and the menu inside one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.app import lessons
from audiodice.app.screens.desk import Desk
from audiodice.app.screens.item import Item
from audiodice.app.screens.learning.lesson import LessonScreen
from audiodice.app.screens.menu import Menu
from audiodice.app.screens.new_game import game_title
from audiodice.app.screens.preferences import settings_menu
from audiodice.app.screens.response import Pop, Response, Restart, push, refuse
from audiodice.app.screens.screen import Screen
from audiodice.core.model import Event


def lessons_menu(desk: Desk, leave_to: Callable[[], Screen]) -> Menu:
    """The games; `leave_to` makes the screen to go to after a lesson."""
    entries = [
        Item(partial(game_title, desk, game), partial(begin, desk, game, leave_to))
        for game in lessons.names()
    ]
    return Menu(desk.words.text("menu_lessons"), lambda: entries)


def begin(desk: Desk, game: str, leave_to: Callable[[], Screen]) -> Response:
    """Sit down to a lesson. Sounds cannot lead anybody: it takes a voice, or captions."""
    if not desk.worded():
        return refuse(Event("lessons_need_words"))

    def pause(_: object) -> Menu:
        return _pause(desk, partial(begin, desk, game, leave_to), leave_to)

    screen = LessonScreen(desk, lessons.load(game), pause=pause, leave_to=leave_to)
    return Response(then=Restart(screen))


def _pause(desk: Desk, anew: Callable[[], Response], leave_to: Callable[[], Screen]) -> Menu:
    """Escape in a lesson."""
    text = desk.words.text
    entries = [
        Item(lambda: text("lesson_continue"), lambda: Response(then=Pop())),
        Item(lambda: text("lesson_anew"), anew),
        Item(lambda: text("menu_settings"), lambda: push(settings_menu(desk))),
        Item(lambda: text("menu_main"), lambda: Response(then=Restart(leave_to()))),
    ]
    return Menu(text("pause_menu"), lambda: entries)
