"""Lists, texts to read, and a text that is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.picture import Touch
from audiodice.devices.drawing import dice
from audiodice.devices.drawing.canvas import Rect
from audiodice.devices.drawing.text import SMALLEST_PX
from audiodice.devices.drawing.themes import mixed

if TYPE_CHECKING:
    from audiodice.core.picture import Field, Item, Picture
    from audiodice.devices.drawing.canvas import Canvas

_MOST_LINES = 3  # of an entry where the player is not


def title(canvas: Canvas, picture: Picture, zone: Rect) -> Rect:
    """Draw the title; returns what is left of `zone`."""
    high = round(canvas.small * 1.9)
    if not picture.title or zone.h < 5 * high:
        return zone
    line = Rect(zone.x + round(canvas.pad * 1.5), zone.y, zone.w - 3 * canvas.pad, high)
    here = next((one.index + 1 for one in picture.items if one.here), 0)
    if here and picture.count > 1:
        place = f"{here} / {picture.count}"
        made = canvas.fitted(place, canvas.small, canvas.theme.quiet, line.w // 3)
        canvas.put(made, line, side="right")
        line.w -= made.get_width() + canvas.pad
    made = canvas.fitted(picture.title, canvas.small, canvas.theme.quiet, line.w, bold=True)
    canvas.put(made, line)
    canvas.surface.fill(canvas.theme.line, (zone.x, zone.y + high - 1, zone.w, 1))
    return Rect(zone.x, zone.y + high, zone.w, zone.h - high)


def entries(canvas: Canvas, picture: Picture, zone: Rect) -> None:
    """Draw the list: the entry in focus near the middle, as many around it as fit."""
    pad, items = canvas.pad, picture.items
    px = max(canvas.small, round(canvas.px * 0.72))
    zone = zone.inflate(0, -pad)
    column = Rect(zone.x + pad, zone.y, min(zone.w - 2 * pad, px * 30), zone.h)
    if picture.form != "reading" and not picture.at_table and zone.w - column.w > zone.h * 0.5:
        _ornament(canvas, Rect(column.right, zone.y, zone.right - column.right, zone.h))
    else:
        column.w = zone.w - 2 * pad
    if not items:
        return
    bar = max(6, px // 4)
    here = next((k for k, one in enumerate(items) if one.here), 0)

    def lines(one: Item) -> list[str]:
        whole = canvas.texts.lines(one.label, px, column.w - 3 * pad - px - bar)
        return whole if one.here else whole[:_MOST_LINES]

    def height(one: Item) -> int:
        return max(1, len(lines(one))) * canvas.texts.height(px) + round(px * 0.5)

    while height(items[here]) > column.h and px > SMALLEST_PX:
        px = max(SMALLEST_PX, round(px * 0.9))
    heights = [height(one) for one in items]
    first, after = _shown(heights, here, column.h)
    y = column.y
    for k in range(first, after):
        rect = Rect(column.x, y, column.w - bar - pad, heights[k] - 3)
        _entry(canvas, items[k], lines(items[k]), px, rect)
        y += heights[k]
    if picture.count > after - first:
        track = Rect(column.right - bar, column.y + pad // 2, bar, column.h - pad)
        _scroll_bar(canvas, track, items[first].index, after - first, picture.count)


def _shown(heights: list[int], here: int, room: int) -> tuple[int, int]:
    """The first entry that is shown and the one after the last; `here` is among them."""
    first, after, used = here, here + 1, heights[here]
    while True:
        above = first > 0 and used + heights[first - 1] <= room
        below = after < len(heights) and used + heights[after] <= room
        if above and (not below or here - first <= after - 1 - here):
            first -= 1
            used += heights[first]
        elif below:
            used += heights[after]
            after += 1
        else:
            return first, after


def _entry(canvas: Canvas, item: Item, lines: list[str], px: int, rect: Rect) -> None:
    theme, pad = canvas.theme, canvas.pad
    if item.here:
        canvas.box(rect, theme.rail, line=theme.focus, width=canvas.thick)
        canvas.arrow(rect.x + pad, rect.centery, round(px * 0.6), theme.focus)
    line = canvas.texts.height(px)
    top = rect.centery - len(lines) * line // 2
    for n, text in enumerate(lines):
        place = Rect(rect.x + pad + px, top + n * line, rect.w - 2 * pad - px, line)
        canvas.put(canvas.fitted(text, px, theme.ink, place.w, bold=item.here), place)
    canvas.touch(rect, Touch("item", item.index))


def _scroll_bar(canvas: Canvas, track: Rect, first: int, shown: int, count: int) -> None:
    back = mixed(canvas.theme.felt, canvas.theme.line, 0.3)
    canvas.box(track, None if canvas.theme.flat else back, radius=track.w // 2)
    thumb = track.copy()
    thumb.h = max(track.w, track.h * shown // count)
    thumb.y = track.y + (track.h - thumb.h) * first // max(1, count - shown)
    canvas.box(thumb, canvas.theme.line, radius=track.w // 2)


def _ornament(canvas: Canvas, zone: Rect) -> None:
    """Two dice where a wide window would be empty."""
    size = min(zone.w // 3, zone.h // 3, 220)
    if size < 40:
        return
    for face, angle, x, y in ((6, 14, -0.36, 0.28), (5, -17, 0.4, -0.3)):
        place = Rect(0, 0, size, size)
        place.center = zone.centerx + round(x * size * 1.3), zone.centery + round(y * size * 1.3)
        dice.shadow(canvas, place)
        made = dice.tilted(canvas, size, face, 0, angle)
        canvas.surface.blit(made, made.get_rect(center=place.center))


def field(canvas: Canvas, field: Field, zone: Rect) -> None:
    """Draw a text that is typed, with its cursor; of a long one, what is around the cursor."""
    theme, pad = canvas.theme, canvas.pad
    px = canvas.px
    line = canvas.texts.height(px)
    rect = Rect(zone.x + 2 * pad, zone.y + 2 * pad, zone.w - 4 * pad, line + 2 * pad)
    label_h = round(canvas.small * 1.5)
    if field.label and zone.h > rect.h + label_h + 3 * pad:
        label = canvas.fitted(field.label, canvas.small, theme.ink, rect.w, bold=True)
        canvas.put(label, Rect(rect.x, rect.y, rect.w, label_h))
        rect.y += label_h
    rect.clamp_ip(zone.inflate(0, -2 * pad))
    canvas.box(rect, theme.rail, line=theme.focus, width=canvas.thick)
    inner = rect.inflate(-2 * pad - 4, -pad)
    if inner.w < 2 or inner.h < 2:
        return
    before = canvas.texts.width(field.text[: field.cursor], px)
    shift = max(0, before - inner.w + 4)
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(inner.clip(clip))
    if field.text:
        made = canvas.texts.made(field.text, px, theme.ink)
        canvas.put(made, inner.move(-shift, 0))
    caret = Rect(inner.x + before - shift, 0, max(2, px // 14), line)
    caret.centery = inner.centery
    canvas.surface.fill(theme.focus, caret)
    canvas.surface.set_clip(clip)
