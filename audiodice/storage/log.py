"""A rotating log for developers of what the program does, without names that players typed."""

from __future__ import annotations

import atexit
import logging
import sys
import threading
from io import TextIOWrapper
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path
from queue import SimpleQueue
from typing import cast

from audiodice.storage.disk import private_folder, private_opener, tighten

FILES, BYTES = 3, 200_000  # number of files, and bytes of each


def about_here() -> str:
    """The version of Python, and the system."""
    version = ".".join(map(str, sys.version_info[:3]))
    return f"Python {version}, {sys.platform}"


class Log:
    """Takes lines for `audiodice.log` on any thread, and writes them on its own thread.

    If the disk fails or hangs, only the log is lost. Only the player may read the files in its
    folder.
    """

    def __init__(self) -> None:
        """Until `open`, lines are collected."""
        self._lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
        self._logger = logging.Logger("audiodice")
        self._logger.addHandler(QueueHandler(self._lines))
        self._writer: _Writer | None = None

    def note(self, text: str) -> None:
        self._logger.info(text.replace("\n", " "))

    def open(self, folder: Path) -> None:
        """Write the collected lines, and from now on each new line."""
        self._writer = _Writer(self._lines, _PrivateFile(folder / "audiodice.log"))
        self._writer.start()

    def close(self, ms: float = 500.0) -> None:
        """Write the lines that wait, for `ms` at most."""
        if self._writer is not None:
            closing = threading.Thread(target=self._writer.stop, name="log end", daemon=True)
            closing.start()
            closing.join(ms / 1000)
            if closing.is_alive():  # otherwise the end of the program waits for the disk
                atexit.unregister(logging.shutdown)


class _Writer(QueueListener):
    def stop(self) -> None:
        super().stop()
        for handler in self.handlers:
            handler.close()


class _PrivateFile(RotatingFileHandler):
    """A private log file; the first line opens it, so that happens on the log's thread."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path, maxBytes=BYTES, backupCount=FILES - 1, encoding="utf-8",
            errors="backslashreplace", delay=True,
        )  # fmt: skip
        self.setFormatter(logging.Formatter("%(asctime)s %(process)d %(message)s"))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Ignore the error: the program goes on without a log."""

    def _open(self) -> TextIOWrapper:
        folder = Path(self.baseFilename).parent
        private_folder(folder)
        for older in folder.iterdir():
            tighten(older)
        found = open(  # noqa: SIM115 - Path.open takes no opener
            self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors,
            opener=private_opener,
        )  # fmt: skip
        return cast("TextIOWrapper", found)
