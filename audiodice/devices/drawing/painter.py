"""Draws a picture: where its parts go, and what a click hits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from audiodice.devices.drawing import dice, frame, lists, sheet, table
from audiodice.devices.drawing.canvas import Area, Canvas, Rect, Shapes, Surface
from audiodice.devices.drawing.text import Texts
from audiodice.devices.drawing.themes import THEMES

if TYPE_CHECKING:
    from audiodice.core.picture import Picture

_USUAL = (640, 360)  # the window in which letters have the size of the setting


class Painter:
    """Draws pictures. Everything costly (fonts, dice, the felt) is made once and kept."""

    def __init__(self) -> None:
        self._texts, self._shapes = Texts(), Shapes()
        self.dice: list[Rect] = []
        """Where the dice of the last picture lie."""
        self.felt = Rect(0, 0, 0, 0)

    def canvas(self, surface: Surface, colours: str, px: int, scale: float = 1.0) -> Canvas:
        """What to draw on; `px` is the size of letters in a window of the usual size.

        On a dense screen a pixel is `scale` of the surface's.
        """
        sides = zip(surface.get_size(), _USUAL, strict=True)
        larger = min(side / (usual * scale) for side, usual in sides)
        size = round(px * scale * math.sqrt(max(1.0, larger)))
        return Canvas(surface, THEMES[colours], size, self._texts, self._shapes)

    def draw(self, canvas: Canvas, picture: Picture, *, moving: bool = False) -> list[Area]:
        """Draw the whole picture; with `moving`, without the dice that are being thrown."""
        self._texts.turn_over()
        self.dice, self.felt = [], Rect(0, 0, 0, 0)
        surface, theme, pad = canvas.surface, canvas.theme, canvas.pad
        surface.fill(theme.rail)
        zone = surface.get_rect()
        if zone.w < 16 or zone.h < 16:
            return []
        zone = frame.buttons(canvas, picture.choices, zone)
        zone = frame.scores(canvas, picture.seats, picture.title, zone)
        if picture.form != "table":
            zone = lists.title(canvas, picture, zone)
        empty = not (picture.dice or picture.trays or picture.sheet or picture.items)
        alone = empty and picture.field is None and picture.form != "table"
        zone = frame.words(canvas, picture.caption, zone, alone=alone)
        edge = pad // 2
        felt = Rect(edge, zone.y, zone.w - 2 * edge, zone.h - edge)
        if alone or felt.h < canvas.small or felt.w < canvas.small:
            return canvas.areas
        self.felt = felt
        canvas.felt(felt)
        inner = felt.inflate(-2 * pad, -pad)
        surface.set_clip(felt)
        if picture.field is not None:
            lists.field(canvas, picture.field, felt)
        elif picture.form == "table":
            self._table(canvas, picture, inner, moving=moving)
        else:
            lists.entries(canvas, picture, felt)
        surface.set_clip(None)
        return canvas.areas

    def _table(self, canvas: Canvas, picture: Picture, zone: Rect, *, moving: bool) -> None:
        zone = sheet.sheet(canvas, picture.sheet, zone)
        zone = table.above(canvas, picture, zone)
        if not picture.dice and picture.trays:
            table.large_trays(canvas, picture.trays, zone)
        elif not picture.dice:
            table.print_on_felt(canvas, picture.title, zone)
        self.dice = table.rows(canvas, picture.dice, zone, moving=moving)

    def prepare(self, canvas: Canvas, picture: Picture) -> None:
        """Make what the picture needs, and all faces of its dice; draws on the canvas."""
        self.draw(canvas, picture)
        for size in {rect.w for rect in self.dice}:
            for face in range(1, 7):
                dice.die(canvas, size, face)
