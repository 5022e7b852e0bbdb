"""Moves the cursor around a text, so that readers that follow the cursor find the text.

With the cursor on an empty line below the text, a braille display that follows it shows nothing,
and Orca says "blank" to the arrow keys. So the cursor is left on the text. docs/decisions/0114
lists the terminals that were tried.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Protocol

from audiodice.devices.drawing.cells import cells_of


class Cursor(Protocol):
    """Where the cursor is left."""

    def around(self, text: str, size: os.terminal_size, pressed: str = "") -> str:
        """The text with its cursor movements, for a terminal of this size.

        `pressed` is the name of the key that was pressed last.
        """

    def after(self) -> str:
        """The characters that move the cursor below the last text, for the next writer."""


class Below:
    """Each text is a line, and the cursor stands below it."""

    def around(self, text: str, size: os.terminal_size, pressed: str = "") -> str:  # noqa: ARG002
        return f"{text}\n"

    def after(self) -> str:
        return ""


class Pages:
    """As Orca reads a text whole, at once and once, whatever key was pressed.

    - What scrolls moves lines that Orca then says again. So a full screen is wiped. What was there
      before the first text scrolls out first, to be found above.
    - As a screen is wiped after a key that moves a cursor or deletes, Orca says "blank", or what is
      wiped. So other keys have it wiped when half of it is full.
    - A braille display shows a text from its beginning, where the cursor is put. But after
      those keys Orca says only what the cursor came to, if the text does not end there.
    """

    def __init__(self) -> None:
        self._size: os.terminal_size | None = None
        self._used = 0  # rows of the screen
        self._down = 0  # from the cursor's row to the next empty one

    def around(self, text: str, size: os.terminal_size, pressed: str = "") -> str:
        rows, before = rows_of(text, size.columns), self.after()
        at_end = _at_end(pressed, rows)
        room = size.lines if at_end else size.lines // 2
        self._used += rows
        if self._size != size or self._used > room:
            before = "\n" * size.lines + "\x1b[H" if self._size is None else "\x1b[H\x1b[J"
            self._used = rows
        self._size = size
        if at_end:
            self._down = 1
            return before + text
        self._down = min(rows, size.lines)
        return before + text + to_beginning(self._down)

    def after(self) -> str:
        return "\n" * self._down


def _at_end(pressed: str, rows: int) -> bool:
    """Whether Orca speaks after this key only of a text that ends at the cursor.

    After Up and Down it says the row that the cursor came to.
    """
    if pressed in ("up", "down"):
        return rows > 1
    return len(pressed.removeprefix("shift+")) > 1 and pressed not in ("enter", "tab", "space")


class OnText:
    """The cursor stands at the beginning of the last text, also if that has several rows."""

    def __init__(self) -> None:
        self._rows = 1  # from the cursor's row to the next empty one; at the start after a shell's

    def around(self, text: str, size: os.terminal_size, pressed: str = "") -> str:  # noqa: ARG002
        down, self._rows = self.after(), min(rows_of(text, size.columns), size.lines)
        return down + text + to_beginning(self._rows)

    def after(self) -> str:
        return "\n" * self._rows


def to_beginning(rows: int) -> str:
    return "\r" + (f"\x1b[{rows - 1}A" if rows > 1 else "")


def cursor(platform: str, environ: Mapping[str, str]) -> Cursor:
    """The one for this terminal, going by the environment variables.

    tmux and screen in the console are as the console; in a window there is a display. On Windows
    and macOS, where no reader was tried, nothing but lines is written.
    """
    term = environ.get("TERM", "")
    if platform == "darwin" or obeys_nothing(platform, environ):
        return Below()
    inside = term.startswith(("screen", "tmux"))
    elsewhere = any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"))
    return OnText() if term == "linux" or (inside and not elsewhere) else Pages()


def obeys_nothing(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether the terminal may show control sequences as characters."""
    return platform == "win32" or environ.get("TERM", "") in ("", "dumb")


def rows_of(text: str, columns: int) -> int:
    """How many rows a text takes, printed from the first column on.

    >>> rows_of("12345", 5), rows_of("123456", 5), rows_of("1234サ", 5)
    (1, 2, 2)
    """
    rows, used = 1, 0
    for char in text:
        width = cells_of(char)
        if char == "\n" or used + width > columns:
            rows, used = rows + 1, 0
        used += 0 if char == "\n" else width
    return rows
