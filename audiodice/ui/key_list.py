"""Lists of keys: of one screen, and of all commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, GROUPS, Command, Scope
from audiodice.present.utterance import Utterance
from audiodice.ui.context import UiContext
from audiodice.ui.history import History
from audiodice.ui.key_names import spoken_or_name, usable
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Pop, Response, Screen

_BY_PLACE = ("digit_7", "digit_8", "digit_9", "digit_0")  # not faces: these are 1 to 6


class KeysHere(Menu):
    """The keys of the screen below."""


def keys_here(context: UiContext, screen: Screen) -> KeysHere:
    """Return a menu of a screen's keys, its own group first; choosing an entry runs the command.

    Commands without a key are included. By touch, it says what the buttons do. Commands that are
    refused at the moment come last in their group, with the reason.
    """
    found: dict[str, tuple[list[Item], list[Item]]] = {}
    press = partial(_pressed, context.history, context.history.latest)
    for command in _in_groups(context, first="play" if screen.scope is Scope.TABLE else "lists"):
        keys = context.keymap.keys[command.id]
        there = usable(keys, screen)
        if (keys and not there and not context.words.by_touch) or not screen.can(command):
            continue
        key = there[0] if there else ""
        label, refused = _line(context, key, screen.name_of(command)), screen.not_now(command)
        if refused is not None:
            label = context.words.brief((Event("announced", None, {"text": label}), refused))
        item = _item(context, command, key, label, press=partial(press, command))
        found.setdefault(command.group, ([], []))[refused is not None].append(item)
    items = [item for now, later in found.values() for item in (*now, *later)]
    return KeysHere(context, context.words.text("here_title"), lambda: items, pauses=False)


def _pressed(history: History, heard: Utterance, command: Command) -> Response:
    """Run a command as its key does, as if the list had not been opened in between."""
    history.latest = heard
    return Response(then=Pop(command))


def all_keys(context: UiContext) -> Menu:
    """Return a reader of every key and its meaning."""
    items = []
    for command in _in_groups(context):
        key = next(iter(context.keymap.keys[command.id]), "")
        label = _line(context, key, f"command-{command.id}", explained=True)
        items.append(_item(context, command, key, label))
    title = context.words.text("keys_title")
    return Menu(context, title, lambda: items, pauses=False, opened="reader_open")


def _in_groups(context: UiContext, first: str = "") -> Iterator[Command]:
    """Return the commands by group, group `first` first, without those turned off by settings.

    By touch, dice are buttons, so that no digits are listed.
    """
    own = context.settings
    for group in sorted(GROUPS, key=lambda group: group != first):
        if group == "switches" and (own.switches == "off" or context.words.by_touch):
            continue
        for command in COMMANDS.values():
            if command.id.startswith("digit_") and context.words.by_touch:
                continue
            if command.group == group and (own.digits == "place" or command.id not in _BY_PLACE):
                yield command


def _line(context: UiContext, key: str, name: str, *, explained: bool = False) -> str:
    """Return a command's key and name, and what it does if `explained` or by touch."""
    words = context.words
    line = words.text(name)
    if key and not words.by_touch:
        line = words.text("help_line", bound=spoken_or_name(words, key), command=line)
    if not explained and not words.by_touch:
        return line
    return words.text("key_explained", line=line, help=words.text(f"{name}.help"))


def _item(
    context: UiContext,
    command: Command,
    key: str,
    label: str,
    press: Callable[[], Response] | None = None,
) -> Item:
    return Item(
        partial(str, label),
        press,
        section=context.words.text(f"command-group-{command.group}"),
        key=key,
    )
