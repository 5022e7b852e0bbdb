"""The picture of the screen in a terminal, drawn after the words and only when it has changed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from audiodice.devices.drawing.board import MOST_ROWS, board
from audiodice.devices.input.terminal_cursor import rows_of, to_beginning

if TYPE_CHECKING:
    import os
    from collections.abc import Callable

    from audiodice.core.picture import Picture

QUIET_S = 0.02  # nothing is drawn until so long no key has come


class Board:
    """Keeps the picture at the top of the screen and the words below it.

    A terminal that obeys no control sequences (`plain`) gets the picture as lines below the words.
    """

    def __init__(self, make: Callable[[str], Picture], *, plain: bool) -> None:
        self._make, self._plain = make, plain
        self._words, self._down = "", 0
        self._drawn: tuple[os.terminal_size, list[str]] | None = None
        self.due: float | None = 0.0
        """When to draw, in s of perf_counter; None: nothing has changed."""

    def changed(self) -> None:
        """Something may have changed, and another key may follow."""
        self.due = time.perf_counter() + QUIET_S

    def ticked(self) -> None:
        if self.due is None:
            self.due = time.perf_counter()

    def around(self, text: str, size: os.terminal_size, pressed: str = "") -> str:  # noqa: ARG002
        """What to write so that the words are seen, as a Cursor does."""
        self._words = text
        self.ticked()
        if self._plain:
            return f"{text}\n"
        if self._drawn is None:
            # What was there before scrolls out, to be found above.
            return "\n" * size.lines + "\x1b[H" + self._put(text, size)
        row = len(self._drawn[1]) + 2
        if row + rows_of(text, size.columns) > size.lines + 1:  # they need the board's place
            self._drawn, row = (size, []), 1
        return f"\x1b[{row};1H\x1b[J" + self._put(text, size)

    def picture(self, size: os.terminal_size) -> str:
        """What to write so that the picture is seen; "" if it has not changed."""
        self.due = None
        rows = min(MOST_ROWS, size.lines) - rows_of(self._words, size.columns) - 1
        lines = board(self._make(""), size.columns - 1, rows)
        if self._drawn == (size, lines):
            return ""
        self._drawn = size, lines
        if self._plain:
            return "".join(f"{line}\n" for line in lines)
        drawn = "".join(f"{line}\x1b[K\n" for line in [*lines, ""] if lines)
        return f"\x1b[H{drawn}\x1b[J" + self._put(self._words, size)

    def after(self) -> str:
        """What to write so that the cursor is below the words, for the next writer."""
        return "\n" * self._down

    def _put(self, text: str, size: os.terminal_size) -> str:
        self._down = min(rows_of(text, size.columns), size.lines)
        return text + to_beginning(self._down)
