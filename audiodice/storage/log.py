"""A log that rotates: what the program met, for who mends it. No names that players typed."""

from __future__ import annotations

import sys
import threading
import time
from io import TextIOWrapper
from pathlib import Path
from queue import SimpleQueue
from typing import cast

from audiodice.storage.disk import private_folder, private_opener, tighten

FILES, BYTES = 3, 200_000  # so many files, of so many bytes each


def about_here() -> str:
    """The Python and the system this runs on."""
    version = ".".join(map(str, sys.version_info[:3]))
    return f"Python {version}, {sys.platform}"


class Log:
    """Lines into `audiodice.log`, from any thread; a thread of its own writes them.

    A disk that fails or hangs costs the log, nothing else. Only the player may read what is in
    its folder.
    """

    def __init__(self) -> None:
        """Lines are gathered until `open`."""
        self._lines: SimpleQueue[tuple[float, str] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def note(self, text: str) -> None:
        """Add a line, with the time it is now."""
        self._lines.put((time.time(), text))

    def open(self, folder: Path) -> None:
        """Write what was gathered, and from now on what comes."""
        self._thread = threading.Thread(target=self._run, args=(folder,), name="log", daemon=True)
        self._thread.start()

    def close(self, ms: float = 500.0) -> None:
        """Write what waits, for `ms` at most."""
        self._lines.put(None)
        if self._thread is not None:
            self._thread.join(ms / 1000)

    # The rest runs on the log's thread.

    def _run(self, folder: Path) -> None:
        import logging.handlers  # 15 ms, that no start waits for

        class Handler(logging.handlers.RotatingFileHandler):
            def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
                """A log that cannot be written is done without."""

            def _open(self) -> TextIOWrapper:
                found = open(  # noqa: SIM115 - Path.open takes no opener
                    self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors,
                    opener=private_opener,
                )  # fmt: skip
                return cast("TextIOWrapper", found)

        try:
            private_folder(folder)
            for older in folder.iterdir():
                tighten(older)
            handler = Handler(
                folder / "audiodice.log", maxBytes=BYTES, backupCount=FILES - 1,
                encoding="utf-8", errors="backslashreplace",
            )  # fmt: skip
        except OSError:
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(message)s"))
        while (line := self._lines.get()) is not None:
            told = {"msg": line[1].replace("\n", " "), "created": line[0], "levelno": logging.INFO}
            record = logging.makeLogRecord(told)
            handler.handle(record)
        handler.close()
