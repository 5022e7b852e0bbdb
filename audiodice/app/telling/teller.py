"""Phrases of cues, one after another: what speech is where there is a voice."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiodice.app.telling.holding import LOOK_MS, Hold
from audiodice.devices.speech.inbox import Until
from audiodice.present.cue import Cue, Phrase

GAP_MS = 180  # between what was told and what is told next


class Teller:
    """Plays phrases in turn. An interrupting one cuts what sounds and goes first; what waits
    follows it, as with speech: news is never dropped."""

    def __init__(
        self, play: Callable[[Cue], None], cut: Callable[[], None], clock: Callable[[], float]
    ) -> None:
        """`play` sounds a cue after its delay, `cut` stops what was begun; `clock` gives ms."""
        self._play, self._cut, self._clock = play, cut, clock
        self._waiting: deque[tuple[Phrase, Hold]] = deque()
        self._until = 0.0

    @property
    def busy(self) -> bool:
        """Whether something is being told, or waits to be."""
        return bool(self._waiting) or self._clock() < self._until

    def tell(self, phrase: Phrase, *, interrupt: bool, after: Until | None = None) -> None:
        """Tell a phrase, now or after what is being told, and not before `after` is done."""
        if not phrase.cues:
            return
        waiting = (phrase, Hold(after, self._clock))
        if interrupt:
            self._stop()
            self._waiting.appendleft(waiting)
        else:
            self._waiting.append(waiting)
        self.tick()

    def silence(self) -> None:
        """Cut what is told and drop what waits."""
        self._waiting.clear()
        self._stop()

    def due(self) -> float | None:
        """When to look again, in ms of the clock; None when nothing is told."""
        if self._held():
            return max(self._until, self._clock() + LOOK_MS)
        return self._until if self.busy else None

    def tick(self) -> None:
        """Start the next phrase if its time has come."""
        if self._waiting and self._clock() >= self._until and not self._held():
            phrase, _ = self._waiting.popleft()
            self._until = self._clock() + phrase.ms + GAP_MS
            for cue in phrase.cues:
                self._play(cue)

    def _held(self) -> bool:
        """Whether what comes next is not safe yet."""
        return bool(self._waiting) and not self._waiting[0][1].over

    def _stop(self) -> None:
        if self._clock() < self._until:
            self._cut()
        self._until = self._clock()
