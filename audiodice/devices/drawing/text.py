"""Texts as surfaces: fonts of the system for every language, lines that fit, right to left."""

from __future__ import annotations

import contextlib
from bisect import bisect_right
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pygame
import pygame.font

from audiodice.core.text import printable
from audiodice.devices.drawing.font_files import font_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audiodice.devices.drawing.themes import Colour

T = TypeVar("T")
SMALLEST_PX = 12  # of a text that is made smaller to fit
_MOST_FONTS = 12  # each size of each font takes 160 kB
_EM = 0.8  # of a line's height
_ASIAN_SIZE = 0.86  # makes them as tall as the Latin letters beside them
_KINDS = (
    (0x0590, 0x08FF, "leftward"),
    (0x2190, 0x2BFF, "sign"),
    (0x2E80, 0x9FFF, "asian"),
    (0xAC00, 0xD7FF, "asian"),
    (0xF900, 0xFAFF, "asian"),
    (0xFB1D, 0xFDFF, "leftward"),
    (0xFE70, 0xFEFF, "leftward"),
    (0xFF00, 0xFFEF, "asian"),
    (0x1F000, 0x1FAFF, "sign"),
    (0x20000, 0x3FFFF, "asian"),
)


class Texts:
    """Makes texts, and keeps those that were used since the last but one call of `turn_over`."""

    def __init__(self) -> None:
        pygame.font.init()
        self._fonts: dict[tuple[str, int, bool], pygame.font.Font] = {}
        self._japanese = False  # the characters of Chinese look different in it
        self._now: dict[object, Any] = {}
        self._before: dict[object, Any] = {}

    def turn_over(self) -> None:
        """Forget the texts of the picture before the last."""
        self._before, self._now = self._now, {}

    def width(self, text: str, px: int, *, bold: bool = False) -> int:
        return self._kept((text, px, bold), lambda: self._width(text, px, bold))

    def _width(self, text: str, px: int, bold: bool) -> int:
        return sum(font.size(run)[0] for font, run in self._parts(text, px, bold))

    def height(self, px: int, *, bold: bool = False) -> int:
        return self._font("", px, bold).get_linesize()

    def made(self, text: str, px: int, colour: Colour, *, bold: bool = False) -> pygame.Surface:
        return self._kept((text, px, bold, colour), lambda: self._make(text, px, bold, colour))

    def _kept(self, key: object, make: Callable[[], T]) -> T:
        if key not in self._now:
            self._now[key] = self._before[key] if key in self._before else make()
        found: T = self._now[key]
        return found

    def fitted(
        self, text: str, px: int, colour: Colour, width: int, *, bold: bool = False
    ) -> pygame.Surface:
        """One line of at most `width` pixels: made smaller, then cut, with an ellipsis."""
        width = max(0, width)
        whole = self.width(text, px, bold=bold)
        while whole > width and px > SMALLEST_PX:
            px = max(SMALLEST_PX, min(px - 1, px * width // whole))
            whole = self.width(text, px, bold=bold)
        if whole > width:
            fits = _fitting(text, lambda part: self.width(part + "…", px, bold=bold), width)
            text = text[:fits].rstrip() + "…"
        made = self.made(text, px, colour, bold=bold)
        return made if made.get_width() <= width else made.subsurface((0, 0, 0, 0))

    def lines(self, text: str, px: int, width: int, *, bold: bool = False) -> list[str]:
        def wrapped() -> list[str]:
            return [*wrap(text, lambda part: self._width(part, px, bold), width)]

        return self._kept((text, px, bold, width), wrapped)

    def _make(self, text: str, px: int, bold: bool, colour: Colour) -> pygame.Surface:
        parts = self._parts(text, px, bold)
        if not parts:
            return pygame.Surface((0, 0), pygame.SRCALPHA)
        if len(parts) == 1:
            return parts[0][0].render(parts[0][1], True, colour)
        plain = self._font("", px, bold)
        above = max([plain.get_ascent(), *(font.get_ascent() for font, _ in parts)])
        made = [(font.get_ascent(), font.render(run, True, colour)) for font, run in parts]
        high = max([plain.get_linesize(), *(above - up + one.get_height() for up, one in made)])
        whole = pygame.Surface((sum(one.get_width() for _, one in made), high), pygame.SRCALPHA)
        x = 0
        for up, one in made:
            whole.blit(one, (x, above - up))
            x += one.get_width()
        return whole

    def _parts(self, text: str, px: int, bold: bool) -> list[tuple[pygame.font.Font, str]]:
        parts = [*runs(printable(text))]
        kana = any("\u3040" <= char < "\u3100" for kind, run in parts if kind for char in run)
        if kana and not self._japanese:
            self._japanese = True
            self._fonts.clear()
        return [(self._font(kind, px, bold), run) for kind, run in parts]

    def _font(self, kind: str, px: int, bold: bool) -> pygame.font.Font:
        key = kind, px, bold
        found = self._fonts.pop(key, None) or self._load(*key)
        self._fonts[key] = found  # the last used is the last
        if len(self._fonts) > _MOST_FONTS:
            del self._fonts[next(iter(self._fonts))]
        return found

    def _load(self, kind: str, px: int, bold: bool) -> pygame.font.Font:
        size = max(1, round(px * _EM * (_ASIAN_SIZE if kind == "asian" else 1)))
        font = None
        path, heavy = font_file("japanese" if kind == "asian" and self._japanese else kind, bold)
        if path:
            with contextlib.suppress(OSError, pygame.error):
                found = pygame.font.Font(path, size)
                found.size("a")  # pygame makes a font of a damaged file, too, and then fails here
                found.bold = bold and not heavy
                font = found
        if font is None:  # pygame makes its own smaller than asked
            font = pygame.font.Font(None, max(2, round(size * 1.45)))
        if kind == "leftward":
            with contextlib.suppress(pygame.error):  # a library without HarfBuzz
                font.set_direction(pygame.DIRECTION_RTL)
        return font


def letters() -> tuple[bool, str]:
    """Whether texts can be drawn, and with which fonts, or why not."""
    try:
        Texts().made("1", SMALLEST_PX, (0, 0, 0))
    except (OSError, pygame.error) as error:
        return False, str(error)
    names = [Path(font_file(kind, bold=False)[0]).name for kind in ("", "asian")]
    return True, f"{names[0] or 'of pygame'}; for Japanese and Chinese: {names[1] or 'none'}"


def runs(text: str) -> Iterator[tuple[str, str]]:
    """The parts of a text that need different fonts, as (kind of letters, part)."""
    kinds = [_kind(char) for char in text]
    # Blanks between words that run to the left belong to them, or the words would change places.
    for at, char in enumerate(text):
        if char == " " and 0 < at < len(text) - 1 and kinds[at - 1] == "leftward":
            after = next((k for c, k in zip(text[at:], kinds[at:], strict=True) if c != " "), "")
            kinds[at] = "leftward" if after == "leftward" else ""
    at = 0
    for kind, of in groupby(kinds):
        long = len([*of])
        yield kind, text[at : at + long]
        at += long


def _kind(char: str) -> str:
    code = ord(char)
    if code < 0x0590:
        return ""
    return next((kind for first, last, kind in _KINDS if first <= code <= last), "")


def wrap(text: str, width_of: Callable[[str], int], width: int) -> Iterator[str]:
    """`text` in lines of at most `width` pixels, broken at spaces, or else anywhere."""
    for paragraph in text.splitlines():
        line = ""
        for word in printable(paragraph).split(" "):
            if line and width_of(f"{line} {word}") > width:
                yield line
                line = ""
            line = f"{line} {word}" if line else word
            while (fits := _fitting(line, width_of, width)) < len(line):
                yield line[:fits]
                line = line[fits:]
        yield line


def _fitting(line: str, width_of: Callable[[str], int], width: int) -> int:
    most = min(len(line), max(1, width))  # no character is narrower than a pixel
    if width_of(line[:most]) <= width:
        return most
    return max(1, bisect_right(range(1, most), width, key=lambda n: width_of(line[:n])))
