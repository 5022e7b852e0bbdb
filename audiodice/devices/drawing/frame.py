"""What is around the table: the scores above, the words that were said last, the buttons below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.picture import Touch
from audiodice.devices.drawing.canvas import Rect
from audiodice.devices.drawing.themes import mixed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.picture import Choice, Seat
    from audiodice.devices.drawing.canvas import Canvas

_MOST_SEATS = 4  # shown side by side; of more, the one in turn comes first
_LEAST_WORDS_PX = 14


def scores(canvas: Canvas, seats: Sequence[Seat], title: str, zone: Rect) -> Rect:
    """Draw the seats at the top, beside them the game's name; returns what is left of `zone`."""
    small, pad = canvas.small, canvas.pad
    high = round(small * 2)
    if not seats or high > zone.h / 4.5:
        return zone
    if len(seats) > _MOST_SEATS:
        seats = sorted(seats, key=lambda seat: not seat.in_turn)
    shown = seats[: max(1, min(_MOST_SEATS, zone.w // (small * 7)))]
    each = min((zone.w - pad) // len(shown), small * 17)
    for n, seat in enumerate(shown):
        card = Rect(zone.x + pad + n * each, zone.y + 3, each - pad, high - 3)
        hidden = len(seats) - len(shown) if n == len(shown) - 1 else 0
        _seat(canvas, seat, card, f" +{hidden}" if hidden else "")
    room = Rect(zone.x + pad + len(shown) * each, zone.y + 3, 0, high - 3)
    room.w = zone.right - 2 * pad - room.x
    if room.w > small * 6:
        name = canvas.fitted(title, small, canvas.theme.quiet, room.w, bold=True)
        canvas.put(name, room, side="right")
    return Rect(zone.x, zone.y + high, zone.w, zone.h - high)


def _seat(canvas: Canvas, seat: Seat, card: Rect, more: str) -> None:
    theme, small, pad = canvas.theme, canvas.small, canvas.pad
    back = theme.rail if theme.flat else mixed(theme.rail, theme.ink, 0.07)
    # A triangle and a line around it: not colour alone.
    line, width = (theme.focus, 2) if seat.in_turn else (None, 1)
    canvas.box(card, back, line=line, width=width)
    room = card.inflate(-pad, 0)
    points = canvas.fitted(str(seat.score), small, theme.ink, room.w // 2, bold=True)
    canvas.put(points, room, side="right")
    if seat.in_turn:
        canvas.arrow(room.x, card.centery, round(small * 0.7), theme.focus)
    if seat.in_turn or not theme.flat:
        room.x, room.w = room.x + round(small * 0.8), room.w - round(small * 0.8)
    room.w -= points.get_width() + pad
    ink = theme.ink if seat.in_turn else theme.quiet
    name = seat.name if seat.present else f"({seat.name})"
    canvas.put(canvas.fitted(name + more, small, ink, room.w, bold=seat.in_turn), room)
    whole = seat.score + seat.missing
    if seat.missing >= 0 and whole > 0:  # how far it is to the target
        track = Rect(card.x + pad, card.bottom - 6, card.w - 2 * pad, 3)
        canvas.surface.fill(mixed(theme.rail, theme.line, 0.45), track)
        track.w = round(track.w * max(0, min(1, seat.score / whole)))
        canvas.surface.fill(theme.kept, track)


def words(canvas: Canvas, text: str, zone: Rect, *, alone: bool = False) -> Rect:
    """Draw the words whole, in letters as large as fit; returns what is left of `zone`.

    The height of two lines is always kept, so that the table stays where it is.
    """
    pad, px = canvas.pad, canvas.px
    width = zone.w - 3 * pad
    most = zone.h if alone else zone.h * 0.5
    while True:
        lines = canvas.texts.lines(text, px, width, bold=True) if text else []
        line = canvas.texts.height(px, bold=True)
        if len(lines) * line + pad <= most or px <= _LEAST_WORDS_PX:
            break
        if px < max(20, canvas.px * 0.6):
            most = zone.h
        px = max(_LEAST_WORDS_PX, round(px * 0.92) - 1)
    kept = 2 if zone.h > 6 * canvas.texts.height(canvas.px, bold=True) else 1
    high = max(kept * canvas.texts.height(canvas.px, bold=True), len(lines) * line) + pad
    high = min(zone.h, high)
    top = zone.y + pad // 2
    for n, one in enumerate(lines):
        if top + n * line >= zone.bottom:
            break
        made = canvas.texts.made(one, px, canvas.theme.ink, bold=True)
        canvas.surface.blit(made, (zone.x + round(pad * 1.5), top + n * line))
    return Rect(zone.x, zone.y + high, zone.w, zone.h - high)


def buttons(canvas: Canvas, choices: Sequence[Choice], zone: Rect) -> Rect:
    """Draw what can be done at the bottom; returns what is left of `zone`.

    If there is no room for all, what cannot be done now is left out first, then keys; then letters
    become smaller.
    """
    high = round(canvas.small * (2 if zone.h > 18 * canvas.small else 1.7))
    if not choices or high > zone.h / 5:
        return zone
    able = [choice for choice in choices if choice.can]
    wide, small = zone.w - 2 * canvas.pad, canvas.small
    tries = [(choices, True, 1), (able, True, 1), (choices, True, 2), (able, False, 1)]
    most = 2 if zone.h > 14 * high else 1
    plans = [(*one, small) for one in tries if one[2] <= most]
    plans += [(able, False, 1, px) for px in range(small - 1, _least_px(canvas) - 1, -2)]
    for shown, keys, rows, px in plans:
        if (plan := _plan(canvas, shown, keys, wide, rows, px)) is not None:
            break
    else:
        plan = _plan(canvas, able, False, wide, None, px) or []
    gap = canvas.pad // 2 + 1
    left = Rect(zone.x, zone.y, zone.w, zone.h - len(plan) * (high + gap) - gap)
    for n, row in enumerate(plan):
        x = zone.x + canvas.pad
        for choice, width in row:
            rect = Rect(x, left.bottom + gap + n * (high + gap), width, high)
            _button(canvas, choice, rect, px, keys=keys)
            x += width + canvas.pad
    return left


def _least_px(canvas: Canvas) -> int:
    return max(_LEAST_WORDS_PX, canvas.small * 7 // 10)


def _plan(
    canvas: Canvas, choices: Sequence[Choice], keys: bool, wide: int, rows: int | None, px: int
) -> list[list[tuple[Choice, int]]] | None:
    """The rows of buttons with their widths; None if they do not fit in so many rows.

    If `rows` is None, one row of as many as fit.
    """
    plan: list[list[tuple[Choice, int]]] = [[]]
    x = 0
    for choice in choices:
        width = canvas.texts.width(choice.label, px, bold=_bold(choice)) + 2 * canvas.pad
        if keys and choice.key:
            width += canvas.texts.width(choice.key, _key_px(px)) + round(2.2 * canvas.pad)
        width = max(width, round(canvas.small * 2.4))
        if x + width > wide and x:
            if rows is None:
                return plan
            plan.append([])
            x = 0
        if width > wide and rows is not None:
            return None
        plan[-1].append((choice, min(width, wide)))
        x += width + canvas.pad
    return plan if rows is None or len(plan) <= rows else None


def _bold(choice: Choice) -> bool:
    return choice.main and choice.can


def _key_px(px: int) -> int:
    return max(13, round(px * 0.82))


def _button(canvas: Canvas, choice: Choice, rect: Rect, px: int, *, keys: bool) -> None:
    theme, pad = canvas.theme, canvas.pad
    main = _bold(choice)
    ink = theme.on_main if main else theme.ink if choice.can else theme.quiet
    back = theme.main if main else theme.rail if theme.flat else mixed(theme.rail, theme.ink, 0.1)
    if choice.can:
        if main and not theme.flat:  # a lower edge, as of a button that one can press
            canvas.box(rect.move(0, 2), mixed(theme.main, (0, 0, 0), 0.4))
        canvas.box(rect, back, line=None if main else theme.line)
    else:
        canvas.dashed(rect.inflate(-2, -2), 4)
    room = rect.inflate(-2 * pad, 0)
    if keys and choice.key:
        key = canvas.texts.made(choice.key, _key_px(px), ink)
        cap = key.get_rect().inflate(pad, 2)
        cap.midright = room.midright
        cap.h = min(cap.h, rect.h - 6)
        cap.centery = rect.centery
        canvas.box(cap, None, line=ink if main or theme.flat else theme.line, radius=4)
        canvas.put(key, cap, side="centre")
        room.w -= cap.w + pad
    label = canvas.fitted(choice.label, px, ink, room.w, bold=main)
    canvas.put(label, room, side="left" if keys and choice.key else "centre")
    canvas.touch(rect, Touch("choice", choice.id))
