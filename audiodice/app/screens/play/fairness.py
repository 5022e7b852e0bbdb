"""What a player hears of dice that can be checked: the commitment, and at the end the seed."""

from __future__ import annotations

from collections.abc import Iterable

from audiodice.core.model import Event
from audiodice.engine.table import Table

GROUP = 4  # characters that are heard at once


def begun(table: Table) -> tuple[Event, ...]:
    """At the start: that there is a commitment, and how to hear it."""
    return (Event("fair_begun"),) if table.journal.header.fair else ()


def asked(table: Table) -> tuple[Event, ...]:
    """The commitment, spelled in groups; once the game is over, the seed too."""
    header = table.journal.header
    if not header.fair:
        return ()
    spelled = tuple(" ".join(group) for group in _groups(header.commitment))
    told = Event("commitment", None, {"groups": spelled})
    return (told, _seed(table)) if table.over else (told,)


def ended(table: Table, events: Iterable[Event]) -> tuple[Event, ...]:
    """At the end: the seed."""
    fair = table.journal.header.fair
    return (_seed(table),) if fair and any(event.key == "ended" for event in events) else ()


def _seed(table: Table) -> Event:
    return Event("seed_told", None, {"groups": _groups(str(table.journal.header.seed))})


def _groups(text: str) -> tuple[str, ...]:
    return tuple(text[at : at + GROUP] for at in range(0, len(text), GROUP))
