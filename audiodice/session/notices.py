"""Messages of other threads to the player, for the loop, which alone speaks and plays sounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiodice.core.model import Event


class Notices:
    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` wakes the loop; it is called on any thread."""
        self._wake = wake
        self._said: deque[Event] = deque()
        self._played: deque[Event] = deque()

    def say(self, event: Event) -> None:
        """Let the loop say an event. Thread-safe."""
        self._said.append(event)
        self._wake()

    def play(self, event: Event) -> None:
        """Let the loop play an event's cues. Thread-safe."""
        self._played.append(event)
        self._wake()

    def take_events(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Remove and return the events to say, and those to play."""
        return _emptied(self._said), _emptied(self._played)


def _emptied(events: deque[Event]) -> tuple[Event, ...]:
    return tuple(events.popleft() for _ in range(len(events)))
