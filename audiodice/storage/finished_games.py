"""Moves finished games to their own folder, and deletes the oldest beyond a number."""

from __future__ import annotations

from pathlib import Path

from audiodice.engine.journal import LARGEST_FILE
from audiodice.storage.disk import Files
from audiodice.storage.journal_file import SUFFIX, journals


def move(files: Files, path: Path, folder: Path, cap: int) -> None:
    """Move a game to the finished ones in `folder`, and delete the oldest beyond `cap` of them.

    It may replace a copy of itself, but no other game. Raises OSError.
    """
    files.make_folder(folder)
    number, name = 1, path.name
    while files.exists(folder / name) and not _same(files, path, folder / name):
        number += 1
        name = f"{path.stem}-{number}{SUFFIX}"
    files.rename(path, folder / name)
    files.sync_folder(folder)
    files.sync_folder(path.parent)
    # Names begin with the time when the game began. This game stays even if the clock was set back.
    others = sorted(set(journals(files.names(folder))) - {name})
    for old in others[: max(0, len(others) + 1 - max(cap, 1))]:
        files.remove(folder / old)


def _same(files: Files, one: Path, other: Path) -> bool:
    """Whether a power cut left a game under both its names."""
    return files.read(one, LARGEST_FILE) == files.read(other, LARGEST_FILE)
