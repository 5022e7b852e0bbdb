"""Handles requests of a Windows console to end the program: closing, or Ctrl+Break."""

from __future__ import annotations

import ctypes
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

REASONS = {0: "interrupt", 1: "terminated", 2: "hung up", 5: "terminated", 6: "terminated"}
"""By the number of the event: Ctrl+C, Ctrl+Break, the console closed, log off, shutdown."""
_LAST = 2  # from this one on the system ends the program as soon as its handler returns
_PATIENCE = 10.0  # s; the system waits 5


class ConsoleControl:
    """Calls `end` with a reason, on a thread of the system, until it is closed.

    Python's own signals do not do here: their handler returns at once, and the system ends the
    program, when its console is closed, before a game is saved.
    """

    def __init__(
        self, end: Callable[[str], None], sleep: Callable[[float], object] = time.sleep
    ) -> None:
        self._end, self._sleep = end, sleep
        self._ending = False
        self._kernel: Any = None
        self._handler: Any = None
        if sys.platform == "win32":
            self._kernel = ctypes.WinDLL("kernel32")
            self._handler = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)(self.handle)
            self._kernel.SetConsoleCtrlHandler(self._handler, True)

    def handle(self, number: int) -> bool:
        """Answer one event; returns whether it is dealt with."""
        reason = REASONS.get(number)
        if reason is None:
            return False
        self._ending = self._ending or number >= _LAST
        self._end(reason)
        if number >= _LAST:
            self._sleep(_PATIENCE)  # the program ends meanwhile, and takes this thread with it
        return True

    def close(self) -> None:
        # While a handler waits, the system lets nobody change the handlers.
        if self._kernel is not None and not self._ending:
            self._kernel.SetConsoleCtrlHandler(self._handler, False)
            self._kernel = None
