"""The file of one game: its lines, and how they are written without loss."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from audiodice.engine.entries import entry_text
from audiodice.engine.journal import Entry, Journal, seal
from audiodice.storage.disk import Disk, FileStat
from audiodice.storage.locks import HeldElsewhereError, Lock

FINISHED = "finished"  # the folder of finished games, in the folder of the others
SUFFIX = ".journal"
LOCK = ".lock"
HALF = ".half"  # a file that is being written; one that is left over was never a game
NUMBER = re.compile(r"-\d{1,3}$")
NAME = r"[0-9]{8}T[0-9]{6}Z-[a-z0-9_]{1,40}(-[0-9]{1,3})?" + re.escape(SUFFIX)
"""The name of a journal: start time, game, and a number if two games began in one second."""
_FILE = re.compile(NAME)

Locking = Callable[[Path], Lock]


def journals(names: Iterable[str]) -> list[str]:
    """The names of journals among these names."""
    return list(filter(_FILE.fullmatch, names))


def write_whole(files: Disk, path: Path, data: bytes) -> None:
    """Write a journal, and wait until it is on the disk; raises OSError.

    It has another name at first, so that there is always a whole file, the old or the new one.
    """
    half = path.with_suffix(HALF)
    files.make_folder(path.parent)
    files.write(half, data)
    files.sync(half)
    files.rename(half, path)
    files.sync_folder(path.parent)


class JournalFile:
    """The file of the game that this program plays.

    A method that raised OSError may be called again: nothing is lost, and the whole game is written
    once more, because after a failed write the content of the file is unknown.

    Other programs can still change the file or delete its lock. So `flush` looks at the file first,
    and reads it if its time or size has changed. If another program has written to it, the file
    stays as it is, and the game goes on in a new one.
    """

    def __init__(
        self, files: Disk, folder: Path, stem: str, journal: Journal, locking: Locking = Lock
    ) -> None:
        """A new game, called `stem` (or `stem-2` and so on if that is taken); `flush` writes it."""
        self._files, self._folder, self._locking = files, folder, locking
        lines = list(journal.lines())
        self._mark = lines[-1][-10:-2]  # eight hex digits before the closing "}
        self._whole = "".join(line + "\n" for line in lines).encode()
        self._there: bytes | None = None  # what we wrote into the file; None: there is no file
        self._stat: FileStat | None = None  # time and size of the file with that content, if known
        self._sure = True  # the file has exactly that content: no write has failed
        self._lock: Lock | None = None
        self._named = False  # the name is final
        self.name = stem
        self.shared = journal.header.shared
        """Whether its entries come from several programs, and stay as they are."""
        self.found = ""
        """What was wrong with the file, as the key of a message; the reader empties it.

        game_file_vanished or game_file_cut: it was written again. game_file_changed or game_taken:
        the game goes on in a new file."""

    def opened(self, data: bytes, lock: Lock | None) -> None:
        """Use the existing file, which holds `data`; `lock` is None if it could not be locked yet.

        If `data` is not what this game would write now (there is a torn line, for example), the
        next `flush` writes the whole file again.
        """
        self._named, self._lock, self._there = True, lock, data

    @property
    def path(self) -> Path:
        """The file; a `flush` may still change its name."""
        return self._folder / (self.name + SUFFIX)

    @property
    def kept(self) -> bool:
        """Whether every line is on the disk."""
        return self._sure and self._there == self._whole

    @property
    def locked(self) -> bool:
        """Whether it is locked: from the first `flush` to `release`."""
        return self._lock is not None

    def add(self, entry: Entry) -> None:
        line, self._mark = seal(entry_text(entry), self._mark)
        self._whole += f"{line}\n".encode()

    def flush(self) -> None:
        """Write every line to the disk, and wait until it is there; raises OSError."""
        self._hold()
        self._look()
        if self.kept:
            return
        sure, self._sure = self._sure, False
        if sure and self._there is not None and self._whole.startswith(self._there):
            self._files.append(self.path, self._whole[len(self._there) :])
            self._files.sync(self.path)
        else:
            write_whole(self._files, self.path, self._whole)
        self._there, self._sure = self._whole, True
        self._stat = None
        with contextlib.suppress(OSError):
            stat = self._files.stat(self.path)
            if stat.size == len(self._whole):  # otherwise another program has written meanwhile
                self._stat = stat

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _look(self) -> None:
        """Check that the file is as we left it. If not, `flush` writes it again or leaves it."""
        if self._there is None:
            return
        try:
            stat = self._files.stat(self.path)
            if self._sure and stat == self._stat:
                return
            most = max(len(self._whole), len(self._there))
            found = self._files.read(self.path, most + 1)
        except FileNotFoundError:
            self._missing("game_file_vanished")
            return
        except IsADirectoryError:
            self._move_on("game_file_changed")
            return
        if found == self._there:
            self._stat = stat
            return
        if self._whole.startswith(found):  # no other program wrote to it; a pipe reads as empty
            self._missing("game_file_cut")
        else:
            self._move_on("game_file_changed")

    def _missing(self, found: str) -> None:
        """The file, or its end, is missing: `flush` will write it again."""
        self.found = found if self._sure else ""  # if not sure, our own write had failed
        self._there = None

    def _hold(self) -> None:
        """Make sure that the game has a name and its lock."""
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
        """Leave the file to the program that wrote it, and go on in a new file."""
        self.release()
        self.found, self._there, self._named = found, None, False
        self._find_name()

    def _find_name(self) -> None:
        """Find a name that no game has, finished or not, and lock it."""
        stem = NUMBER.sub("", self.name)
        for number in range(1, 1000):
            self.name = stem if number == 1 else f"{stem}-{number}"
            if self._name_is_taken():  # do not lock another game even for a moment
                continue
            try:
                lock = self._locking(self.path.with_suffix(LOCK))
            except HeldElsewhereError:
                continue
            if not self._name_is_taken():  # no other program has begun this name meanwhile
                self._lock, self._named = lock, True
                return
            lock.release()
        raise FileExistsError(0, f"there are a thousand games called {stem}")

    def _name_is_taken(self) -> bool:
        finished = self._folder / FINISHED / self.path.name
        return self._files.exists(self.path) or self._files.exists(finished)
