"""What Windows refuses while somebody else holds a file, tried again for a moment.

A virus scanner, a backup or the search index opens files that have just been written, and mostly
lets go of them within a moment. Elsewhere a refusal is final.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

PATIENCE_S = 0.5 if sys.platform == "win32" else 0.0
STEP_S = 0.02


def patiently(
    call: Callable[[], T],
    *,
    patience: float = PATIENCE_S,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], object] = time.sleep,
) -> T:
    """The result of `call`; raises what it raises, PermissionError only after `patience` seconds.

    So it is not for the loop.
    """
    until = clock() + patience
    while True:
        try:
            return call()
        except PermissionError:
            if clock() >= until:
                raise
            sleep(STEP_S)


def replace(old: Path, new: Path) -> None:
    """Rename a file atomically, onto another one if there is one; raises OSError."""
    patiently(partial(old.replace, new))
