"""An entry of a menu, and what it can be made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from audiodice.core.model import Event
from audiodice.present.cue import CUE_PLAYED
from audiodice.ui.response import Response


@dataclass(frozen=True, slots=True)
class Item:
    """An entry: its label, what choosing it does, and what Left (-1) and Right (+1) do.

    `change` answers None at the end of what is allowed. Where there is no voice an entry is told
    as its number; then come its `value`, or the `event` it is the words of. An entry that `plays`
    a cue sounds it wherever the player comes to it, and alone when it is chosen. `delete` is what
    the key for it does. Letters find an entry by its label, or by what it is `known_as`; what is
    sought may also be in what it `holds`: the labels below it. `begins` is how the label begins,
    for lists of thousands, whose labels take long to make.
    """

    label: Callable[[], str]
    choose: Callable[[], Response] | None = None
    change: Callable[[int], Response | None] | None = None
    value: Callable[[], int] | None = None
    event: Event | None = None
    plays: Callable[[], str] | None = None
    delete: Callable[[], Response] | None = None
    known_as: Callable[[], str] | None = None
    holds: Callable[[], str] | None = None
    begins: Callable[[], str] | None = None

    def begins_with(self, letter: str) -> bool:
        """Whether a letter jumps here."""
        label = self.begins or self.label
        names = (label, self.known_as) if self.known_as else (label,)
        return any(name().casefold().startswith(letter) for name in names)

    def has(self, text: str) -> bool:
        """Whether a text is in its label, or in one below it."""
        texts = (self.label, self.holds) if self.holds else (self.label,)
        return any(text.casefold() in told().casefold() for told in texts)


CHANGED = Response()
"""What `Item.change` answers when it has changed something: the menu says the entry as it is."""


def played(cue: str, after_ms: int = 0) -> Event:
    """A cue to be heard for its own sake, so many ms after what else is heard."""
    # Told, one with a place (an entry of a menu) has its number after it.
    return Event(CUE_PLAYED, None, {"cue": f"{cue}@{after_ms}", "place": (), "value": ()})
