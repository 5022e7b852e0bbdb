"""The only reader of the player's TOML files: settings, keys, sound packs.

Such a file may come from anywhere. The limits below keep every file quick to parse, and its nesting
within what Python's recursion allows.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiodice.core.text import NotUtf8Error, decoded, shortened, shown
from audiodice.storage.disk import read_bytes

LARGEST = 16_000  # bytes: many times the size of all settings or all keys
LONGEST_LINE = 2_000  # characters; Python refuses to read a number of 5,000 digits
MOST_NESTED = 5  # parts of a dotted name, and arrays or tables within each other
# A string that is not closed ends with its line, so that no character is scanned twice.
_PART = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?)"""
_DOT = r"[ \t]*+\.[ \t]*+"
_NAMES = re.compile(
    r"""#[^\n]*+|"{3}(?s:[^"\\]|\\.|"(?!""))*+(?:"{3})?|'{3}(?s:[^']|'(?!''))*+(?:'{3})?|"""
    rf"(?P<long>{_PART}(?:{_DOT}{_PART}){{{MOST_NESTED},}}+)|{_PART}(?:{_DOT}{_PART})*+"
)
"""Comments and long strings (which may hold anything), and names, with or without dots."""
_BEGINS = re.compile(rf"[ \t]*\[*[ \t]*({_PART})(?:{_DOT}({_PART}))?[ \t]*[=.\]]")


class TomlError(ValueError):
    """The content of a file cannot be used; says why, and in which line."""

    def __init__(self, why: str, line: int = 1) -> None:
        super().__init__(why)
        self.line = line


@dataclass(frozen=True, slots=True)
class Document:
    """The tables of a file, the line of each name, and the text."""

    tables: Mapping[str, Any]
    lines: Mapping[str, int]
    text: str

    def line_of(self, name: str) -> int:
        """The first line that begins with a name or its table; 1 if there is none."""
        return self.lines.get(name, 1)


def read(path: Path, limit: int = LARGEST) -> Document:
    """Read a file of at most `limit` bytes; raises TomlError for its content, OSError otherwise."""
    data = read_bytes(path, limit + 1)
    if len(data) > limit:
        raise TomlError(f"it is larger than {limit // 1000} kB")
    try:
        text = decoded(data)
    except NotUtf8Error as error:
        raise TomlError(str(error), error.line) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Document(parse(text), _lines(text), text)


def parse(text: str) -> dict[str, Any]:
    """The tables in a text; raises TomlError."""
    for number, row in enumerate(text.split("\n"), 1):
        if len(row) > LONGEST_LINE:
            raise TomlError(f"it is longer than {LONGEST_LINE} characters", number)
    # tomllib's time grows with the square of the parts of a name: 26 s for a name of 40 kB.
    if long := next((name for name in _NAMES.finditer(text) if name["long"]), None):
        line = text.count("\n", 0, long.start()) + 1
        raise TomlError(f"a name has more than {MOST_NESTED} parts", line)
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise TomlError("it is nested too deeply") from None
    except ValueError as error:  # tomllib's own error, or Python's about a number
        place = re.search(r"line (\d+)", str(error))
        last = text.count("\n") + 1 if "end of document" in str(error) else 1
        # The reader of the message names the line itself.
        why = shortened(shown(re.sub(r"at line \d+, ", "", str(error))), 200)
        raise TomlError(why, int(place[1]) if place else last) from None
    if _depth(tables) > MOST_NESTED:
        raise TomlError("it is nested too deeply")
    return tables


def _lines(text: str) -> dict[str, int]:
    """The line of every name that begins a line, alone or after the name of its table."""
    found: dict[str, int] = {}
    for number, row in enumerate(text.split("\n"), 1):
        if begins := _BEGINS.match(row):
            for name in filter(None, begins.groups()):
                found.setdefault(name.strip("\"'"), number)
    return found


def _depth(tables: Mapping[str, Any]) -> int:
    """How deeply tables and arrays are nested."""
    depth = 0
    level: list[Any] = [tables]
    while level:
        depth += 1
        inner = [v for one in level for v in (one.values() if isinstance(one, dict) else one)]
        level = [value for value in inner if isinstance(value, dict | list)]
    return depth
