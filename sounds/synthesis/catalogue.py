"""Every cue: what makes it, how loud it is, in how many variants."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from numpy.random import RandomState

from sounds.synthesis import menus, scenes
from sounds.synthesis.dice import FEW, pour, shake
from sounds.synthesis.loudness import finish
from sounds.synthesis.signals import Samples


@dataclass(frozen=True)
class Cue:
    """One entry of the catalogue."""

    make: Callable[[RandomState], Samples]
    loudness: float
    """LUFS of its loudest 400 ms."""
    variants: int = 1
    stereo: bool = False
    """Two channels; with one, the mixer can place it."""
    longest: float = 3.0
    """Seconds at which it is faded out."""


CATALOGUE: dict[str, Cue] = {
    "keep": Cue(scenes.keep, -26, variants=3),
    "release": Cue(scenes.release, -26, variants=3),
    "all_dice": Cue(scenes.all_dice, -27, longest=0.19),
    "bank": Cue(scenes.bank, -22, variants=2, stereo=True),
    "farkle": Cue(scenes.farkle, -21, stereo=True),
    "hot_dice": Cue(scenes.hot_dice, -21, stereo=True),
    "turn_mine": Cue(scenes.turn_mine, -21, stereo=True),
    "turn_other": Cue(scenes.turn_other, -26),
    "win": Cue(scenes.win, -20, stereo=True),
    "lose": Cue(scenes.lose, -21, stereo=True),
    "tie": Cue(scenes.tie, -21, stereo=True),
    "score": Cue(scenes.score, -24),
    "zero": Cue(scenes.zero, -24),
    "bonus": Cue(scenes.bonus, -22),
    "foon": Cue(scenes.foon, -21),
    "big_foon": Cue(scenes.big_foon, -21),
    "crisis": Cue(scenes.crisis, -21),
    "another_day": Cue(scenes.another_day, -21),
    "party": Cue(scenes.party, -22, longest=0.88),
    "dungeon": Cue(scenes.dungeon, -21),
    "picture": Cue(scenes.picture, -22),
    "refused": Cue(menus.refused, -25),
    "undo": Cue(menus.undo, -27),
    "hurry": Cue(menus.hurry, -28),
    "menu_move": Cue(menus.menu_move, -30),
    "menu_edge": Cue(menus.menu_edge, -28),
    "menu_select": Cue(menus.menu_select, -27),
    "menu_open": Cue(menus.menu_open, -28),
    "menu_close": Cue(menus.menu_close, -28),
    "start": Cue(menus.start, -27, stereo=True),
    "exit": Cue(menus.leave, -27, stereo=True),
    "text": Cue(menus.text, -27),
    "input_help_on": Cue(partial(menus.input_help, on=True), -28),
    "input_help_off": Cue(partial(menus.input_help, on=False), -28),
}
for _n in range(1, 11):
    # ten are thrown in one game only, and once a turn: fewer variants, for they are the long ones
    _many = _n > FEW
    CATALOGUE |= {
        f"shake_{_n}": Cue(partial(shake, count=_n), -23, 2 if _many else 3, longest=0.34),
        f"pour_{_n}": Cue(
            partial(pour, count=_n),
            -23,
            3 if _many else 4,
            stereo=True,
            longest=0.6 + 0.045 * _n if _many else 3.0,
        ),
        f"pour_short_{_n}": Cue(
            partial(pour, count=_n, short=True), -23, 3, stereo=True, longest=0.34
        ),
    }


def file_stem(cue: str, variant: int) -> str:
    """The name of a file without its suffix; variants count from 1."""
    return f"{cue}_{variant}" if CATALOGUE[cue].variants > 1 else cue


def render(cue: str, variant: int = 1) -> Samples:
    """The finished samples of one variant, from its name alone."""
    entry = CATALOGUE[cue]
    rng = RandomState(zlib.crc32(f"{cue}:{variant}".encode()))
    return finish(entry.make(rng), entry.loudness, entry.stereo, entry.longest)
