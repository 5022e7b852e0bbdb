"""The terminal's mode, which is the player's again whenever we stop or leave."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


class Mode:
    """The mode of the terminal at `fd`; Windows has none of this, and is left as it is."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._saved: Any = None
        if sys.platform != "win32":
            import termios

            self._saved = termios.tcgetattr(fd)

    def handlers(self) -> dict[int, Callable[[], None]]:
        """What to do at the signals that stop the program and let it go on."""
        if sys.platform == "win32":
            return {}
        return {signal.SIGTSTP: self._pause, signal.SIGCONT: self.raw}

    def raw(self) -> None:
        """Keys at once, none of them a signal; but lines end as usual."""
        if sys.platform != "win32":
            import termios
            import tty

            with contextlib.suppress(termios.error):
                tty.setraw(self._fd, termios.TCSANOW)
                mode = termios.tcgetattr(self._fd)
                mode[1] = self._saved[1]  # so that what others print keeps its line ends
                termios.tcsetattr(self._fd, termios.TCSANOW, mode)

    def restore(self) -> None:
        """As it was found."""
        if sys.platform != "win32":
            import termios

            with contextlib.suppress(termios.error):
                termios.tcsetattr(self._fd, termios.TCSADRAIN, self._saved)

    def _pause(self) -> None:
        if sys.platform != "win32":
            self.restore()
            os.kill(os.getpid(), signal.SIGSTOP)
            self.raw()
