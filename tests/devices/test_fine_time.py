"""What is measured in milliseconds does not go by a clock that ticks every 15.6 ms.

`time.monotonic` does so on Windows, up to Python 3.12. Here it stands still.
"""

from __future__ import annotations

import threading
import time
from typing import Any, cast

import pytest

from audiodice.devices.audio import sdl_audio
from audiodice.devices.audio.voice import begin
from audiodice.devices.input import terminal
from audiodice.devices.input.console import Console
from audiodice.session.clock import monotonic_ms
from tests.devices.test_console_face import FakeWindows, Tty


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)


class Counter:
    """A device that has mixed one more buffer each time it is asked."""

    def __init__(self) -> None:
        self.frames = 0

    def count(self) -> int:
        self.frames += 1024
        return self.frames


class Channel:
    """A channel whose `play` takes `seconds`, as it does where other threads hold it up."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def play(self, _sound: Any) -> None:
        time.sleep(self._seconds)


def test_the_clock_of_a_session_tells_less_than_a_millisecond() -> None:
    began, steps = monotonic_ms(), list[float]()
    for _ in range(20):
        last = monotonic_ms()
        while (now := monotonic_ms()) == last:
            assert time.perf_counter() * 1000 < began + 5000, "it stands still"
        steps.append(now - last)
    assert min(steps) < 0.5


def test_a_voice_that_was_held_up_is_known() -> None:
    channel, counter, sound = (cast("Any", made) for made in (Channel(0.01), Counter(), None))
    assert begin(channel, sound, counter) == 1024  # else it takes the second buffer for its first


def test_without_a_count_frames_go_by_the_wall() -> None:
    counter = sdl_audio.FrameCounter()
    before = counter.count()
    time.sleep(0.05)
    assert counter.count() > before


def test_a_wait_for_keys_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    windows = FakeWindows()
    console = Console(windows, windows, lambda code, _: code)
    monkeypatch.setattr(terminal, "_line", lambda _fd: console)
    face = terminal.Terminal(Tty(), Tty())  # type: ignore[arg-type]
    waiting = threading.Thread(target=face.wait, args=(10,), daemon=True)
    waiting.start()
    waiting.join(5)
    ended = not waiting.is_alive()
    windows.break_off()
    assert ended
    face.close()
