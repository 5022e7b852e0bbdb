"""Typing a name: what is typed is heard, Enter takes it, Escape leaves it as it was."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.app.screens.screen import Pop, Response, refuse, tell
from audiodice.core.model import Event
from audiodice.present.commands import Command, Scope

LONGEST = 20  # characters: a name is heard in every line


class Entry:
    """A line of text being typed."""

    scope = Scope.LIST
    takes_text = True
    pauses = True

    def __init__(self, label: str, text: str, done: Callable[[str], None]) -> None:
        """`done` gets the text when Enter takes it."""
        self.label = label
        self.text = text
        self._done = done

    def enter(self) -> Response:
        """What is asked for."""
        return tell(Event("type_name", None, {"label": self.label}))

    def resume(self) -> Response:
        """Nothing opens over a text entry."""
        return Response()

    def command(self, command: Command) -> Response:
        """Enter takes the text, Escape leaves; walking reads it."""
        if command.id == "select":
            self._done(self.text.strip())
            return Response(then=Pop())
        if command.id == "back":
            return Response(then=Pop())
        return self._read()

    def typed(self, name: str, text: str) -> Response | None:
        """A character is added, Backspace takes one away."""
        if name == "backspace":
            if not self.text:
                return refuse(Event("nothing_typed"))
            last, self.text = self.text[-1], self.text[:-1]
            return Response((Event("erased", None, {"text": last}),), (Event("menu_move"),))
        if not text.isprintable() or not text or len(self.text) + len(text) > LONGEST:
            return None
        self.text += text
        return Response((Event("typed", None, {"text": text}),), (Event("menu_move"),))

    def due(self) -> float | None:
        """Text entry waits for keys only."""
        return None

    def tick(self) -> Response:
        """Nothing is due here."""
        return Response()

    def _read(self) -> Response:
        return Response((Event("typed", None, {"text": self.text or self.label}),))
