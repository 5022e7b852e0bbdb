"""A picture in text, for a terminal: plain characters only, so that every terminal shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from audiodice.core.picture import Box, Choice, Die, Picture, Seat, Tray
from audiodice.core.text import printable
from audiodice.devices.drawing.cells import cells, cells_of

MOST_ROWS, MOST_COLUMNS = 24, 80
_DIE = 7  # columns of a die that is drawn
_PIPS = ("     ", "o    ", "  o  ", "    o", "o   o")
_ROWS_OF_PIPS = {
    0: (0, 0, 0), 1: (0, 2, 0), 2: (1, 0, 3), 3: (1, 2, 3), 4: (4, 0, 4), 5: (4, 2, 4), 6: (4, 4, 4)
}  # fmt: skip
_COLUMN = 20  # columns that a box of the sheet needs


@dataclass(frozen=True, slots=True)
class _Size:
    """What is left out where there is too little room; each step of `_SMALLER` takes more."""

    columns: int
    blanks: bool = True
    choices: int = 3
    drawn: bool = True
    sheet: bool = True
    trays: bool = True


_SMALLER: Sequence[Callable[[_Size], _Size]] = (
    lambda size: replace(size, blanks=False),
    lambda size: replace(size, choices=1),
    lambda size: replace(size, drawn=False),
    lambda size: replace(size, sheet=False),
    lambda size: replace(size, choices=0),
    lambda size: replace(size, trays=False),
)


def board(picture: Picture, columns: int, rows: int) -> list[str]:
    """Draw a picture but for its words, in at most so many rows and columns.

    A seat in turn has ">" before it, one that is gone stands in brackets. A kept die lies lower,
    between "=". A box in focus has ">" before it, the best one "*" behind it; points in brackets
    are those that the dice would bring.
    """
    size = _Size(min(columns, MOST_COLUMNS))
    rows = min(rows, MOST_ROWS)
    lines = _lines(picture, size, rows)
    for smaller in _SMALLER:
        if len(lines) <= rows:
            break
        size = smaller(size)
        lines = _lines(picture, size, rows)
    return [cut(printable(line), size.columns).rstrip() for line in lines[: max(0, rows)]]


def _lines(picture: Picture, size: _Size, rows: int) -> list[str]:
    parts = [[*_heading(picture, size)]]
    if picture.form == "table":
        parts += [[*_dice(picture.dice, size)], [*_trays(picture.trays, size)]]
        parts += [[*_sheet(picture.sheet, size)]]
    if picture.field is not None:
        label, text, at = picture.field.label, picture.field.text, picture.field.cursor
        parts += [[f"{label} {text[:at]}|{text[at:]}"]]
    choices = _filled((_choice(one) for one in picture.choices if one.can), size.columns)
    last = choices[: size.choices]
    room = rows - len(last) - sum(len(part) + size.blanks for part in parts if part)
    if picture.form != "table":
        parts += [[*_items(picture, room - size.blanks)]]
    parts += [last]
    blank = [""] * size.blanks
    shown = [part for part in parts if part]
    return [line for part in shown for line in (*part, *blank)][: -len(blank) or None]


def _heading(picture: Picture, size: _Size) -> Iterator[str]:
    if picture.form != "table":
        if picture.field is None or picture.field.label != picture.title:
            yield picture.title
        return
    yield from _filled(map(_seat, picture.seats), size.columns)
    if picture.turn or picture.stake:
        yield "   ".join(filter(None, (picture.turn, picture.stake)))


def _seat(seat: Seat) -> str:
    told = f"{seat.name} {seat.score}"
    return f"> {told}" if seat.in_turn else told if seat.present else f"({told})"


def _choice(choice: Choice) -> str:
    return f"[{choice.key}] {choice.label}" if choice.key else choice.label


# ------------------------------------------------------------------ dice


def _dice(dice: Sequence[Die], size: _Size) -> Iterator[str]:
    if not dice:
        return
    if not size.drawn or len(dice) * (_DIE + 1) - 1 > size.columns:
        yield from _filled(map(_small, dice), size.columns)
        return
    drawn = [_drawn(die) for die in dice]
    for row in zip(*drawn, strict=True):
        yield " ".join(row)


def _drawn(die: Die) -> list[str]:
    """A die in seven rows: it stands one row lower once it is kept."""
    edge = "*" * die.family
    pips = (f"|{_PIPS[kind]}|" for kind in _ROWS_OF_PIPS[die.face])
    box = [f".{edge:-^5}.", *pips, f"'{'':-^5}'"]
    if die.state == "rolling":
        box[2] = "|  ~  |"
    kept = die.state == "kept"
    sign = f"={die.place}=" if kept else f"{die.place}"
    name = f"> {sign} <" if die.focus else sign
    blank = " " * _DIE
    return [*([blank] if kept else []), *box, f"{name:^7}", *([] if kept else [blank])]


def _small(die: Die) -> str:
    """A die of three columns or a few more."""
    face = {"rolling": "~"}.get(die.state, str(die.face or ""))
    told = f"[{face}{'*' * die.family}]"
    told = f"={told}=" if die.state == "kept" else told
    return f">{told}<" if die.focus else told


def _trays(trays: Sequence[Tray], size: _Size) -> Iterator[str]:
    for tray in trays if size.trays else ():
        mark = "> " if tray.picked else ""
        yield f"{mark}{tray.name} {tray.note}: {' '.join(map(_small, tray.dice))}"


# ------------------------------------------------------------------ sheet


def _sheet(sheet: Sequence[Box], size: _Size) -> Iterator[str]:
    """Draw a sheet in two columns, the upper half left; or the box in focus, or the best."""
    wide = size.columns // 2 - 1
    if size.sheet and wide >= _COLUMN:
        above = next((k + 1 for k, box in enumerate(sheet) if box.kind == "bonus"), len(sheet) // 2)
        left = [_line(box, wide) for box in sheet[:above]]
        right = [_line(box, wide) for box in sheet[above:]]
        for row in range(max(len(left), len(right))):
            first = left[row] if row < len(left) else ""
            second = right[row] if row < len(right) else ""
            yield f"{_padded(first, wide)}  {second}"
        return
    chosen = [box for box in sheet if box.focus] or [box for box in sheet if box.best]
    totals = [box for box in sheet if box.kind == "total"]
    for box in (*chosen[:1], *totals):
        yield _line(box, min(size.columns, 2 * _COLUMN))


def _line(box: Box, wide: int) -> str:
    """The name and the points of a box; in brackets those that it would bring."""
    points = "" if box.points is None else str(box.points)
    if box.points is None and box.now is not None:
        points = f"({box.now})"
    name = cut(f"{'>' if box.focus else ' '} {box.name} ", wide - 8)
    return (
        f"{_padded(name, wide - 7, '.' if points else ' ')}{points:>5} {'*' if box.best else ' '}"
    )


# ------------------------------------------------------------------ lists


def _items(picture: Picture, rows: int) -> Iterator[str]:
    """The entries around the one in focus: as many as there is room for, or else three."""
    items, rows = picture.items, max(3, rows)
    here = next((k for k, one in enumerate(items) if one.here), 0)
    first = max(0, min(here - rows // 2, len(items) - rows))
    for one in items[first : first + rows]:
        yield f"{'>' if one.here else ' '} {one.label}"


# ------------------------------------------------------------------ text


def _filled(texts: Iterable[str], columns: int) -> list[str]:
    """Lines of whole texts with blanks between them."""
    lines: list[str] = []
    for text in texts:
        if lines and cells(lines[-1]) + 3 + cells(text) <= columns:
            lines[-1] += f"   {text}"
        else:
            lines.append(text)
    return lines


def _padded(text: str, wide: int, fill: str = " ") -> str:
    return text + fill * (wide - cells(text))


def cut(text: str, columns: int) -> str:
    """The text, or its beginning and dots, in so many columns."""
    if cells(text) <= columns:
        return text
    kept, room = "", columns - 3
    for char in text:
        room -= cells_of(char)
        if room < 0:
            break
        kept += char
    return (kept + "...")[: max(0, columns)]
