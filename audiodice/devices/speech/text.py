"""The last rung: a printed line and an earcon. It has nothing left to fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Text:
    """Writes each message as one line; for terminals, braille displays, and no voice at all."""

    name = "text"
    rung = "text"
    own_voice = False

    def __init__(
        self, write: Callable[[str], object], earcon: Callable[[], object] | None = None
    ) -> None:
        """`write` gets a line without its end and shows it at once; `earcon` sounds, if given."""
        self._write = write
        self._earcon = earcon

    def probe(self) -> None:
        """Always able."""

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: ARG002
        """Write `text`; what `write` raises is passed on."""
        self._write(text)
        if self._earcon is not None:
            self._earcon()

    def silence(self) -> None:
        """A written line stays."""

    def braille(self, text: str) -> None:
        """The terminal's own screen reader brailles the line."""

    def close(self) -> None:
        """Nothing to let go of; the stream is the caller's."""
