"""The lists of keys: those that do something on a screen, and all of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from audiodice.present.commands import COMMANDS, GROUPS, Command, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.menu import Menu
from audiodice.ui.screen import Pop, Response, Screen

_BY_PLACE = ("digit_7", "digit_8", "digit_9", "digit_0")  # not faces: these are 1 to 6


def keys_here(context: UiContext, screen: Screen) -> Menu:
    """The keys that do something on a screen, its own first; choosing one presses it."""
    items = []
    for command in _in_groups(context, first="play" if screen.scope is Scope.TABLE else "lists"):
        keys = [
            key
            for key in context.keymap.keys[command.id]
            if not (screen.takes_text and len(key.removeprefix("shift+")) == 1)  # it is typed
        ]
        if keys and screen.can(command):
            label = _line(context, keys[0], screen.name_of(command))
            items.append(_item(context, command, keys[0], label, press=True))
    return Menu(context, context.words.text("here_title"), lambda: items, pauses=False)


def all_keys(context: UiContext) -> Menu:
    """Every key and what it does, to read."""
    items = []
    for command in _in_groups(context):
        for key in context.keymap.keys[command.id][:1]:
            more = context.words.text(f"command-{command.id}.help")
            line = _line(context, key, f"command-{command.id}")
            label = context.words.text("key_explained", line=line, help=more)
            items.append(_item(context, command, key, label))
    title = context.words.text("keys_title")
    return Menu(context, title, lambda: items, pauses=False, opened="reader_open")


def _in_groups(context: UiContext, first: str = "") -> Iterator[Command]:
    """The commands by group, one group `first`, without those that the settings turn off."""
    own = context.settings
    for group in sorted(GROUPS, key=lambda group: group != first):
        if group == "switches" and own.switches == "off":
            continue
        for command in COMMANDS.values():
            if command.group == group and (own.digits == "place" or command.id not in _BY_PLACE):
                yield command


def _line(context: UiContext, key: str, name: str) -> str:
    words = context.words
    bound = spoken_or_name(words, key)
    return words.text("help_line", bound=bound, command=words.text(name))


def _item(
    context: UiContext, command: Command, key: str, label: str, *, press: bool = False
) -> Item:
    return Item(
        partial(str, label),
        partial(Response, then=Pop(command)) if press else None,
        section=context.words.text(f"command-group-{command.group}"),
        key=key,
    )
