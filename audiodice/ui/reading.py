"""Readers of the rules, the tips and the credits."""

from __future__ import annotations

from functools import partial

from audiodice import games
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.menu import Menu
from audiodice.ui.new_game import described, game_title
from audiodice.ui.reader import reader
from audiodice.ui.screen import Response, push


def rules_menu(context: UiContext) -> Menu:
    """The menu of games, at the game of the current setup."""
    names = games.names()
    if len(names) == 1:
        return rules_reader(context, names[0])

    def read(game: str) -> Response:
        return push(rules_reader(context, game))

    entries = [Item(partial(described, context, name), partial(read, name)) for name in names]
    menu = Menu(context, context.words.text("menu_rules"), lambda: entries)
    menu.place = names.index(context.setup.game)
    return menu


def rules_reader(context: UiContext, game: str) -> Menu:
    """The rules of a game; choosing any line opens its tips."""
    words = context.words
    title = words.text("rules_title", game=game_title(context, game))
    if not words.tips(game):
        return reader(context, title, words.rules(game))
    lines = [*words.rules(game), words.text("tips_here")]
    return reader(context, title, lines, more=("menu_tips", partial(read_tips, context, game)))


def tips_menu(context: UiContext) -> Menu:
    entries = [
        Item(partial(game_title, context, game), partial(read_tips, context, game))
        for game in games.names()
        if context.words.tips(game)
    ]
    return Menu(context, context.words.text("menu_tips"), lambda: entries)


def read_tips(context: UiContext, game: str) -> Response:
    words = context.words
    title = words.text("tips_title", game=game_title(context, game))
    return push(reader(context, title, words.tips(game)))


def worth_reader(context: UiContext, game: str) -> Menu:
    """The lines of the rules that tell what scores how much."""
    words = context.words
    title = words.text("worth_title", game=game_title(context, game))
    return reader(context, title, words.worth(game))


def credits_reader(context: UiContext) -> Menu:
    words = context.words
    lines = [words.text("credits")]
    lines += [line for name in games.names() if (line := words.game_text(name, "game-credits"))]
    return reader(context, words.text("menu_credits"), lines)
