"""Writes a player's small file whole and privately; reads it whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path

from audiodice.core.text import decoded
from audiodice.storage.disk import Disk, private_folder, tighten

LARGEST = 100_000  # bytes of a file that we wrote: many times the size of the largest one


def atomic_write_text(path: Path, text: str) -> None:
    """Replace a file atomically; raises OSError, and then the file is unchanged.

    A reader sees the old file or the new one, even after a crash. If two programs write it, the
    last one wins. Only the player may read it.
    """
    if path.is_symlink():  # which stays one
        path = path.resolve()
    private_folder(path.parent)
    half = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        Disk().write(half, text.encode())
        Disk().rename(half, path)
    except OSError:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)
        raise


def read_json(path: Path) -> object:
    """The value in a JSON file that we wrote; raises OSError or ValueError, whatever it holds.

    Lone surrogates, which JSON allows but UTF-8 does not, raise ValueError.
    """
    tighten(path)
    data = Disk().read(path, LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    try:
        value: object = json.loads(decoded(data))
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    return value
