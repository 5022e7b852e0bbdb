"""A record of a session for tests and bug reports, with one JSON object on each line."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path
from typing import TextIO

from audiodice.core.errors import whole_text

_BORN = time.perf_counter()


class Transcript:
    """Appends to a file, from any thread; without a path, writes are ignored.

    Kinds in use: key{key, command}, say{text, interrupt, backend}, spoken{text, backend},
    failed{text, backend, why}, cue{name, pan}.
    """

    def __init__(self, path: Path | str | None) -> None:
        """Raises OSError if `path` cannot be written."""
        self.failure: str | None = None
        """Why writing stopped; None while it works."""
        self._lock = threading.Lock()
        self._file: TextIO | None = None
        if path is not None:
            self._file = open(  # noqa: SIM115 - Path.open takes no opener
                path,
                "a",
                encoding="utf-8",
                errors="backslashreplace",
                newline="\n",
                opener=_at_once,
            )

    def write(self, kind: str, **fields: object) -> None:
        """Write one line at once: `ms` since the program started, `kind`, then `fields`.

        Never raises: a full disk ends the transcript (see `failure`), not the game.
        """
        ms = round((time.perf_counter() - _BORN) * 1000, 1)
        line = json.dumps({"ms": ms, "kind": kind, **fields}, ensure_ascii=False, default=str)
        with self._lock:
            if self._file is None:
                return
            try:
                self._file.write(line + "\n")
                self._file.flush()
            except (OSError, ValueError) as error:
                self.failure = _stopped(error)
                self._drop()

    def close(self) -> None:
        """Close the file; later writes are ignored."""
        with self._lock:
            self._drop()

    def _drop(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except OSError as error:  # the buffer could not be written
                self.failure = self.failure or _stopped(error)


def _at_once(path: str, flags: int) -> int:
    """Open a file without waiting; raises OSError for a pipe without a reader."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def _stopped(error: Exception) -> str:
    return f"The transcript stopped: {whole_text(error)}"
