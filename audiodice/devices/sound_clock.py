"""Sounds that start later, to the sample: what a phrase says is in its rhythm."""

from __future__ import annotations

import heapq
import itertools
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.devices.samples import RATE

if TYPE_CHECKING:
    from collections.abc import Callable

# SDL begins a sound with its next buffer, up to 23 ms late. So each is handed over early, behind
# as much silence as is missing; this long covers two buffers of 1024 and a tardy thread.
_LEAD = RATE * 60 // 1000  # frames
_TOO_LATE = 0.25  # s: what the device has slept through is not played in a burst later
_ONE_PHRASE = 0.05  # s: calls no further apart belong together, and count from one line
_SHORTEST_NAP = 0.003  # s


@dataclass(frozen=True, slots=True)
class Request:
    """A sound to be played, as `Mixer.play` was asked."""

    name: str
    pan: float = 0.0
    gain: float = 1.0
    tag: str = ""


@dataclass(order=True, slots=True)
class _Later:
    frame: int
    order: int
    due: float = field(compare=False)
    request: Request = field(compare=False)


class SoundClock:
    """Holds requests and hands each to `start`, with its frame, shortly before it is due.

    Time is counted in frames the device has mixed (`frames_mixed`): the gaps between sounds are
    exact whatever the card's own clock does. All methods want the mixer's lock held.
    """

    def __init__(
        self,
        lock: threading.RLock,
        frames_mixed: Callable[[], int],
        start: Callable[[Request, int], None],
    ) -> None:
        """`start` is called on the clock's own thread, which the first request starts."""
        self._frames_mixed = frames_mixed
        self._start = start
        self._waiting: list[_Later] = []
        self._order = itertools.count()
        self._changed = threading.Condition(lock)
        self._runs = self._closed = False
        self._line = (-1.0, 0)  # when it was last used, and the frame it lies on

    def draw_line(self, frame: int) -> None:
        """Count what is asked for in the next moments from `frame`."""
        self._line = (time.monotonic(), frame)

    def add(self, request: Request, delay_ms: float) -> None:
        """Start `request` in `delay_ms`."""
        now = time.monotonic()
        if now - self._line[0] > _ONE_PHRASE:
            self.draw_line(self._frames_mixed())
        self._line = (now, self._line[1])
        delay = delay_ms / 1000
        # Whole frames from the line by what was asked: the moments between two calls of one
        # phrase are not part of its rhythm.
        later = _Later(self._line[1] + round(delay * RATE), next(self._order), now + delay, request)
        heapq.heappush(self._waiting, later)
        if not self._runs:
            self._runs = True
            threading.Thread(target=self._run, name="mixer clock", daemon=True).start()
        self._changed.notify_all()

    def drop(self, unwanted: Callable[[Request], bool] = lambda _: True) -> None:
        """Forget the requests that are `unwanted`."""
        self._waiting = [later for later in self._waiting if not unwanted(later.request)]
        heapq.heapify(self._waiting)

    def close(self) -> None:
        """Forget all and end the thread."""
        self._closed = True
        self.drop()
        self._changed.notify_all()

    def _run(self) -> None:
        # A thread: neither face is at hand in the other, and both sleep.
        try:
            self._hand_over()
        finally:
            with self._changed:
                self._runs = False  # a device may raise what it likes: the next request goes on

    def _hand_over(self) -> None:
        while True:
            with self._changed:
                if self._closed:
                    return
                nap = self._nap()
                if nap is None or nap > 0:
                    self._changed.wait(nap and max(nap, _SHORTEST_NAP))
                    continue
                later = heapq.heappop(self._waiting)
                if time.monotonic() - later.due < _TOO_LATE:
                    self._start(later.request, later.frame)

    def _nap(self) -> float | None:
        """Seconds until the next request is handed over; None while there is none."""
        if not self._waiting:
            return None
        return (self._waiting[0].frame - self._frames_mixed() - _LEAD) / RATE
