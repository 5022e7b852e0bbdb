"""Presses keys on an X server by its test extension, without starting a program for each key."""

from __future__ import annotations

import ctypes
import time


class Keyboard:
    """The keyboard of one display."""

    def __init__(self, display: str) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))

    def press(self, letter: str) -> None:
        """Press and release the key of a letter."""
        code = self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(ord(letter)))
        for down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, code, down, ctypes.c_ulong(0))
            self._x.XFlush(self._display)
            time.sleep(0.005)
