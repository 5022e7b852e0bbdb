"""Confirmation of a question by the next key press."""

from __future__ import annotations

from typing import Generic, TypeVar

from audiodice.ui.context import UiContext

T = TypeVar("T")


class Confirmation(Generic[T]):
    """One question at a time, and the number of the key press that asked it.

    The context counts key presses, and the automatic steps of a single switch. Any of them, on
    any screen, cancels the question.
    """

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._asked: tuple[T, int] | None = None

    def ask(self, about: T) -> None:
        """Ask about this with the current key press."""
        self._asked = (about, self._context.presses)

    @property
    def open(self) -> T | None:
        """What the previous key press asked about, or None."""
        if self._asked is None:
            return None
        about, asked_at = self._asked
        return about if self._context.presses == asked_at + 1 else None

    def confirmed(self, about: T) -> bool:
        """Whether the previous key press asked about the same; if not, this one asks."""
        if self.open == about:
            return True
        self.ask(about)
        return False
