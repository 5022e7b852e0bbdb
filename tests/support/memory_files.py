"""A disk in memory that stops, fails or loses power between any two calls.

Like a real disk it may lose a part of what was written but not synced, and a new name until its
folder is synced.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from audiodice.storage.disk import Disk, FileStat
from audiodice.storage.journal_writer import JournalWriter, PendingWrite, Task
from audiodice.storage.locks import Lock


class Stopped(BaseException):
    """The program was killed here."""


@dataclass
class Inode:
    data: bytes = b""
    safe: int = 0


@dataclass
class MemoryFiles(Disk):
    """The program is killed at call `stop_at` (counted from 1); with `half`, half of it is written.

    `fails` is called before every call that writes; it returns an error number, or 0 for none.
    """

    now: dict[Path, Inode] = field(default_factory=dict)
    safe: dict[Path, Inode] = field(default_factory=dict)
    stop_at: int = 0
    half: bool = False
    fails: Callable[[str], int] = lambda _: 0
    calls: int = 0

    def killed(self) -> MemoryFiles:
        """The disk after a kill: everything that was written."""
        return MemoryFiles(self.now, self.safe)

    def power_cut(self, *, late_names: bool, part: float) -> MemoryFiles:
        """The disk after a power cut: with the share `part` of what was not synced."""
        names = self.now if late_names else self.safe
        found = {
            path: Inode(i.data[: (cut := i.safe + int(part * (len(i.data) - i.safe)))], cut)
            for path, i in names.items()
        }
        return MemoryFiles(found, dict(found))

    def _step(self, name: str, undone: Callable[[], object] = lambda: None) -> None:
        self.calls += 1
        if self.calls == self.stop_at:
            if self.half:
                undone()
            raise Stopped
        if why := self.fails(name):
            undone()
            raise OSError(why, errno.errorcode[why])

    def make_folder(self, path: Path) -> None:
        self._step("make_folder")

    def names(self, folder: Path) -> list[str]:
        return [path.name for path in self.now if path.parent == folder]

    def stats(self, folder: Path) -> dict[str, FileStat]:
        return {name: self.stat(folder / name) for name in self.names(folder)}

    def exists(self, path: Path) -> bool:
        return path in self.now

    def read(self, path: Path, limit: int) -> bytes:
        return self._of(path).data[:limit]

    def stat(self, path: Path) -> FileStat:
        return FileStat(1_000_000, len(self._of(path).data))

    def write(self, path: Path, data: bytes) -> None:
        def put(part: bytes) -> None:
            self.now[path] = Inode(part)

        self._step("write", lambda: put(data[: len(data) // 2]))
        put(data)

    def append(self, path: Path, data: bytes) -> None:
        def put(part: bytes) -> None:
            inode = self._of(path)
            self.now[path] = replace(inode, data=inode.data + part)
            if self.safe.get(path) is inode:
                self.safe[path] = self.now[path]

        self._of(path)
        self._step("append", lambda: put(data[: len(data) // 2]))
        put(data)

    def sync(self, path: Path) -> None:
        self._step("sync")
        self._of(path).safe = len(self._of(path).data)

    def sync_folder(self, path: Path) -> None:
        self._step("sync_folder")
        kept = {p: inode for p, inode in self.safe.items() if p.parent != path}
        self.safe = kept | {p: inode for p, inode in list(self.now.items()) if p.parent == path}

    def rename(self, old: Path, new: Path) -> None:
        self._step("rename")
        self.now[new] = self.now.pop(old)

    def remove(self, path: Path) -> None:
        self._step("remove")
        self.now.pop(path, None)

    def _of(self, path: Path) -> Inode:
        if path not in self.now:
            raise FileNotFoundError(errno.ENOENT, "No such file or directory")
        return self.now[path]


class Inline(JournalWriter):
    """A writer without a thread: it does every task at once."""

    def _put(self, task: Task) -> PendingWrite:
        self.do([task])
        return task.write


class NoLock(Lock):
    """No lock: only one program uses a disk in memory."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def release(self) -> None:
        pass
