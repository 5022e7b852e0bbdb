"""One program a game: locks that end with the program that holds them.

The system's own locks (flock; on Windows a locked byte), not a file with a process number: a
killed program leaves no stale lock, and a reused process number blocks nobody. If a lock's file
is deleted, a second program can lock a new one, so the holder of a lock asks `in_force` before
each write.
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
    """A lock that is held, by a file beside what it guards."""

    _comparable = False
    """Whether the open file can be told from another of its name: some file systems never give
    the two the same number. There, the lock itself has to be enough."""

    def __init__(self, path: Path) -> None:
        """Take it at once; raises HeldElsewhereError, or OSError where the file cannot be made."""
        self.path = path
        for _ in range(TRIES):
            self._descriptor = _open_and_take(path)
            self._comparable = self._at_its_path()
            if self._comparable:
                return
            # It was deleted between our opening and our locking it: another one counts now.
            os.close(self._descriptor)
        self._descriptor = _open_and_take(path)

    @property
    def in_force(self) -> bool:
        """Whether it still keeps others out: not once its file was deleted or replaced."""
        return not self._comparable or self._at_its_path()

    def release(self) -> None:
        """Let go of it and delete its file; one that is another's by now stays. Never raises."""
        ours = self._at_its_path()
        if sys.platform == "win32":  # there, nothing open can be deleted
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


def _open_and_take(path: Path) -> int:
    """The descriptor of a lock file that is ours now; raises HeldElsewhereError or OSError."""
    # A pipe in its place must not be waited for.
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
    """Whether somebody holds the lock now; what cannot be found out counts as no."""
    if not path.exists():
        return False
    try:
        Lock(path).release()
    except HeldElsewhereError:
        return True
    except OSError:
        return False
    return False
