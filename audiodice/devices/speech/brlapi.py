"""BrlAPI, the way to a braille display that BRLTTY drives: the calls that we need, by ctypes.

Its Python binding is not on PyPI. A call may wait without end if BRLTTY is stopped.
"""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any

from audiodice.devices.speech.backend import Unable

if TYPE_CHECKING:
    from collections.abc import Mapping

_LIBRARY = "libbrlapi.so.0.8"
_WHERE = ("WINDOWPATH", "XDG_VTNR")
"""Where the session is among the consoles; BrlAPI reads these, and shows our text there only."""
_CURSOR_OFF = 0
_ALL_KEYS, _SOME_KEYS = 0, 3  # which keys are meant; some: with whatever flags

PAN_LEFT, PAN_RIGHT = 0x20000000 + 23, 0x20000000 + 24
_FLAGS = 2**32  # a key's command stands below its flags

_Handler = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t
)
_KEEP_GOING = _Handler(lambda *_: None)
"""What is done about an error that comes later: nothing, so that the next call returns it.
BrlAPI's own handler ends the program."""


class BrlAPIError(Exception):
    """BrlAPI refused a call, or has gone."""


def load(environ: Mapping[str, str] | None = None) -> Any:
    """The library. Raises Unable if it is missing, or if nothing says where the session is."""
    env = os.environ if environ is None else environ
    if not any(env.get(name) for name in _WHERE):
        raise Unable("Nothing says which console the session is on.")
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise Unable("BrlAPI's library is not installed.") from error
    library.brlapi_getHandleSize.restype = ctypes.c_size_t
    library.brlapi_strerror.restype = ctypes.c_char_p
    library.brlapi_error_location.restype = ctypes.c_void_p
    library.brlapi__setExceptionHandler.restype = ctypes.c_void_p
    return library


class Connection:
    """A connection to BRLTTY, open from the start. Every call raises BrlAPIError."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self._handle = ctypes.create_string_buffer(library.brlapi_getHandleSize())
        self._open = False
        self._socket = self._call("openConnection", None, None)
        self._open = True
        library.brlapi__setExceptionHandler(self._handle, _KEEP_GOING)

    def fileno(self) -> int:
        """The number of the socket, for `select`; when it can be read, there may be a key."""
        return self._socket

    @property
    def cells(self) -> int:
        """How many cells the display has; 0 while none is plugged in."""
        width, height = ctypes.c_uint(), ctypes.c_uint()
        self._call("getDisplaySize", ctypes.byref(width), ctypes.byref(height))
        return width.value * height.value

    def enter(self) -> None:
        """Take the display, while our console is in front; of its keys only the two that pan."""
        self._call("enterTtyModeWithPath", None, 0, None)
        self._call("ignoreKeys", _ALL_KEYS, None, 0)
        self._call("acceptKeys", _SOME_KEYS, (ctypes.c_uint64 * 2)(PAN_LEFT, PAN_RIGHT), 2)

    def write(self, text: str) -> None:
        self._call("writeWText", _CURSOR_OFF, ctypes.c_wchar_p(text))

    def key(self) -> int:
        """The command of the next key that was pressed, or 0; does not wait."""
        code = ctypes.c_uint64()
        pressed = self._call("readKey", 0, ctypes.byref(code))
        return code.value % _FLAGS if pressed else 0

    def leave(self) -> None:
        self._call("leaveTtyMode")

    def close(self) -> None:
        if self._open:
            self._open = False
            self._library.brlapi__closeConnection(self._handle)

    def _call(self, name: str, *arguments: Any) -> int:
        result: int = getattr(self._library, f"brlapi__{name}")(self._handle, *arguments)
        if result < 0:
            where = ctypes.c_void_p(self._library.brlapi_error_location())
            raise BrlAPIError(
                (self._library.brlapi_strerror(where) or b"").decode(errors="replace")
            )
        return result
