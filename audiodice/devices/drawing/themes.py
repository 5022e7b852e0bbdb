"""The colours of the window, by the setting `colours`.

Text has a contrast of 7:1 or more to all that lies behind it, shapes of 3:1 or more.
"""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Theme:
    """Colours. `rail` is around the `felt`, and behind scores, words, buttons and the sheet.

    `families` are the dice of Fonnjo Foon, as `Die.family` counts them from 1. A `flat` theme has
    no shades.
    """

    felt: Colour
    rail: Colour
    ink: Colour
    quiet: Colour
    line: Colour
    focus: Colour
    kept: Colour
    die: Colour
    edge: Colour
    pip: Colour
    main: Colour
    on_main: Colour
    families: tuple[Colour, Colour, Colour, Colour]
    flat: bool = False

    @property
    def dark(self) -> bool:
        return sum(self.felt) < 384

    def body(self, family: int) -> Colour:
        return self.families[family - 1] if family else self.die


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a `share` (0 to 1) of the `other`."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)


def _flat(ink: Colour, focus: Colour) -> Theme:
    return Theme(
        felt=_BLACK, rail=_BLACK, ink=ink, quiet=ink, line=ink, focus=focus, kept=ink, die=ink,
        edge=ink, pip=_BLACK, main=ink, on_main=_BLACK, families=(ink, ink, ink, ink), flat=True,
    )  # fmt: skip


_YELLOW = (255, 230, 0)
THEMES = {
    "cream": Theme(
        felt=(20, 56, 47), rail=(12, 31, 26), ink=(255, 246, 214), quiet=(207, 220, 203),
        line=(127, 162, 148), focus=(255, 216, 74), kept=(143, 227, 176), die=(255, 248, 230),
        edge=(10, 21, 18), pip=(23, 19, 14), main=(255, 216, 74), on_main=(23, 19, 14),
        families=((246, 201, 69), (255, 248, 230), (191, 224, 247), (247, 201, 192)),
    ),
    "black": Theme(
        felt=(219, 233, 223), rail=(247, 250, 245), ink=(15, 30, 25), quiet=(39, 57, 47),
        line=(79, 106, 94), focus=(11, 63, 168), kept=(8, 73, 42), die=_WHITE, edge=(34, 51, 44),
        pip=(20, 17, 15), main=(11, 63, 168), on_main=_WHITE,
        families=((255, 214, 92), _WHITE, (207, 232, 251), (251, 213, 205)),
    ),
    "white": _flat(_WHITE, _YELLOW),
    "yellow": _flat(_YELLOW, _WHITE),
    "green": _flat((120, 255, 120), _WHITE),
}  # fmt: skip
