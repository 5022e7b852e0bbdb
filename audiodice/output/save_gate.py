"""What is about to be told waits until the step it tells of is kept on the disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiodice.devices.speech.inbox import Until

PATIENCE_MS = 3000.0  # a disk that hangs must not silence the game for longer
LOOK_MS = 2.0  # a step is kept within a few ms: it is looked for this often


class SaveGate:
    """One wait: over once `after` is done, or has taken longer than `PATIENCE_MS`."""

    def __init__(self, after: Until | None, clock: Callable[[], float]) -> None:
        """`clock` gives ms; with nothing to wait for it is over at once."""
        self._after, self._clock = after, clock
        self._until = clock() + PATIENCE_MS

    @property
    def over(self) -> bool:
        """Whether what waits may be told now."""
        return self._after is None or self._after.done or self._clock() >= self._until


class Captions:
    """Texts on their way to the face, in order: a terminal's text is its speech."""

    def __init__(self, show: Callable[[str], None], clock: Callable[[], float]) -> None:
        self._show, self._clock = show, clock
        self._waiting: deque[tuple[str, SaveGate]] = deque()

    def show(self, text: str, after: Until | None) -> None:
        """Show it once `after` is done: at once where there is nothing to wait for."""
        self._waiting.append((text, SaveGate(after, self._clock)))
        self.tick()

    def due(self) -> float | None:
        """When `tick` wants to be called, in ms of the clock; None when nothing waits."""
        return self._clock() + LOOK_MS if self._waiting else None

    def tick(self) -> None:
        """Show what may be shown."""
        while self._waiting and self._waiting[0][1].over:
            self._show(self._waiting.popleft()[0])

    def close(self) -> None:
        """The face is about to go: show the rest."""
        while self._waiting:
            self._show(self._waiting.popleft()[0])
