"""What is written around a text, so that those who read a terminal by its cursor find the text.

Below a text the cursor stands on an empty line. A braille display follows it there and shows
nothing, and Orca says "blank" to the arrow keys, as long as the screen is not full. In the Linux
console, where no Orca runs, the cursor is put on the text. Orca says nothing of a text that is
written in that way, so elsewhere the screen is filled before the first text.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from typing import Protocol


class Cursor(Protocol):
    """Where the cursor is left."""

    def around(self, text: str, size: os.terminal_size) -> str:
        """The text and what moves the cursor, for a terminal of this size."""

    def after(self) -> str:
        """What puts the cursor below the last text, for whatever writes there next."""


class Below:
    """Each text is a line, and the cursor stands below it.

    If it `fills`, so many empty lines come before the first text that the screen is full.
    """

    def __init__(self, *, fills: bool) -> None:
        self._fills = fills

    def around(self, text: str, size: os.terminal_size) -> str:
        """See Cursor."""
        before = "\n" * size.lines if self._fills else ""
        self._fills = False
        return f"{before}{text}\n"

    def after(self) -> str:
        """Nothing: it is there."""
        return ""


class OnText:
    """The cursor stands at the beginning of the last text, also if that has several rows."""

    def __init__(self) -> None:
        self._rows = 1  # from the cursor's row to the next empty one; at the start after a shell's

    def around(self, text: str, size: os.terminal_size) -> str:
        """See Cursor."""
        down, rows = self.after(), min(rows_of(text, size.columns), size.lines)
        self._rows = rows
        return f"{down}{text}\r" + (f"\x1b[{rows - 1}A" if rows > 1 else "")

    def after(self) -> str:
        """See Cursor."""
        return "\n" * self._rows


def cursor(platform: str, environ: Mapping[str, str]) -> Cursor:
    """The one for this terminal, going by the environment variables.

    tmux and screen in the console are as the console; in a window there is a display.
    """
    if platform == "win32":
        return Below(fills=False)
    term = environ.get("TERM", "")
    inside = term.startswith(("screen", "tmux"))
    elsewhere = any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"))
    if term == "linux" or (inside and not elsewhere):
        return OnText()
    return Below(fills=True)


def rows_of(text: str, columns: int) -> int:
    """How many rows a text takes, printed from the first column on.

    >>> rows_of("12345", 5), rows_of("123456", 5), rows_of("1234サ", 5)
    (1, 2, 2)
    """
    rows, used = 1, 0
    for char in text:
        width = _cells(char)
        if char == "\n" or used + width > columns:
            rows, used = rows + 1, 0
        used += 0 if char == "\n" else width
    return rows


def _cells(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
