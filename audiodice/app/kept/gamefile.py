"""One game's file: its lines, and how they get to the disk whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from audiodice.devices.files import Files
from audiodice.devices.locks import HeldElsewhereError, Lock
from audiodice.engine.entries import entry_text
from audiodice.engine.journal import Entry, Journal
from audiodice.engine.seal import seal

SUFFIX = ".journal"
LOCK = ".lock"
HALF = ".half"  # what is being written; a leftover of it was never a game
_FILE = re.compile(r"\d{8}T\d{6}Z-[a-z0-9_]{1,40}(-\d{1,3})?" + re.escape(SUFFIX))
"""A kept game's file: when it began, the game, and a number where two began in one second."""

Locking = Callable[[Path], Lock]


def journals(names: Iterable[str]) -> list[str]:
    """Those of a folder's names that are a kept game's."""
    return list(filter(_FILE.fullmatch, names))


class GameFile:
    """A game on the disk, or on its way there, as long as this program plays it.

    What raises OSError may be tried again: nothing is forgotten, and the whole game is written
    anew, for nobody knows what became of a write that failed.
    """

    def __init__(
        self, files: Files, folder: Path, stem: str, journal: Journal, locking: Locking = Lock
    ) -> None:
        """A new game, to be called `stem`, or `stem-2` and so on; `flush` writes it."""
        self._files, self._folder, self._stem, self._locking = files, folder, stem, locking
        self._lines = list(journal.lines())
        self._mark = self._lines[-1][-10:-2]  # eight hex digits before the closing "}
        self._written = 0  # lines on the disk; 0: write the file anew
        self._lock: Lock | None = None
        self._opened = False
        self.name = stem
        self.rewritten = False  # since it was last asked: the file had vanished

    def opened(self, data: bytes, lock: Lock | None) -> None:
        """It has a file already, holding `data`, and a lock unless that could not be had yet.

        A file that holds anything but this game as it would be written now (a torn line, an older
        version) is written anew by the next `flush`.
        """
        self._opened, self._lock = True, lock
        self._written = len(self._lines) if data == _text(self._lines) else 0

    @property
    def path(self) -> Path:
        """Where it is kept; its name may still change before the first `flush`."""
        return self._folder / (self.name + SUFFIX)

    @property
    def kept(self) -> bool:
        """Whether every line is on the disk."""
        return self._written == len(self._lines)

    def add(self, entry: Entry) -> None:
        """The next entry; `flush` writes it."""
        line, self._mark = seal(entry_text(entry), self._mark)
        self._lines.append(line)

    def flush(self) -> None:
        """Return once every line is on the disk; raises OSError."""
        if self._lock is None:
            self._claim()
        if self._written:
            try:
                self._append()
            except FileNotFoundError:
                self._written = 0
                self.rewritten = True
            except OSError:
                self._written = 0
                raise
        if not self._written:
            self._write()
        self._written = len(self._lines)

    def release(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _append(self) -> None:
        if not self.kept:
            self._files.append(self.path, _text(self._lines[self._written :]))
            self._files.sync(self.path)

    def _write(self) -> None:
        # Under another name first: at every moment there is the old file or the new one, whole.
        half = self.path.with_suffix(HALF)
        self._files.make_folder(self._folder)
        self._files.write(half, _text(self._lines))
        self._files.sync(half)
        self._files.rename(half, self.path)
        self._files.sync_folder(self._folder)

    def _claim(self) -> None:
        """Find a name that nobody has, and lock it."""
        self._files.make_folder(self._folder)
        if self._opened:
            self._lock = self._locking(self.path.with_suffix(LOCK))
            return
        for number in range(1, 1000):
            self.name = self._stem if number == 1 else f"{self._stem}-{number}"
            try:
                lock = self._locking(self.path.with_suffix(LOCK))
            except HeldElsewhereError:
                continue
            if not self._files.exists(self.path):
                self._lock = lock
                return
            lock.release()
        raise FileExistsError(0, f"there are a thousand games called {self._stem}")


def _text(lines: list[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()
