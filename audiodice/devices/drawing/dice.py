"""Dice: round corners, lit from above, with a side that one sees and a soft shadow."""

from __future__ import annotations

import pygame
import pygame.transform

from audiodice.devices.drawing.canvas import Canvas, Rect, Surface
from audiodice.devices.drawing.themes import Colour, Theme, mixed

_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
_L, _M, _R = 0.24, 0.5, 0.76
PIPS = (
    (),
    ((_M, _M),),
    ((_L, _L), (_R, _R)),
    ((_L, _L), (_M, _M), (_R, _R)),
    ((_L, _L), (_R, _L), (_L, _R), (_R, _R)),
    ((_L, _L), (_R, _L), (_M, _M), (_L, _R), (_R, _R)),
    ((_L, _L), (_L, _M), (_L, _R), (_R, _L), (_R, _M), (_R, _R)),
)
_PIP_R = 0.094  # of the side
_SIDE = 0.09  # the height of the side that one sees, of the whole
_ROUND, _SHARP, _CUT = 1, 3, 4  # families with a shape of their own
TILT = 12  # degrees, of dice that roll


def die(canvas: Canvas, size: int, face: int, family: int = 0, *, locked: bool = False) -> Surface:
    """A die of `size` pixels, made once."""
    theme = canvas.theme
    key = "die", theme.die, theme.pip, size, face, family, locked
    return canvas.shapes.get(key, lambda: _made(theme, size, face, family, locked))


def tilted(canvas: Canvas, size: int, face: int, family: int, angle: int) -> Surface:
    key = "tilted", canvas.theme.die, size, face, family, angle
    upright = die(canvas, size, face, family)
    return canvas.shapes.get(key, lambda: pygame.transform.rotozoom(upright, angle, 1))


def shadow(canvas: Canvas, rect: Rect, family: int = 0, lift: float = 0.0) -> None:
    """The soft shadow of a die at `rect`; a die in the air (`lift` up to 1) has a paler one."""
    if canvas.theme.flat:
        return
    strength = (110 if canvas.theme.dark else 80) - round(60 * lift)
    key = "shadow", rect.w, strength, family == _ROUND
    tile = canvas.shapes.get(key, lambda: _shadow(rect.w, strength, round_=family == _ROUND))
    off = (tile.get_width() - rect.w) // 2
    canvas.surface.blit(tile, (rect.x - off, rect.y - off + rect.w // 9))


def _shadow(size: int, strength: int, *, round_: bool) -> Surface:
    n = size + size // 2
    tile = Surface((n, n), pygame.SRCALPHA)
    inner = tile.get_rect().inflate(-size * 4 // 9, -size * 4 // 9)
    pygame.draw.rect(tile, (0, 0, 0, strength), inner, border_radius=size // (2 if round_ else 4))
    few = max(2, n // 8)
    small = pygame.transform.smoothscale(tile, (few, few))
    return pygame.transform.smoothscale(small, (n, n))


def _made(theme: Theme, size: int, face: int, family: int, locked: bool) -> Surface:
    n = size * (4 if size <= 100 else 2)
    big = Surface((n, n), pygame.SRCALPHA)
    body = theme.body(family)
    big.fill((*theme.edge, 0))
    line = max(2, round(n * 0.025))
    whole = Rect(0, 0, n, n)
    _body(big, whole, theme.edge, family)
    top = whole.inflate(-2 * line, -2 * line)
    if theme.flat:
        _body(big, top, body, family)
    else:
        _body(big, top, mixed(body, _BLACK, 0.36), family)
        top.h -= round(n * _SIDE)
        _lit(big, top, mixed(body, _WHITE, 0.75), mixed(body, _BLACK, 0.16), family)
        inner = top.inflate(-round(n * 0.07), -round(n * 0.07))
        _lit(big, inner, mixed(body, _WHITE, 0.35), mixed(body, _BLACK, 0.07), family)
    foot = 0.16 if family else 0.0  # room for the marks of the family
    spread = 0.74 if family == _ROUND else 0.94
    radius = round(n * _PIP_R * (1 - foot * 1.4))
    for x, y in PIPS[face]:
        x = _M + (x - _M) * spread
        y = (_M + (y - _M) * spread) * (1 - foot)
        centre = round(top.x + top.w * x), round(top.y + top.h * y)
        _pip(big, centre, radius, theme, body)
    if family:
        _marks(big, top, n, family, theme.pip)
    if locked:  # a second line inside: nothing is moved any more
        frame = top.inflate(-round(n * 0.1), -round(n * 0.1))
        width = max(2, round(n * 0.022))
        pygame.draw.rect(big, theme.pip, frame, width, border_radius=round(n * 0.12))
    return pygame.transform.smoothscale(big, (size, size))


def _lit(big: Surface, rect: Rect, light: Colour, dark: Colour, family: int) -> None:
    """A face whose upper left is lighter than its lower right."""
    mask = Surface(rect.size, pygame.SRCALPHA)
    _body(mask, mask.get_rect(), _WHITE, family)
    tiny = Surface((4, 4))
    for x in range(4):
        for y in range(4):
            tiny.set_at((x, y), mixed(light, dark, (x + 2 * y) / 9))
    shade = pygame.transform.smoothscale(tiny, rect.size)
    mask.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    big.blit(mask, rect)


def _pip(big: Surface, centre: tuple[int, int], radius: int, theme: Theme, body: Colour) -> None:
    x, y = centre
    if not theme.flat:  # a hollow: its lower rim catches the light
        rim = mixed(body, _WHITE, 0.8)
        pygame.draw.circle(big, rim, (x, y + max(1, radius // 7)), radius)
    pygame.draw.circle(big, theme.pip, centre, radius)


def _body(surface: Surface, rect: Rect, colour: Colour, family: int) -> None:
    """Fonnjo's die is round, triplets have sharp corners, quads cut ones; others round ones."""
    if family == _ROUND:
        pygame.draw.ellipse(surface, colour, rect)
    elif family == _CUT:
        x, y, r, b = rect.left, rect.top, rect.right - 1, rect.bottom - 1
        c, d = rect.w // 5, rect.h // 5
        points = [(x + c, y), (r - c, y), (r, y + d), (r, b - d), (r - c, b), (x + c, b)]
        pygame.draw.polygon(surface, colour, [*points, (x, b - d), (x, y + d)])
    else:
        corner = rect.w // (14 if family == _SHARP else 5)
        pygame.draw.rect(surface, colour, rect, border_radius=corner)


def _marks(big: Surface, top: Rect, n: int, family: int, colour: Colour) -> None:
    """As many strokes as the family's number; Fonnjo has a diamond."""
    y = top.y + round(top.h * 0.87)
    if family == _ROUND:
        x, r = top.centerx, round(n * 0.065)
        pygame.draw.polygon(big, colour, [(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
        return
    width, high, step = round(n * 0.05), round(n * 0.12), round(n * 0.125)
    left = top.centerx - step * (family - 1) // 2
    for k in range(family):
        stroke = Rect(0, 0, width, high)
        stroke.center = left + k * step, y
        pygame.draw.rect(big, colour, stroke, border_radius=width // 2)
