"""Readers: menus of lines whose entries do nothing."""

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
"""What a list of lines leads to: the message that names it, and what opens it."""


def reader(context: UiContext, title: str, lines: Sequence[str], more: More | None = None) -> Menu:
    """A menu of lines to read."""
    return items_reader(context, title, [Item(partial(str, line)) for line in lines], more)


def events_reader(context: UiContext, title: str, events: Sequence[Event]) -> Menu:
    """A menu of events in words; without a voice their earcons are played."""
    say = context.words.say
    return items_reader(
        context, title, [Item(partial(say, event), event=event) for event in events]
    )


def items_reader(
    context: UiContext, title: str, items: Sequence[Item], more: More | None = None
) -> Menu:
    """A menu of entries that are read as lines; some may lead on, as may `more`."""
    return _Reader(context, title, items, more)


class _Reader(Menu):
    """Lines to walk; Enter on any of them leads to `more`."""

    def __init__(
        self, context: UiContext, title: str, items: Sequence[Item], more: More | None
    ) -> None:
        super().__init__(context, title, lambda: items, pauses=False, opened="reader_open")
        self._more = more

    def command(self, command: Command) -> Response:
        """Walk or leave, or go to what `more` is."""
        if command.id == "select" and self._more:
            opened = self._more[1]()
            return replace(opened, cues=(Event("menu_select"), *opened.cues))
        return super().command(command)

    def offers(self) -> Sequence[Offer]:
        """The lines, what `more` is, and the way back."""
        *lines, back = super().offers()
        more = (Offer("more", self._more[1], self._more[0]),) if self._more else ()
        return [*lines, *more, back]
