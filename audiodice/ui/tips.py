"""Tips: a few sentences for each game that its solved table shows to be true (bench/tips.py)."""

from __future__ import annotations

from functools import partial

from audiodice import games
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.menu import Menu
from audiodice.ui.new_game import game_title
from audiodice.ui.reader import reader
from audiodice.ui.screen import Response, push


def tips_menu(context: UiContext) -> Menu:
    """The games that have tips."""
    entries = [
        Item(partial(game_title, context, game), partial(read_tips, context, game))
        for game in games.names()
        if context.words.tips(game)
    ]
    return Menu(context, context.words.text("menu_tips"), lambda: entries)


def read_tips(context: UiContext, game: str) -> Response:
    """Open the tips of a game."""
    words = context.words
    title = words.text("tips_title", game=game_title(context, game))
    return push(reader(context, title, words.tips(game)))
