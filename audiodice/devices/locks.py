"""One program a game: locks that end with the program that holds them.

The system's own locks (flock; on Windows a locked byte), not a file with a process number: a
killed program leaves nothing stale behind, and a number given out anew locks nobody out.
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


class Lock:
    """A lock that is held, by a file beside what it guards."""

    def __init__(self, path: Path) -> None:
        """Take it at once; raises HeldElsewhereError, or OSError where the file cannot be made."""
        self.path = path
        while True:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _take(self._descriptor)
            except BaseException:
                os.close(self._descriptor)
                raise
            if self._still_there():
                return
            # It was deleted between our opening and our locking it: another one counts now.
            os.close(self._descriptor)

    def release(self) -> None:
        """Let go of it and delete its file."""
        if sys.platform != "win32":  # there, nothing open can be deleted
            with contextlib.suppress(OSError):
                self.path.unlink()
        os.close(self._descriptor)
        if sys.platform == "win32":
            with contextlib.suppress(OSError):  # another program may have it already
                self.path.unlink()

    def _still_there(self) -> bool:
        with contextlib.suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(self._descriptor), self.path.stat())
        return False


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
