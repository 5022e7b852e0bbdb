"""The records, to read line by line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.ui.reader import events_reader
from audiodice.ui.response import Response, push, refuse

if TYPE_CHECKING:
    from audiodice.present.words import Words
    from audiodice.storage.records.store import Records


def records_reader(open_records: Callable[[], Records], words: Words) -> Response:
    """Open a reader of them, or say why there is nothing to read."""
    from audiodice.storage.records.database import DatabaseError  # SQLite: not at the start
    from audiodice.ui.record_lines import lines

    try:
        with closing(open_records()) as records:
            told = list(lines(records.stats(), words))
    except DatabaseError as error:
        return refuse(Event(error.key, None, error.fields))
    if not told:
        return refuse(Event("records_empty"))
    return push(events_reader(words.text("menu_records"), told, words.say))
