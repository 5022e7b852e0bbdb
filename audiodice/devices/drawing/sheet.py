"""The score sheet: what each box holds, and what the dice would bring there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.picture import Touch
from audiodice.devices.drawing.canvas import Rect
from audiodice.devices.drawing.themes import Colour, mixed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.picture import Box
    from audiodice.devices.drawing.canvas import Canvas

_FEWEST_ROWS = 3  # with less room there is one line


def sheet(canvas: Canvas, boxes: Sequence[Box], zone: Rect) -> Rect:
    """Draw the sheet at the right side, or below in a narrow window; returns what is left.

    There are two columns, or one around the box in focus, or only a line, as there is room.
    """
    pad, small = canvas.pad, canvas.small
    if not boxes:
        return zone
    left = sum(box.kind in ("upper", "bonus") for box in boxes)
    columns = [one for one in (boxes[:left], boxes[left:]) if one]
    beside = zone.w > 1.25 * zone.h
    width = min(zone.w * 54 // 100, small * 28) if beside else zone.w
    high = (zone.h if beside else zone.h * 55 // 100) - pad
    count = max(map(len, columns))
    if high // count < small * 0.8 or width < small * 8 * len(columns):
        count = min(len(boxes), int(high // (small * 1.4)))
        width = min(width, small * 14)
        columns = [_around(boxes, count)]
    if count < _FEWEST_ROWS or width < small * 9:
        return _line(canvas, boxes, zone)
    row = min(high // count, round(small * 2.1))
    whole = Rect(zone.right - width, 0, width, row * count + pad)
    whole.y = zone.y + (zone.h - whole.h) // 2 if beside else zone.bottom - whole.h
    whole.clamp_ip(zone)
    if not canvas.theme.flat:
        canvas.box(whole.move(0, 3), mixed(canvas.theme.felt, (0, 0, 0), 0.4))
    canvas.box(whole, canvas.theme.rail, line=canvas.theme.line)
    column = width // len(columns)
    for c, listed in enumerate(columns):
        for k, box in enumerate(listed):
            rect = Rect(whole.x + c * column + 4, whole.y + pad // 2 + k * row, column - 8, row)
            _box(canvas, box, rect, odd=bool(k % 2))
        if c:
            x = whole.x + c * column
            canvas.surface.fill(canvas.theme.line, (x, whole.y + pad, 1, whole.h - 2 * pad))
    if beside:
        return Rect(zone.x, zone.y, zone.w - width - pad, zone.h)
    return Rect(zone.x, zone.y, zone.w, zone.h - whole.h - pad)


def _here(boxes: Sequence[Box]) -> int:
    """The place of the box in focus, or of the best one."""
    focus = next((k for k, box in enumerate(boxes) if box.focus), None)
    return focus if focus is not None else next((k for k, b in enumerate(boxes) if b.best), 0)


def _around(boxes: Sequence[Box], count: int) -> Sequence[Box]:
    first = max(0, min(_here(boxes) - count // 2, len(boxes) - count))
    return boxes[first : first + count]


def _line(canvas: Canvas, boxes: Sequence[Box], zone: Rect) -> Rect:
    high = round(canvas.small * 1.4)
    if zone.h < 3 * high:
        return zone
    box = boxes[_here(boxes)]
    line = Rect(zone.x, zone.bottom - high, zone.w, high)
    canvas.put(canvas.fitted(box.label, canvas.small, canvas.theme.ink, line.w), line)
    canvas.touch(line, Touch("box", box.id))
    return Rect(zone.x, zone.y, zone.w, zone.h - high)


def _box(canvas: Canvas, box: Box, rect: Rect, *, odd: bool) -> None:
    theme, pad = canvas.theme, canvas.pad
    total = box.kind in ("bonus", "total")
    if odd and not theme.flat:
        canvas.surface.fill(mixed(theme.rail, theme.ink, 0.05), rect)
    if total:
        canvas.surface.fill(theme.line, (rect.x + pad, rect.y, rect.w - 2 * pad, 1))
    px = max(12, min(round(canvas.small * 1.05), round(rect.h * 0.86)))
    value, ink = _value(canvas, box)
    proposed = box.points is None and box.now is not None
    bold = total or box.points is not None or box.best
    right = rect.right - pad
    made = canvas.fitted(value, px, ink, rect.w // 2, bold=bold)
    frame = made.get_rect(midright=(right - 4, rect.centery))
    canvas.surface.blit(made, frame)
    if proposed:  # a proposal is in a frame; what is written stands free
        frame = Rect(0, 0, max(frame.w + 10, px + 8), min(rect.h - 2, made.get_height() + 2))
        frame.midright = (right, rect.centery)
        heavy = max(2, canvas.thick - 1) if box.best else 1
        line = theme.focus if box.best else theme.line
        canvas.box(frame, None, line=line, width=heavy, radius=4)
    room = Rect(rect.x + pad, rect.y, frame.left - rect.x - 2 * pad, rect.h)
    filled = box.points is not None and not total
    name_ink = theme.quiet if filled else theme.ink
    canvas.put(canvas.fitted(box.name, px, name_ink, room.w, bold=total), room)
    if box.focus:
        canvas.box(rect.inflate(2, 0), None, line=theme.focus, width=canvas.thick)
    canvas.touch(rect, Touch("box", box.id))


def _value(canvas: Canvas, box: Box) -> tuple[str, Colour]:
    if box.points is not None:
        return str(box.points), canvas.theme.ink
    if box.now is not None:
        return str(box.now), canvas.theme.focus if box.best else canvas.theme.ink
    return "–", canvas.theme.quiet
