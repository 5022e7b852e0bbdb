"""Which of a window's keys come from the input method on X11, and which from SDL as always."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiodice.devices.input import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.input.face import Key
    from audiodice.devices.input.input_method import InputMethod

COMPOSED = object()
"""In place of an event: a key was pressed, and the input method has it."""


class Composing:
    """Sorts a window's events. Without X11, or an input method there, all of them are SDL's."""

    def __init__(self, pygame: Any, stir: Callable[[], object]) -> None:
        """`stir` wakes the window, from any thread, to `take` keys."""
        self._pg, self._stir = pygame, stir
        self._method: InputMethod | None = None
        self._on = False
        self._from_marker: bool | None = None  # what `_on` is once the next marker comes

    def switch(self, on: bool) -> None:
        """Let the input method have the keys, or no longer. All events are sorted out till now."""
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
        from audiodice.devices.input import input_method  # not by a start: few type a name

        if not input_method.wanted():
            return None
        window = self._pg.display.get_wm_info()["window"]
        return input_method.InputMethod(window, self._stir)

    def sorted_out(self, event: Any) -> Any:
        """The event, unless it is a key's that the input method has as well."""
        pg = self._pg
        if event.type == pg.WINDOWEXPOSED and self._from_marker is not None:
            self._on, self._from_marker = self._from_marker, None
        if not self._on or event.type not in (pg.KEYDOWN, pg.TEXTINPUT):
            return event
        if self._method is None or self._method.hangs:
            self._on = False  # without it at least plain keys can be typed
            return event
        modifier = event.type == pg.KEYDOWN and event.scancode in keys.MODIFIER_SCANCODES
        return event if modifier else COMPOSED

    def take(self) -> list[Key]:
        """The keys that the input method left or made since last asked."""
        return self._method.take() if self._method is not None else []

    def close(self) -> None:
        """Let go of the input method."""
        if self._method is not None:
            self._method.close()
        self._method, self._on, self._from_marker = None, False, None
