"""Holds words and sounds back until the step they report is saved on the disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiodice.devices.base import Until

PATIENCE_MS = 3000.0  # a hanging disk must not silence the game for longer


class SaveGate:
    """A wait until `after` is done, for at most `PATIENCE_MS`."""

    def __init__(
        self, after: Until | None, wake: Callable[[], object], clock: Callable[[], float]
    ) -> None:
        """`wake` is called, on any thread, once `after` is done; `clock` returns ms.

        If `after` is None, the wait is over immediately.
        """
        self._after, self._clock = after, clock
        self.patience_ends = clock() + PATIENCE_MS
        if not self.over and after is not None:
            after.when_done(wake)

    @property
    def due(self) -> float:
        """When to check again, in ms of the clock; now if the wait is over."""
        return self._clock() if self.over else self.patience_ends

    @property
    def over(self) -> bool:
        return self._after is None or self._after.done or self._clock() >= self.patience_ends


class Captions:
    """Shows texts in order. They wait like speech, because a screen reader reads a terminal."""

    def __init__(
        self,
        show: Callable[[str], None],
        wake: Callable[[], object],
        clock: Callable[[], float],
    ) -> None:
        self._show, self._wake, self._clock = show, wake, clock
        self._waiting: deque[tuple[str, SaveGate]] = deque()

    def show(self, text: str, after: Until | None) -> None:
        """Show `text` once `after` is done; at once if `after` is None."""
        self._waiting.append((text, SaveGate(after, self._wake, self._clock)))
        self.tick()

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None if no text waits."""
        return self._waiting[0][1].due if self._waiting else None

    def tick(self) -> None:
        while self._waiting and self._waiting[0][1].over:
            self._show(self._waiting.popleft()[0])

    def close(self) -> None:
        """Show the remaining texts, because the face is about to close."""
        while self._waiting:
            self._show(self._waiting.popleft()[0])
