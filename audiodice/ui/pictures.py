"""The picture of each screen: one value that the window, the page and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from audiodice.core.picture import MOST_ITEMS, Choice, Item, Picture
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.present.words import sentences
from audiodice.ui.context import UiContext
from audiodice.ui.key_meanings import works
from audiodice.ui.labels import Labels
from audiodice.ui.screen import Offer, Screen

_OF_LISTS = {
    "select": "",
    "back": "",
    "list_left": "label-less",
    "list_right": "label-more",
    "explain": "",
    "delete": "",
    "find": "",
}
"""The commands in front on a screen with a list, and shorter names of some."""
_OF_TEXTS = {"select": "offer-done", "back": "label-cancel"}
_OF_SCOPE: Mapping[Scope, Sequence[Command]] = {
    scope: [
        command
        for command in COMMANDS.values()
        if (command.scope in (scope, Scope.EVERYWHERE) or command.query)
        and not command.id.startswith("digit_")  # dice are buttons
    ]
    for scope in (Scope.TABLE, Scope.LIST)
}
"""The commands that have a button on a screen of this kind, where they can do something."""
NO = "no"
"""The id of the choice that closes a question."""


class Pictures:
    """Makes pictures. It asks screens and tables, and changes nothing."""

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._labels = Labels(context.words, context.keymap)

    def of(self, screen: Screen, caption: str = "", *, input_help: bool = False) -> Picture:
        """Return the picture of a screen; with `input_help` it takes no text."""
        text = screen.takes_text and not input_help
        items = entries(screen)
        title = screen.titled()[:1]
        plain = Picture(
            "table" if screen.scope is Scope.TABLE else "text" if text else "list",
            self._labels.say(title[0]) if title else "",
            caption,
            choices=tuple(self._front(screen)),
            items=tuple(self._around_here(items)),
            count=len(items),
            at_table=screen.at_table,
        )
        drawn = screen.drawn(plain, self._labels)
        choices = self._answers() or drawn.choices
        front = {choice.id for choice in choices}
        more = tuple(one for one in self._others(screen) if one.id not in front)
        return replace(drawn, choices=choices, more=more, field=drawn.field if text else None)

    def button(self, screen: Screen, id_: str) -> str:
        """Return the label of a command's button on a screen.

        It makes no title, which may name a button itself.
        """
        plain = Picture("list", "", choices=tuple(self._front(screen)))
        for choice in screen.drawn(plain, self._labels).choices:
            if choice.id == id_:
                return choice.label
        return self._labels.text(screen.name_of(COMMANDS[id_]))

    def _front(self, screen: Screen) -> Iterator[Choice]:
        """Return the usual choices in front of a list, and what only this list offers."""
        if screen.scope is Scope.TABLE:
            return
        for id_, label in (_OF_TEXTS if screen.takes_text else _OF_LISTS).items():
            command = COMMANDS[id_]
            if screen.can(command):
                usual = screen.name_of(command) == f"command-{id_}"
                name = self._labels.text(label if label and usual else screen.name_of(command))
                yield self._labels.choice(id_, name, main=id_ == "select")
        if not screen.takes_text:
            for offer in screen.offers():
                if offer.text is None and not _is_command(offer.name, screen):
                    label = self._labels.text(offer.label) if offer.label else offer.name
                    yield Choice(offer.name, label)  # digits have no label

    def _answers(self) -> tuple[Choice, ...]:
        """Return the answers to an open question; () if there is none."""
        asked = self._context.question
        if asked is None:
            return ()
        labels, key = self._labels, f"yes-{asked.event.key}"
        known = labels.words.has(key)
        yes = labels.text(key, **asked.event.fields) if known else labels.text("label-yes")
        return (
            labels.choice(asked.yes, yes, main=True),
            labels.choice(NO, labels.text("label-no")),
        )

    def _around_here(self, offers: Sequence[Offer]) -> Iterator[Item]:
        here = next((place for place, offer in enumerate(offers) if offer.here), 0)
        first = max(0, min(here - MOST_ITEMS // 2, len(offers) - MOST_ITEMS))
        for place, offer in enumerate(offers[first : first + MOST_ITEMS], first):
            label = sentences(offer.text(), self._context.words.lang) if offer.text else ""
            yield Item(place, label, offer.here)

    def _others(self, screen: Screen) -> Iterator[Choice]:
        for command in _OF_SCOPE[screen.scope]:
            if screen.can(command):
                name = self._labels.text(screen.name_of(command))
                yield self._labels.choice(command.id, name)


def entries(screen: Screen) -> Sequence[Offer]:
    """Return the entries of a list; a table and a text entry have none."""
    if screen.takes_text or screen.scope is Scope.TABLE:
        return ()  # the letters of a text entry are offered to switches only
    return [one for one in screen.offers() if one.text]


def _is_command(name: str, screen: Screen) -> bool:
    return name in COMMANDS and works(COMMANDS[name], screen)
