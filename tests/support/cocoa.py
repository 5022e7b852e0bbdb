"""A stand-in for pygame's window on a Mac, as SDL's source (SDL_cocoakeyboard.m) says it behaves.

Text comes only through a "field editor": `start_text_input` makes one, `stop_text_input` takes it
away, and turning text events on again brings none back. A key itself is told in either case, before
its text. An input method that composes keeps the text until it is done.
"""

from __future__ import annotations

from collections import deque
from types import SimpleNamespace
from typing import Any

import pygame.locals


class FakeMac:
    """Takes the place of pygame, and of SDL's library."""

    def __init__(self, driver: str = "cocoa") -> None:
        self.queue: deque[Any] = deque()
        self.editor, self.composing = True, ""  # SDL starts with text input on
        self.composes = False
        self.titles: list[str] = []
        vars(self).update(
            {name: value for name, value in vars(pygame.locals).items() if name.isupper()}
        )
        self.error = pygame.error
        self.display = SimpleNamespace(
            get_driver=lambda: driver,
            set_caption=self.titles.append,
            get_surface=lambda: None,
            quit=lambda: None,
        )
        self.key = SimpleNamespace(
            start_text_input=lambda: self._edit(True),
            stop_text_input=lambda: self._edit(False),
            set_repeat=lambda *_: None,
        )
        self.event = SimpleNamespace(
            custom_type=lambda: 40_000,
            Event=lambda kind, **fields: SimpleNamespace(type=kind, **fields),
            set_blocked=lambda _kinds: None,
            set_allowed=lambda _kinds: None,
            post=self.queue.append,
            get=self._get,
        )

    def press(self, scancode: int, sym: int, text: str = "", mod: int = 0) -> None:
        """Press and release a key that types `text` with this layout."""
        fields = {"scancode": scancode, "key": sym, "mod": mod, "unicode": ""}
        self._post(pygame.KEYDOWN, **fields)
        if self.editor and text:
            if self.composes:
                self.composing += text
            else:
                self._post(pygame.TEXTINPUT, text=text)
        self._post(pygame.KEYUP, **fields)

    def compose(self, text: str) -> None:
        """Commit `text`, as an input method does at the end of a composition."""
        self.composing = ""
        if self.editor:
            self._post(pygame.TEXTINPUT, text=text)

    def focus(self, *, gained: bool) -> None:
        self._post(pygame.WINDOWFOCUSGAINED if gained else pygame.WINDOWFOCUSLOST)

    # SDL's library

    def SDL_EventState(self, _kind: int, _state: int) -> int:  # noqa: N802
        return 1

    def SDL_WaitEventTimeout(self, _event: object, _ms: int) -> int:  # noqa: N802
        return bool(self.queue)

    # Within

    def _post(self, kind: int, **fields: object) -> None:
        self.queue.append(SimpleNamespace(type=kind, **fields))

    def _edit(self, on: bool) -> None:
        self.editor = on

    def _get(self) -> list[Any]:
        found = list(self.queue)
        self.queue.clear()
        return found
