"""What pygame does not tell of SDL's sound: whether the device lives, and ALSA's chatter."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from pathlib import Path

_AUDIO = 0x10  # SDL_INIT_AUDIO


def loaded(part: str) -> str | None:
    """The path of a loaded library with `part` in its name (Linux), None where there is none."""
    try:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    paths = (line[line.index("/") :] for line in maps.splitlines() if part in line)
    return next(paths, None)


def hush_alsa() -> None:
    """Keep ALSA from writing a page to stderr, which is a player's terminal, without a card."""
    if sys.platform != "linux":
        return
    # The handler is a C function that ignores what it is given: one in Python would wait for the
    # interpreter, which the thread that opens the device may be holding.
    ignore = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
    # pygame's wheel carries one library, and SDL may load the system's beside it.
    for name in (loaded("libasound"), "libasound.so.2"):
        if name is not None:
            with contextlib.suppress(OSError, AttributeError):
                ctypes.CDLL(name).snd_lib_error_set_handler(ignore)


class NoAudio(Exception):  # noqa: N818 - it reads as the words it carries
    """SDL cannot start its audio; `str()` of it is SDL's own words."""


def check_audio() -> None:
    """Start SDL's audio and end it again; raises NoAudio.

    A sound server that accepts a connection and then does not answer (measured with a stopped
    PulseAudio) holds SDL up for 30 s, and pygame would hold the interpreter's lock meanwhile;
    ctypes lets go of it. Only on Linux, the one system with such a server.
    """
    path = loaded("libSDL2-2") if sys.platform == "linux" else None
    if path is None:
        return
    sdl = ctypes.CDLL(path)
    sdl.SDL_GetError.restype = ctypes.c_char_p
    if sdl.SDL_InitSubSystem(_AUDIO) < 0:
        raise NoAudio(sdl.SDL_GetError().decode("utf-8", "replace"))
    # Ended again: where audio is started already, pygame opens nothing.
    sdl.SDL_QuitSubSystem(_AUDIO)


class SDLDevice:
    """The device under pygame's mixer, asked directly whether it still lives.

    When a sound server dies, SDL sends one event and then pretends to play; without a window
    there are no events. Its own status tells: measured with a killed PulseAudio, "playing"
    becomes "stopped". Only on Linux; elsewhere SDL follows the system to another device.
    """

    def __init__(self, sdl: ctypes.CDLL | None = None, number: int = 0) -> None:
        """Without `sdl` it is never found gone."""
        self._sdl = sdl
        self._number = number

    @classmethod
    def find(cls) -> SDLDevice:
        """The device just opened; one that is never gone where it cannot be found."""
        try:
            sdl = ctypes.CDLL(loaded("libSDL2-2") or "")
            number = next(n for n in range(2, 16) if sdl.SDL_GetAudioDeviceStatus(n))
        except (OSError, ValueError, StopIteration, AttributeError):
            return cls()
        return cls(sdl, number)

    @property
    def gone(self) -> bool:
        """Whether SDL has given the device up."""
        return self._sdl is not None and self._sdl.SDL_GetAudioDeviceStatus(self._number) == 0
