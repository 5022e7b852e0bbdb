"""Locks, so that only one program plays a game; they end with the program that holds them.

They are the system's own locks (flock; on Windows a locked byte), not files with a process number:
so a killed program leaves no stale lock, and a reused process number blocks nobody. If the file of
a lock is deleted, a second program can lock a new file, so the holder checks `in_force` before each
write.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class HeldElsewhereError(Exception):
    """Another program, or another part of this one, has the lock."""

    def __init__(self) -> None:
        super().__init__("another program has it open")


# A disk without locks (some network folders): the game goes on without one.
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}


TRIES = 20  # how often to retry a lock whose file was deleted while it was taken


class Lock:
    """A lock that this program holds, on a file beside the one it protects."""

    _comparable = False
    """Whether the open file and the file of this name can be compared. On some file systems they
    never have the same number; there the lock alone has to be enough."""

    def __init__(self, path: Path) -> None:
        """Lock it at once; raises HeldElsewhereError, or OSError if the file cannot be made."""
        self.path = path
        for _ in range(TRIES):
            self._descriptor = _open_and_take(path)
            self._comparable = self._at_its_path()
            if self._comparable:
                return
            # The file was deleted after we opened it: lock the new one.
            os.close(self._descriptor)
        self._descriptor = _open_and_take(path)

    @property
    def in_force(self) -> bool:
        """Whether it still protects the file: not if the lock's file was deleted or replaced."""
        return not self._comparable or self._at_its_path()

    def release(self) -> None:
        """Unlock, and delete the file unless it is another program's by now. Never raises."""
        ours = self.in_force  # also where the two files cannot be compared
        if sys.platform == "win32":  # where an open file cannot be deleted, ours or another's
            self._close()
        if ours:
            with contextlib.suppress(OSError):  # on Windows another program may have it already
                self.path.unlink()
        if sys.platform != "win32":
            self._close()

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._descriptor)

    def _at_its_path(self) -> bool:
        with contextlib.suppress(OSError):
            return os.path.samestat(os.fstat(self._descriptor), self.path.stat())
        return False


class NoLock(Lock):
    """No lock, for a page in a browser: no other program can reach its files."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def release(self) -> None:
        """Nothing is held."""


def _open_and_take(path: Path) -> int:
    """Open and lock a file; returns its descriptor. Raises HeldElsewhereError or OSError."""
    # Do not wait for a pipe in its place.
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o600)
    try:
        _take(descriptor)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _take(descriptor: int) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise HeldElsewhereError from None
        if error.errno not in _NO_LOCKS:
            raise


def held(path: Path) -> bool:
    """Whether somebody holds the lock now; if that cannot be found out, False."""
    if not path.exists():
        return False
    try:
        Lock(path).release()
    except HeldElsewhereError:
        return True
    except OSError:
        return False
    return False
