"""The input method on X11, on a connection of its own, so that it is used only for typing text.

SDL passes every key of its window to an input method, all the time. If one is switched on, letters
would be lost in a game. So SDL is started without one (`window_opening.py`). While a text is
typed, a second connection to the server asks for the window's keys too and passes them to the input
method; what that returns are the keys.

The connection has a thread of its own, so an input method that hangs blocks nothing else.
"""

from __future__ import annotations

import ctypes
import os
import select
import threading
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from audiodice.devices.input import keys
from audiodice.devices.input.face import Key
from audiodice.devices.input.window_sleep import HUNG_UP

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 1.0  # s: the longest wait for an input method to start, and to handle a key
_KEY_PRESS, _FOCUS_IN, _FOCUS_OUT, _EXPOSE = 2, 9, 10, 12
_EVENTS = 1 | 2 | 1 << 21  # keys pressed and released, focus
_STYLE = 0x0008 | 0x0400  # XIMPreeditNothing, XIMStatusNothing: it shows its own windows

_NAMED = {
    0xFF08: "backspace", 0xFF09: "tab", 0xFE20: "tab", 0xFF0D: "enter", 0xFF1B: "escape",
    0xFF50: "home", 0xFF51: "left", 0xFF52: "up", 0xFF53: "right", 0xFF54: "down",
    0xFF55: "pageup", 0xFF56: "pagedown", 0xFF57: "end", 0xFF63: "insert", 0xFFFF: "delete",
    0xFF8D: "enter", 0xFF95: "home", 0xFF96: "left", 0xFF97: "up", 0xFF98: "right",
    0xFF99: "down", 0xFF9A: "pageup", 0xFF9B: "pagedown", 0xFF9C: "end", 0xFF9E: "insert",
    0xFF9F: "delete", 0x20: "space",
    **{0xFFBD + n: f"f{n}" for n in range(1, 13)},
}  # fmt: skip
"""Key names by X's keysyms."""
_HELD = {4: "ctrl", 8: "alt", 64: "cmd", 1: "shift"}


class _XKeyEvent(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("root", ctypes.c_ulong),
        ("subwindow", ctypes.c_ulong), ("time", ctypes.c_ulong), ("place", ctypes.c_int * 4),
        ("state", ctypes.c_uint), ("keycode", ctypes.c_uint), ("same_screen", ctypes.c_int),
    )  # fmt: skip


class _XEvent(ctypes.Union):
    _fields_ = (("type", ctypes.c_int), ("key", _XKeyEvent), ("all", ctypes.c_long * 24))


_Proc = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


class _Callback(ctypes.Structure):
    _fields_ = (("data", ctypes.c_void_p), ("call", _Proc))


def wanted() -> bool:
    """Whether the environment names an input method."""
    _, named, method = os.environ.get("XMODIFIERS", "").partition("@im=")
    return bool(named) and method not in ("", "none", "local")


class InputMethod:
    """The keys of a `window` (its number in X), after the player's input method has handled them.

    `stir` is called, on another thread, when `take_keys` has some. The window still gets its keys.
    Markers among its events (that it is exposed) show which keys come from here as well: those
    after the marker that follows `begin` and before the marker that follows `end`.
    """

    def __init__(self, window: int, stir: Callable[[], object]) -> None:
        self._window, self._stir = window, stir
        self._keys: deque[Key] = deque()
        self._wanted = self._closing = False
        self._obeyed = threading.Event()
        self._obeyed.set()
        self._works = False
        self._busy_since: float | None = None
        self._orders, self._order = os.pipe()
        self._thread = threading.Thread(target=self._run, name="input method", daemon=True)
        self._thread.start()

    def begin(self) -> bool:
        """Start taking the window's keys; False if that is not possible, or takes too long."""
        if self._tell(wanted=True) and self._works:
            return True
        self._tell(wanted=False, wait=False)
        return False

    def end(self) -> bool:
        """Stop taking keys; those pressed before may still come. False if it hangs."""
        return self._tell(wanted=False)

    @property
    def over(self) -> bool:
        """Whether there is no input method, or no longer one; a new object may find another."""
        return not self._thread.is_alive()

    @property
    def hangs(self) -> bool:
        """Whether it does not work, or has taken too long to handle a key."""
        since = self._busy_since
        return not self._works or (since is not None and time.monotonic() - since > PATIENCE)

    def take_keys(self) -> list[Key]:
        """The keys since the last call. Text that it composed has no key name."""
        return [self._keys.popleft() for _ in range(len(self._keys))]

    def close(self) -> None:
        self._closing = True
        self._tell(wanted=False, wait=False)
        self._thread.join(PATIENCE)
        if not self._thread.is_alive():
            os.close(self._orders)
            os.close(self._order)

    def _tell(self, *, wanted: bool, wait: bool = True) -> bool:
        owes = not self._obeyed.is_set()  # after one wait in vain, do not wait again
        self._wanted = wanted
        self._obeyed.clear()
        if not self._thread.is_alive():
            return False
        os.write(self._order, b"\xff")
        return not wait or self._obeyed.wait(0 if owes else PATIENCE)

    # The rest runs on the thread.

    def _run(self) -> None:
        try:
            x = _Xlib(self._window)
        except (OSError, AttributeError):
            self._obeyed.set()
            return
        self._works = True
        poll = select.poll()
        poll.register(x.connection, select.POLLIN | HUNG_UP)
        poll.register(self._orders, select.POLLIN)
        while not self._closing:
            self._pass_on(x)
            if x.gone:
                break
            for fd, what in poll.poll():
                if fd == self._orders:
                    os.read(fd, 64)
                    x.listen(self._wanted)
                    self._obeyed.set()
                elif what & (HUNG_UP | select.POLLHUP | select.POLLERR):
                    self._works = False
                    return  # a call to a lost server would end the process
        self._works = False
        x.close()

    def _pass_on(self, x: _Xlib) -> None:
        while not x.gone and x.pending():
            self._busy_since = time.monotonic()
            key = x.next()
            self._busy_since = None
            if key is not None:
                self._keys.append(key)
                self._stir()


class _Xlib:
    """A connection to X, and an input method for the keys of a window on it; raises OSError."""

    def __init__(self, window: int) -> None:
        self._window = window
        self._lib = lib = _library()
        self._display = lib.XOpenDisplay(None)
        if not self._display:
            raise OSError("no display")
        # If the input method dies, errors follow, and Xlib would end the process because of them.
        lib.XSetErrorHandler(ctypes.CDLL(None).getpid)
        self._method = self._context = None
        if lib.XSupportsLocale() and lib.XSetLocaleModifiers(b""):
            self._method = lib.XOpenIM(self._display, None, None, None)
        if self._method:
            self._context = lib.XCreateIC(
                self._method, b"inputStyle", ctypes.c_long(_STYLE),
                b"clientWindow", ctypes.c_ulong(window), b"focusWindow", ctypes.c_ulong(window),
                None,
            )  # fmt: skip
        if not self._context:
            self.close()
            raise OSError("no input method")
        # Xlib frees the objects of an input method that dies; they must not be used after that.
        self._dies = _Callback(None, _Proc(self._forget))
        lib.XSetIMValues(self._method, b"destroyCallback", ctypes.byref(self._dies), None)
        self.connection: int = lib.XConnectionNumber(self._display)
        self._event = _XEvent()
        self._text = ctypes.create_string_buffer(1024)
        self._keysym, self._status = ctypes.c_ulong(), ctypes.c_int()

    @property
    def gone(self) -> bool:
        return self._method is None

    def _forget(self, *_: object) -> None:
        self._method = self._context = None

    def listen(self, wanted: bool) -> None:
        """Start or stop asking for the window's keys."""
        self._lib.XSelectInput(self._display, self._window, _EVENTS if wanted else 0)
        self._mark()
        if not wanted:
            self._lib.XFree(self._lib.Xutf8ResetIC(self._context))  # text composed so far
        self._focus(gained=wanted)
        self._lib.XSync(self._display, 0)

    def _focus(self, *, gained: bool) -> None:
        (self._lib.XSetICFocus if gained else self._lib.XUnsetICFocus)(self._context)

    def _mark(self) -> None:
        """Put a marker among the window's events."""
        marker = _XEvent(type=_EXPOSE)
        marker.key.window = self._window
        self._lib.XSendEvent(self._display, self._window, 0, 0, ctypes.byref(marker))

    def pending(self) -> bool:
        return bool(self._lib.XPending(self._display))

    def next(self) -> Key | None:
        """The next event, if it is a key that the input method passed on or made."""
        event = ctypes.byref(self._event)
        self._lib.XNextEvent(self._display, event)
        if self._lib.XFilterEvent(event, 0) or self.gone:
            return None
        if self._event.type in (_FOCUS_IN, _FOCUS_OUT):
            self._focus(gained=self._event.type == _FOCUS_IN)
        return self._key(self._event.key) if self._event.type == _KEY_PRESS else None

    def _key(self, event: _XKeyEvent) -> Key | None:
        self._keysym.value = 0
        length = self._lib.Xutf8LookupString(
            self._context, ctypes.byref(event), self._text, len(self._text),
            ctypes.byref(self._keysym), ctypes.byref(self._status),
        )  # fmt: skip
        text = self._text.raw[: min(length, len(self._text))].decode("utf-8", "ignore")
        text = text if text.isprintable() or text.isspace() else ""
        if not event.keycode:
            return Key("", text) if text else None
        held = {name for bit, name in _HELD.items() if event.state & bit}
        if name := _NAMED.get(self._keysym.value):
            return Key(keys.join(held, name), " " if text == " " and held <= {"shift"} else "")
        if held <= {"shift"}:
            return Key(keys.typed(text) or keys.UNKNOWN, text) if text else None
        plain = self._plain(event.keycode)
        return Key(keys.join(held, plain)) if plain else None

    def _plain(self, keycode: int) -> str:
        """The Latin letter or symbol that a key types without modifiers; "" if there is none."""
        for group in range(4):
            keysym = self._lib.XkbKeycodeToKeysym(self._display, keycode, group, 0)
            if 0x20 < keysym < 0x100:
                return chr(keysym).lower()
        return ""

    def close(self) -> None:
        if self._context:
            self._lib.XDestroyIC(self._context)
        if self._method:
            self._lib.XCloseIM(self._method)
        self._lib.XCloseDisplay(self._display)


def _library() -> Any:
    """Xlib, which SDL has loaded and initialised for threads; raises OSError."""
    lib = ctypes.CDLL("libX11.so.6")
    pointer, number = ctypes.c_void_p, ctypes.c_ulong
    lib.XOpenDisplay.restype = lib.XOpenIM.restype = lib.XCreateIC.restype = pointer
    lib.XSetLocaleModifiers.restype = lib.Xutf8ResetIC.restype = pointer
    lib.XkbKeycodeToKeysym.restype = number
    lib.XSetErrorHandler.argtypes = [pointer]
    lib.XSendEvent.argtypes = [pointer, number, ctypes.c_int, ctypes.c_long, pointer]
    lib.XOpenIM.argtypes = [pointer] * 4
    lib.XCreateIC.argtypes = lib.XSetIMValues.argtypes = [pointer]  # then names with their values
    lib.XSelectInput.argtypes = [pointer, number, ctypes.c_long]
    lib.XFilterEvent.argtypes = [pointer, number]
    lib.XNextEvent.argtypes = [pointer, pointer]
    lib.XSync.argtypes = [pointer, ctypes.c_int]
    lib.Xutf8LookupString.argtypes = [pointer, pointer, pointer, ctypes.c_int, pointer, pointer]
    lib.XkbKeycodeToKeysym.argtypes = [pointer, ctypes.c_ubyte, ctypes.c_int, ctypes.c_int]
    for name in (
        "XOpenDisplay", "XConnectionNumber", "XPending", "XFree", "Xutf8ResetIC", "XSetICFocus",
        "XUnsetICFocus", "XDestroyIC", "XCloseIM", "XCloseDisplay",
    ):  # fmt: skip
        getattr(lib, name).argtypes = [pointer]
    return lib
