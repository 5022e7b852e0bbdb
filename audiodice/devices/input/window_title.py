"""Sets the window's title. On Windows a screen reader speaks each new title of the front window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Title:
    """Sets the title by `put`; with `spoken`, only while another window is in front."""

    def __init__(self, put: Callable[[str], object], *, spoken: bool) -> None:
        self._put, self._spoken = put, spoken
        self._in_front = False
        self._wanted = self._there = ""

    def set(self, text: str) -> None:
        self._wanted = text
        self._settle()

    def focus(self, *, gained: bool) -> None:
        self._in_front = gained
        self._settle()

    def _settle(self) -> None:
        if self._wanted != self._there and not (self._spoken and self._in_front):
            self._there = self._wanted
            self._put(self._there)
