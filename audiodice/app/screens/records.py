"""The records, to read line by line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

from audiodice.app.screens.menu import events_reader
from audiodice.app.screens.screen import Push, Response, refuse
from audiodice.core.model import Event

if TYPE_CHECKING:
    from audiodice.app.records import Records
    from audiodice.present.words import Words


def records_reader(open_records: Callable[[], Records], words: Words) -> Response:
    """Open a reader of them, or say why there is nothing to read."""
    from audiodice.app import record_lines  # SQLite: not at the start
    from audiodice.app.database import DatabaseError

    try:
        with closing(open_records()) as records:
            lines = list(record_lines.lines(records.stats(), words))
    except DatabaseError as error:
        return refuse(Event(error.key, None, error.fields))
    if not lines:
        return refuse(Event("records_empty"))
    return Response(then=Push(events_reader(words.text("menu_records"), lines, words.say)))
