"""The words of pictures: names of dice, boxes, seats and buttons, each made once."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Event, Value
from audiodice.core.picture import Choice
from audiodice.present.keymap import Keymap
from audiodice.present.words import Words
from audiodice.ui.key_names import spoken_or_name

_STOPS = ".:。："
MOST_KEPT = 2_000  # kept; a picture has about a hundred


class Labels:
    def __init__(self, words: Words, keymap: Keymap) -> None:
        self.words, self._keymap = words, keymap
        self._made: dict[object, str] = {}

    def text(self, key: str, /, **fields: Value) -> str:
        """A message that belongs to no event, with a capital: boxes are named as in a sentence."""
        return self._kept((key, *fields.items()), lambda: self.words.line(key, **fields))

    def say(self, event: Event) -> str:
        """The sentence of an event as a label, without its stop."""
        known = (self.words.listener, event.key, event.seat, *event.fields.items())
        return self._kept(known, lambda: self.words.say(event).rstrip(_STOPS))

    def choice(self, id_: str, label: str, *, can: bool = True, main: bool = False) -> Choice:
        """The button of a command, with its key, or of an offer."""
        key = next(iter(self._keymap.keys.get(id_, ())), "")
        shown = key.upper()  # a sign says more than its name
        if len(key) > 1:
            shown = self._kept(("key", key), lambda: spoken_or_name(self.words, key))
        return Choice(id_, label, shown, can, main)

    def _kept(self, what: tuple[object, ...], make: Callable[[], str]) -> str:
        words = self.words
        known = (words.game, words.verbosity, words.by_touch, *what)
        if known not in self._made:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            self._made[known] = make()
        return self._made[known]
