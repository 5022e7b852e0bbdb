"""Prints the windows that hold dialogs, and their controls, as a screen reader finds them.

    python tests/windows/dialogs.py

A line for each visible control: its class and its text in quotes, "focus" before the one with it.
Only for a Python of Windows, with pywin32.
"""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes

import win32gui

_DIALOG = "#32770"


class _Thread(ctypes.Structure):
    _fields_ = (
        ("size", wintypes.DWORD),
        ("flags", wintypes.DWORD),
        ("active", wintypes.HWND),
        ("focus", wintypes.HWND),
        ("others", wintypes.HWND * 4),
        ("caret", wintypes.RECT),
    )


def focus_of(window: int) -> int:
    """The control of this window's thread that has the focus."""
    if sys.platform == "win32":
        user, told = ctypes.WinDLL("user32"), _Thread(size=ctypes.sizeof(_Thread))
        user.GetGUIThreadInfo(user.GetWindowThreadProcessId(window, None), ctypes.byref(told))
        return told.focus or 0
    return 0


def collect(window: int, into: list[int]) -> bool:
    """Note a window; Windows then goes on to the next."""
    into.append(window)
    return True


def main() -> None:
    windows: list[int] = []
    win32gui.EnumWindows(collect, windows)
    for window in filter(win32gui.IsWindowVisible, windows):
        if win32gui.GetClassName(window) != _DIALOG:
            continue
        controls, focus = [window], focus_of(window)
        win32gui.EnumChildWindows(window, collect, controls)
        for one in filter(win32gui.IsWindowVisible, controls):
            mark = "focus " if one == focus else ""
            print(f"{mark}{win32gui.GetClassName(one)}\t{win32gui.GetWindowText(one)!r}")


if __name__ == "__main__":
    main()
