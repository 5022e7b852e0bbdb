"""Every cue: the function that makes it, and its loudness and variants from `cues.toml`."""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from numpy.random import RandomState

from sounds.synthesis import fonnjo, friends, menus, motifs, scenes
from sounds.synthesis.ambience import ambience
from sounds.synthesis.combos import FIGURES, combo
from sounds.synthesis.die import FEW
from sounds.synthesis.gear import OTHERS
from sounds.synthesis.loudness import finish, finish_loop
from sounds.synthesis.names import NAMES, two_notes
from sounds.synthesis.ogg import QUALITY
from sounds.synthesis.pour import pour
from sounds.synthesis.shake import shake
from sounds.synthesis.signals import Samples
from sounds.synthesis.tells import TELLS
from sounds.synthesis.values import value

Make = Callable[[RandomState], Samples]

TABLE: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "cues.toml").read_text("utf-8")
)["cues"]
"""The part of each cue's data that the program reads too: variants, bus, lufs, ms."""


@dataclass(frozen=True)
class Cue:
    """One entry of the catalogue."""

    make: Make
    loudness: float
    """The loudness of the loudest 400 ms, in LUFS."""
    variants: int
    stereo: bool
    """Whether the cue has two channels; the mixer can place a cue with one channel."""
    longest: float
    """Seconds after which the cue is faded out."""
    quality: float
    """The quality of its Vorbis file, 0.0-1.0."""
    struck: bool
    """Whether the cue keeps its attack, like hits of dice; a tone would click (see `finish`)."""
    loop: bool = False
    """Whether the end of the cue runs into its beginning; then it is neither trimmed nor faded."""


FINE = 0.70
"""The Vorbis quality of sounds so short that a lower one would save nothing."""

FAR = 0.50
"""The Vorbis quality of opponents' pours, which have little sound above 8 kHz."""
TONAL, WIDE = 0.22, 0.25
"""The Vorbis quality of tones in one channel and in two; they lack the sounds that it drops."""
STRUCK = ("menu_move", "tell_dice")
"""Cues with hits of dice that are not on the bus of dice."""

CATALOGUE: dict[str, Cue] = {}


def _enter(
    name: str, make: Make, *, stereo: bool = False, longest: float = 3.0, quality: float = QUALITY
) -> None:
    row = TABLE[name]
    variants, struck = row.get("variants", 1), row["bus"] == "dice" or name in STRUCK
    loop = row.get("loop", False)
    CATALOGUE[name] = Cue(make, row["lufs"], variants, stereo, longest, quality, struck, loop)


def _enter_dice() -> None:
    for n in range(1, 11):
        # only one game throws ten dice, and only once a turn
        longest = 0.6 + 0.045 * n if n > FEW else 3.0
        _enter(f"shake_{n}", partial(shake, count=n), longest=0.34)
        _enter(f"stroke_{n}", partial(shake, count=n, strokes=1), longest=0.2, quality=FINE)
        pours = partial(pour, count=n)
        _enter(f"pour_{n}", pours, stereo=True, longest=longest, quality=QUALITY - 0.02)
        short = partial(pour, count=n, short=True)
        _enter(f"pour_short_{n}", short, longest=0.34, quality=FINE if n == 1 else QUALITY)
        for cup, gear in OTHERS.items():
            theirs = partial(shake, count=n, gear=gear)
            _enter(f"shake_{cup}_{n}", theirs, longest=0.34)
            pours, short = (partial(pour, count=n, short=s, gear=gear) for s in (False, True))
            _enter(f"pour_{cup}_{n}", pours, longest=min(longest, 1.05), quality=FAR)
            _enter(f"pour_short_{cup}_{n}", short, longest=0.34, quality=FAR)
    for name in ("keep", "release"):
        _enter(name, getattr(scenes, name), quality=FINE)
    _enter("all_dice", scenes.all_dice, longest=0.19)


def _enter_events() -> None:
    for name in ("win", "tie"):
        _enter(name, getattr(scenes, name), stereo=True, quality=WIDE)
    for chain, name in enumerate(("hot_dice", "hot_dice_2", "hot_dice_3"), start=1):
        _enter(name, partial(scenes.hot_dice, chain=chain), stereo=True, quality=0.30)
    # in one channel, so that the mixer can place what happens at a seat
    for name in ("bank", "bank_big"):
        _enter(name, getattr(scenes, name), quality=0.40)
    for name in ("farkle", "farkle_big", "lose", "turn_mine", "turn_other"):
        _enter(name, getattr(scenes, name), quality=TONAL)
    for number in range(1, len(NAMES) + 1):
        _enter(f"name_{number}", partial(two_notes, number=number), longest=0.245)
    for name in ("score", "score_big", "zero", "bonus"):
        _enter(name, getattr(scenes, name), quality=TONAL)
    for name in ("foon", "big_foon", "crisis", "another_day"):
        _enter(name, getattr(fonnjo, name), quality=TONAL)
    for name in ("dungeon", "picture"):
        _enter(name, getattr(fonnjo, name))
    for name in ("party", "party_monster"):
        _enter(name, getattr(fonnjo, name), longest=0.88, quality=QUALITY - 0.05)


def _enter_interface() -> None:
    _enter("question", menus.question)
    _enter("too_soon", menus.too_soon, quality=FINE)
    for name in ("refused", "undo", "hurry", "text", "thinking", "game_kept", "game_resumed"):
        _enter(name, getattr(menus, name))
    for name in ("menu_move", "menu_edge", "menu_select", "menu_open", "menu_close"):
        _enter(name, getattr(menus, name))
    for name in ("quiz_right", "quiz_wrong"):
        _enter(name, getattr(menus, name))
    _enter("start", menus.start, stereo=True)
    _enter("exit", menus.leave, stereo=True)
    for name in ("on", "off"):
        _enter(f"input_help_{name}", partial(menus.input_help, on=name == "on"))


def _enter_friends() -> None:
    for name in ("came", "left", "quiet", "back"):
        _enter(f"friend_{name}", getattr(friends, f"friend_{name}"), quality=TONAL)
    _enter("friend_said", friends.friend_said, quality=0.40)
    _enter("line_lost", friends.line_lost, quality=TONAL)
    _enter("line_found", friends.line_found, quality=0.40)


def _enter_words() -> None:
    for digit in range(10):
        for kept in (False, True):
            name = f"value_{digit}_kept" if kept else f"value_{digit}"
            _enter(name, partial(value, digit=digit, kept=kept), longest=0.4, quality=FINE)
            brisk = partial(value, digit=digit, kept=kept, brisk=True)
            _enter(f"{name}_brisk", brisk, longest=0.2, quality=FINE)
    for name in FIGURES:
        _enter(f"combo_{name}", partial(combo, name=name), longest=0.345)
    for name, make in TELLS.items():
        _enter(f"tell_{name}", make, longest=0.21)


def _enter_music() -> None:
    _enter("ambience", ambience, stereo=True, quality=0.1)  # all of it lies below 2 kHz
    for game in motifs.FIGURES:
        for part, make in motifs.PARTS.items():
            _enter(f"motif_{game}_{part}", partial(make, game=game), quality=0.4)


_enter_dice()
_enter_events()
_enter_interface()
_enter_friends()
_enter_words()
_enter_music()


def file_stem(cue: str, variant: int) -> str:
    """The name of a file without its suffix; variants count from 1."""
    return f"{cue}_{variant}" if CATALOGUE[cue].variants > 1 else cue


def render(cue: str, variant: int = 1) -> Samples:
    """The finished samples of one variant, from its name alone."""
    entry = CATALOGUE[cue]
    rng = RandomState(zlib.crc32(f"{cue}:{variant}".encode()))
    made = entry.make(rng)
    if entry.loop:
        return finish_loop(made, entry.loudness)
    return finish(made, entry.loudness, entry.stereo, entry.longest, struck=entry.struck)
