"""Readers: menus of lines to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.menu import Menu
from audiodice.ui.screen import Offer, Response

More = tuple[str, Callable[[], Response]]
"""Where Enter leads from any line: the message that names it, and a function that opens it."""


def reader(context: UiContext, title: str, lines: Sequence[str], more: More | None = None) -> Menu:
    return items_reader(context, title, [Item(partial(str, line)) for line in lines], more)


def events_reader(context: UiContext, title: str, events: Sequence[Event]) -> Menu:
    """A reader of events; without a voice their earcons are played."""
    say = context.words.say
    return items_reader(
        context, title, [Item(partial(say, event), event=event) for event in events]
    )


def items_reader(
    context: UiContext, title: str, items: Sequence[Item], more: More | None = None
) -> Menu:
    """A reader of entries, some of which may lead on."""
    return _Reader(context, title, items, more)


class _Reader(Menu):
    def __init__(
        self, context: UiContext, title: str, items: Sequence[Item], more: More | None
    ) -> None:
        super().__init__(context, title, lambda: items, pauses=False, opened="reader_open")
        self._more = more

    def command(self, command: Command) -> Response:
        if command.id == "select" and self._more:
            opened = self._more[1]()
            return replace(opened, cues=(Event("menu_select"), *opened.cues))
        return super().command(command)

    def offers(self) -> Sequence[Offer]:
        *lines, back = super().offers()
        more = (Offer("more", self._more[1], self._more[0]),) if self._more else ()
        return [*lines, *more, back]
