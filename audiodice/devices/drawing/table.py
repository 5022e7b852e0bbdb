"""The middle of a table: whose turn it is, trays, and the dice in their two rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from audiodice.core.picture import Touch
from audiodice.devices.drawing import dice
from audiodice.devices.drawing.canvas import Rect
from audiodice.devices.drawing.themes import mixed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.picture import Die, Picture, Tray
    from audiodice.devices.drawing.canvas import Canvas

_SMALLEST, _LARGEST = 16, 260  # pixels of a die
_ACROSS, _DEEP = 1.28, 2.62  # the room of a die with what is around it, in dice
_BELOW = 1.34  # from the upper row to the lower one


def turn(canvas: Canvas, picture: Picture, zone: Rect) -> Rect:
    """Draw whose turn it is and what is at stake; returns what is left of `zone`."""
    theme, small = canvas.theme, canvas.small
    high = round(small * 1.6)
    if zone.h < high * 3 or not (picture.turn or picture.stake):
        return zone
    line = Rect(zone.x, zone.y, zone.w, high)
    if picture.stake:
        px = round(small * 1.1)
        stake = canvas.fitted(picture.stake, px, theme.on_main, zone.w // 2, bold=True)
        pill = stake.get_rect().inflate(2 * canvas.pad, 2)
        pill.midright = line.midright
        canvas.box(pill, theme.main, radius=pill.h // 2)
        canvas.put(stake, pill, side="centre")
        line.w -= pill.w + canvas.pad
    canvas.put(canvas.fitted(picture.turn, small, theme.ink, line.w), line)
    return Rect(zone.x, zone.y + high, zone.w, zone.h - high)


# ---------------------------------------------------------------------- dice


def places(canvas: Canvas, shown: Sequence[Die], zone: Rect) -> list[tuple[Rect, Rect]]:
    """For each die its place in the upper row and the one below it, for dice that are kept."""
    if not shown or zone.h < 24 or zone.w < 24:
        return []
    count = len(shown)
    plans = [(count, 1)] + ([((count + 1) // 2, 2)] if count > 6 else [])

    def side(plan: tuple[int, int]) -> int:
        across, down = plan
        return int(min(zone.w / (across * _ACROSS + 0.3), zone.h / (down * _DEEP)))

    across, down = max(plans, key=side)
    size = max(_SMALLEST, min(side((across, down)), _LARGEST))
    step, deep = round(size * _ACROSS), round(size * _DEEP)
    x0 = zone.x + (zone.w - across * step + step - size) // 2
    y0 = zone.y + max(0, (zone.h - down * deep) // 2) + round(size * 0.06)
    upper = [
        Rect(x0 + k % across * step, y0 + k // across * deep, size, size) for k in range(count)
    ]
    return [(one, one.move(0, round(size * _BELOW))) for one in upper]


def rows(canvas: Canvas, shown: Sequence[Die], zone: Rect, *, moving: bool = False) -> list[Rect]:
    """Draw the dice, each in its column: above as rolled, below if it is kept.

    With `moving`, dice in the upper row are left out. Returns where each die lies.
    """
    theme = canvas.theme
    slots = places(canvas, shown, zone)
    if slots and any(one.state in ("rolled", "kept", "rolling") for one in shown):
        for y in sorted({below.y for _, below in slots}):
            _trough(canvas, [below for _, below in slots if below.y == y])
    lie = []
    for one, (above, below) in zip(shown, slots, strict=True) if slots else ():
        kept = one.state == "kept"
        rect = below if kept else above
        lie.append(rect)
        canvas.touch(rect, Touch("die", one.place))
        if one.state == "rolled" and one.may:  # a place below says: this die may go there
            canvas.dashed(below.inflate(-below.w // 5, -below.w // 5), max(4, below.w // 9))
        if kept:
            bar = max(3, rect.w // 14)
            place = Rect(rect.x, rect.bottom + max(1, rect.w // 30), rect.w, bar)
            canvas.box(place, theme.kept, radius=bar // 2)
        if not (moving and rect is above and one.state == "rolled"):
            put(canvas, one, rect)
    return lie


def _trough(canvas: Canvas, slots: Sequence[Rect]) -> None:
    """The hollow in which kept dice lie."""
    theme, size = canvas.theme, slots[0].w
    whole = slots[0].unionall(slots).inflate(round(size * 0.3), round(size * 0.22))
    if not theme.flat:
        dark = mixed(theme.felt, (0, 0, 0), 0.32 if theme.dark else 0.07)
        canvas.box(whole, dark, radius=size // 5)
        light = mixed(theme.felt, theme.ink, 0.14)
        pygame.draw.line(
            canvas.surface, light, (whole.x + size // 5, whole.bottom),
            (whole.right - size // 5, whole.bottom),
        )  # fmt: skip


def put(canvas: Canvas, one: Die, rect: Rect) -> None:
    """Draw a die at `rect`."""
    dice.shadow(canvas, rect)
    if one.state == "rolling":
        made = dice.tilted(canvas, rect.w, 0, one.family, dice.TILT)
    else:
        made = dice.die(canvas, rect.w, one.face, one.family, locked=one.state == "locked")
    canvas.surface.blit(made, made.get_rect(center=rect.center))
    if one.focus:
        width = max(2, rect.w // 16)
        around = rect.inflate(4 * width, 4 * width)
        canvas.box(around, None, line=canvas.theme.focus, width=width, radius=rect.w // 4)


# ---------------------------------------------------------------------- trays


def trays(canvas: Canvas, shown: Sequence[Tray], zone: Rect, *, alone: bool) -> Rect:
    """Draw the trays, side by side while there is room; returns what is left of `zone`."""
    pad, small = canvas.pad, canvas.small
    if not shown or zone.h < small:
        return zone
    if alone:
        across = 1 if zone.w < small * 24 else 2 if zone.w < small * 48 else 3
        down = -(-len(shown) // across)
        size = max(_SMALLEST, min(zone.h // down - pad * 3, round(small * 3.4)))
    else:
        size = max(_SMALLEST, min(round(zone.h * 0.15), round(small * 1.8)))
    high, step = size + pad, size + max(3, size // 7)
    x, y = zone.x, zone.y
    for tray in shown:
        name = f"{tray.name}: {tray.note}" if tray.note else tray.name
        made = canvas.fitted(name, round(small * 0.95), canvas.theme.ink, zone.w // 2)
        width = made.get_width() + step * len(tray.dice) + 3 * pad
        if alone:
            width = (zone.w - (across - 1) * pad) // across
        if x + width > zone.right and x > zone.x:
            x, y = zone.x, y + high + pad
        rect = Rect(x, y, min(width, zone.right - x), high)
        _tray(canvas, tray, rect)
        canvas.put(made, rect.move(pad, 0))
        fits = max(1, (rect.w - made.get_width() - 3 * pad) // max(1, len(tray.dice)))
        for k, one in enumerate(tray.dice):
            place = Rect(0, y + pad // 2, size, size)
            place.x = rect.right - pad - size - (len(tray.dice) - 1 - k) * min(step, fits)
            put(canvas, one, place)
            if tray.kind == "dungeon":
                _bars(canvas, place, rect)
        x += width + pad
    used = y + high + pad - zone.y
    return Rect(zone.x, zone.y + used, zone.w, max(0, zone.h - used))


def _tray(canvas: Canvas, tray: Tray, rect: Rect) -> None:
    theme = canvas.theme
    chosen = bool(tray.pick) and tray.picked
    line = theme.focus if chosen else theme.line
    heavy = canvas.thick if chosen or tray.kind == "fonnjo" else 1
    canvas.box(rect, theme.rail, line=line, width=heavy)
    if tray.pick:
        canvas.touch(rect, Touch("tray", tray.pick))


def _bars(canvas: Canvas, die: Rect, tray: Rect) -> None:
    """The Dungeon's dice are behind bars."""
    width = max(2, die.w // 14)
    for k in range(4):
        x = die.x + round((k + 0.5) * die.w / 4) - width // 2
        if not canvas.theme.flat:
            canvas.surface.fill(canvas.theme.edge, (x - 1, tray.y + 2, width + 2, tray.h - 4))
        canvas.surface.fill(canvas.theme.line, (x, tray.y + 2, width, tray.h - 4))
