"""Readers: menus of lines to read, such as the rules, the tips and the credits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from audiodice import games
from audiodice.core.model import Event
from audiodice.core.picture import Picture
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.labels import Labels
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import described, game_title
from audiodice.ui.screen import Offer, Response, push

More = tuple[str, Callable[[], Response]]
"""The target of Enter on any line: the message that names it, and the function that opens it."""


def reader(context: UiContext, title: str, lines: Sequence[str], more: More | None = None) -> Menu:
    return Reader(context, title, [Item(partial(str, line)) for line in lines], more)


def events_reader(context: UiContext, title: str, events: Sequence[Event]) -> Menu:
    """Return a reader of events; without a voice it plays their earcons."""
    say = context.words.say
    return Reader(context, title, [Item(partial(say, event), event=event) for event in events])


class Reader(Menu):
    """A menu of lines; Enter on a line may open another screen."""

    def __init__(
        self, context: UiContext, title: str, items: Sequence[Item], more: More | None = None
    ) -> None:
        super().__init__(context, title, lambda: items, pauses=False, opened="reader_open")
        self._more = more

    def command(self, command: Command) -> Response:
        if command.id == "select" and self._more:
            opened = self._more[1]()
            return replace(opened, cues=(Event("menu_select"), *opened.cues))
        return super().command(command)

    def drawn(self, plain: Picture, labels: Labels) -> Picture:  # noqa: ARG002
        return replace(plain, form="reading")

    def offers(self) -> Sequence[Offer]:
        *lines, back = super().offers()
        more = (Offer("more", self._more[1], self._more[0]),) if self._more else ()
        return [*lines, *more, back]


def rules_menu(context: UiContext) -> Menu:
    """Return the menu of games, at the game of the current setup."""
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
    """Return the reader of a game's rules; choosing any line opens the game's tips."""
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
    """Return a reader of the lines of the rules that say how much each combination scores."""
    words = context.words
    title = words.text("worth_title", game=game_title(context, game))
    return reader(context, title, words.worth(game))


def credits_reader(context: UiContext) -> Menu:
    words = context.words
    lines = [words.text("credits")]
    lines += [line for name in games.names() if (line := words.game_text(name, "game-credits"))]
    return reader(context, words.text("menu_credits"), lines)
