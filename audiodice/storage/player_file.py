"""Reads the bytes of a player's file: never blocks on a pipe, never reads more than a limit."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    # A pipe that nobody writes to would be waited for without end; opening, then, must not.
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
)


def read_bytes(path: Path, limit: int) -> bytes:
    """The first `limit` bytes of an ordinary file; raises OSError, for a pipe or a device too."""
    try:
        descriptor = os.open(path, _FLAGS)
    except ValueError as error:  # a path that no system takes
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    try:
        kind = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(kind):
            raise OSError(errno.EINVAL, "it is no ordinary file", str(path))
        with open(descriptor, "rb", closefd=False) as file:
            return file.read(limit)
    finally:
        os.close(descriptor)
