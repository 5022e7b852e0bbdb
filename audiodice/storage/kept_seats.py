"""A file for each shared table, by which a killed program comes back to its seat."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from pathlib import Path

from audiodice.storage.disk import private_folder, private_opener, tighten
from audiodice.storage.locks import HeldElsewhereError, Lock

_NAME = re.compile(r"[0-9a-f]{32}")
_LARGEST = 4 * 2**20  # bytes: several times the longest game
_MOST = 50  # tables; beyond that, the least recently used are deleted


class KeptSeatsFolder:
    """Files that only the player may read: a file is enough to sit in the player's seat.

    A throw waits while a file is written, so files are not synced. A killed program loses nothing
    by that; a power cut may lose a seat, but no game.
    """

    def __init__(self, folder: Path, locking: Callable[[Path], Lock] = Lock) -> None:
        self._folder, self._locking = folder, locking
        self._locks: dict[str, Lock] = {}

    def claim(self, table: str) -> bool:
        """Lock the seat at this table until `leave` or `forget`; returns whether we may sit there.

        False if another program sits there: two programs would sign two moves for one place in the
        journal, as a cheat does. If the disk fails, the game goes on without a lock.
        """
        path = self._path(table)
        if path is None or table in self._locks:
            return True
        try:
            private_folder(self._folder)
            self._locks[table] = self._locking(path.with_suffix(".lock"))
        except HeldElsewhereError:
            return False
        except OSError:
            pass
        return True

    def leave(self, table: str) -> None:
        """Release the seat, so that another program may sit there."""
        if lock := self._locks.pop(table, None):
            lock.release()

    def keep(self, table: str, data: bytes) -> None:
        """Save the data of this table; a disk that fails is ignored."""
        path = self._path(table)
        if path is None or not self.claim(table):
            return
        new = path.with_suffix(".new")
        with contextlib.suppress(OSError):
            private_folder(self._folder)
            if not path.exists():
                self._tidy()
            with open(new, "wb", opener=private_opener) as file:
                file.write(data)
            os.replace(new, path)  # noqa: PTH105 - on Windows too

    def of(self, table: str) -> bytes | None:
        """The saved data of a table; None if there is none."""
        path = self._path(table)
        if path is None:
            return None
        try:
            tighten(path)
            with path.open("rb") as file:
                data = file.read(_LARGEST + 1)
        except OSError:
            return None
        return data if len(data) <= _LARGEST else None

    def forget(self, table: str) -> None:
        """Delete the data of a table whose game is over."""
        path = self._path(table)
        if path is not None:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        self.leave(table)

    def _path(self, table: str) -> Path | None:
        """The file of a table; None if `table` is not a table's name."""
        return self._folder / f"{table}.seat" if _NAME.fullmatch(table) else None

    def _tidy(self) -> None:
        kept = sorted(self._folder.glob("*.seat"), key=lambda path: path.stat().st_mtime)
        for path in kept[: max(0, len(kept) - _MOST + 1)]:
            path.unlink(missing_ok=True)
