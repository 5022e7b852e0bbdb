"""The last voice of the ladder: a printed line and a short sound, which rarely fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Text:
    """Writes each text as a line, for terminals, braille displays, and if no voice works."""

    name = "text"
    rung = "text"
    own_voice = False

    def __init__(
        self, write: Callable[[str], object], earcon: Callable[[], object] | None = None
    ) -> None:
        """`write` shows a line, given without its line end; `earcon` plays a sound with it."""
        self._write = write
        self._earcon = earcon

    def probe(self) -> None:
        """Do nothing: it is always able."""

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: ARG002
        self._write(text)
        if self._earcon is not None:
            self._earcon()

    def silence(self) -> None:
        """Do nothing: a written line stays."""

    def braille(self, text: str) -> None:
        """Do nothing: the screen reader of the terminal shows the line in braille."""

    def close(self) -> None:
        """Do nothing: the stream belongs to the caller."""
