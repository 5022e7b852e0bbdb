"""Reads the bytes of a player's file, at most up to a limit, and never waits for a pipe.

Not for the loop: on Windows it waits for a moment for whoever holds the file.
"""

from __future__ import annotations

import errno
import os
import stat
from functools import partial
from pathlib import Path

from audiodice.storage.held_files import patiently

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    # Without it, opening waits forever for a pipe that nobody writes to.
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
)


def read_bytes(path: Path, limit: int) -> bytes:
    """The first `limit` bytes of an ordinary file; raises OSError, also for a pipe or a device."""
    try:
        descriptor = patiently(partial(os.open, path, _FLAGS))
    except ValueError as error:  # a path that no system accepts
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
