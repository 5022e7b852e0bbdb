"""What the window and the terminal have in common: the events of `wait`, and signals."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from abc import abstractmethod
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from audiodice.core.picture import Touch
from audiodice.devices.base import Face

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import FrameType

    from audiodice.core.picture import Picture
    from audiodice.devices.input.console_control import ConsoleControl


@dataclass(frozen=True, slots=True)
class Key:
    """A key press: its `name` (the grammar is in keys.py) and the `text` it types, "" if none.

    An input method may return text that no single key typed; then the name is "". If `held`, the
    face will return `Released` once the player lets go of the key; until then it may return the
    same key again, because the system repeats it.
    """

    name: str
    text: str = ""
    held: bool = False


@dataclass(frozen=True, slots=True)
class Released:
    """The player let go of a key, whose press had this name, or the window lost the focus.

    If it was the mouse's button on a choice, this is the id of the choice.

    Only a window reports this, and not while a text is typed.
    """

    name: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The player or the system asks the program to end; `reason` is one or two words."""

    reason: str


@dataclass(frozen=True, slots=True)
class Focus:
    """The window got the keyboard focus (`gained`) or lost it."""

    gained: bool


@dataclass(frozen=True, slots=True)
class Woken:
    """Another thread called `wake`. Several calls before one `wait` may arrive as one."""


@dataclass(frozen=True, slots=True)
class SoundDevice:
    """The sound device in use was removed, or (`came`) another one was plugged in.

    Only a window reports this.
    """

    came: bool


Event = Key | Released | Touch | Closed | Focus | Woken | SoundDevice


class NoFace(Exception):  # noqa: N818  a state of the machine, not a bug of the program
    """This face cannot be used here; the message is one sentence that says why."""


class NoDisplay(NoFace):
    """There is no display, or none that can be reached."""


def display() -> bool:
    """Whether a window can probably be opened here, going by the environment variables."""
    if sys.platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in names)


class KeyFace(Face):
    """A face that also takes the player's keys. It never polls: it sleeps until an event comes."""

    name: str

    @abstractmethod
    def wait(self, timeout_ms: int | None) -> Event | None:
        """Sleep until the next event, at most `timeout_ms` milliseconds (None: for ever).

        Returns that one event, or None when the time ran out. `wake` makes it return Woken now, or
        at once when it is next called.
        """

    def draw_from(
        self, make: Callable[[str], Picture], failed: Callable[[Exception], object]
    ) -> None:
        """Draw what `make` returns for the words shown last, whenever it may have changed.

        `failed` is called with an error of `make` or of the drawing; the face then does without.
        """

    def changed(self) -> None:
        """Something may have changed without an event, because its time had come."""


class Signals:
    """Writes a byte to a pipe when a signal comes, to wake a sleeping face; `close` undoes this.

    `reason` becomes "interrupt", "terminated" or "hung up" when such a signal has come. `extra`
    has handlers of signals that do not end the program. Outside the main thread Python allows no
    handlers, and only the pipe works. The reader of the pipe closes its own end, `fd`. A face that
    sleeps on something else gives `wake`, which is called in place of writing to the pipe.
    """

    def __init__(
        self,
        extra: Mapping[int, Callable[[], None]] | None = None,
        wake: Callable[[], None] | None = None,
        *,
        blocks: bool = os.name == "nt",
    ) -> None:
        """`blocks`: whether a write waits while the pipe is full, as it does on Windows."""
        self.reason = ""
        self._wake = wake
        self._control: ConsoleControl | None = None
        self.rung = False
        self.fd, self._write_fd = os.pipe()
        # Who reads it may be slow. So no byte is written behind one that waits.
        self._blocks, self._unread = blocks, False
        self._before: dict[int, Any] = {}
        self._wakeup_before: int | None = None
        if not self._blocks:
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
        if sys.platform == "win32":
            from audiodice.devices.input.console_control import ConsoleControl

            self._control = ConsoleControl(self.end)

    def _set(self, number: int, action: Callable[[], None]) -> None:
        def handle(_number: int, _frame: FrameType | None) -> None:
            action()

        self._before[number] = signal.signal(number, handle)

    def _end(self, reason: str) -> None:
        self.reason = reason

    def end(self, reason: str) -> None:
        """End the program as a signal would. May be called on any thread."""
        self._end(reason)
        self.stir()

    def ring(self) -> None:
        """Set `rung` and wake the face. May be called on any thread."""
        self.rung = True
        self.stir()

    def stir(self) -> None:
        """Wake the face. May be called on any thread."""
        if self._wake is not None:
            self._wake()
            return
        if self._unread and self._blocks:
            return
        self._unread = True
        with contextlib.suppress(OSError):  # if the pipe is full, the face wakes anyway
            os.write(self._write_fd, b"\xff")

    def read(self) -> bytes:
        """Wait for bytes in the pipe, and take them; none once it is closed."""
        data = os.read(self.fd, 4096)
        # Whoever wrote nothing because of these bytes did so before this; so look after it.
        self._unread = False
        return data

    def taken(self) -> bool:
        rung, self.rung = self.rung, False
        return rung

    def close(self) -> None:
        """Restore the former handlers and close the pipe for writing."""
        if self._write_fd < 0:
            return
        if self._wakeup_before is not None:
            signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        if self._control is not None:
            self._control.close()
        os.close(self._write_fd)
        self._write_fd = -1


_ENDINGS = {
    "SIGINT": "interrupt", "SIGTERM": "terminated", "SIGBREAK": "terminated", "SIGHUP": "hung up"
}  # fmt: skip
