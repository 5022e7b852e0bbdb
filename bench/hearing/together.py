"""The meaning of a sound file, and the meanings that can be heard in one game."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from audiodice.games import names
from sounds.synthesis.catalogue import CATALOGUE, TABLE, file_stem

FOLDER = Path(__file__).parents[2] / "sounds"

ANY_CUP = "(_(horn|tin|wood))?"
FIELDS = {
    "result": "win|lose|tie",
    "arrival": "party|party_monster",
    "tone": r"turn_mine|turn_other|name_\d",
    # used to learn the sounds, when the player is not asked which sound it was
    "cue": "(?!)",
}
"""The values of a field that is a whole pattern; in other patterns it may have any value."""

FACES = range(1, 7)
KEPT_BY_NOBODY = {f"value_{digit}_kept" for digit in range(10) if digit not in FACES}
"""Kept values that no die has, such as 0: only dice can be kept."""


def form(cue: str) -> str:
    """The form of a cue or sound file: its name without variant, count of dice, cup and stake."""
    return cue if cue.startswith("value") else re.sub(rf"{ANY_CUP}(_big)?(_\d+)*$", "", cue)


def meaning(cue: str) -> str:
    """The meaning of a cue or sound file: its form, short or not; a stroke means a shake."""
    short = form(cue).removesuffix("_brisk").replace("pour_short", "pour")
    return "shake" if short == "stroke" else short


@cache
def meanings_of(game: str) -> frozenset[str]:
    """The meanings heard in `game`: of its events, and of messages as sounds (without a voice).

    An event belongs to a game unless only other games have a message for it.
    """
    told = {name: _messages(FOLDER / "told" / f"{name}.ftl") for name in ("common", *names())}
    ours = told["common"].keys() | told[game].keys()
    others = set().union(*told.values()) - ours
    common, own = _events("cues"), _events(game)
    patterns = {
        pattern
        for key, row in (common | own).items()
        if key.replace("_", "-") not in others
        for pattern in row
    }
    said = " ".join([*told["common"].values(), *told[game].values()])
    cues = {word for word in re.findall(r"\w+", said) if word in TABLE}
    cues |= {
        cue for pattern in patterns for cue in TABLE if re.fullmatch(_expression(pattern), cue)
    }
    cues |= {cue for cue in TABLE if cue.startswith("value_")}
    return frozenset(meaning(cue) for cue in cues) - KEPT_BY_NOBODY


def files() -> dict[str, str]:
    """The cue of each sound file that has a meaning: all but the music."""
    return {
        file_stem(cue, variant): cue
        for cue, entry in CATALOGUE.items()
        for variant in range(1, entry.variants + 1)
        if TABLE[cue]["bus"] != "music"
    }


def _expression(pattern: str) -> str:
    name = pattern.partition("@")[0]
    if whole := re.fullmatch(r"\{(\w+)\}", name):
        return FIELDS[whole[1]]
    return re.sub(r"\{\w+\}", r"\\w*", name)


def _events(table: str) -> dict[str, list[str]]:
    path = FOLDER / f"{table}.toml"
    data: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return dict(data.get("events", {}))


def _messages(path: Path) -> dict[str, str]:
    """The messages of a catalogue: by id, all texts that the message may have."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    parts = re.split(r"^([a-z][\w-]*) = ?", "\n".join(lines), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))
