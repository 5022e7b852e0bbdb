"""Defers opponents' news while the player reads older messages."""

from __future__ import annotations

from audiodice.present.utterance import Utterance
from audiodice.ui.context import UiContext
from audiodice.ui.switch_access import speaking_ms

QUIET_MS = 3000.0  # a player who continues to read has pressed the next key by then


class DeferredNews:
    """News to say later.

    In a game without friends, the news and the game wait for another key. Friends continue to play,
    so there the news only waits for the end of the message being read and `QUIET_MS`.
    """

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self.waiting: list[Utterance] = []
        self._until = 0.0

    def read(self) -> None:
        """Note that the player reads an older message now."""
        text, rate = self._context.history.latest.text, self._context.settings.rate
        self._until = self._context.clock() + speaking_ms(text, rate) + QUIET_MS

    @property
    def reading(self) -> bool:
        """Whether the player still reads an older message."""
        return self._context.room is None or self._context.clock() < self._until

    def add(self, utterance: Utterance) -> None:
        """Say this later, but add it to the history now."""
        self._context.history.add(utterance)
        if utterance.text:
            self.waiting.append(utterance)

    def due(self) -> float | None:
        """When to say the news, in ms of the clock; None: after the next key."""
        return self._until if self.waiting and self._context.room is not None else None
