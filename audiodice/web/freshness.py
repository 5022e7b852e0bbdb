"""Finds out whether a built site is up to date with the program."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from audiodice.storage import paths
from audiodice.web.pyodide_archive import VERSION

_MARK = "built_from.txt"


def is_fresh(site: Path) -> bool:
    """Whether the program's files are the same as when the site was built."""
    try:
        return (site / _MARK).read_text("utf-8") == _state()
    except (OSError, UnicodeDecodeError):
        return False


def mark(site: Path) -> None:
    """Record the files from which the site was built."""
    (site / _MARK).write_text(_state(), "utf-8")


def _state() -> str:
    seen = hashlib.sha256(VERSION.encode())
    for path in _sources():
        found = path.stat()
        seen.update(f"{path} {found.st_size} {found.st_mtime_ns}\n".encode())
    return seen.hexdigest()


def _sources() -> Iterator[Path]:
    tops = (Path(__file__).parent.parent, paths.sounds())
    for top in tops:
        yield from sorted(p for p in top.rglob("*") if p.is_file() and p.suffix != ".pyc")
    yield paths.keymap()
