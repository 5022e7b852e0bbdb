"""A player's data as the bytes of one file: a zip whose first member lists the others.

Bytes in, bytes out: the command line and the page share it. Nothing in such a file is trusted.
"""

from __future__ import annotations

import io
import json
import re
import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from audiodice import __version__
from audiodice.core.model import Event, Value
from audiodice.core.text import shortened, shown
from audiodice.engine.journal import LARGEST_FILE
from audiodice.storage import disk, journal_file, paths, player_toml, practice_file

FORMAT = 1
SUFFIX = ".audiodice"
LARGEST_RECORDS = 128 * 2**20  # bytes: some 50,000 games
MOST = 20_000  # members
LARGEST = 256 * 2**20  # bytes of all members together, and of the file

_HEAD = "player.json"
_LARGEST_HEAD = 4 * 2**20
_JOURNAL = rf"{paths.GAMES}/({journal_file.FINISHED}/)?{journal_file.NAME}"
_LATEST = 2**63 - 1  # of times and formats: no language can say a number of a thousand digits
_PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_END = struct.Struct("<4s4x2H2L2x")
"""The last 22 bytes of a zip without a comment: mark, members twice, size and place of the list."""
_LISTED = 200  # bytes of the list for a member: many times what we write


class Kind(NamedTuple):
    """What a member may be: the pattern of its name, and its size in bytes at most."""

    names: re.Pattern[str]
    largest: int


KINDS: Mapping[str, Kind] = {
    "settings": Kind(re.compile(re.escape(paths.SETTINGS)), player_toml.LARGEST),
    "keymap": Kind(re.compile(re.escape(paths.KEYMAP)), player_toml.LARGEST),
    "last": Kind(re.compile(re.escape(paths.LAST)), disk.LARGEST),
    "quiz": Kind(re.compile(re.escape(paths.QUIZ)), disk.LARGEST),
    "practice": Kind(re.compile(re.escape(paths.PRACTICE)), practice_file.LARGEST),
    "records": Kind(re.compile(re.escape(paths.RECORDS)), LARGEST_RECORDS),
    "games": Kind(re.compile(_JOURNAL), LARGEST_FILE),
}
"""Everything that such a file may hold.

Rooms are left out, because two programs must not sit in one seat. So are sound packs, logs and
solved tables, which can be had again.
"""


class MoveError(Exception):
    """Data cannot be moved; `event` says why."""

    def __init__(self, key: str, **fields: Value) -> None:
        super().__init__(f"{key} {fields}")
        self.event = Event(key, None, fields)


@dataclass(frozen=True, slots=True)
class Member:
    """The content of one of the player's files, and when it was last written (ns since 1970)."""

    data: bytes
    modified: int = 0


def kind_of(name: str) -> str:
    """The kind of a member; "" if no member has this name."""
    return next((kind for kind, (names, _) in KINDS.items() if names.fullmatch(name)), "")


def pack(members: Mapping[str, Member]) -> bytes:
    """The file that holds these members; raises MoveError if they are too many or too large."""
    if len(members) > MOST or sum(len(one.data) for one in members.values()) > LARGEST:
        raise MoveError("export_too_large", count=MOST, size=LARGEST >> 20)
    table = {
        name: {"size": len(one.data), "sha256": _sum(one.data), "modified": one.modified}
        for name, one in members.items()
    }
    head = {"audiodice-player": FORMAT, "program": __version__, "files": table}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_info(_HEAD), json.dumps(head, indent=1))
        for name, one in members.items():
            archive.writestr(_info(name), one.data)
    return packed.getvalue()


def unpack(data: bytes) -> dict[str, Member]:
    """The members of a file, as its list says; raises MoveError, whatever the file holds."""
    try:
        if len(data) > LARGEST:
            raise too_large()
        _check_end(data)
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _members(archive)
    except (
        zipfile.BadZipFile, zlib.error, struct.error, OSError, EOFError, ValueError, KeyError,
        TypeError, AttributeError, IndexError, OverflowError, NotImplementedError, RuntimeError,
    ) as error:  # fmt: skip
        raise MoveError("import_foreign") from error


def _check_end(data: bytes) -> None:
    """Refuse a list of members that would take long to read, before zipfile reads it."""
    mark, here, many, size, place = _END.unpack(data[-_END.size :])
    whole = place + size + _END.size == len(data) and here == many
    # With a second list of 64 bits, zipfile would read that one.
    if mark != b"PK\5\6" or not whole or data[-42:-38] == b"PK\6\7":
        raise MoveError("import_foreign")
    if many > MOST + 1 or size > many * _LISTED:
        raise too_large()


def _members(archive: zipfile.ZipFile) -> dict[str, Member]:
    first, *others = archive.infolist()
    if first.filename != _HEAD or first.file_size > _LARGEST_HEAD:
        raise MoveError("import_foreign")
    table = _table(json.loads(_body(archive, first)))
    for info in others:
        kind = kind_of(info.filename)
        if not kind:
            raise MoveError("import_unknown", inside=shortened(shown(info.filename), 80))
        if info.file_size > KINDS[kind].largest:
            raise too_large()
    if sum(info.file_size for info in others) > LARGEST:
        raise too_large()
    names = [info.filename for info in others]
    if len({*names}) != len(names) or {*names} != {*table}:
        raise MoveError("import_foreign")
    return {info.filename: _member(archive, info, table[info.filename]) for info in others}


def _table(head: Any) -> Mapping[str, Any]:
    """What the first member says of the others."""
    match head:
        case {"audiodice-player": int(version)} if FORMAT < version <= _LATEST:
            raise MoveError("import_newer", version=version, known=FORMAT)
        case {"audiodice-player": 1, "files": dict(table)}:
            return table
    raise MoveError("import_foreign")


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, told: Any) -> Member:
    match told:
        case {"size": int(size), "sha256": str(digest), "modified": int(modified)}:
            data = _body(archive, info)
            if (len(data), _sum(data)) == (size, digest) and 0 <= modified <= _LATEST:
                return Member(data, modified)
    raise MoveError("import_damaged", inside=info.filename, why="its check sum does not fit")


def _body(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """The content of a member: never more than its size, whatever its stream holds."""
    if info.flag_bits & 1 or info.compress_type not in _PLAIN:
        raise MoveError("import_foreign")
    with archive.open(info) as stream:
        data = stream.read(info.file_size + 1)
    if len(data) != info.file_size:
        raise MoveError("import_foreign")
    return data


def _info(name: str) -> zipfile.ZipInfo:
    """A member of no date, so that the same data always makes the same file."""
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o600 << 16
    return info


def _sum(data: bytes) -> str:
    return sha256(data).hexdigest()


def too_large(megabytes: int = LARGEST >> 20) -> MoveError:
    return MoveError("import_too_large", count=MOST, size=megabytes)
