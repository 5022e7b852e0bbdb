"""The terminal: raw keys during the whole session, and a plain line for each utterance.

It writes these lines, the cursor movements that let them be read (terminal_cursor.py), and once a
request to mark pastes: no colours, no questions to the terminal. So a screen reader or a braille
display can read the lines as they come.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from typing import TYPE_CHECKING, Any, TextIO

from audiodice.core.text import printable
from audiodice.devices.input.face import Closed, Event, KeyFace, NoFace, Signals, Woken
from audiodice.devices.input.terminal_cursor import cursor

if TYPE_CHECKING:
    from audiodice.devices.input.console import Console
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
        self._cursor = cursor(sys.platform, os.environ)
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
        encoding = self._out.encoding or "utf-8"
        line = clean.encode(encoding, "replace").decode(encoding)
        self._write(self._cursor.around(line, self._size(), self._pressed))

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
