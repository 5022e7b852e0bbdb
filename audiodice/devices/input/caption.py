"""The last utterance in large print: its colours, size and lines."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from audiodice.core.text import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

Colour = tuple[int, int, int]
COLOURS: dict[str, tuple[Colour, Colour]] = {  # text, background; contrast 7:1 or more
    "cream": ((255, 246, 214), (16, 16, 20)),
    "white": ((255, 255, 255), (0, 0, 0)),
    "yellow": ((255, 230, 0), (0, 0, 0)),
    "green": ((120, 255, 120), (0, 0, 0)),
    "black": ((0, 0, 0), (255, 255, 255)),
}
_ASIAN_FONTS = (
    "notosanscjkjp,notosansjp,ipagothic,ipaexgothic,vlgothic,takaogothic,droidsansfallback,"
    "wenquanyizenhei,yugothic,meiryo,msgothic,malgungothic,hiraginosans,applesdgothicneo,unifont"
)
SMALLEST_PX, LARGEST_PX = 12, 200


class Caption:
    """A text to be drawn, `px` pixels high, in one of COLOURS. The first `draw` imports fonts.

    On a dense screen a pixel here is `scale` of its own.
    """

    def __init__(self, px: int, scale: float = 1.0) -> None:
        self.stale = True
        self._text = ""
        self._px, self._scale = px, scale
        self._colours, self._shown = COLOURS["cream"], True
        self._fonts: dict[str, Any] = {}

    def show(self, text: str) -> None:
        if text != self._text:
            self._text, self.stale = text, True

    def bigger(self, step: int) -> None:
        """Make it larger by `step` steps of an eighth, between 12 and 200 pixels."""
        size = round(self._px * 1.125**step)
        self._px = max(SMALLEST_PX, min(LARGEST_PX, size))
        self._fonts.clear()
        self.stale = True

    def dress(self, colours: str, *, shown: bool) -> None:
        """Use one of COLOURS, or hide the text; raises KeyError for another name."""
        dressed = COLOURS[colours], shown
        if dressed != (self._colours, self._shown):
            self._colours, self._shown = dressed
            self.stale = True

    def draw(self, surface: Any) -> None:
        """Draw on pygame's `surface`; does nothing if that is None (the display is lost)."""
        self.stale = False
        if surface is None:
            return
        ink, paper = self._colours
        surface.fill(paper)
        if self._text and self._shown:
            font = self._font()
            width, height = surface.get_size()
            margin = self._size // 2
            y = margin
            for line in wrap(self._text, font, max(1, width - 2 * margin)):
                if y >= height:
                    break
                surface.blit(font.render(line, True, ink), (margin, y))
                y += font.get_linesize()

    @property
    def _size(self) -> int:
        return round(self._px * self._scale)

    def _font(self) -> Any:
        """A font with the text's characters: pygame's own, or one of the system's for CJK."""
        import pygame.font

        pygame.font.init()
        asian = any("\u2e80" <= char < "\ua000" or char >= "\uac00" for char in self._text)
        kind = "asian" if asian else ""
        if kind not in self._fonts:
            path = pygame.font.match_font(_ASIAN_FONTS) if asian else None
            try:
                font = pygame.font.Font(path, self._size)
            except (OSError, pygame.error):
                font = pygame.font.Font(None, self._size)
            self._fonts[kind] = font
        return self._fonts[kind]


def wrap(text: str, font: Any, width: int) -> Iterator[str]:
    """`text` in lines of at most `width` pixels, broken at spaces, or else anywhere."""
    for paragraph in text.splitlines():
        line = ""
        for word in printable(paragraph).split(" "):
            if line and font.size(f"{line} {word}")[0] > width:
                yield line
                line = ""
            line = f"{line} {word}" if line else word
            while (fits := _fitting(line, font, width)) < len(line):
                yield line[:fits]
                line = line[fits:]
        yield line


def _fitting(line: str, font: Any, width: int) -> int:
    most = min(len(line), width)  # no character is narrower than a pixel
    if font.size(line[:most])[0] <= width:
        return most
    return max(1, bisect_right(range(1, most), width, key=lambda n: font.size(line[:n])[0]))
