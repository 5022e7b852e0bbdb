"""The terminal: raw keys during the whole session, and a plain line for each utterance.

It writes these lines, the cursor movements that let them be read (terminal_cursor.py), and once a
request to mark pastes: no colours, no questions to the terminal. So a screen reader or a braille
display can read the lines as they come. Who wishes also gets a picture (terminal_board.py).
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from typing import TYPE_CHECKING, Any, TextIO

from audiodice.core.text import printable
from audiodice.devices.input.face import Closed, Event, KeyFace, NoFace, Signals, Woken
from audiodice.devices.input.terminal_cursor import cursor, obeys_nothing

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.picture import Picture
    from audiodice.devices.input.console import Console
    from audiodice.devices.input.terminal_board import Board
    from audiodice.devices.input.terminal_cursor import Cursor
    from audiodice.devices.input.terminal_mode import Mode


class Terminal(KeyFace):
    """A KeyFace on the terminal at `stream_in` and `out` (standard input and output if None).

    Raises NoFace if either is not a terminal.
    """

    captions = False

    def __init__(self, stream_in: TextIO | None = None, out: TextIO | None = None) -> None:
        self.name = "terminal"
        source = stream_in if stream_in is not None else sys.stdin
        self._out = out if out is not None else sys.stdout
        for stream, what in ((source, "input"), (self._out, "output")):
            if stream is None or not stream.isatty():
                raise NoFace(f"No terminal: standard {what} is not one.")
        self._line = _line(source.fileno())
        self._cursor: Cursor = cursor(sys.platform, os.environ)
        self._board: Board | None = None
        self._make: Callable[[str], Picture] | None = None
        self._failed: Callable[[Exception], object] = lambda _: None
        self._pictured = False
        self._signals = Signals(self._line.handlers(), self._line.stir)
        self._input: Any = None  # made by the first `wait`, so that the first words come sooner
        self._lost = self._closed = False
        self._pressed = ""
        self._typing = False
        self._line.raw()
        atexit.register(self.close)

    def wait(self, timeout_ms: int | None) -> Event | None:
        """See KeyFace. There are no Focus events: a terminal does not report them."""
        until = None if timeout_ms is None else time.perf_counter() + timeout_ms / 1000
        while (board := self._board) is not None:
            times = [at for at in (until, board.due) if at is not None]
            if event := self._event(min(times, default=None)):
                board.changed()
                return event
            if board.due is not None and board.due <= time.perf_counter():
                self._draw(board)
            else:
                board.ticked()
                return None
        return self._event(until)

    def _event(self, until: float | None) -> Event | None:
        """The next event; None if the time `until` (s of perf_counter) has come."""
        reader = self._input = self._input or self._line.reader(self._signals)
        while True:
            if self._signals.reason:
                return Closed(self._signals.reason)
            left = None if until is None else max(0.0, until - time.perf_counter())
            if key := reader.next(left):
                if key.name or self._typing:  # what is pasted is a text, and never keys
                    self._pressed = key.name
                    return key
            elif reader.woken():
                if not self._signals.reason:
                    return Woken()
            elif reader.lost or self._lost:
                return Closed("terminal lost")
            elif until is not None and time.perf_counter() >= until:
                return None

    def wake(self) -> None:
        self._signals.ring()

    def show(self, text: str) -> None:
        # Leave out control characters, which a terminal would act on.
        clean = "\n".join(printable(line) for line in text.split("\n"))
        self._write(self._cursor.around(self._encodable(clean), self._size(), self._pressed))

    def draw_from(
        self, make: Callable[[str], Picture], failed: Callable[[Exception], object]
    ) -> None:
        self._make, self._failed = make, failed
        self.picture(on=self._pictured)

    def picture(self, *, on: bool) -> None:
        self._pictured = on
        if on == (self._board is not None) or self._make is None:
            return
        before = self._cursor.after()
        if on:
            from audiodice.devices.input.terminal_board import Board

            plain = obeys_nothing(sys.platform, os.environ)
            self._board = self._cursor = Board(self._make, plain=plain)
        else:
            self._board, self._cursor = None, cursor(sys.platform, os.environ)
        self._write(before)

    def _draw(self, board: Board) -> None:
        try:
            drawn = board.picture(self._size())
        except Exception as error:
            self.picture(on=False)
            self._failed(error)
        else:
            self._write(self._encodable(drawn))

    def _encodable(self, text: str) -> str:
        encoding = self._out.encoding or "utf-8"
        return text.encode(encoding, "replace").decode(encoding)

    def text_entry(self, on: bool) -> None:
        """Take a text that is pasted, or take none. The terminal has its own input method."""
        self._typing = on

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        atexit.unregister(self.close)
        self._write(self._cursor.after())
        self._signals.close()
        os.close(self._signals.fd)
        self._line.restore()

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except (OSError, ValueError):  # gone, or closed
            self._lost = True

    def _size(self) -> os.terminal_size:
        try:
            size = os.get_terminal_size(self._out.fileno())
        except (OSError, ValueError):
            size = os.terminal_size((0, 0))
        # Some lines, such as serial ones, do not tell it.
        return os.terminal_size((size.columns or 80, size.lines or 24))


def _line(fd: int) -> Mode | Console:
    """The terminal or console that delivers the keys; raises NoFace if there is none."""
    if sys.platform == "win32":
        from audiodice.devices.input.console import open_console

        return open_console()
    from audiodice.devices.input.terminal_mode import Mode

    return Mode(fd)
