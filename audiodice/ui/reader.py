"""Readers: menus of lines whose entries do nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from audiodice.core.model import Event
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.menu import Menu


def reader(context: UiContext, title: str, lines: Sequence[str]) -> Menu:
    """A menu of lines to read."""
    return items_reader(context, title, [Item(partial(str, line)) for line in lines])


def events_reader(context: UiContext, title: str, events: Sequence[Event]) -> Menu:
    """A menu of events in words; without a voice their earcons are played."""
    say = context.words.say
    return items_reader(
        context, title, [Item(partial(say, event), event=event) for event in events]
    )


def items_reader(context: UiContext, title: str, items: Sequence[Item]) -> Menu:
    """A menu of entries that are read as lines; some may lead on."""
    return Menu(context, title, lambda: items, pauses=False, opened="reader_open")
