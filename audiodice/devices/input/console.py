"""A Windows console: single keys without echo, and its former mode at the end.

Keys come as records, through pywin32, and the wait is for the console and an event of our own
together, so that another thread can end it and nothing is polled.
"""

from __future__ import annotations

import math
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from audiodice.devices.input.console_keys import ConsoleKeys, is_break
from audiodice.devices.input.face import Key, NoFace

if TYPE_CHECKING:
    from audiodice.devices.input.face import Signals

_INPUT = -10  # STD_INPUT_HANDLE
_KEY = 1  # KEY_EVENT
_COOKED = 0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x200
"""Ctrl+C as a signal, lines, echo, records of the window and the mouse, keys as sequences."""
_FOREVER = 0xFFFFFFFF
_AT_ONCE = 64  # records


def open_console() -> Console:
    """The console that standard input is; raises NoFace if it is none."""
    import win32api
    import win32console
    import win32event

    return Console(win32console, win32event, win32api.MapVirtualKey)


class Console:
    """Replaces terminal_mode and terminal_input on Windows; takes the parts of pywin32 it needs."""

    def __init__(self, console: Any, event: Any, map_key: Any) -> None:
        self._error, self._event = console.error, event
        self.lost = False
        try:
            self._in = console.GetStdHandle(_INPUT)
            self._saved = self._in.GetConsoleMode()
        except (self._error, AttributeError) as error:  # NUL also counts as a terminal
            raise NoFace("No terminal: standard input is not one.") from error
        self._bell = event.CreateEvent(None, False, False, None)
        self._keys = ConsoleKeys(lambda code: _character(map_key(code, 2)))
        self._waiting: deque[Key] = deque()
        self._signals: Signals | None = None

    def handlers(self) -> dict[int, Any]:
        """None: on Windows no signal stops a program and continues it."""
        return {}

    def raw(self) -> None:
        """Deliver each key at once, none as a signal, none echoed."""
        self._in.SetConsoleMode(self._saved & ~_COOKED)

    def restore(self) -> None:
        try:
            self._in.SetConsoleMode(self._saved)
        except self._error:
            self.lost = True

    def stir(self) -> None:
        self._event.SetEvent(self._bell)

    def reader(self, signals: Signals) -> Console:
        self._signals = signals
        return self

    def next(self, timeout: float | None) -> Key | None:
        """The next key; None after `timeout` seconds, or if woken."""
        until = math.inf if timeout is None else time.perf_counter() + timeout
        while not self._waiting:
            left = until - time.perf_counter()
            ms = _FOREVER if left == math.inf else max(0, math.ceil(left * 1000))
            try:
                which = self._event.WaitForMultipleObjects((self._bell, self._in), False, ms)
                if which != 1:
                    return None
                self._take(self._in.ReadConsoleInput(_AT_ONCE))
            except self._error:
                self.lost = True
                return None
        return self._waiting.popleft()

    def woken(self) -> bool:
        return self._signals is not None and self._signals.taken()

    def _take(self, records: Any) -> None:
        for record in records:
            if record.EventType != _KEY:
                continue
            if is_break(record) and self._signals is not None:
                self._signals.end("terminated")
            self._waiting.extend(self._keys.pressed(record))


def _character(code: int) -> str:
    """The character that MapVirtualKey returns; "" for a dead key (the highest bit) or none."""
    return chr(code) if 32 < code < 0x10000 else ""
