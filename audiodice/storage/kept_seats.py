"""What is needed to come back to shared tables after the program was killed: a file for each."""

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
_MOST = 50  # tables; of more, those not touched for longest are forgotten


class KeptSeatsFolder:
    """Files that only the player may read: whoever has one can sit in the player's seat.

    They are written while a throw waits for them, so nothing is synced: a killed program loses
    nothing by that, and after a power cut a seat may be lost, but no game.
    """

    def __init__(self, folder: Path, locking: Callable[[Path], Lock] = Lock) -> None:
        self._folder, self._locking = folder, locking
        self._locks: dict[str, Lock] = {}

    def claim(self, table: str) -> bool:
        """Have the seat at this table to ourselves until `leave` or `forget`.

        Returns False if another program sits there: two of them would sign two moves for one place,
        which is what a cheat does. A disk that fails is no reason not to play.
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
        """Another program may sit there now."""
        if lock := self._locks.pop(table, None):
            lock.release()

    def keep(self, table: str, data: bytes) -> None:
        """Keep what is needed for this table; a disk that fails is no reason not to play."""
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
        """What was kept for a table; None if nothing was."""
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
        """The game at this table is over."""
        path = self._path(table)
        if path is not None:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        self.leave(table)

    def _path(self, table: str) -> Path | None:
        """Its file; None for what is no name of a table."""
        return self._folder / f"{table}.seat" if _NAME.fullmatch(table) else None

    def _tidy(self) -> None:
        kept = sorted(self._folder.glob("*.seat"), key=lambda path: path.stat().st_mtime)
        for path in kept[: max(0, len(kept) - _MOST + 1)]:
            path.unlink(missing_ok=True)
