"""Messages of a game to the page."""

from __future__ import annotations

from typing import Any

_COMMANDS = (
    "roll", "all", "commit", "undo", "scores", "points", "hint", "risk", "previous", "next", "help",
    "back",
)  # fmt: skip


def screen(items: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """A `screen` message."""
    commands = [{"id": id_, "label": f"The {id_}", "key": id_[0], "can": True} for id_ in _COMMANDS]
    usual = {"kind": "screen", "form": "table", "heading": "Farkle", "count": len(items)}
    more = {"items": items, "offers": [], "commands": commands, "takes_text": False, "text": ""}
    return {**usual, **more, "at_table": True, **fields}


def items(name: str, count: int) -> list[dict[str, Any]]:
    """`count` items, the second of them in front."""
    numbers = range(count)
    return [
        {"index": n, "name": name.format(n), "label": name.format(n), "here": n == 1}
        for n in numbers
    ]
