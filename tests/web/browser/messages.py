"""Messages of a game to the page."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from audiodice.core.picture import Choice, Die, Field, Item, Picture

_CHOICES = ("roll", "commit", "all", "undo", "back")
_MORE = ("points", "hint", "risk")


def screen(**fields: Any) -> dict[str, Any]:
    """A `screen` message: a table, unless the fields say otherwise."""
    usual: dict[str, Any] = {"form": "table", "title": "Farkle", "at_table": True}
    usual |= {
        "dice": dice(1, 2, 3, 4, 5, 6),
        "choices": choices(*_CHOICES),
        "more": choices(*_MORE),
    }
    return {"kind": "screen", **asdict(Picture(**{**usual, **fields}))}


def listed(*labels: str, **fields: Any) -> dict[str, Any]:
    """A `screen` message with a list, whose second entry is the player's place."""
    items = tuple(Item(n, label, here=n == 1) for n, label in enumerate(labels))
    usual: dict[str, Any] = {"form": "list", "title": "Menu", "dice": (), "at_table": False}
    usual |= {"items": items, "count": len(items), "choices": choices("select", "back")}
    return screen(**{**usual, **fields})


def entries(count: int) -> list[str]:
    return [f"entry {n}" for n in range(count)]


def choices(*names: str) -> tuple[Choice, ...]:
    return tuple(Choice(name, f"The {name}", name[0], main=not n) for n, name in enumerate(names))


def dice(*faces: int, kept: tuple[int, ...] = ()) -> tuple[Die, ...]:
    """Dice with these faces, some of them kept by their places."""
    return tuple(
        Die(
            place,
            face,
            "kept" if place in kept else "rolled",
            may=True,
            label=f"Die {place}: {face}",
        )
        for place, face in enumerate(faces, 1)
    )


def typed(text: str) -> dict[str, Any]:
    """A `screen` message that asks for a text."""
    field = Field("Name", text, len(text))
    chosen = choices("select", "back")
    return screen(form="text", title="Name", dice=(), choices=chosen, field=field, at_table=False)
