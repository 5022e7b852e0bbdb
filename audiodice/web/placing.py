"""Puts a built site into a folder, and replaces only the files that an earlier build listed.

All other files in the folder stay: a repository, a host's CNAME, a diary. A build that is killed
while it writes leaves a list of its old and new files, which the next build uses to clean up.
"""

from __future__ import annotations

import filecmp
import json
import os
import re
import shutil
import tempfile
from collections.abc import Container, Iterable
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.web.errors import WebError

LIST = "built_by_audiodice.json"
"""The list of all files that we wrote into a folder. Without it, no file there is ours."""
_MAKER = "audiodice web build"
_PART = "built_by_audiodice.part"
"""The suffix of an unfinished file."""
_NAME = re.compile(r"\w[\w.-]*(/\w[\w.-]*)*", re.ASCII)
"""The form of our file names, which cannot lead out of the folder or to a hidden file."""


def demand_ours(folder: Path) -> None:
    """Raise WebError unless a site may be put into the folder; called before the site is built."""
    if not folder.is_dir() and (folder.exists() or folder.is_symlink()):
        raise WebError(f"{folder} is not a folder")
    if not folder.exists():
        _demand_writable(next(up for up in folder.absolute().parents if up.exists()), folder)
        return
    listed = _listed(folder)
    if not listed and any(one.name != _PART for one in folder.iterdir()):
        raise WebError(
            f"{folder} has something in it that no `audiodice web build` listed; "
            "name an empty or a new folder"
        )
    _demand_room(folder, listed, listed)
    for within in sorted({folder, *((folder / name).parent for name in listed)}):
        if within.exists():
            _demand_writable(within, folder)


def put(made: Path, folder: Path, *, last: Iterable[str]) -> None:
    """Put the files of `made` into `folder`; raises WebError, and OSError.

    Files named by `last` are written after all others: they make a browser use the new site.
    """
    names = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
    folder.mkdir(parents=True, exist_ok=True)
    listed = _listed(folder)
    _demand_room(folder, listed | names | ({LIST} if not listed else set()), listed)
    _write_list(folder, listed | names)
    for old in sorted(folder / name for name in listed - names):
        if old.is_file():
            old.unlink()
            _leave_no_empty_folder(folder, old.parent)
    for name in [*sorted(names - {*last}), *(name for name in last if name in names)]:
        if not _same(made / name, folder / name):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            _write(folder, name, made / name)
    _write_list(folder, names)


def _listed(folder: Path) -> set[str]:
    """The names that the last build listed; empty if there is no list of ours."""
    path = folder / LIST
    if path.is_symlink() or not path.is_file():
        return set()
    try:
        told = json.loads(path.read_text("utf-8"))
        names = {*told["files"]} if told["maker"] == _MAKER else set()
    except (ValueError, LookupError, TypeError, RecursionError):
        return set()
    return names if all(map(may_be_listed, names)) else set()


def may_be_listed(name: object) -> bool:
    """Whether a build may give this name; other names may lead out of the folder."""
    return isinstance(name, str) and _NAME.fullmatch(name) is not None


def _demand_room(folder: Path, names: Iterable[str], listed: Container[str]) -> None:
    """Raise WebError if one of these paths holds, or leads through, anything but our files."""
    for name in sorted(names):
        for path in (folder / name, *(folder / name).parents):
            if path == folder:
                break
            leads_there = path != folder / name and _real(path)
            if not (leads_there or _may_go(folder, path, listed)):
                raise WebError(f"{path} was not put there by us; nothing was changed in {folder}")


def _may_go(folder: Path, path: Path, listed: Container[str]) -> bool:
    """Whether `path` may be replaced: it does not exist, or has only listed files."""
    if _real(path):
        within = [*path.iterdir()]
        return bool(within) and all(_may_go(folder, one, listed) for one in within)
    is_file = path.is_file() and not path.is_symlink()
    return not os.path.lexists(path) or (is_file and path.relative_to(folder).as_posix() in listed)


def _real(path: Path) -> bool:
    """Whether the path is a folder, and not a link to a folder."""
    return path.is_dir() and not path.is_symlink()


def _demand_writable(within: Path, folder: Path) -> None:
    try:
        tempfile.TemporaryFile(dir=within).close()
    except OSError as error:
        raise WebError(f"{folder} cannot be written: {error_text(error)}") from None


def _same(one: Path, other: Path) -> bool:
    """Whether `other` is the same file already. Then it stays, with the date that browsers know."""
    return other.exists() and filecmp.cmp(one, other, shallow=False)


def _write(folder: Path, name: str, source: Path) -> None:
    """Write a file completely or not at all."""
    part = folder / _PART
    part.unlink(missing_ok=True)  # an unfinished file of a killed build
    try:
        with source.open("rb") as read, part.open("xb") as written:
            shutil.copyfileobj(read, written)
        part.replace(folder / name)
    finally:
        part.unlink(missing_ok=True)


def _write_list(folder: Path, names: Iterable[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / LIST
        made.write_text(json.dumps({"maker": _MAKER, "files": sorted(names)}, indent=0), "utf-8")
        _write(folder, LIST, made)


def _leave_no_empty_folder(folder: Path, within: Path) -> None:
    while within != folder and not any(within.iterdir()):
        within.rmdir()
        within = within.parent
