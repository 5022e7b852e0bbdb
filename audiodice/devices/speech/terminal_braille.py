"""Braille in a terminal: Orca speaks the line there, and its service shows the short form of it.

By itself Orca shows the line where the cursor stands, and that is the empty one below the text.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.orca import Orca

if TYPE_CHECKING:
    from collections.abc import Mapping


class TerminalBraille:
    """Shows the newest text a moment after its line was printed, until the next key.

    Orca shows the terminal's line when the terminal tells it of new text; what we show must come
    after that. If there is no Orca, or one older than 51, nothing happens.
    """

    def __init__(self, orca: Orca, *, later: float = 0.15) -> None:
        """`later` s were enough in gnome-terminal with Orca 51."""
        self._orca = orca
        self._later = later
        self._texts: SimpleQueue[str | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def show(self, text: str) -> None:
        """Show `text`; never waits."""
        if text:
            self._texts.put(text)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="braille", daemon=True)
                self._thread.start()

    def in_front(self, front: bool) -> None:
        """Do nothing: a terminal does not tell."""

    def close(self) -> None:
        """End the thread; it is not waited for."""
        self._texts.put(None)

    def _run(self) -> None:
        while (text := self._last(self._texts.get())) is not None:
            with contextlib.suppress(Unable, OSError):
                self._orca.braille(text)
        self._orca.close()

    def _last(self, text: str | None) -> str | None:
        """The last of the texts that come close together: only that could be read."""
        while text is not None:
            try:
                text = self._texts.get(timeout=self._later)
            except Empty:
                break
        return text


def in_this_terminal(environ: Mapping[str, str] | None = None) -> TerminalBraille | None:
    """None where Orca does not read: outside Linux, and in the console (TERM=linux)."""
    env = os.environ if environ is None else environ
    if sys.platform != "linux" or env.get("TERM") == "linux":
        return None
    return TerminalBraille(Orca())
