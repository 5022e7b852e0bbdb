"""Messages of a game to the page."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from audiodice.core.picture import Box, Choice, Die, Field, Item, Picture, Seat, Tray

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


def seats(*names: str) -> tuple[Seat, ...]:
    """The seats of a game to 1000 points; the first is in turn."""
    return tuple(
        Seat(name, 7 * n, 1000 - 7 * n, in_turn=not n, label=f"{name}: {7 * n}")
        for n, name in enumerate(names)
    )


def sheet(*names: str) -> tuple[Box, ...]:
    """The lines of a score sheet, half of them filled."""
    boxes = (
        Box(name, f"The {name}", n, label=f"Fill {name} with {n}") for n, name in enumerate(names)
    )
    return tuple(
        replace(box, kind="lower", points=None, now=box.points, best=n == 1, focus=n == 3)
        if n % 2
        else box
        for n, box in enumerate(boxes)
    )


def trays(*, pick: bool) -> tuple[Tray, ...]:
    """Two groups of dice; with `pick` they are buttons."""
    return tuple(
        Tray("reserve", f"Group {n}", dice(n, n), f"{n} points", n == 1, f"all_{n}" if pick else "")
        for n in (1, 2)
    )


def typed(text: str) -> dict[str, Any]:
    """A `screen` message that asks for a text."""
    field = Field("Name", text, len(text))
    chosen = choices("select", "back")
    return screen(form="text", title="Name", dice=(), choices=chosen, field=field, at_table=False)
