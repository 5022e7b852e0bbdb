"""The append-only record of a game: a header, then every action with its dice, and every undo.

The same journal always gives the same table. As text it has one JSON object on each line, with a
checksum. The formats `OLDEST` to `VERSION` can be read.

The checksum of a line includes the one of the line before. It finds accidents: if a disk or an
editor changes, swaps, doubles or removes a line, the chance of missing that is one in four billion.
It does not find cheating: there is no key, so a cheat can seal a changed journal again, and lines
cut off at the end leave no trace. `fair.py` says what a journal proves about its dice.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from audiodice.core.text import NotUtf8Error, shortened, shown, without_mark
from audiodice.engine.entries import (
    OLDEST,
    VERSION,
    Entry,
    Header,
    Move,
    Ruling,
    Seat,
    Undo,
    entry_of,
    entry_text,
    header_of,
    header_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = [
    "Entry", "Header", "Journal", "JournalError", "Move", "NewerJournalError", "Reading", "Ruling",
    "SealError", "Seat", "Undo", "read", "read_file", "seal", "unseal",
]  # fmt: skip

LONGEST_LINE = 65_536  # characters: many times the length of the longest header
LARGEST_FILE = 2 * 2**20  # bytes: about 30,000 entries, many times the longest game
# Closes the line's JSON object, so that a sealed line is still one JSON object.
_SEALED = re.compile(r'(?s)(.+), "sum": "([0-9a-f]{8})"\}')


class SealError(ValueError):
    """A line was changed or moved since it was written."""


def sum_of(body: str, before: str) -> str:
    """The checksum of a line: the first 8 hex digits of SHA-256 over `before` and `body` as UTF-8.

    `before` is the checksum of the line before, "" for the first line. `body` is the line's JSON
    object without its checksum.
    """
    return sha256((before + body).encode()).hexdigest()[:8]


def seal(body: str, before: str) -> tuple[str, str]:
    """Add its checksum to a JSON object (not empty); returns the new object and the checksum."""
    mark = sum_of(body, before)
    return f'{body[:-1]}, "sum": "{mark}"}}', mark


def unseal(line: str, before: str) -> tuple[str, str]:
    """The body of a sealed line, and its checksum; raises SealError."""
    found = _SEALED.fullmatch(line)
    if found is None:
        raise SealError("it has no check sum")
    body, mark = found[1] + "}", found[2]
    if mark != sum_of(body, before):
        raise SealError("its check sum does not fit")
    return body, mark


class JournalError(ValueError):
    """A journal cannot be read to its end.

    `line`, counted from 1, is the first bad line, and `why` says what is wrong with it. `good` is
    the journal before that line; None if even the header is not usable.
    """

    def __init__(self, why: str, line: int = 1, good: Journal | None = None) -> None:
        # `why` may quote the file, which may hold anything, at any length.
        self.why, self.line, self.good = shortened(shown(why), 200), line, good
        super().__init__(f"line {line}: {self.why}")


class NewerJournalError(JournalError):
    """The journal was written by a later version of the program, which is needed to read it."""

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version} is newer than {VERSION}, the last this program reads")
        self.version = version


@dataclass(slots=True)
class Journal:
    """A header and its entries; entries are only ever appended."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The journal as sealed JSON lines, the header first."""
        line, mark = seal(header_text(self.header), "")
        yield line
        for entry in self.entries:
            line, mark = seal(entry_text(entry), mark)
            yield line


@dataclass(frozen=True, slots=True)
class Reading:
    """The journal in a file, and whether a torn last line was dropped from it."""

    journal: Journal
    torn: bool = False


def read(lines: Iterable[str | bytes]) -> Journal:
    """The journal in JSON lines; raises only JournalError, whatever the lines contain."""
    journal: Journal | None = None
    mark, number = "", 1
    try:
        for number, line in enumerate(lines, start=1):  # noqa: B007 - used in the handler
            text = _text(line)
            if journal is None:
                # Before the checksum: a later format may have another one.
                _check_version(_object(text))
            text, mark = unseal(text, mark)
            fields = _object(text)
            if journal is None:
                journal = Journal(header_of(fields))
            else:
                journal.entries.append(entry_of(fields))
    except JournalError:
        raise
    except (ValueError, RecursionError) as error:
        raise JournalError(str(error), number, journal) from error
    if journal is None:
        raise JournalError("the journal is empty")
    return journal


def read_file(data: bytes) -> Reading:
    """The journal in the bytes of a file. A last line that was cut off is dropped.

    An editor, git or mail may have ended the lines with CR LF, or put a byte order mark before the
    first; no seal covers those. Raises JournalError.
    """
    if len(data) > LARGEST_FILE:
        raise JournalError(f"the file has more than {LARGEST_FILE} bytes")
    try:
        data = without_mark(data)
    except NotUtf8Error as error:
        raise JournalError(str(error)) from None
    # The file may end between CR and LF. No entry holds a CR: JSON writes it as an escape.
    *lines, rest = data.replace(b"\r\n", b"\n").removesuffix(b"\r").split(b"\n")
    if not rest:
        return Reading(read(lines))
    try:
        return Reading(read((*lines, rest)))
    except JournalError as error:
        if error.line <= len(lines) or error.good is None:
            raise
        return Reading(error.good, torn=True)


def _text(line: str | bytes) -> str:
    if len(line) > LONGEST_LINE:
        raise ValueError(f"it is longer than {LONGEST_LINE}")
    try:
        return (line.decode() if isinstance(line, bytes) else line).removesuffix("\n")
    except UnicodeDecodeError as error:
        raise ValueError("it is no text") from error


def _object(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except json.JSONDecodeError:  # its own text says nothing to a player
        fields = None
    if not isinstance(fields, dict):
        raise ValueError("a line is one JSON object")  # noqa: TRY004 - the file's fault
    return fields


def _check_version(fields: dict[str, Any]) -> None:
    version = fields.get("audiodice")
    if type(version) is not int or version >= 2**63:  # no language can say a thousand digits
        raise ValueError("not a journal's header: it has no version")
    if version > VERSION:
        raise NewerJournalError(version)
    if version < OLDEST:
        raise ValueError(f"version {version} is not one this program reads")
