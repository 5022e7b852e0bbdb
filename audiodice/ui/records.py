"""The screen of the records."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.stats import Stats
from audiodice.ui.context import UiContext
from audiodice.ui.ports import Store
from audiodice.ui.reader import events_reader
from audiodice.ui.record_lines import record_lines
from audiodice.ui.screen import Response, push, refuse, wait_for


def open_records(context: UiContext, store: Store) -> Response:
    """Open a reader of the records, or say why there are none."""

    def show(stats: tuple[Stats, ...]) -> Response:
        if not stats:
            return refuse(Event("records_empty"))
        lines = list(record_lines(stats, context.words))
        return push(events_reader(context, context.words.text("menu_records"), lines))

    return wait_for(store.stats(), show)
