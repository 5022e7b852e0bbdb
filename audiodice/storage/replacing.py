"""Renames a file onto another one, on Windows also while somebody else reads that one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE_S = 0.5
STEP_S = 0.02


def replace(
    old: Path,
    new: Path,
    *,
    patience: float = PATIENCE_S if sys.platform == "win32" else 0.0,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], object] = time.sleep,
) -> None:
    """Rename a file atomically; raises OSError. Not for the loop: it may take `patience` seconds.

    On Windows a file that a virus scanner, a backup or the search index holds open cannot be
    renamed or replaced, and mostly they let go within a moment. Elsewhere a refusal is final.
    """
    until = clock() + patience
    while True:
        try:
            old.replace(new)
        except PermissionError:
            if clock() >= until:
                raise
            sleep(STEP_S)
        else:
            return
