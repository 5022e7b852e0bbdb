"""The caption: lines that fit, any text, and ink in a real window."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from audiodice.devices.input.caption import COLOURS, wrap
from audiodice.devices.input.window import Window
from tests.devices.window_programs import Start
from tests.support.backends import wait_until
from tests.support.xserver import XServer


def test_the_caption_is_drawn_and_changes(x: XServer, start_window: Start) -> None:
    program = start_window("show=1 1 5, 25.")
    window = str(program.ready["window"])
    few = _ink(x, window)
    assert few > 200
    x.keys("F12")
    program.report.take(1)
    wait_until(lambda: _ink(x, window) > 3 * few, 3)
    x.run("xdotool", "windowsize", "--sync", window, "700", "500")
    wait_until(lambda: _ink(x, window) > 3 * few, 3)


def _ink(x: XServer, window: str) -> int:
    """How many pixels of the window are the colour of letters."""
    script = """
import ctypes, sys
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = x.XGetImage.restype = d = ctypes.c_void_p
x.XGetImage.argtypes = [d, ctypes.c_ulong, *[ctypes.c_int] * 2, *[ctypes.c_uint] * 2,
                        ctypes.c_ulong, ctypes.c_int]
x.XGetPixel.argtypes = [d, ctypes.c_int, ctypes.c_int]
x.XGetPixel.restype = ctypes.c_ulong
image = x.XGetImage(x.XOpenDisplay(None), int(sys.argv[1]), 0, 0, 640, 360, 0xFFFFFFFF, 2)
ink = int(sys.argv[2])
print(sum(x.XGetPixel(image, c, r) & 0xFFFFFF == ink for r in range(360) for c in range(640)))
"""
    red, green, blue = COLOURS["cream"][0]
    ink = red << 16 | green << 8 | blue
    return int(x.run(sys.executable, "-c", script, window, str(ink)))


class _Font:
    """Ten pixels a character."""

    def size(self, text: str) -> tuple[int, int]:
        return 10 * len(text), 20


def test_lines_end_at_spaces_and_else_anywhere() -> None:
    assert list(wrap("one two three", _Font(), 80)) == ["one two", "three"]
    assert list(wrap("abcdefghij", _Font(), 40)) == ["abcd", "efgh", "ij"]
    assert list(wrap("a\nb", _Font(), 40)) == ["a", "b"]
    assert list(wrap("ab", _Font(), 1)) == ["a", "b"]


ANY_TEXT = ["", "\0", "サイコロ 1 1 5", "🎲 ﷽ \u202e", "한국어", "a" * 3000, "x\n\n\ty", "\ud800"]


def test_any_text_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window: Any = Window()
    try:
        for text in ANY_TEXT:
            for step in (-20, 0, 40, -7):
                window.bigger(step)
                window.show(text)
                while window.wait(0) is not None:
                    pass
    finally:
        window.close()
    window.close()
