"""Shows the last text on a braille display, with BRLTTY and without a screen reader."""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from collections.abc import Callable

from audiodice.core.text import printable
from audiodice.devices.speech.brlapi import PAN_LEFT, PAN_RIGHT, BrlAPIError, Connection

_AGAIN = 5.0  # s: how long a BRLTTY that did not answer is left alone


def parts(text: str, cells: int) -> list[str]:
    """The pieces of `text` that a display of `cells` cells shows one after another.

    A piece ends before a word that does not fit, unless the word alone is too long.
    """
    pieces = [""]
    for word in text.split():
        longer = f"{pieces[-1]} {word}".lstrip()
        if len(longer) <= cells:
            pieces[-1] = longer
            continue
        if not pieces[-1]:
            pieces.pop()
        pieces += [word[start : start + cells] for start in range(0, len(word), cells)]
    return pieces


class BrailleDisplay:
    """Shows a text until the next one, while the game's window is in front; panning shows the rest.

    Only the last text matters, so there is no queue. The calls return at once: a thread of its own,
    which starts with the first text, speaks to BRLTTY and waits for keys.
    """

    def __init__(self, connect: Callable[[], Connection]) -> None:
        """`connect` raises BrlAPIError while BRLTTY is not there, or refuses us."""
        self._connect = connect
        self._text = ""
        self._front = True
        self._closing = False
        self._thread: threading.Thread | None = None
        self._wakes = self._wake = -1
        # The rest is used by the thread alone.
        self._display: Connection | None = None
        self._shown = ""
        self._parts: list[str] = []
        self._at = 0
        self._not_before = 0.0

    def show(self, text: str) -> None:
        """Show `text`; with "" give the display back."""
        self._text = printable(text)
        if self._thread is None and text:
            self._wakes, self._wake = os.pipe()
            os.set_blocking(self._wakes, False)
            self._thread = threading.Thread(target=self._run, name="braille", daemon=True)
            self._thread.start()
        self._rouse()

    def in_front(self, front: bool) -> None:
        """Note that the game's window won or lost the focus; another window gets the display."""
        self._front = front
        self._rouse()

    def close(self, wait_s: float = 0.2) -> None:
        """Give the display back; does not wait for a BRLTTY that hangs."""
        self._closing = True
        self._rouse()
        if self._thread is not None:
            self._thread.join(wait_s)

    def _rouse(self) -> None:
        if self._thread is not None:
            with contextlib.suppress(OSError):  # it has ended
                os.write(self._wake, b"!")

    # The rest runs on the thread.

    def _run(self) -> None:
        while not self._closing:
            try:
                self._follow()
            except BrlAPIError:
                self._drop()
                self._not_before = time.monotonic() + _AGAIN
        self._drop()

    def _follow(self) -> None:
        """Make the display show what it should, then wait until that or a key changes it."""
        wanted = self._text if self._front else ""
        if wanted and self._display is None and time.monotonic() >= self._not_before:
            self._display = self._connect()
        display = self._display
        if display is not None and wanted != self._shown:
            self._turn_to(display, wanted)
        sources = [self._wakes] if display is None else [self._wakes, display.fileno()]
        ready, _, _ = select.select(sources, [], [])
        if self._wakes in ready:
            os.read(self._wakes, 4096)
        elif display is not None:
            self._pan(display)

    def _turn_to(self, display: Connection, wanted: str) -> None:
        if not wanted:
            display.write("")  # BRLTTY leaves what stands there until somebody else writes
            display.leave()
        else:
            cells = display.cells
            if not cells:
                raise BrlAPIError("no display is plugged in")
            if not self._shown:
                display.enter()
            self._parts, self._at = parts(wanted, cells), 0
            display.write(self._parts[0])
        self._shown = wanted

    def _pan(self, display: Connection) -> None:
        """Pan as the keys ask; no further than the first and the last part."""
        while key := display.key():
            by = {PAN_LEFT: -1, PAN_RIGHT: 1}.get(key, 0)
            if 0 <= self._at + by < len(self._parts):
                self._at += by
                display.write(self._parts[self._at])

    def _drop(self) -> None:
        display, self._display = self._display, None
        if display is not None:
            with contextlib.suppress(BrlAPIError):
                if self._shown:
                    self._turn_to(display, "")
            display.close()
        self._shown = ""
