"""The words of pictures: names of dice, boxes, seats and buttons, each made once."""

from __future__ import annotations

from audiodice.core.model import Event, Value
from audiodice.core.picture import Choice
from audiodice.present.commands import COMMANDS, Command
from audiodice.present.keymap import Keymap
from audiodice.present.words import Words
from audiodice.ui.key_names import spoken_or_name

_STOPS = ".:。："


class Labels:
    def __init__(self, words: Words, keymap: Keymap) -> None:
        self.words, self._keymap = words, keymap
        self._made: dict[object, str] = {}
        self._keys: dict[str, str] = {}

    def text(self, key: str, /, **fields: Value) -> str:
        """A message that belongs to no event."""
        words = self.words
        known = (words.game, words.verbosity, key, *fields.items())
        if known not in self._made:
            self._made[known] = words.text(key, **fields)
        return self._made[known]

    def say(self, event: Event) -> str:
        """The sentence of an event as a label, without its stop."""
        words = self.words
        fields = tuple(event.fields.items())
        known = (words.game, words.verbosity, words.listener, event.key, event.seat, fields)
        if known not in self._made:
            self._made[known] = words.say(event).rstrip(_STOPS)
        return self._made[known]

    def key(self, command: Command) -> str:
        """The spoken name of a command's first key, "" if it has none."""
        if command.id not in self._keys:
            key = next(iter(self._keymap.keys[command.id]), "")
            self._keys[command.id] = spoken_or_name(self.words, key) if key else ""
        return self._keys[command.id]

    def choice(self, id_: str, label: str, *, can: bool = True, main: bool = False) -> Choice:
        """The button of a command, with its key, or of an offer."""
        key = self.key(COMMANDS[id_]) if id_ in COMMANDS else ""
        return Choice(id_, label, key, can, main)
