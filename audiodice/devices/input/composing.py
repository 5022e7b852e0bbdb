"""Decides on X11 which keys of a window come from the input method, and which from SDL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice.devices.input import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.input.face import Key
    from audiodice.devices.input.input_method import InputMethod

COMPOSED = object()
"""Takes the place of an event of a key that the input method handles."""


class Composing:
    """Sorts a window's events. Without X11 and an input method, all of them are SDL's."""

    def __init__(self, pygame: Any, stir: Callable[[], object]) -> None:
        """`stir` wakes the window so that it calls `take_keys`; it may be called on any thread."""
        self._pg, self._stir = pygame, stir
        self._method: InputMethod | None = None
        self._on = False
        self._from_marker: bool | None = None  # what `_on` becomes at the next marker

    def switch(self, on: bool) -> None:
        """Turn the input method on or off. All events so far must have been sorted out."""
        if self._pg.display.get_driver() != "x11":
            return
        if self._method is not None and self._method.over:
            self.close()
        if on and self._method is None:
            self._method = self._find()
        if self._method is None:
            return
        if on and self._method.begin():
            self._from_marker = True
        elif self._on or self._from_marker:
            self._on = self._method.end() and self._on
            self._from_marker = False

    def _find(self) -> InputMethod | None:
        from audiodice.devices.input import (
            input_method,  # not at the start: seldom used
        )

        if not input_method.wanted():
            return None
        window = self._pg.display.get_wm_info()["window"]
        return input_method.InputMethod(window, self._stir)

    def sorted_out(self, event: Any) -> Any:
        """The event, or COMPOSED if its key is handled by the input method."""
        pg = self._pg
        if event.type == pg.WINDOWEXPOSED and self._from_marker is not None:
            self._on, self._from_marker = self._from_marker, None
        if not self._on or event.type not in (pg.KEYDOWN, pg.TEXTINPUT):
            return event
        if self._method is None or self._method.hangs:
            self._on = False  # plain keys, at least, can still be typed
            return event
        modifier = event.type == pg.KEYDOWN and event.scancode in keys.MODIFIER_SCANCODES
        return event if modifier else COMPOSED

    def take_keys(self) -> list[Key]:
        """The keys that the input method passed on or made since the last call."""
        return self._method.take_keys() if self._method is not None else []

    def close(self) -> None:
        if self._method is not None:
            self._method.close()
        self._method, self._on, self._from_marker = None, False, None
