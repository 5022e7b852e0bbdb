"""Opponents' news that waits while the player reads older messages, and until when."""

from __future__ import annotations

from audiodice.present.utterance import Utterance
from audiodice.ui.context import UiContext
from audiodice.ui.switch_access import speaking_ms

QUIET_MS = 3000.0  # by then a player who reads on has pressed the next key


class HeldNews:
    """What waits to be told.

    Alone it waits for another key, as the game does. Friends play on meanwhile: with them it waits
    only until what is read has been said, and for some quiet seconds.
    """

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._waiting: list[Utterance] = []
        self._until = 0.0

    def read(self) -> None:
        """The player reads an older message now."""
        text, rate = self._context.history.latest.text, self._context.settings.rate
        self._until = self._context.clock() + speaking_ms(text, rate) + QUIET_MS

    @property
    def reading(self) -> bool:
        """Whether the player still reads."""
        if self._context.history.place is None:
            return False
        return self._context.company is None or self._context.clock() < self._until

    def add(self, utterance: Utterance) -> None:
        """Keep this until it is taken; the history has it at once."""
        self._context.history.add(utterance)
        if utterance.text:
            self._waiting.append(utterance)

    def taken(self) -> list[Utterance]:
        """What waits; then nothing waits any more."""
        taken, self._waiting = self._waiting, []
        return taken

    def due(self) -> float | None:
        """When what waits is to be told, in ms of the clock; None: once a key was pressed."""
        return self._until if self._waiting and self._context.company is not None else None
