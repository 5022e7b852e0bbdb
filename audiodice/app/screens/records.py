"""The records, to read line by line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

from audiodice.app.screens.reader import events_reader
from audiodice.app.screens.response import Response, push, refuse
from audiodice.core.model import Event

if TYPE_CHECKING:
    from audiodice.app.records.store import Records
    from audiodice.present.words import Words


def records_reader(open_records: Callable[[], Records], words: Words) -> Response:
    """Open a reader of them, or say why there is nothing to read."""
    from audiodice.app.records.database import DatabaseError  # SQLite: not at the start
    from audiodice.app.records.lines import lines

    try:
        with closing(open_records()) as records:
            told = list(lines(records.stats(), words))
    except DatabaseError as error:
        return refuse(Event(error.key, None, error.fields))
    if not told:
        return refuse(Event("records_empty"))
    return push(events_reader(words.text("menu_records"), told, words.say))
