"""The boxes of a score sheet in the order of the sheet, for keys that walk or name them."""

from __future__ import annotations

from audiodice.engine.table import Table


def sheet_boxes(table: Table) -> tuple[str, ...]:
    """The ids of all boxes, filled or open; () in a game without score sheets."""
    if "sheet" not in table.game.queries:
        return ()
    lines = (event.fields for event in table.query("sheet") if event.key == "sheet_line")
    return tuple(str(fields["box"]) for fields in lines)
