"""Sound packs: a folder with a cue table of its own whose sounds replace ours.

A pack's `cues.toml` has our table's form, for any of our cues; what it leaves out of a line is as
in ours, and a cue without a line stays ours. A fault in a pack never ends a game: what cannot be
used becomes a `Diagnostic` whose field `cue` names the cue ("" for none), and our sound is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from audiodice.core.diagnostic import Diagnostic
from audiodice.present.cue import Sound

TABLE = "cues.toml"


@dataclass(frozen=True, slots=True)
class Pack:
    """The sounds of a folder that can be used, by cue, their lines, and what is wrong in it."""

    folder: Path
    sounds: Mapping[str, Sound] = field(default_factory=dict)
    flaws: tuple[Diagnostic, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict)


def own_packs(folder: Path) -> Path:
    """Where packs are known by name: in the player's own `folder`."""
    return folder / "packs"


def find_pack(pack: str, packs: Path) -> Path:
    """The folder a setting names: one of the player's own `packs`, or a path."""
    own = packs / pack
    if is_folder(own):
        return own
    try:
        return Path(pack).expanduser()
    except RuntimeError:  # ~nobody
        return Path(pack)


def is_folder(path: Path) -> bool:
    """Whether there is such a folder; no for a name too long to be one, or out of our reach."""
    try:
        return path.is_dir()
    except OSError:
        return False


def pack_names(packs: Path) -> tuple[str, ...]:
    """The packs in the player's own folder."""
    return tuple(sorted(table.parent.name for table in packs.glob(f"*/{TABLE}")))
