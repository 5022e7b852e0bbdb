"""The type of a reader, and helpers for all of them."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.present.words import Words

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Reader:
    """`read` takes the bytes of a file, and must not raise.

    `seeds` are good files. `mend` makes a damaged file pass the first check, with correct checksums
    or whole characters; without it the code behind that check is hardly reached.
    """

    read: Callable[[bytes], None]
    seeds: Callable[[], Sequence[bytes]]
    mend: Callable[[bytes], bytes] | None = None


def whole_characters(data: bytes) -> bytes:
    """Make a damaged text valid UTF-8, because readers refuse other texts at once."""
    return data.decode("utf-8", "ignore").encode()


@cache
def folder() -> Path:
    """The folder for the files, in memory if the system has such a folder."""
    memory = Path("/dev/shm")
    made = Path(tempfile.mkdtemp(prefix="fuzz-", dir=memory if memory.is_dir() else None))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def file(name: str, data: bytes) -> Path:
    path = folder() / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


@cache
def words() -> Words:
    from audiodice.present.words import Words
    from audiodice.storage import paths

    return Words(paths.locale(), "en")
