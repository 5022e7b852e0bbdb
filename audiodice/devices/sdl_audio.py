"""What pygame does not tell of SDL's sound: whether the device lives, how far it has played."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import time
from pathlib import Path

from audiodice.devices.samples import FRAME, RATE

_AUDIO = 0x10  # SDL_INIT_AUDIO
_S16 = 0x8010  # AUDIO_S16LSB
# PulseAudio may ask for no more until a block of its own, up to 2 s, is used up (measured with a
# null sink nobody records from); this must not look like a server that has stopped.
_STALLED = 5.0  # s


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


class FrameCounter:
    """Counts the frames SDL_mixer has mixed: where in the stream a sound begins that starts now.

    SDL_mixer hands each mixed buffer to a C function of ours to choose (Mix_SetPostMix), and
    SDL_AudioStreamPut happens to be of its form: SDL itself gathers the bytes and we count them
    off. A function in Python would hold the sound up whenever the interpreter is busy.
    Where the libraries cannot be found the clock on the wall stands in, a buffer's step at a time.
    Hold the mixer's lock around every call.
    """

    def __init__(self) -> None:
        self._frames = 0
        self._buffer = 1
        self._moved = 0.0
        self._proven = False  # whether a buffer has come since `attach`
        self._scratch = ctypes.create_string_buffer(1 << 16)
        self._sdl: ctypes.CDLL | None = None
        self._stream = ctypes.c_void_p()

    def attach(self, buffer: int) -> None:
        """Begin to count what the device just opened mixes, `buffer` frames at a time."""
        self.count()  # what was left of the last device
        self._buffer = buffer
        self._proven = False
        self._frames = self._on_the_wall()
        self._moved = time.monotonic()
        with contextlib.suppress(OSError, AttributeError):
            hook = ctypes.CDLL(_library("SDL2_mixer")).Mix_SetPostMix
            if self._sdl is None:
                path = _library("SDL2-2" if sys.platform == "linux" else "SDL2")
                sdl = ctypes.CDLL(path)
                self._stream = _new_stream(sdl)
                # PyDLL keeps the interpreter's lock: where other threads compute, each time it
                # is let go costs 5 ms, and the count would be old.
                self._get = ctypes.PyDLL(path).SDL_AudioStreamGet
                self._sdl = sdl
            if self._stream:
                hook(self._sdl.SDL_AudioStreamPut, self._stream)

    def count(self) -> int:
        """Frames mixed until now; what was gathered for it is let go."""
        if self._sdl is None or not self._stream:
            return self._on_the_wall()
        size = len(self._scratch)
        while (got := self._get(self._stream, self._scratch, size)) > 0:
            self._frames += got // FRAME
            self._moved = time.monotonic()
            self._proven = True
        awaited = time.monotonic() - self._moved < _STALLED
        return self._frames if self._proven or awaited else self._on_the_wall()

    @property
    def stalled(self) -> bool:
        """Whether the device asks for no more sound, as on a stopped sound server."""
        self.count()
        return self._proven and time.monotonic() - self._moved > _STALLED

    def _on_the_wall(self) -> int:
        return int(time.monotonic() * RATE) // self._buffer * self._buffer


def _library(part: str) -> str:
    """The path of the SDL library pygame has loaded; raises OSError."""
    if sys.platform == "linux":
        path = loaded(f"lib{part}")
    else:
        import pygame

        folder = Path(pygame.__file__).parent
        names = (f"{part}.dll", f".dylibs/lib{part}-2.0.0.dylib")
        path = next((str(folder / name) for name in names if (folder / name).is_file()), None)
    if path is None:
        raise OSError(part)
    return path


def _new_stream(sdl: ctypes.CDLL) -> ctypes.c_void_p:
    """A stream that converts nothing; it lives as long as the program."""
    sdl.SDL_NewAudioStream.restype = ctypes.c_void_p
    stereo = ctypes.c_uint8(2)
    return ctypes.c_void_p(sdl.SDL_NewAudioStream(_S16, stereo, RATE, _S16, stereo, RATE))
