"""The committed sounds and their table, read once for all tests; and the same sounds made again."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import soundfile

from sounds.synthesis.catalogue import CATALOGUE, render
from tests.sounds.measure import RATE, Samples

FOLDER = Path(__file__).parents[2] / "sounds"
FILES = sorted(path.stem for path in FOLDER.glob("*.ogg"))
TABLE: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "cues.toml").read_text("utf-8"))["cues"]
MOST_DICE = 10
LOOPS = [cue for cue, row in TABLE.items() if row.get("loop")]


@cache
def committed(stem: str) -> Samples:
    sound, rate = soundfile.read(FOLDER / f"{stem}.ogg")
    assert rate == RATE
    return np.asarray(sound)


def cue_of(stem: str) -> str:
    """The cue that a file belongs to; its variant is the last number, if it has variants."""
    return stem if stem in TABLE and "variants" not in TABLE[stem] else stem.rpartition("_")[0]


@cache
def made_again(stem: str) -> Samples:
    cue = cue_of(stem)
    assert cue in CATALOGUE
    return render(cue, 1 if cue == stem else int(stem.rpartition("_")[2]))


def failing(names: Iterable[str], holds: Callable[[str], object]) -> list[str]:
    """The files or cues for which a property does not hold, so that a test names all of them."""
    return [name for name in names if not holds(name)]


def files_of(cue: str) -> list[str]:
    variants = TABLE[cue].get("variants", 1)
    return [f"{cue}_{k}" for k in range(1, variants + 1)] if variants > 1 else [cue]
