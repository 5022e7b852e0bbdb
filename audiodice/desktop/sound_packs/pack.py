"""Sound packs: folders with a cue table and sounds that replace ours.

A pack's `cues.toml` has the form of our table, for any of our cues. What a line leaves out is taken
from our table, and a cue without a line keeps our sound. A fault in a pack never ends a game: it
becomes a `Diagnostic` whose field `cue` names the cue ("" for none), and our sound is played.
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
    """A folder's usable sounds and their lines in its table, both by cue, and its problems."""

    folder: Path
    sounds: Mapping[str, Sound] = field(default_factory=dict)
    flaws: tuple[Diagnostic, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict)


def own_packs(folder: Path) -> Path:
    """The folder, in the player's own `folder`, of packs that are known by name."""
    return folder / "packs"


def find_pack(pack: str, packs: Path) -> Path:
    """The folder of a pack that a setting names: one in `packs`, or a path."""
    own = packs / pack
    if is_folder(own):
        return own
    try:
        return Path(pack).expanduser()
    except RuntimeError:  # ~nobody
        return Path(pack)


def is_folder(path: Path) -> bool:
    """Whether it is a folder; False if its name is too long or it cannot be read."""
    try:
        return path.is_dir()
    except OSError:
        return False


def pack_names(packs: Path) -> tuple[str, ...]:
    """The names of the packs in the folder `packs`."""
    return tuple(sorted(table.parent.name for table in packs.glob(f"*/{TABLE}")))
