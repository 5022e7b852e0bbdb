"""Calls SDL directly for what pygame lacks: device state and the count of mixed frames."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import time
from functools import cache
from pathlib import Path

from audiodice.devices.audio.samples import FRAME, RATE

_AUDIO = 0x10  # SDL_INIT_AUDIO
_S16 = 0x8010  # AUDIO_S16LSB
# PulseAudio may ask for no sound while it uses up a block of its own, up to 2 s (measured with a
# null sink that nothing records). That must not be taken for a server that has stopped.
_STALLED = 5.0  # s
_KEPT_BACK = 600  # frames: SDL 2.28 leaves out the last 512
_TRIED = 2  # the major version of SDL and of SDL_mixer that the frame counter was tried with


def loaded(part: str) -> str | None:
    """The path of a loaded library with `part` in its name; None if there is none, or not Linux."""
    try:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    paths = (line[line.index("/") :] for line in maps.splitlines() if part in line)
    return next(paths, None)


def hush_alsa() -> None:
    """Keep ALSA from writing to stderr, the player's terminal, if there is no sound card."""
    if sys.platform != "linux":
        return
    # The error handler is any C function that ignores its arguments. One in Python would wait for
    # the interpreter's lock, which the thread that opens the device may hold.
    ignore = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
    # pygame's wheel contains a libasound, and SDL may load the system's as well.
    for name in (loaded("libasound"), "libasound.so.2"):
        if name is not None:
            with contextlib.suppress(OSError, AttributeError):
                ctypes.CDLL(name).snd_lib_error_set_handler(ignore)


class NoAudio(Exception):  # noqa: N818 - a state of the machine, not a bug
    """SDL cannot start its audio; the message is SDL's own."""


def check_audio() -> None:
    """Start SDL's audio, try a device, and end it again; raises NoAudio. Not on a Mac.

    A sound server that accepts a connection and never answers (measured with a stopped
    PulseAudio) blocks SDL for 30 s, and SDL looks 8 s for a missing device on Windows. pygame
    would hold the interpreter's lock for that time; ctypes releases it.
    """
    if sys.platform == "darwin":
        return
    try:
        sdl = ctypes.CDLL(_sdl_path())
    except OSError:
        return
    sdl.SDL_GetError.restype = ctypes.c_char_p
    # What did not start must not be ended: SDL would end the window's events with it.
    if sdl.SDL_InitSubSystem(_AUDIO) < 0:
        raise NoAudio(_error(sdl))
    try:
        if sys.platform == "win32":
            wanted = _Spec(frequency=RATE, format=_S16, channels=2, samples=1024)
            number = sdl.SDL_OpenAudioDevice(None, 0, ctypes.byref(wanted), None, 0)
            if not number:
                raise NoAudio(_error(sdl))
            sdl.SDL_CloseAudioDevice(number)
    finally:
        # Audio must not stay started, or pygame would not open it.
        sdl.SDL_QuitSubSystem(_AUDIO)


def _error(sdl: ctypes.CDLL) -> str:
    return str(sdl.SDL_GetError().decode("utf-8", "replace"))


class _Spec(ctypes.Structure):
    _fields_ = (
        ("frequency", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    )


class SDLDevice:
    """Asks SDL whether the device under pygame's mixer is still alive.

    When a sound server dies, SDL sends one event and then pretends to play, and without a window
    there are no events. The device's status tells: measured with a killed PulseAudio, it changes
    from "playing" to "stopped". On Windows and macOS SDL moves on to another device if it can.
    """

    def __init__(self, sdl: ctypes.CDLL | None = None, number: int = 0) -> None:
        """Without `sdl` the device never counts as gone."""
        self._sdl = sdl
        self._number = number

    @classmethod
    def find(cls) -> SDLDevice:
        """The device that was just opened; one that never counts as gone if SDL is not found."""
        try:
            sdl = ctypes.CDLL(_sdl_path())
            number = next(n for n in range(2, 16) if sdl.SDL_GetAudioDeviceStatus(n))
        except (OSError, ValueError, StopIteration, AttributeError):
            return cls()
        return cls(sdl, number)

    @property
    def gone(self) -> bool:
        return self._sdl is not None and self._sdl.SDL_GetAudioDeviceStatus(self._number) == 0


class FrameCounter:
    """Counts the frames that SDL_mixer has mixed; a sound that starts now begins at that frame.

    SDL_mixer passes every buffer it has mixed to a C function (Mix_SetPostMix). SDL_AudioStreamPut
    has the right parameters, so SDL itself collects the bytes, and we count them. A function in
    Python would delay the sound whenever the interpreter is busy. If the libraries are not found,
    or have another major version than the one tried, the time that has passed is used instead, in
    steps of one buffer. Hold the mixer's lock for each call.
    """

    def __init__(self) -> None:
        self._frames = 0
        self._buffer = 1
        self._moved = 0.0
        self._proven = False  # whether a buffer has been counted since `attach`
        self._scratch = ctypes.create_string_buffer(1 << 16)
        self._sdl: ctypes.CDLL | None = None
        self._stream = ctypes.c_void_p()

    def attach(self, buffer: int) -> None:
        """Count what the device that was just opened mixes, `buffer` frames at a time."""
        self.count()  # takes what is left from the last device
        self._buffer = buffer
        self._proven = False
        self._frames = self._on_the_wall()
        self._moved = time.monotonic()
        if not _as_tried():
            return
        with contextlib.suppress(OSError, AttributeError):
            hook = ctypes.CDLL(_library("SDL2_mixer")).Mix_SetPostMix
            if self._sdl is None:
                path = _sdl_path()
                sdl = ctypes.CDLL(path)
                self._stream = _new_stream(sdl)  # never freed: it is needed until the end
                # PyDLL keeps the interpreter's lock. Releasing it costs 5 ms whenever other threads
                # are busy, and then the count would be out of date.
                self._get = ctypes.PyDLL(path).SDL_AudioStreamGet
                self._sdl = sdl
            if self._stream:
                hook(self._sdl.SDL_AudioStreamPut, self._stream)

    def count(self) -> int:
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
        """Whether the device has stopped asking for sound, as with a stopped sound server."""
        self.count()
        return self._proven and time.monotonic() - self._moved > _STALLED

    def _on_the_wall(self) -> int:
        return int(time.perf_counter() * RATE) // self._buffer * self._buffer


def _as_tried() -> bool:
    """Whether pygame uses the major versions of SDL and SDL_mixer that this was tried with."""
    import pygame.mixer

    versions = pygame.get_sdl_version(), pygame.mixer.get_sdl_mixer_version()
    return all(major == _TRIED for major, *_ in versions)


def _library(part: str) -> str:
    """The path of the SDL library that pygame has loaded; raises OSError if there is none."""
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


@cache
def sdl_mixer() -> ctypes.CDLL:
    """SDL_mixer's own functions; raises OSError if the library is not found.

    CDLL releases the interpreter's lock for each call. Otherwise a call that waits for SDL would
    stop a thread of SDL's that waits for the interpreter, when a sound has ended.
    """
    if not _as_tried():
        raise OSError("SDL_mixer")
    mixer = ctypes.CDLL(_library("SDL2_mixer"))
    mixer.Mix_LoadMUS.restype = ctypes.c_void_p
    mixer.Mix_FreeMusic.restype = None
    return mixer


def _sdl_path() -> str:
    return _library("SDL2-2" if sys.platform == "linux" else "SDL2")


def _new_stream(sdl: ctypes.CDLL, rate: int = RATE) -> ctypes.c_void_p:
    """A stream that converts `rate` samples a second to the mixer's rate."""
    sdl.SDL_NewAudioStream.restype = ctypes.c_void_p
    stereo = ctypes.c_uint8(2)
    return ctypes.c_void_p(sdl.SDL_NewAudioStream(_S16, stereo, rate, _S16, stereo, RATE))


@cache
def _sdl() -> ctypes.PyDLL:
    # As for the frame counter: to release the interpreter's lock may cost 5 ms.
    return ctypes.PyDLL(_sdl_path())


def converted(pcm: bytes, rate: int) -> bytes:
    """Samples of `rate` a second in the mixer's rate; raises OSError where SDL is not found."""
    stream = _new_stream(_sdl(), rate)
    try:
        # SDL keeps the last frames back, so that silence has to follow them.
        whole = pcm + bytes(_KEPT_BACK * FRAME)
        _sdl().SDL_AudioStreamPut(stream, whole, len(whole))
        _sdl().SDL_AudioStreamFlush(stream)
        found = ctypes.create_string_buffer(_sdl().SDL_AudioStreamAvailable(stream))
        size = _sdl().SDL_AudioStreamGet(stream, found, len(found))
        return found.raw[: max(size, 0)] or pcm
    finally:
        _sdl().SDL_FreeAudioStream(stream)
