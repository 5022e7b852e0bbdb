"""A reader of files that may come from elsewhere, and what all of them need."""

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
    """`read` takes a file's bytes and must answer in words: an exception is a find.

    `seeds` are good files. `mend` makes a damaged one pass the first look, by check sums that fit
    or by whole characters: what lies behind would else hardly be tried.
    """

    read: Callable[[bytes], None]
    seeds: Callable[[], Sequence[bytes]]
    mend: Callable[[bytes], bytes] | None = None


def whole_characters(data: bytes) -> bytes:
    """A damaged text that is UTF-8 all the same: else a reader looks no further."""
    return data.decode("utf-8", "ignore").encode()


@cache
def folder() -> Path:
    """Where files to be read are put: in memory where the system has such a place."""
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
