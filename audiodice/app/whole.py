"""Small files of the player's, written whole: two programs may write the same one."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Make a file anew at one stroke; raises OSError, and the file is then as it was.

    Whoever reads it, and a crash, finds the old one or the new one; of two programs that write
    it the last one wins.
    """
    path = path.resolve()  # a link stays one
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        half.write_text(text, "utf-8")
        half.replace(path)
    except OSError:
        half.unlink(missing_ok=True)
        raise
