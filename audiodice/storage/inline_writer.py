"""Saves a game on the thread of whoever asks, for a program that has no threads."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.storage.journal_writer import JournalWriter, PendingWrite, Task


class InlineWriter(JournalWriter):
    """Does each task at once, so that each write is settled when it is returned.

    What could not be written is tried again when `news` is asked for, every few seconds.
    """

    def news(self) -> tuple[Event, ...]:
        """What the player should hear about saving, each event once."""
        self.do([])
        return super().news()

    def close(self, ms: float) -> None:  # noqa: ARG002 - there is nothing to wait for
        """Write what waits, and let go of it."""
        self.end()

    def _put(self, task: Task) -> PendingWrite:
        self.do([task])
        return task.write
