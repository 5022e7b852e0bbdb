"""The last voice of the ladder: a printed line and an earcon, which hardly ever fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Text:
    """Writes each text as one line, for terminals, braille displays, and where no voice works."""

    name = "text"
    rung = "text"
    own_voice = False

    def __init__(
        self, write: Callable[[str], object], earcon: Callable[[], object] | None = None
    ) -> None:
        """`write` shows a line at once, given without its end; `earcon` sounds with it."""
        self._write = write
        self._earcon = earcon

    def probe(self) -> None:
        """Always able."""

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: ARG002
        """Write `text`. Raises what `write` raises."""
        self._write(text)
        if self._earcon is not None:
            self._earcon()

    def silence(self) -> None:
        """A written line stays."""

    def braille(self, text: str) -> None:
        """The terminal's screen reader shows the line in braille."""

    def close(self) -> None:
        """Nothing to release: the stream is the caller's."""
