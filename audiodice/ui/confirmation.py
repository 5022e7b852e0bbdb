"""What was asked about is confirmed by the very next key, or not at all."""

from __future__ import annotations

from typing import Generic, TypeVar

from audiodice.ui.context import UiContext

T = TypeVar("T")


class Confirmation(Generic[T]):
    """One question at a time, and the key press that asked it.

    The desk counts the presses, and with one switch the steps that come by themselves: whatever
    comes in between, on any screen, leaves the question unanswered.
    """

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._asked: tuple[T, int] | None = None

    def ask(self, about: T) -> None:
        """The key press in hand asks about this."""
        self._asked = (about, self._context.presses)

    @property
    def open(self) -> T | None:
        """What the key press just before this one asked about."""
        if self._asked is None:
            return None
        about, asked_at = self._asked
        return about if self._context.presses == asked_at + 1 else None

    def confirmed(self, about: T) -> bool:
        """Whether the key press before this one asked about the same; if not, this one asks."""
        if self.open == about:
            return True
        self.ask(about)
        return False
