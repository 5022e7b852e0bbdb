"""A small file that is written in the background."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from pathlib import Path

from audiodice.core.jobs import Background
from audiodice.storage.atomic_write import atomic_write_text

CLOSE_S = 1.0  # how long the end of the program waits for a disk that hangs


class SavedLater:
    """Writes a text whenever it has changed; the last write is always the newest text.

    A failed write is ignored: the file is not important enough for a message.
    """

    def __init__(self, path: Path, text: Callable[[], str], background: Background) -> None:
        """`text` returns what the file should hold now; it is called on another thread."""
        self._path, self._text, self._background = path, text, background
        self._writing = threading.Lock()
        self._changed = False

    def changed(self) -> None:
        """Write the text soon, because it has changed."""
        self._changed = True
        self._background.start(self._write)

    def close(self) -> None:
        """Write a change not written yet; waits `CLOSE_S` at most for a write in progress."""
        self._write(CLOSE_S)

    def _write(self, patience: float = -1) -> None:
        if not self._writing.acquire(timeout=patience):
            return
        try:
            if self._changed:
                self._changed = False
                with contextlib.suppress(OSError):
                    atomic_write_text(self._path, self._text())
        finally:
            self._writing.release()
