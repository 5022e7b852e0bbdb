"""A file for each room of friends, by which a program comes back to it, also after a kill."""

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
_HEAD = 512  # bytes: code and host, which stand first
_MOST = 50  # rooms; beyond that, the least recently used are deleted


def room_file(folder: Path, topic: str) -> Path | None:
    """The file of a room; None if `topic` is not the topic of a room."""
    return folder / f"{topic}.room" if _NAME.fullmatch(topic) else None


class KeptRoomsFolder:
    """Files that only the player may read: a file is enough to sit in the player's seat.

    A throw waits while a file is written, so files are not synced. A killed program loses nothing
    by that; a power cut may lose a room, but no game.
    """

    def __init__(self, folder: Path, locking: Callable[[Path], Lock] = Lock) -> None:
        self._folder, self._locking = folder, locking
        self._locks: dict[str, Lock] = {}

    def claim(self, topic: str) -> bool:
        """Lock our place in this room until `leave` or `forget`; returns whether we may take it.

        False if another program has it: two programs in one seat would make two moves. If the disk
        fails, the room is used without a lock.
        """
        path = self._path(topic)
        if path is None or topic in self._locks:
            return True
        try:
            private_folder(self._folder)
            self._locks[topic] = self._locking(path.with_suffix(".lock"))
        except HeldElsewhereError:
            return False
        except OSError:
            pass
        return True

    def leave(self, topic: str) -> None:
        """Release our place, so that another program may take it."""
        if lock := self._locks.pop(topic, None):
            lock.release()

    def keep(self, topic: str, data: bytes) -> None:
        """Save the data of this room; a disk that fails is ignored."""
        path = self._path(topic)
        if path is None or not self.claim(topic):
            return
        new = path.with_suffix(".new")
        with contextlib.suppress(OSError):
            private_folder(self._folder)
            if not path.exists():
                self._tidy()
            with open(new, "wb", opener=private_opener) as file:
                file.write(data)
            os.replace(new, path)  # noqa: PTH105 - on Windows too

    def of(self, topic: str) -> bytes | None:
        """The saved data of a room; None if there is none."""
        path = self._path(topic)
        data = _read(path, _LARGEST + 1) if path else None
        return data if data is not None and len(data) <= _LARGEST else None

    def forget(self, topic: str) -> None:
        """Delete the data of a room."""
        path = self._path(topic)
        if path is not None:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        self.leave(topic)

    def all(self) -> tuple[tuple[str, bytes], ...]:
        """The topics of all rooms and how their data begins, last used first."""
        found = ((path.stem, _read(path, _HEAD)) for path in reversed(self._by_age()))
        return tuple((topic, data) for topic, data in found if data is not None)

    def _path(self, topic: str) -> Path | None:
        return room_file(self._folder, topic)

    def _by_age(self) -> list[Path]:
        """The files, last used last."""
        ages = []
        for path in self._folder.glob("*.room"):
            with contextlib.suppress(OSError):  # another program has deleted it
                ages.append((path.stat().st_mtime, path))
        return [path for _, path in sorted(ages)]

    def _tidy(self) -> None:
        kept = self._by_age()
        for path in kept[: max(0, len(kept) - _MOST + 1)]:
            path.unlink(missing_ok=True)


def _read(path: Path, most: int) -> bytes | None:
    """The first bytes of a file; None if it cannot be read."""
    try:
        tighten(path)
        with path.open("rb") as file:
            return file.read(most)
    except OSError:
        return None
