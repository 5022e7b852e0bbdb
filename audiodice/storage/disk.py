"""The player's files. Each operation of `Disk` is small: tests can fail between any two."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from audiodice.core.text import decoded

T = TypeVar("T")

LARGEST = 100_000  # bytes of a small file that we wrote: many times the size of the largest one
# Windows refuses a file while a virus scanner, a backup or the search index holds it, which is
# mostly a moment after it was written. Elsewhere a refusal is final.
PATIENCE_S = 0.5 if sys.platform == "win32" else 0.0
STEP_S = 0.02


class FileStat(NamedTuple):
    """The time and size of a file: if both are as before, it has not changed."""

    modified: int
    """When it was last written: ns since 1970, UTC."""
    size: int

    @property
    def when(self) -> datetime:
        """When it was last written, UTC; raises OverflowError or ValueError."""
        return datetime.fromtimestamp(self.modified / 1e9, UTC)


class Disk:
    """The operations that saving games needs. Every method may raise OSError."""

    def make_folder(self, path: Path) -> None:
        private_folder(path)

    def names(self, folder: Path) -> list[str]:
        """The names in a folder, in no order; none if there is no such folder."""
        try:
            return os.listdir(folder)  # noqa: PTH208 - names, not paths
        except FileNotFoundError:
            return []

    def stats(self, folder: Path) -> dict[str, FileStat]:
        """The files of a folder by name, in no order; none if there is no such folder.

        A link to nowhere has zeros.
        """
        try:
            with os.scandir(folder) as found:
                return {entry.name: _stat(entry) for entry in found}
        except FileNotFoundError:
            return {}

    def exists(self, path: Path) -> bool:
        return path.exists()

    def read(self, path: Path, limit: int) -> bytes:
        """The first `limit` bytes of a file."""
        descriptor = os.open(path, os.O_RDONLY | _BINARY | _AT_ONCE)
        with open(descriptor, "rb") as file:  # noqa: PTH123 - it is no path
            return file.read(limit) or b""

    def stat(self, path: Path) -> FileStat:
        found = path.stat()
        return FileStat(found.st_mtime_ns, found.st_size)

    def write(self, path: Path, data: bytes) -> None:
        """Write a new file with `data`; a power cut may still lose it."""
        self._put(path, data, os.O_CREAT | os.O_TRUNC)

    def append(self, path: Path, data: bytes) -> None:
        """Append to an existing file, not to a pipe; a power cut may still lose the data."""
        self._put(path, data, os.O_APPEND)

    def sync(self, path: Path) -> None:
        """Wait until the data of a file is on the disk; on macOS, in its memory."""
        with _opened(path, os.O_WRONLY) as descriptor:  # Windows syncs only files open for writing
            os.fsync(descriptor)

    def sync_folder(self, path: Path) -> None:
        """Wait until the names in a folder are on the disk, and on macOS what its memory holds."""
        # Windows writes names by itself, and cannot open a folder.
        if sys.platform != "win32":
            # Some file systems cannot sync folders, and do not need it.
            with _opened(path, os.O_RDONLY) as descriptor, contextlib.suppress(OSError):
                _sync_drive(descriptor)

    def rename(self, old: Path, new: Path) -> None:
        """Rename a file atomically; it replaces a file that has the new name."""
        replace(old, new)

    def remove(self, path: Path) -> None:
        """Delete a file if it is there."""
        path.unlink(missing_ok=True)

    @staticmethod
    def _put(path: Path, data: bytes, how: int) -> None:
        with _opened(path, os.O_WRONLY | how) as descriptor:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(descriptor, rest) :]


_BINARY = getattr(os, "O_BINARY", 0)  # without it Windows writes two bytes at the end of a line
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # without it, opening a pipe may wait forever
_NO_TTY = getattr(os, "O_NOCTTY", 0)


def private_folder(path: Path) -> None:
    """Make a folder and its parents if they are missing, for the player alone.

    An existing folder keeps its mode. Raises OSError.
    """
    try:
        path.mkdir(0o700)
    except FileNotFoundError:
        private_folder(path.parent)
        path.mkdir(0o700, exist_ok=True)
    except FileExistsError:
        if not path.is_dir():  # "File exists" would not say what is wrong with that
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path)) from None
    except OSError:
        if not path.is_dir():
            raise


def private_opener(path: str, flags: int) -> int:
    """An opener for `open`: only the player may read a file that it creates."""
    return os.open(path, flags, 0o600)


def tighten(path: Path) -> None:
    """Make a player's file private; an older version may have left it readable by others.

    A missing file, a folder, a link, and another user's file stay as they are.
    """
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if sys.platform != "win32" and stat.S_ISREG(mode) and mode & 0o077:
            path.chmod(0o600)


def _stat(entry: os.DirEntry[str]) -> FileStat:
    try:
        found = entry.stat()
    except OSError:  # a link to nowhere
        return FileStat(0, 0)
    return FileStat(found.st_mtime_ns, found.st_size)


@contextlib.contextmanager
def _opened(path: Path, flags: int) -> Iterator[int]:
    """The file's descriptor, closed afterwards; only the player may read a file made here.

    Neither waits for nor writes to a pipe in the file's place.
    """
    descriptor = os.open(path, flags | _BINARY | _AT_ONCE, 0o600)
    try:
        if stat.S_ISFIFO(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Not a file")
        yield descriptor
    finally:
        os.close(descriptor)


def _sync_drive(descriptor: int) -> None:
    """Sync a folder, and have the drive write down all that was synced before.

    On macOS fsync only writes to the drive's cache, which survives a crash of the program or the
    system, but not a power cut. To empty the cache takes up to 100 ms. That is too long for each
    entry, because the answer waits for it, but not for the beginning and the end of a game, when
    the names in its folder are synced.
    """
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):  # some file systems offer nothing better than fsync
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def patiently(
    call: Callable[[], T],
    *,
    patience: float = PATIENCE_S,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], object] = time.sleep,
) -> T:
    """The result of `call`, which is tried again for `patience` seconds while Windows refuses it.

    Raises what `call` raises, PermissionError only after that time. Not for the loop.
    """
    until = clock() + patience
    while True:
        try:
            return call()
        except PermissionError:
            if clock() >= until:
                raise
            sleep(STEP_S)


def replace(old: Path, new: Path) -> None:
    """Rename a file atomically, onto another one if there is one; raises OSError."""
    patiently(partial(old.replace, new))


def read_bytes(path: Path, limit: int) -> bytes:
    """The first `limit` bytes of an ordinary file; raises OSError, also for a pipe or a device.

    On Windows it may wait for a moment, so it is not for the loop.
    """
    try:
        descriptor = patiently(partial(os.open, path, os.O_RDONLY | _BINARY | _AT_ONCE | _NO_TTY))
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


def atomic_write_text(path: Path, text: str) -> None:
    """Replace a file atomically; raises OSError, and then the file is unchanged.

    A reader sees the old file or the new one, even after a crash. If two programs write it, the
    last one wins. Only the player may read it.
    """
    if path.is_symlink():  # the link stays
        path = path.resolve()
    private_folder(path.parent)
    half = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        Disk().write(half, text.encode())
        Disk().rename(half, path)
    except OSError:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)
        raise


def write_new_file(path: Path, data: bytes) -> None:
    """Write a file that another program will read, in place of one that may be there.

    Raises OSError, and then the old file is unchanged, also after a power cut. The new one has
    another name at first, which is new, too. Only the player may read it.
    """
    import tempfile  # not at the start

    path = path.resolve()  # a link stays
    disk = Disk()
    descriptor, half = tempfile.mkstemp(".new", ".audiodice-", path.parent)
    os.close(descriptor)
    try:
        disk.write(Path(half), data)
        disk.sync(Path(half))
        disk.rename(Path(half), path)
    except BaseException:
        with contextlib.suppress(OSError):
            disk.remove(Path(half))
        raise
    with contextlib.suppress(OSError):
        disk.sync_folder(path.parent)


def read_json(path: Path) -> object:
    """The value in a JSON file that we wrote; raises OSError or ValueError, whatever it holds.

    Lone surrogates, which JSON allows but UTF-8 does not, raise ValueError.
    """
    tighten(path)
    data = Disk().read(path, LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    try:
        value: object = json.loads(decoded(data))
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    return value
