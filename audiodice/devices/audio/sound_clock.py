"""Starts sounds at a later time, exact to the sample: a phrase is recognised by its rhythm."""

from __future__ import annotations

import heapq
import itertools
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.devices.audio.samples import RATE

if TYPE_CHECKING:
    from collections.abc import Callable

# SDL starts a sound with its next buffer, up to 23 ms late. So each sound is handed over early,
# with silence in front of it; 60 ms cover two buffers of 1024 frames and a thread that wakes late.
_LEAD = RATE * 60 // 1000  # frames
_TOO_LATE = 0.25  # s: after a device has stood still, older sounds are dropped, not played at once
_ONE_PHRASE = 0.05  # s: requests no further apart are one phrase, counted from one frame
_SHORTEST_NAP = 0.003  # s


@dataclass(frozen=True, slots=True)
class Request:
    """The arguments of `Mixer.play`; `pan` −1.0 to 1.0."""

    name: str
    pan: float = 0.0
    tag: str = ""
    gain_db: float = 0.0
    speed: float = 1.0


@dataclass(order=True, slots=True)
class _Later:
    frame: int
    order: int
    due: float = field(compare=False)
    request: Request = field(compare=False)


class SoundClock:
    """Holds requests, and passes each to `start`, with its frame, shortly before it is due.

    Time is counted in frames that the device has mixed (`frames_mixed`), so the gaps between
    sounds are exact however fast the card's clock runs. Hold the mixer's lock for every call.
    """

    def __init__(
        self,
        lock: threading.RLock,
        frames_mixed: Callable[[], int],
        start: Callable[[Request, int], None],
    ) -> None:
        """`start` is called on the clock's own thread; the first `add` starts that thread."""
        self._frames_mixed = frames_mixed
        self._start = start
        self._waiting: list[_Later] = []
        self._order = itertools.count()
        self._changed = threading.Condition(lock)
        self._runs = self._closed = False
        self._line = (-1.0, 0)  # when it was last used, and its frame

    def draw_line(self, frame: int) -> None:
        """Count the delays of the phrase that begins now from `frame`."""
        self._line = (time.monotonic(), frame)

    def add(self, request: Request, delay_ms: float) -> None:
        now = time.monotonic()
        if now - self._line[0] > _ONE_PHRASE:
            self.draw_line(self._frames_mixed())
        self._line = (now, self._line[1])
        delay = delay_ms / 1000
        # Counted from the line, not from now: the time between two calls for one phrase must not
        # become part of its rhythm.
        later = _Later(self._line[1] + round(delay * RATE), next(self._order), now + delay, request)
        heapq.heappush(self._waiting, later)
        if not self._runs:
            self._runs = True
            threading.Thread(target=self._run, name="mixer clock", daemon=True).start()
        self._changed.notify_all()

    def drop(self, unwanted: Callable[[Request], bool] = lambda _: True) -> None:
        """Drop the `unwanted` requests, by default all."""
        self._waiting = [later for later in self._waiting if not unwanted(later.request)]
        heapq.heapify(self._waiting)

    def close(self) -> None:
        self._closed = True
        self.drop()
        self._changed.notify_all()

    def _run(self) -> None:
        # A thread of its own, because the loop sleeps in the window or terminal until a key comes.
        try:
            self._hand_over()
        finally:
            with self._changed:
                self._runs = False  # the device may have raised; the next `add` starts a new thread

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
        """Seconds until the next request is due; None if there is none."""
        if not self._waiting:
            return None
        return (self._waiting[0].frame - self._frames_mixed() - _LEAD) / RATE
