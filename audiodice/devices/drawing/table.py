"""The middle of a table: whose turn it is, trays, and the dice in their two rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from audiodice.core.picture import Touch
from audiodice.devices.drawing import dice
from audiodice.devices.drawing.canvas import Rect
from audiodice.devices.drawing.text import SMALLEST_PX
from audiodice.devices.drawing.themes import mixed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.picture import Die, Picture, Tray
    from audiodice.devices.drawing.canvas import Canvas

_SMALLEST = 16  # pixels of a die
_ACROSS, _DEEP = 1.28, 2.7  # the room of a die with what is around it, in dice
_BELOW = 1.34  # from the upper row to the lower one


def above(canvas: Canvas, picture: Picture, zone: Rect) -> Rect:
    """Draw whose turn it is, what is at stake, and the trays; returns what is left of `zone`.

    Without dice there is room for trays as large as dice, so they are not drawn here.
    """
    shown = picture.trays if picture.dice else ()
    pad, px, said = canvas.pad, canvas.small, picture.turn
    while True:
        high = round(px * (2 if shown else 1.6))
        stake = canvas.texts.made(picture.stake, px, canvas.theme.on_main, bold=True)
        first = canvas.texts.width(said, px) + pad if said else 0
        room = zone.w - (stake.get_width() + 3 * pad if picture.stake else 0)
        widths = [_tray_width(canvas, tray, px, high) for tray in shown]
        lines = _lines([first, *widths], pad, room, zone.w)
        used = (high + pad // 2) * len(lines)
        if px <= SMALLEST_PX or (used < zone.h * 0.45 and max(widths, default=0) <= zone.w):
            break
        if shown and px < canvas.small * 0.75:
            said = ""  # the marked score says it, too
        px = max(SMALLEST_PX, round(px * 0.88))
    if used > zone.h * 0.6 or not (picture.turn or picture.stake or shown):
        return zone
    if picture.stake:
        pill = stake.get_rect().inflate(2 * pad, 2)
        pill.midright = zone.right, zone.y + high // 2
        canvas.box(pill, canvas.theme.main, radius=pill.h // 2)
        canvas.put(stake, pill, side="centre")
    canvas.put(canvas.fitted(said, px, canvas.theme.ink, room), Rect(*zone.topleft, 0, high))
    places = [(x, y) for y, line in enumerate(lines) for x in line][1:]
    for tray, width, (x, y) in zip(shown, widths, places, strict=True):
        rect = Rect(zone.x + x, zone.y + y * (high + pad // 2), min(width, zone.w), high)
        _named_beside(canvas, tray, rect, px)
    return Rect(zone.x, zone.y + used, zone.w, max(0, zone.h - used))


def _lines(widths: Sequence[int], gap: int, first: int, room: int) -> list[list[int]]:
    """Where things of these widths begin, in lines: the first has less room."""
    lines: list[list[int]] = [[]]
    x = 0
    for width in widths:
        if lines[-1] and x + width > (first if len(lines) == 1 else room):
            lines.append([])
            x = 0
        lines[-1].append(x)
        x += width + gap
    return lines


def _tray_width(canvas: Canvas, tray: Tray, px: int, high: int) -> int:
    """The width of a tray whose name is beside its dice."""
    name = canvas.texts.width(_named(tray), px)
    return name + 3 * canvas.pad + _step(_beside(canvas, high)) * len(tray.dice)


def _beside(canvas: Canvas, high: int) -> int:
    """The size of dice in a tray of this height, beside its name."""
    return max(_SMALLEST, high - max(4, canvas.pad // 2))


def _step(size: int) -> int:
    return size + max(3, size // 8)


def _named_beside(canvas: Canvas, tray: Tray, rect: Rect, px: int) -> None:
    """Draw a tray with its name at the left of its dice."""
    pad, size = canvas.pad, _beside(canvas, rect.h)
    _tray(canvas, tray, rect)
    room = rect.w - 3 * pad - _step(size) * len(tray.dice)
    name = canvas.fitted(_named(tray), px, canvas.theme.ink, max(room, rect.w // 3))
    canvas.put(name, rect.move(pad, 0))
    left = rect.x + 2 * pad + name.get_width()
    _in_tray(canvas, tray, Rect(left, rect.y, rect.right - pad - left, rect.h), size)


def print_on_felt(canvas: Canvas, title: str, zone: Rect) -> None:
    """Adorn an empty table with the game's name, which stands above it in readable colours."""
    theme, px = canvas.theme, min(zone.h // 3, zone.w // 6, canvas.small * 6)
    if px > canvas.small and not theme.flat:
        ink = mixed(theme.felt, theme.line, 0.3)
        made = canvas.fitted(title, px, ink, zone.w - 2 * canvas.pad, bold=True)
        around = made.get_rect(center=zone.center).inflate(px, px // 2)
        canvas.box(around, None, line=ink, width=max(2, px // 24), radius=around.h // 2)
        canvas.put(made, zone, side="centre")


# ---------------------------------------------------------------------- dice


def places(shown: Sequence[Die], zone: Rect) -> list[tuple[Rect, Rect]]:
    """For each die its place in the upper row and the one below it, for dice that are kept."""
    if not shown or zone.h < 24 or zone.w < 24:
        return []
    count = len(shown)
    plans = [(count, 1)] + ([((count + 1) // 2, 2)] if count > 6 else [])

    def side(plan: tuple[int, int]) -> int:
        across, down = plan
        return int(min(zone.w / (across * _ACROSS + 0.3), zone.h / (down * _DEEP)))

    across, down = max(plans, key=side)
    size = max(_SMALLEST, min(side((across, down)), _largest(zone)))
    step, deep = round(size * _ACROSS), round(size * _DEEP)
    x0 = zone.x + (zone.w - across * step + step - size) // 2
    y0 = zone.y + max(0, (zone.h - down * deep) // 2) + round(size * 0.06)
    upper = [
        Rect(x0 + k % across * step, y0 + k // across * deep, size, size) for k in range(count)
    ]
    return [(one, one.move(0, round(size * _BELOW))) for one in upper]


def _largest(zone: Rect) -> int:
    return max(260, zone.h // 4)


def rows(canvas: Canvas, shown: Sequence[Die], zone: Rect, *, moving: bool = False) -> list[Rect]:
    """Draw the dice, each in its column: above as rolled, below if it is kept.

    With `moving`, dice in the upper row are left out. Returns where each die lies.
    """
    theme = canvas.theme
    slots = places(shown, zone)
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
            place = Rect(rect.x, rect.bottom + rect.w // 7, rect.w, bar)
            canvas.box(place, theme.kept, radius=bar // 2)
        if not (moving and rect is above and one.state == "rolled"):
            put(canvas, one, rect)
    return lie


def _trough(canvas: Canvas, slots: Sequence[Rect]) -> None:
    """The hollow in which kept dice lie."""
    theme, size = canvas.theme, slots[0].w
    whole = slots[0].unionall(slots).inflate(round(size * 0.3), round(size * 0.24))
    whole.h += size // 8
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
    dice.shadow(canvas, rect, one.family)
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


def large_trays(canvas: Canvas, shown: Sequence[Tray], zone: Rect) -> None:
    """Draw the trays as cards that fill the zone: the name above the dice, or beside them."""
    pad, px = min(canvas.pad, max(4, zone.h // 14)), canvas.small
    if not shown or zone.h < px:
        return
    most = max(2, *(len(tray.dice) for tray in shown))

    def side(plan: tuple[int, bool]) -> float:
        """The size of the dice with so many cards across; whether names are beside them."""
        across, beside = plan
        high = (zone.h + pad) / -(-len(shown) // across) - 2 * pad
        room = (zone.w + pad) / across - 3 * pad
        name = wide + pad if beside else 0
        return min(high - (0 if beside else px * 1.6), (room - name) / (most * 1.15))

    plans = [(n, beside) for n in range(1, min(4, len(shown)) + 1) for beside in (False, True)]
    while True:
        wide = max(canvas.texts.width(_named(tray), px, bold=True) for tray in shown)
        across, beside = max(plans, key=side)
        if side((across, beside)) >= _SMALLEST or px <= SMALLEST_PX:
            break
        px = max(SMALLEST_PX, round(px * 0.88))
    size = max(_SMALLEST, min(int(side((across, beside))), _largest(zone), px * 7))
    width = (zone.w - (across - 1) * pad) // across
    high = round(size + pad + (0 if beside else px * 1.6))
    for n, tray in enumerate(shown):
        x, y = zone.x + n % across * (width + pad), zone.y + n // across * (high + pad)
        rect = Rect(x, y, width, high)
        if beside:
            _named_beside(canvas, tray, rect, px)
            continue
        _tray(canvas, tray, rect)
        top = Rect(x + pad, y, width - 2 * pad, round(px * 1.6))
        canvas.put(canvas.fitted(_named(tray), px, canvas.theme.ink, top.w, bold=True), top)
        _in_tray(canvas, tray, Rect(top.x, top.bottom, top.w, rect.bottom - pad - top.bottom), size)


def _named(tray: Tray) -> str:
    return f"{tray.name}: {tray.note}" if tray.note else tray.name


def _in_tray(canvas: Canvas, tray: Tray, room: Rect, size: int) -> None:
    """Draw the dice of a tray, side by side; they overlap if there is no room."""
    count, size = len(tray.dice), min(size, room.h)
    if size < 4 or not count:
        return
    step = min(_step(size), (room.w - size) // max(1, count - 1))
    for k, one in enumerate(tray.dice):
        place = Rect(room.x + k * step, room.centery - size // 2, size, size)
        put(canvas, one, place)
        if tray.kind == "dungeon":
            _bars(canvas, place)


def _tray(canvas: Canvas, tray: Tray, rect: Rect) -> None:
    theme = canvas.theme
    chosen = bool(tray.pick) and tray.picked
    line = theme.focus if chosen else theme.line
    heavy = canvas.thick if chosen or tray.kind == "fonnjo" else 1
    canvas.box(rect, theme.rail, line=line, width=heavy)
    if tray.pick:
        canvas.touch(rect, Touch("tray", tray.pick))


def _bars(canvas: Canvas, die: Rect) -> None:
    """The Dungeon's dice are behind bars, which leave the marks of the family in sight."""
    theme, width = canvas.theme, max(2, die.w // 14)
    around, around_px = (theme.pip, 2) if theme.flat else (theme.edge, 1)
    die = Rect(die.x, die.y - 2, die.w, round(die.h * 0.72) + 2)
    for k in range(4):
        x = die.x + round((k + 0.5) * die.w / 4) - width // 2
        canvas.surface.fill(around, (x - around_px, die.y, width + 2 * around_px, die.h))
        canvas.surface.fill(theme.line, (x, die.y, width, die.h))
