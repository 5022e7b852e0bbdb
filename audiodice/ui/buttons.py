"""A screen as buttons and lists, for a face with a display."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.key_meanings import works
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.screen import Offer, Screen

MOST_ITEMS = 60  # shown of a list, which may have thousands


@dataclass(frozen=True, slots=True)
class Shown:
    """A choice, a die or a list entry: its name, and its place in the whole list."""

    index: int
    name: str
    label: str
    here: bool


@dataclass(frozen=True, slots=True)
class Button:
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class CommandButton:
    """A command, the name of its key, and whether it does something now."""

    id: str
    label: str
    key: str
    can: bool


@dataclass(frozen=True, slots=True)
class View:
    """A screen as a face shows it. `items` are those of `count` near the player's place."""

    form: str
    heading: str
    items: tuple[Shown, ...]
    count: int
    offers: tuple[Button, ...]
    commands: tuple[CommandButton, ...]
    takes_text: bool
    text: str
    at_table: bool


class Views:
    """Makes the views of screens. Looks up the name of each command once."""

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._names: dict[str, str] = {}
        self._keys: dict[str, str] = {}

    def of(self, screen: Screen, *, input_help: bool = False) -> View:
        """Return the current view of the screen; with `input_help` it takes no text."""
        words = self._context.words
        offers = [*screen.offers()]
        # The letters of a text entry are offered to switches only.
        listed = [] if screen.takes_text else [one for one in offers if one.text]
        form = "table" if screen.scope is Scope.TABLE else "list"
        return View(
            "text" if screen.takes_text else form,
            words.utter(screen.titled()[:1]).rstrip(".:。：") if screen.titled() else "",
            tuple(_around_here(listed)),
            len(listed),
            tuple(Button(one.name, self._name(one.label)) for one in offers if not one.text),
            tuple(self._commands(screen)),
            screen.takes_text and not input_help,
            str(getattr(screen, "text", "")) if screen.takes_text else "",
            screen.at_table,
        )

    def _commands(self, screen: Screen) -> Iterator[CommandButton]:
        for command in COMMANDS.values():
            if _of_form(command, screen):
                can = works(command, screen) and screen.can(command)
                name = self._name(screen.name_of(command))
                yield CommandButton(command.id, name, self._key(command), can)

    def _name(self, message: str) -> str:
        if message not in self._names:
            self._names[message] = self._context.words.text(message)
        return self._names[message]

    def _key(self, command: Command) -> str:
        if command.id not in self._keys:
            key = next(iter(self._context.keymap.keys[command.id]), "")
            self._keys[command.id] = spoken_or_name(self._context.words, key) if key else ""
        return self._keys[command.id]


def _of_form(command: Command, screen: Screen) -> bool:
    """Whether a screen of this kind has a button for a command, enabled or not."""
    if command.id.startswith("digit_"):  # dice are items
        return False
    asked_in_lists = command.kind is Kind.ASK and screen.scope is Scope.LIST
    return asked_in_lists or command.scope in (screen.scope, Scope.EVERYWHERE)


def _around_here(offers: Sequence[Offer]) -> Iterator[Shown]:
    here = next((place for place, offer in enumerate(offers) if offer.here), 0)
    first = max(0, min(here - MOST_ITEMS // 2, len(offers) - MOST_ITEMS))
    for place, offer in enumerate(offers[first : first + MOST_ITEMS], first):
        yield Shown(place, offer.name, offer.text() if offer.text else "", offer.here)
