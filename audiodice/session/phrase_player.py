"""Plays phrases of cues one after another; they replace speech if there is no voice."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiodice.devices.base import Until
from audiodice.present.cue import Cue, Phrase
from audiodice.session.save_gate import SaveGate

GAP_MS = 180  # between two phrases


class PhrasePlayer:
    """Plays phrases in order.

    An interrupting phrase cuts the current phrase and is played first; waiting phrases follow it.
    As with speech, news is never dropped.
    """

    def __init__(
        self,
        play: Callable[[Cue], None],
        cut: Callable[[], None],
        wake: Callable[[], object],
        clock: Callable[[], float],
    ) -> None:
        """`play` plays a cue after its delay, `cut` stops the phrase. Others: see `SaveGate`."""
        self._play_cue, self._cut, self._wake, self._clock = play, cut, wake, clock
        self._waiting: deque[tuple[Phrase, SaveGate]] = deque()
        self._until = 0.0

    @property
    def busy(self) -> bool:
        """Whether a phrase is playing or waiting."""
        return bool(self._waiting) or self._clock() < self._until

    def play(self, phrase: Phrase, *, interrupt: bool, after: Until | None = None) -> None:
        """Play a phrase once `after` is done: now if it may `interrupt`, else after the others."""
        if not phrase.cues:
            return
        waiting = (phrase, SaveGate(after, self._wake, self._clock))
        if interrupt:
            self.cut()
            self._waiting.appendleft(waiting)
        else:
            self._waiting.append(waiting)
        self.tick()

    def cut(self) -> None:
        """Cut the current phrase; the waiting phrases follow."""
        if self._clock() < self._until:
            self._cut()
        self._until = self._clock()

    def silence(self) -> None:
        """Cut the current phrase and drop the waiting phrases."""
        self._waiting.clear()
        self.cut()

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None if no phrase plays or waits."""
        if self._waiting:
            return max(self._until, self._waiting[0][1].due)
        return self._until if self.busy else None

    def tick(self) -> None:
        """Start the next phrase if it is time."""
        if self._waiting and self._clock() >= self._until and self._waiting[0][1].over:
            phrase, _ = self._waiting.popleft()
            self._until = self._clock() + phrase.ms + GAP_MS
            for cue in phrase.cues:
                self._play_cue(cue)
