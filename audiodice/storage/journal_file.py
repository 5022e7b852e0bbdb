"""One game's file: its lines, and how they get to the disk whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from audiodice.engine.entries import entry_text
from audiodice.engine.journal import Entry, Journal
from audiodice.engine.seal import seal
from audiodice.storage.disk import Files
from audiodice.storage.locks import HeldElsewhereError, Lock

SUFFIX = ".journal"
LOCK = ".lock"
HALF = ".half"  # what is being written; a leftover of it was never a game
_NUMBER = re.compile(r"-\d{1,3}$")
_FILE = re.compile(r"\d{8}T\d{6}Z-[a-z0-9_]{1,40}(-\d{1,3})?" + re.escape(SUFFIX))
"""A kept game's file: when it began, the game, and a number where two began in one second."""

Locking = Callable[[Path], Lock]


def is_journal(name: str) -> bool:
    """Whether a file of this name is a kept game's."""
    return _FILE.fullmatch(name) is not None


def journals(names: Iterable[str]) -> list[str]:
    """Those of a folder's names that are a kept game's."""
    return list(filter(is_journal, names))


class JournalFile:
    """A game on the disk, or on its way there, as long as this program plays it.

    What raises OSError may be tried again: nothing is forgotten, and the whole game is written
    anew, for nobody knows what became of a write that failed.

    Others may write to the file all the same, or delete its lock. So `flush` looks first, and
    leaves alone what it did not write: the game then goes on under another name.
    """

    def __init__(
        self, files: Files, folder: Path, stem: str, journal: Journal, locking: Locking = Lock
    ) -> None:
        """A new game, to be called `stem`, or `stem-2` and so on; `flush` writes it."""
        self._files, self._folder, self._locking = files, folder, locking
        lines = list(journal.lines())
        self._mark = lines[-1][-10:-2]  # eight hex digits before the closing "}
        self._whole = "".join(line + "\n" for line in lines).encode()
        self._there: bytes | None = None  # what the file holds, as we left it; None: there is none
        self._sure = True  # of that: no write has failed since
        self._lock: Lock | None = None
        self._named = False  # the name is this game's, and does not change by itself any more
        self.name = stem
        self.found = ""
        """What was wrong with the file since this was last emptied, as the key of a message:
        game_file_vanished or game_file_cut (it was written anew), game_file_changed or game_taken
        (the game goes on in a new one)."""

    def opened(self, data: bytes, lock: Lock | None) -> None:
        """It has a file already, holding `data`, and a lock unless that could not be had yet.

        A file that holds anything but this game as it would be written now (a torn line, an older
        version) is written anew by the next `flush`.
        """
        self._named, self._lock, self._there = True, lock, data

    @property
    def path(self) -> Path:
        """Where it is kept; its name may still change with a `flush`."""
        return self._folder / (self.name + SUFFIX)

    @property
    def kept(self) -> bool:
        """Whether every line is on the disk."""
        return self._sure and self._there == self._whole

    @property
    def locked(self) -> bool:
        """Whether others are kept out: from the first `flush` to `release`."""
        return self._lock is not None

    def add(self, entry: Entry) -> None:
        """The next entry; `flush` writes it."""
        line, self._mark = seal(entry_text(entry), self._mark)
        self._whole += f"{line}\n".encode()

    def flush(self) -> None:
        """Return once every line is on the disk; raises OSError."""
        self._hold()
        self._look()
        if self.kept:
            return
        sure, self._sure = self._sure, False
        if sure and self._there is not None and self._whole.startswith(self._there):
            self._files.append(self.path, self._whole[len(self._there) :])
            self._files.sync(self.path)
        else:
            self._write()
        self._there, self._sure = self._whole, True

    def release(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _look(self) -> None:
        """Look whether the file is as we left it, and see to it if it is not."""
        if self._there is None:
            return
        try:
            most = max(len(self._whole), len(self._there))
            found = self._files.read(self.path, most + 1)
        except FileNotFoundError:
            self._missing("game_file_vanished")
            return
        except IsADirectoryError:
            self._move_on("game_file_changed")
            return
        if found == self._there:
            return
        if self._whole.startswith(found):  # nothing in it is another's; a pipe reads as empty
            self._missing("game_file_cut")
        else:
            self._move_on("game_file_changed")

    def _missing(self, found: str) -> None:
        """The file is gone, or some of it: it is to be written anew."""
        self.found = found if self._sure else ""  # else our own write failed
        self._there = None

    def _write(self) -> None:
        # Under another name first: at every moment there is the old file or the new one, whole.
        half = self.path.with_suffix(HALF)
        self._files.make_folder(self._folder)
        self._files.write(half, self._whole)
        self._files.sync(half)
        self._files.rename(half, self.path)
        self._files.sync_folder(self._folder)

    def _hold(self) -> None:
        """Have a name and its lock."""
        if self._lock is not None and self._lock.in_force:
            return
        self.release()
        self._files.make_folder(self._folder)
        if not self._named:
            self._find_name()
            return
        try:
            self._lock = self._locking(self.path.with_suffix(LOCK))
        except HeldElsewhereError:
            self._move_on("game_taken")

    def _move_on(self, found: str) -> None:
        """Leave the file to whoever wrote it, and go on in a new one."""
        self.release()
        self.found, self._there, self._named = found, None, False
        self._find_name()

    def _find_name(self) -> None:
        """Find a name that nobody has, and lock it."""
        stem = _NUMBER.sub("", self.name)
        for number in range(1, 1000):
            self.name = stem if number == 1 else f"{stem}-{number}"
            try:
                lock = self._locking(self.path.with_suffix(LOCK))
            except HeldElsewhereError:
                continue
            if not self._files.exists(self.path):
                self._lock, self._named = lock, True
                return
            lock.release()
        raise FileExistsError(0, f"there are a thousand games called {stem}")
