"""What a player hears of dice that can be checked: the commitment, and at the end the seed."""

from __future__ import annotations

from collections.abc import Iterable

from audiodice.core.model import Event, Value
from audiodice.engine.entries import commitment_to
from audiodice.engine.table import Table

GROUP = 4  # characters that are heard at once


def word_asked(seed: int | str) -> Event:
    """Before the game: the commitment to its seed, and then a word is asked for."""
    return Event("word_asked", None, {"groups": _spelled(commitment_to(seed))})


def begun(table: Table) -> tuple[Event, ...]:
    """At the start: that there is a commitment, how to hear it, and the word that went in."""
    word = table.journal.header.word
    return (Event("fair_begun", None, {"word": word}),) if table.fair else ()


def asked(table: Table) -> tuple[Event, ...]:
    """The commitment, spelled in groups, and the word; once the game is over, the seed too."""
    header = table.journal.header
    if not table.fair:
        return ()
    fields: dict[str, Value] = {"groups": _spelled(header.commitment), "word": header.word}
    told = Event("commitment", None, fields)
    return (told, _seed(table)) if table.over else (told,)


def ended(table: Table, events: Iterable[Event]) -> tuple[Event, ...]:
    """At the end: the seed."""
    return (_seed(table),) if table.fair and any(e.key == "ended" for e in events) else ()


def _seed(table: Table) -> Event:
    return Event("seed_told", None, {"groups": _groups(str(table.journal.header.seed))})


def _spelled(commitment: str) -> tuple[str, ...]:
    return tuple(" ".join(group) for group in _groups(commitment))


def _groups(text: str) -> tuple[str, ...]:
    return tuple(text[at : at + GROUP] for at in range(0, len(text), GROUP))
