"""Menu entries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from audiodice.core.model import Event
from audiodice.core.text import folded
from audiodice.present.cue import CUE_PLAYED
from audiodice.ui.screen import Response


@dataclass(frozen=True, slots=True)
class Item:
    """An entry: its label, what choosing it does, and what Left (-1) and Right (+1) do.

    - `change` returns None at the end of the allowed values.
    - `value` and `event` are for a session without a voice. It plays the entry's number, then
      the value or the event whose words are the label.
    - `plays` names a cue. It is played when the player reaches the entry, and alone when the
      entry is chosen.
    - `delete` runs on the delete key; with `reset`, that key restores the default instead.
    - `known_as` is another name by which a letter finds the entry.
    - `holds` is more text for the search: the labels in the menu below.
    - `begins` is the beginning of the label, for lists of thousands whose labels are slow to make.
    - `section` is the part of the list with this entry, said when the player comes there.
    - `key` is the name of a key. Its letter finds this entry before entries that begin with it.
    - `explain` returns a longer description than the label.
    - `enter_number` opens a number entry with the given text already typed.
    """

    label: Callable[[], str]
    choose: Callable[[], Response] | None = None
    change: Callable[[int], Response | None] | None = None
    value: Callable[[], int] | None = None
    event: Event | None = None
    plays: Callable[[], str] | None = None
    delete: Callable[[], Response] | None = None
    reset: Callable[[], Response] | None = None
    known_as: Callable[[], str] | None = None
    holds: Callable[[], str] | None = None
    begins: Callable[[], str] | None = None
    section: str = ""
    key: str = ""
    explain: Callable[[], str] | None = None
    enter_number: Callable[[str], Response] | None = None

    def begins_with(self, letter: str) -> bool:
        label = self.begins or self.label
        names = (label, self.known_as) if self.known_as else (label,)
        return any(folded(name()).startswith(letter) for name in names)

    def has(self, text: str) -> bool:
        """Whether the label, or a label in the menu below, contains this text."""
        texts = (self.label, self.holds) if self.holds else (self.label,)
        return any(folded(text) in folded(own_text()) for own_text in texts)


CHANGED = Response()
"""The result of `Item.change` after a change: the menu says the entry again."""


def played(cue: str, after_ms: int = 0) -> Event:
    """The event that plays a cue by itself, `after_ms` after the response's other cues."""
    # Without a voice, the number of a menu's entry (its `place`) follows the cue.
    return Event(CUE_PLAYED, None, {"cue": f"{cue}@{after_ms}", "place": (), "value": ()})
