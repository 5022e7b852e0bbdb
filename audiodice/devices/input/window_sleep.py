"""How the window sleeps until an event comes, without polling every millisecond."""

from __future__ import annotations

import contextlib
import select
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from audiodice.devices.input.face import Signals

HUNG_UP = 0x2000  # POLLRDHUP: the other side has closed the connection, also over a network
_returns: Any = None


class SdlSleep:
    """Sleeps in SDL until it has an event. A thread posts one when a byte comes at `bell`."""

    def __init__(self, pygame: Any, sdl: Any, bell: Signals) -> None:
        self._pg, self._sdl, self._bell = pygame, sdl, bell
        kind = pygame.event.custom_type()
        pygame.event.set_allowed(kind)
        self._ring = pygame.event.Event(kind)
        self._thread = threading.Thread(target=self._listen, daemon=True, name="window bell")
        self._thread.start()

    def _listen(self) -> None:
        # A signal does not end SDL's sleep; only an event from another thread does.
        while self._bell.read():
            with contextlib.suppress(self._pg.error):
                self._pg.event.post(self._ring)

    def until_event(self, ms: int | None) -> bool:
        """Sleep until there may be an event, at most `ms`; False if the display is lost."""
        if self._sdl is not None:
            self._sdl.SDL_WaitEventTimeout(None, -1 if ms is None else ms)
            return True
        # pygame's own wait polls every millisecond, which takes 4 % of a processor.
        event = self._pg.event.wait() if ms is None else self._pg.event.wait(max(1, ms))
        if event.type != self._pg.NOEVENT:
            self._pg.event.post(event)
        return True

    def close(self) -> None:
        """Wait for the thread, which ends when its pipe is closed."""
        self._thread.join(1)


class XSleep:
    """Sleeps on the connection to the X server, and notices when that ends.

    Old Xlibs end the process when they read from a lost server, so they must not read then.
    """

    def __init__(self, connection: int, bell: Signals) -> None:
        self._bell = bell
        self._poll = select.poll()
        self._poll.register(connection, select.POLLIN | HUNG_UP)
        self._poll.register(bell.fd, select.POLLIN)

    def until_event(self, ms: int | None) -> bool:
        """Sleep until there may be an event, at most `ms`; False if the display is lost."""
        for fd, what in self._poll.poll(ms):
            if fd == self._bell.fd:
                self._bell.read()
            elif what & (HUNG_UP | select.POLLHUP | select.POLLERR):
                return False
        return True

    def close(self) -> None:
        """Do nothing: it holds nothing."""


def sleeper(pygame: Any, sdl: Any, bell: Signals, repeat: bool) -> XSleep | SdlSleep:
    """The best way to sleep here. Key repeat needs SDL's, because SDL has the timer for it."""
    import ctypes

    if pygame.display.get_driver() == "x11" and not repeat:
        with contextlib.suppress(OSError, AttributeError, KeyError, ValueError):
            xlib = ctypes.CDLL("libX11.so.6")  # the one that SDL has loaded
            pointer = ctypes.pythonapi.PyCapsule_GetPointer
            pointer.argtypes, pointer.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
            xlib.XConnectionNumber.argtypes = [ctypes.c_void_p]
            display = pointer(pygame.display.get_wm_info()["display"], b"display")
            _survive(xlib, display)
            return XSleep(xlib.XConnectionNumber(display), bell)
    return SdlSleep(pygame, sdl, bell)


def _survive(xlib: Any, display: int) -> None:
    """Have Xlib return if the server goes while it is drawn to, where it would end the process."""
    import ctypes

    global _returns  # Xlib calls it as long as the process lives
    if hasattr(xlib, "XSetIOErrorExitHandler"):  # since 1.7
        _returns = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        xlib.XSetIOErrorHandler(_returns)
        xlib.XSetIOErrorExitHandler(ctypes.c_void_p(display), _returns, None)
