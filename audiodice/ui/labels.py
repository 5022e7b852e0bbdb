"""The words of pictures: names of dice, boxes, seats and buttons, each made once."""

from __future__ import annotations

from audiodice.core.model import Event, Value
from audiodice.core.picture import Choice
from audiodice.present.keymap import Keymap
from audiodice.present.words import Words
from audiodice.ui.key_names import spoken_or_name

_STOPS = ".:。："


class Labels:
    def __init__(self, words: Words, keymap: Keymap) -> None:
        self.words, self._keymap = words, keymap
        self._made: dict[object, str] = {}
        self._choices: dict[tuple[str, str, bool, bool], Choice] = {}

    def text(self, key: str, /, **fields: Value) -> str:
        """A message that belongs to no event, with a capital: boxes are named as in a sentence."""
        words = self.words
        known = (words.game, words.verbosity, words.by_touch, key, *fields.items())
        if known not in self._made:
            self._made[known] = words.line(key, **fields)
        return self._made[known]

    def say(self, event: Event) -> str:
        """The sentence of an event as a label, without its stop."""
        words = self.words
        fields = tuple(event.fields.items())
        made_for = words.game, words.verbosity, words.by_touch, words.listener
        known = (*made_for, event.key, event.seat, fields)
        if known not in self._made:
            self._made[known] = words.say(event).rstrip(_STOPS)
        return self._made[known]

    def choice(self, id_: str, label: str, *, can: bool = True, main: bool = False) -> Choice:
        """The button of a command, with its key, or of an offer."""
        known = (id_, label, can, main)
        if known not in self._choices:
            key = next(iter(self._keymap.keys.get(id_, ())), "")
            spoken = spoken_or_name(self.words, key) if key else ""
            self._choices[known] = Choice(id_, label, spoken, can, main)
        return self._choices[known]
