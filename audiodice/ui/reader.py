"""A reader of lines, which is a menu whose entries do nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from audiodice.core.model import Event
from audiodice.ui.item import Item
from audiodice.ui.menu import Menu


def reader(title: str, lines: Sequence[str]) -> Menu:
    """Lines to read at one's own pace: rules, keys."""
    return _reader(title, [Item(partial(str, line)) for line in lines])


def events_reader(title: str, events: Sequence[Event], say: Callable[[Event], str]) -> Menu:
    """Lines that are the words of events, which can be told without a voice too."""
    return _reader(title, [Item(partial(say, event), event=event) for event in events])


def _reader(title: str, items: Sequence[Item]) -> Menu:
    return Menu(title, lambda: items, pauses=False, opened="reader_open")
