"""Braille in a terminal: Orca speaks the line there, and its service shows the short form of it.

By itself Orca shows the line where the cursor stands, and that is the empty one below the text.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.orca import Orca

if TYPE_CHECKING:
    from collections.abc import Mapping


class TerminalBraille:
    """Shows the newest text a moment after its line was printed, on a thread of its own.

    Orca shows the terminal's line when the terminal tells it of new text; what we show must come
    after that. If there is no Orca, or one older than 51, nothing happens.
    """

    def __init__(self, orca: Orca, *, later: float = 0.15) -> None:
        """`later` s were enough in gnome-terminal with Orca 51."""
        self._orca = orca
        self._later = later
        self._texts: SimpleQueue[tuple[str, bool]] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="terminal braille", daemon=True)

    def show(self, text: str, stays: bool) -> None:
        """Show `text` until the next key (`stays`) or for some seconds; never waits."""
        self._texts.put((text, stays))
        if not self._thread.is_alive():
            self._thread.start()

    def _run(self) -> None:
        while True:
            text, stays = self._texts.get()
            due = time.monotonic() + self._later
            with contextlib.suppress(Empty):
                while True:  # of several texts only the last could be read
                    text, stays = self._texts.get(timeout=max(due - time.monotonic(), 0.001))
                    due = time.monotonic() + self._later
            with contextlib.suppress(Unable, OSError):
                self._orca.in_front(stays)
                self._orca.braille(text)


def in_this_terminal(environ: Mapping[str, str] | None = None) -> TerminalBraille | None:
    """None where Orca does not read: outside Linux, and in the console (TERM=linux)."""
    env = os.environ if environ is None else environ
    if sys.platform != "linux" or env.get("TERM") == "linux":
        return None
    return TerminalBraille(Orca())
