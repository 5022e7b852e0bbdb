"""The edge to the player's keys and shown text: what every face delivers and can do.

There are two, the window and the terminal. Neither polls: both sleep until something happens.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import FrameType


@dataclass(frozen=True, slots=True)
class Key:
    """A key press: its `name` (the grammar is in keys.py) and the `text` it types, "" if none.

    An input method may hand over text that no single key typed; its name is then "".
    """

    name: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """The player or the system wants the program gone; `reason` is one word or two."""

    reason: str


@dataclass(frozen=True, slots=True)
class Focus:
    """The window was entered (`gained`) or left."""

    gained: bool


@dataclass(frozen=True, slots=True)
class Woken:
    """Another thread called `wake`. Several calls before one `wait` may arrive as one."""


@dataclass(frozen=True, slots=True)
class SoundDevice:
    """The sound device that plays for us was taken away, or (`came`) another one was plugged in.

    Only a window tells.
    """

    came: bool


Event = Key | Closed | Focus | Woken | SoundDevice


class NoFace(Exception):  # noqa: N818  a state of the machine, not a fault of the program
    """This face cannot be had here; the message is one sentence that says why."""


def display() -> bool:
    """Whether a window could be opened here, as far as the environment tells."""
    if sys.platform in ("win32", "darwin"):
        return True
    told = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in told)


class Face(Protocol):
    """Where keys come from and the last utterance is shown. One thread uses it; `wake` is free."""

    name: str

    def wait(self, timeout_ms: int | None) -> Event | None:
        """Sleep until the next event, at most `timeout_ms` milliseconds (None: for ever).

        Returns that one event, or None when the time ran out.
        """

    def wake(self) -> None:
        """Make `wait` return Woken now, or at once when it is next called. From any thread."""

    def show(self, text: str) -> None:
        """Show the last utterance in place of (window) or after (terminal) those before."""

    def title(self, text: str) -> None:
        """Name the window; a terminal does nothing."""

    def bigger(self, step: int) -> None:
        """Make the shown text larger (or smaller, below 0) by steps; a terminal does nothing."""

    def dress(self, colours: str, *, captions: bool) -> None:
        """Show the text in these colours (a name), or not at all; a terminal does nothing."""

    def copy(self, text: str) -> bool:
        """Put `text` on the clipboard; False when that is not possible."""

    def text_entry(self, on: bool) -> None:
        """Turn the input method on while a text is being typed; off, keys are only keys."""

    def close(self) -> None:
        """Give everything back as it was found. Twice does no harm."""


class Signals:
    """Turns signals into bytes on a pipe, so that what sleeps can be woken; close() undoes it.

    `reason` becomes "interrupt", "terminated" or "hung up" when such a signal has come. `extra`
    adds handlers of signals that do not close. Off the main thread, where Python allows no
    handlers, only the pipe works. Who reads the pipe, `fd`, closes that end.
    """

    def __init__(self, extra: Mapping[int, Callable[[], None]] | None = None) -> None:
        self.reason = ""
        self.rung = False
        self.fd, self._write_fd = os.pipe()
        self._before: dict[int, Any] = {}
        self._wakeup_before: int | None = None
        if os.name != "nt":  # Windows pipes block; there nobody selects on them
            os.set_blocking(self._write_fd, False)
        if threading.current_thread() is not threading.main_thread():
            return
        with contextlib.suppress(ValueError):
            self._wakeup_before = signal.set_wakeup_fd(self._write_fd, warn_on_full_buffer=False)
        for name, reason in _ENDINGS.items():
            if number := getattr(signal, name, None):
                self._set(number, partial(self._end, reason))
        for number, action in (extra or {}).items():
            self._set(number, action)

    def _set(self, number: int, action: Callable[[], None]) -> None:
        def handle(_number: int, _frame: FrameType | None) -> None:
            action()

        self._before[number] = signal.signal(number, handle)

    def _end(self, reason: str) -> None:
        self.reason = reason

    def ring(self) -> None:
        """Set `rung` and wake the sleeper. From any thread."""
        self.rung = True
        self.stir()

    def stir(self) -> None:
        """Put one byte on the pipe: the sleeper looks what has happened. From any thread."""
        with contextlib.suppress(OSError):  # full: the sleeper will wake anyway; closed: too late
            os.write(self._write_fd, b"\xff")

    def taken(self) -> bool:
        """Whether it was rung since last asked."""
        rung, self.rung = self.rung, False
        return rung

    def close(self) -> None:
        """Put the former handlers back and end the pipe: a reader sees its end."""
        if self._write_fd < 0:
            return
        if self._wakeup_before is not None:
            signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        os.close(self._write_fd)
        self._write_fd = -1


_ENDINGS = {"SIGINT": "interrupt", "SIGTERM": "terminated", "SIGHUP": "hung up"}
