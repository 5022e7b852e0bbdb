"""Lowers the effects while the voice speaks, and brings them back, in a ramp of 30 ms."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.audio.samples import Levels

_STEPS = 6  # SDL takes a new level with each buffer; at 256 frames that is about each step
_STEP_S = 0.005


class Ducking:
    """Moves `Levels.ducked`. Hold the mixer's lock for every call."""

    def __init__(self, lock: threading.RLock, levels: Levels, apply: Callable[[], object]) -> None:
        """`apply` sets the levels of all playing sounds. It is called with `lock` held, also on the
        thread of this object, and only while there is a device.
        """
        self._lock, self._levels, self._apply = lock, levels, apply
        self._step = self._wanted = 0
        self._runs = False

    def to(self, lowered: bool) -> None:
        self._wanted = _STEPS if lowered else 0
        if self._step == self._wanted or self._runs:
            return
        self._runs = True
        self._move()  # at once: the first step is heard with the first buffer of the voice
        threading.Thread(target=self._run, name="mixer ramp", daemon=True).start()

    def forget(self) -> None:
        self._step = self._wanted = 0
        self._levels.ducked = 0.0

    def _run(self) -> None:
        while True:
            time.sleep(_STEP_S)
            with self._lock:
                if self._step == self._wanted:
                    self._runs = False
                    return
                self._move()

    def _move(self) -> None:
        self._step += 1 if self._wanted > self._step else -1
        self._levels.ducked = self._step / _STEPS
        self._apply()
