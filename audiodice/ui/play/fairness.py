"""Fair dice: the commitment to the seed, the word added to the seed, and the seed at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from audiodice.core.model import Event, Value
from audiodice.engine.entries import commitment_to
from audiodice.engine.table import Table
from audiodice.ui.screen import Response, Restart, Screen
from audiodice.ui.text_entry import Entry

GROUP = 4  # characters that are said together


def word_asked(seed: int | str) -> Event:
    """Return the event before a game: the commitment to its seed, and the request for a word."""
    return Event("word_asked", None, {"groups": _spelled(commitment_to(seed))})


def begun(table: Table) -> tuple[Event, ...]:
    """Return the event at the start: how to hear the commitment, and the word that was added."""
    word = table.journal.header.word
    return (Event("fair_begun", None, {"word": word}),) if table.fair else ()


def asked(table: Table) -> tuple[Event, ...]:
    """Return the commitment, spelled in groups, and the word; after the game also the seed."""
    header = table.journal.header
    if not table.fair:
        return ()
    fields: dict[str, Value] = {"groups": _spelled(header.commitment), "word": header.word}
    event = Event("commitment", None, fields)
    return (event, _seed(table)) if table.over else (event,)


def ended(table: Table, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the event that says the seed, if these events end the game."""
    return (_seed(table),) if table.fair and any(e.key == "ended" for e in events) else ()


def _seed(table: Table) -> Event:
    return Event("seed_told", None, {"groups": _groups(str(table.journal.header.seed))})


def _spelled(commitment: str) -> tuple[str, ...]:
    return tuple(" ".join(group) for group in _groups(commitment))


def _groups(text: str) -> tuple[str, ...]:
    return tuple(text[at : at + GROUP] for at in range(0, len(text), GROUP))


class SeedWord(Entry):
    """Says the commitment to the seed, then asks for a word that is added to the seed.

    Enter starts the game, even without a word; Escape leaves without starting it.
    """

    def __init__(
        self,
        title: str,
        seed: int | str,
        begin: Callable[[str], Screen],
        leave: Callable[[], Response],
    ) -> None:
        """`title` is the game's name; `begin` makes the table for a word ("": no word)."""
        super().__init__(word_asked(seed), lambda word: Response(then=Restart(begin(word))), leave)
        self._title = title

    def titled(self) -> tuple[Event, ...]:
        return (Event("titled", None, {"title": self._title}),)
