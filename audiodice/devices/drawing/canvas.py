"""A surface to draw a picture on: smooth shapes, texts, and the areas that a click hits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
import pygame.transform

from audiodice.core.picture import Touch

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.drawing.text import Texts
    from audiodice.devices.drawing.themes import Colour, Theme

Rect = pygame.Rect
Surface = pygame.Surface
Area = tuple[Rect, Touch]

_LEAST_ROOM = 100_000
FINE = 4  # how many times finer shapes are drawn than shown: pygame.draw has no smooth edges


class Shapes:
    """Keeps what is costly to make, by all that it depends on; the oldest goes first."""

    def __init__(self) -> None:
        self.room = _LEAST_ROOM
        """How many pixels are kept."""
        self._kept: dict[object, Surface] = {}
        self._pixels = 0

    def get(self, key: object, make: Callable[[], Surface]) -> Surface:
        if key in self._kept:
            return self._kept[key]
        made = make()
        self._pixels += _pixels(made)
        while self._kept and self._pixels > self.room:
            self._pixels -= _pixels(self._kept.pop(next(iter(self._kept))))
        self._kept[key] = made
        return made


def _pixels(surface: Surface) -> int:
    width, height = surface.get_size()
    return width * height


class Canvas:
    """What all parts of a picture are drawn with. `px` is the height of the words' lines."""

    def __init__(
        self, surface: Surface, theme: Theme, px: int, texts: Texts, shapes: Shapes
    ) -> None:
        self.surface, self.theme, self.texts, self.shapes = surface, theme, texts, shapes
        self.px = px
        w, h = surface.get_size()
        shapes.room = w * h * 3 // 2 + _LEAST_ROOM
        # Of a window that is small for its letters, the dice need their part.
        self.small = max(15, min(round(px * 0.56), h // 13, w // 20))
        self.pad = max(4, round(self.small * 0.54))
        self.areas: list[Area] = []
        """From the back to the front."""

    def touch(self, rect: Rect, touch: Touch) -> None:
        self.areas.append((rect, touch))

    # ------------------------------------------------------------------ shapes

    def box(
        self,
        rect: Rect,
        fill: Colour | None,
        *,
        line: Colour | None = None,
        width: int = 1,
        radius: int | None = None,
    ) -> None:
        """A rectangle with smooth round corners, filled and with an outline inside."""
        if rect.w < 1 or rect.h < 1:
            return
        r = min(self.radius if radius is None else radius, rect.w // 2, rect.h // 2)
        width = min(width, r or 1)
        if r > 1:
            key = "corner", r, fill, line, width
            tile = self.shapes.get(key, lambda: _round(r, fill, line, width))
            for x, tx in ((rect.left, 0), (rect.right - r, r)):
                for y, ty in ((rect.top, 0), (rect.bottom - r, r)):
                    self.surface.blit(tile, (x, y), (tx, ty, r, r))
        else:
            r = 0
        if fill:
            self.surface.fill(fill, (rect.x + r, rect.y, rect.w - 2 * r, rect.h))
            for x in (rect.x, rect.right - r):
                self.surface.fill(fill, (x, rect.y + r, r, rect.h - 2 * r))
        if line:
            self._edges(rect, line, width, r)

    def _edges(self, rect: Rect, line: Colour, width: int, r: int) -> None:
        for y in (rect.y, rect.bottom - width):
            self.surface.fill(line, (rect.x + r, y, rect.w - 2 * r, width))
        for x in (rect.x, rect.right - width):
            self.surface.fill(line, (x, rect.y + r, width, rect.h - 2 * r))

    @property
    def radius(self) -> int:
        return max(4, self.small // 3)

    @property
    def thick(self) -> int:
        """The width of an outline that says something."""
        return max(3, self.small // 7)

    def arrow(self, x: int, middle: int, size: int, colour: Colour) -> None:
        """A triangle that points to the right."""

        def make() -> Surface:
            n = size * FINE
            big = Surface((n, n), pygame.SRCALPHA)
            pygame.draw.polygon(big, colour, [(n // 6, 0), (n // 6, n - 1), (n - n // 6, n // 2)])
            return pygame.transform.smoothscale(big, (size, size))

        if size > 0:
            made = self.shapes.get(("arrow", size, colour), make)
            self.surface.blit(made, (x, middle - size // 2))

    def dashed(self, rect: Rect, step: int) -> None:
        """An outline of dashes: a place that is empty, or what cannot be done."""
        fill, colour = self.surface.fill, self.theme.line
        width = max(1, self.small // 14)
        for x in range(rect.left + step // 2, rect.right - step // 2, step * 2):
            long = min(step, rect.right - x)
            fill(colour, (x, rect.top, long, width))
            fill(colour, (x, rect.bottom - width, long, width))
        for y in range(rect.top + step // 2, rect.bottom - step // 2, step * 2):
            long = min(step, rect.bottom - y)
            fill(colour, (rect.left, y, width, long))
            fill(colour, (rect.right - width, y, width, long))

    # ------------------------------------------------------------------ texts

    def put(self, made: Surface, rect: Rect, *, side: str = "left") -> None:
        """A text in the middle of the height of `rect`, at its left or right side or centre."""
        place = made.get_rect(midleft=rect.midleft)
        if side == "right":
            place.right = rect.right
        elif side == "centre":
            place.centerx = rect.centerx
        self.surface.blit(made, place)

    def fitted(
        self, text: str, px: int, colour: Colour, width: int, *, bold: bool = False
    ) -> Surface:
        return self.texts.fitted(text, px, colour, width, bold=bold)

    # ------------------------------------------------------------------ the table

    def felt(self, rect: Rect) -> None:
        """The table: brighter in the middle than at its rim, with a shadow under the rail."""
        theme = self.theme
        if theme.flat or rect.w < 40 or rect.h < 40:
            self.box(rect, theme.felt, line=theme.line if theme.flat else None)
            return
        made = self.shapes.get(
            ("felt", rect.size, theme.felt, self.radius),
            lambda: _felt(rect.size, theme, self.radius),
        )
        self.surface.blit(made, rect)
        self.box(rect, None, line=theme.line, width=1)


def _round(r: int, fill: Colour | None, line: Colour | None, width: int) -> Surface:
    """The four corners of a box, as one circle."""
    n = 2 * r * FINE
    big = Surface((n, n), pygame.SRCALPHA)
    middle = n // 2
    outer = line or fill or (0, 0, 0)
    big.fill((*outer, 0))  # so that the smooth edge has no dark fringe
    if fill:
        pygame.draw.circle(big, fill, (middle, middle), middle)
    if line:
        pygame.draw.circle(big, line, (middle, middle), middle, width * FINE)
    return pygame.transform.smoothscale(big, (2 * r, 2 * r))


def _felt(size: tuple[int, int], theme: Theme, radius: int) -> Surface:
    across, down = 32, 18
    tiny = Surface((across, down))
    falls = 0.26 if theme.dark else 0.07
    for x in range(across):
        for y in range(down):
            far = math.hypot((x - 15.5) / 20, (y - 7.5) / 13)
            light = 1.06 - falls * min(1.2, far) ** 2
            tiny.set_at((x, y), [min(255, round(c * light)) for c in theme.felt])
    made = pygame.transform.smoothscale(tiny, size)
    grain = _grain(theme)
    for x in range(0, size[0], grain.get_width()):
        for y in range(0, size[1], grain.get_height()):
            made.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    for deep in range(6):  # the rail's shadow
        strip = Surface((size[0], 2), pygame.SRCALPHA)
        strip.fill((0, 0, 0, (46 if theme.dark else 16) - deep * (8 if theme.dark else 3) + 2))
        made.blit(strip, (0, deep * 2))
    return _rounded_off(made, max(4, radius), theme.rail)


def _grain(theme: Theme) -> Surface:
    """Threads of cloth: a tile with a few levels more here and there, the same each time."""
    side = 64
    tile = Surface((side, side))
    most = 7 if theme.dark else 4
    seed = 1
    for x in range(side):
        for y in range(side):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            level = (seed >> 16) % most
            tile.set_at((x, y), (level, level, level))
    return tile


def _rounded_off(made: Surface, r: int, around: Colour) -> Surface:
    """The same with round corners; opaque, so that it is drawn fast."""
    cut = Surface(made.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(cut, (255, 255, 255), cut.get_rect(), border_radius=r)
    cut.blit(made, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    whole = Surface(made.get_size(), depth=32)
    whole.fill(around)
    whole.blit(cut, (0, 0))
    return whole
