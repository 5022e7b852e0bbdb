"""The disk, one small step at a time, so that a stand-in can fail or stop between any two."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Files(Protocol):
    """What keeping games asks of a disk. Every method may raise OSError."""

    def make_folder(self, path: Path) -> None:
        """Make it, and those above it, where they are missing, for the player alone."""

    def names(self, folder: Path) -> list[str]:
        """The names in a folder, in no order; none where there is no folder."""

    def dated(self, folder: Path) -> list[tuple[float, str]]:
        """When each file in a folder was last written, as `modified` tells, and its name; in no
        order, none where there is no folder. What cannot be dated is as old as can be.
        """

    def exists(self, path: Path) -> bool:
        """Whether there is a file of this name."""

    def read(self, path: Path, limit: int) -> bytes:
        """The first `limit` bytes."""

    def modified(self, path: Path) -> float:
        """When it was last written: seconds since 1970, UTC."""

    def write(self, path: Path, data: bytes) -> None:
        """Make the file anew with `data`; not yet safe from a power cut."""

    def append(self, path: Path, data: bytes) -> None:
        """Add to a file, which must be there; not yet safe from a power cut. What is no file, a
        pipe for instance, is refused.
        """

    def sync(self, path: Path) -> None:
        """Return once what was written to the file is on the disk."""

    def sync_folder(self, path: Path) -> None:
        """Return once the names in the folder are on the disk."""

    def rename(self, old: Path, new: Path) -> None:
        """Rename a file atomically; replaces a file that has the new name."""

    def remove(self, path: Path) -> None:
        """Delete a file; one that is missing is as good as deleted."""


class Disk:
    """The real one."""

    def make_folder(self, path: Path) -> None:
        """As `Files`."""
        private_folder(path)

    def names(self, folder: Path) -> list[str]:
        """As `Files`."""
        try:
            return os.listdir(folder)  # noqa: PTH208 - names, not paths
        except FileNotFoundError:
            return []

    def dated(self, folder: Path) -> list[tuple[float, str]]:
        """As `Files`."""
        try:
            with os.scandir(folder) as found:
                return [(_modified(entry), entry.name) for entry in found]
        except FileNotFoundError:
            return []

    def exists(self, path: Path) -> bool:
        """As `Files`."""
        return path.exists()

    def read(self, path: Path, limit: int) -> bytes:
        """As `Files`."""
        # Opening must not block: a pipe in place of the file would never answer.
        descriptor = os.open(path, os.O_RDONLY | _BINARY | _AT_ONCE)
        with open(descriptor, "rb") as file:  # noqa: PTH123 - no path any more
            return file.read(limit) or b""

    def modified(self, path: Path) -> float:
        """As `Files`."""
        return path.stat().st_mtime

    def write(self, path: Path, data: bytes) -> None:
        """As `Files`."""
        self._put(path, data, os.O_CREAT | os.O_TRUNC)

    def append(self, path: Path, data: bytes) -> None:
        """As `Files`."""
        self._put(path, data, os.O_APPEND)

    def sync(self, path: Path) -> None:
        """As `Files`."""
        with _opened(path, os.O_WRONLY) as descriptor:  # Windows flushes only what may be written
            _sync(descriptor)

    def sync_folder(self, path: Path) -> None:
        """As `Files`; Windows writes names by itself and opens no folder."""
        if sys.platform != "win32":
            # Some file systems have no such thing for folders, and need none.
            with _opened(path, os.O_RDONLY) as descriptor, contextlib.suppress(OSError):
                os.fsync(descriptor)

    def rename(self, old: Path, new: Path) -> None:
        """As `Files`."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        """As `Files`."""
        path.unlink(missing_ok=True)

    @staticmethod
    def _put(path: Path, data: bytes, how: int) -> None:
        with _opened(path, os.O_WRONLY | how) as descriptor:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(descriptor, rest) :]


_BINARY = getattr(os, "O_BINARY", 0)  # else Windows would write two bytes for a line's end
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)


def private_folder(path: Path) -> None:
    """Make a folder, and those above it, where they are missing, for the player alone.

    One that is there keeps its mode. Raises OSError.
    """
    try:
        path.mkdir(0o700)
    except FileNotFoundError:
        private_folder(path.parent)
        path.mkdir(0o700, exist_ok=True)
    except OSError:
        if not path.is_dir():
            raise


def private_opener(path: str, flags: int) -> int:
    """For `open`: a file it creates is readable only by the player."""
    return os.open(path, flags, 0o600)


def tighten(path: Path) -> None:
    """Let nobody else read a file of the player's that an older version left readable.

    What is missing, no file, a link to one, or another's stays as it is.
    """
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if sys.platform != "win32" and stat.S_ISREG(mode) and mode & 0o077:
            path.chmod(0o600)


def _modified(entry: os.DirEntry[str]) -> float:
    try:
        return entry.stat().st_mtime
    except OSError:  # a link to nowhere
        return 0.0


@contextlib.contextmanager
def _opened(path: Path, flags: int) -> Iterator[int]:
    """The file's descriptor, closed afterwards; a file made here is the player's alone.

    A pipe in the file's place is neither waited for nor written to.
    """
    descriptor = os.open(path, flags | _BINARY | _AT_ONCE, 0o600)
    try:
        if stat.S_ISFIFO(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Not a file")
        yield descriptor
    finally:
        os.close(descriptor)


def _sync(descriptor: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        # There, fsync leaves it in the drive's memory; some file systems know nothing better.
        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)
