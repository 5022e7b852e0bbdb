"""Sets the terminal's mode, and restores it when the program is stopped or ends. Not on Windows."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.input.face import Signals


_TELL_PASTES, _TELL_NONE = b"\x1b[?2004h", b"\x1b[?2004l"


class Mode:
    """The mode of the terminal at `fd`."""

    stir: Callable[[], None] | None = None
    """A reader of this terminal sleeps on the pipe of Signals."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._saved: Any = None
        if sys.platform != "win32":
            import termios

            self._saved = termios.tcgetattr(fd)

    def reader(self, signals: Signals) -> Any:
        """The reader of the keys, imported late so that the first words come sooner."""
        from audiodice.devices.input.terminal_input import TerminalInput

        return TerminalInput(self._fd, signals)

    def handlers(self) -> dict[int, Callable[[], None]]:
        if sys.platform == "win32":
            return {}
        return {signal.SIGTSTP: self._pause, signal.SIGCONT: self.raw}

    def raw(self) -> None:
        """Deliver each key at once and none as a signal; line ends stay as they were.

        Also asks the terminal to mark pastes; this request is not visible.
        """
        if sys.platform != "win32":
            import termios
            import tty

            with contextlib.suppress(termios.error):
                tty.setraw(self._fd, termios.TCSANOW)
                mode = termios.tcgetattr(self._fd)
                mode[1] = self._saved[1]  # so that other output keeps its line ends
                termios.tcsetattr(self._fd, termios.TCSANOW, mode)
            self._ask(_TELL_PASTES)

    def restore(self) -> None:
        if sys.platform != "win32":
            import termios

            self._ask(_TELL_NONE)
            with contextlib.suppress(termios.error):
                termios.tcsetattr(self._fd, termios.TCSADRAIN, self._saved)

    def _ask(self, what: bytes) -> None:
        if os.environ.get("TERM", "dumb") not in ("", "dumb"):
            with contextlib.suppress(OSError):  # gone, or only to be read
                os.write(self._fd, what)

    def _pause(self) -> None:
        if sys.platform != "win32":
            self.restore()
            os.kill(os.getpid(), signal.SIGSTOP)
            self.raw()
