"""Small files of the player's: written whole, read whole or not at all, and private."""

from __future__ import annotations

import json
import os
from pathlib import Path

from audiodice.storage.disk import Disk, private_folder, tighten

LARGEST = 100_000  # bytes of a file of ours: many times what the longest one takes


def atomic_write_text(path: Path, text: str) -> None:
    """Replace a file atomically; raises OSError, and then the file is unchanged.

    Readers, and a crash, see the old file or the new one. Of two programs that write it the last
    one wins. Only the player may read it.
    """
    path = path.resolve()  # a link stays one
    private_folder(path.parent)
    half = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        Disk().write(half, text.encode())
        half.replace(path)
    except OSError:
        half.unlink(missing_ok=True)
        raise


def read_json(path: Path) -> object:
    """What a JSON file of ours holds; raises OSError or ValueError, whatever it is.

    Lone surrogates, which JSON allows but UTF-8 does not, raise ValueError.
    """
    tighten(path)
    data = Disk().read(path, LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    try:
        value: object = json.loads(data.decode())
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    return value
