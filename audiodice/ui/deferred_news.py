"""Opponents' news that waits while the player reads older messages, and until when."""

from __future__ import annotations

from audiodice.present.utterance import Utterance
from audiodice.ui.context import UiContext
from audiodice.ui.switch_access import speaking_ms

QUIET_MS = 3000.0  # by then a player who reads on has pressed the next key


class DeferredNews:
    """News to be told later.

    Alone it waits for another key, as the game does. Friends play on meanwhile: with them it waits
    only until what is read has been said, and for some quiet seconds.
    """

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self.waiting: list[Utterance] = []
        self._until = 0.0

    def read(self) -> None:
        """The player reads an older message now."""
        text, rate = self._context.history.latest.text, self._context.settings.rate
        self._until = self._context.clock() + speaking_ms(text, rate) + QUIET_MS

    @property
    def reading(self) -> bool:
        """Whether a player who is at an older message still reads it."""
        return self._context.company is None or self._context.clock() < self._until

    def add(self, utterance: Utterance) -> None:
        """Tell this later; the history has it at once."""
        self._context.history.add(utterance)
        if utterance.text:
            self.waiting.append(utterance)

    def due(self) -> float | None:
        """When the news is to be told, in ms of the clock; None: once a key was pressed."""
        return self._until if self.waiting and self._context.company is not None else None
