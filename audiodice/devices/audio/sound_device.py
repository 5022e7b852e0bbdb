"""Opens pygame's mixer device on a thread, notices when it is lost, and opens it again."""

from __future__ import annotations

import ctypes
import math
import os
import sys
import threading
import time
from typing import IO, TYPE_CHECKING, Any

from audiodice.core.errors import Cause, error_text
from audiodice.devices.audio.samples import FRAME, RATE
from audiodice.devices.audio.sdl_audio import (
    FrameCounter,
    NoAudio,
    SDLDevice,
    check_audio,
    hush_alsa,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    import pygame

CHANNELS = 32  # pygame's default of 8 is too few for a roll of dice
# The reserved channels: the voice, the last 5 ms of one that is cut, and loops, of which two
# overlap as they change.
VOICE, VOICE_END, LOOPS = 0, 1, (2, 3)
FREE = 4  # the first of the others
_BACKOFF = (1.0, 2.0, 5.0, 10.0, 30.0)  # s between attempts to open the device again
_OLD_NEWS = 2.5  # s: a window on X11 reports a lost device when it wakes, every two seconds
_SILENCE = bytes(RATE // 100 * FRAME)
_CLOSED = "The sound device is closed"
_GONE = Cause("The sound device is gone", "cause_sound_gone")
_SILENT = Cause("The sound device does not answer", "cause_sound_silent")


class SoundDevice:
    """The device, closed at first. `lock` is the mixer's; `in_use` is held while files are decoded.

    `found` and `lost` are called, with `lock` held, when the device opens and when it goes.
    `buffer` is in frames.
    """

    def __init__(
        self,
        buffer: int,
        lock: threading.RLock,
        in_use: threading.RLock,
        found: Callable[[], None],
        lost: Callable[[], None],
    ) -> None:
        self.available = False
        self.why = "The sound device has not been opened"
        self.counter = FrameCounter()
        self._buffer = buffer
        self._lock, self._in_use = lock, in_use
        self._found, self._lost = found, lost
        self._attempts = 0
        self._retry_at = 0.0
        self._opened_again_at = -math.inf
        self._sdl = SDLDevice()
        self._opened = self._opening = self._closed = self._stalled = False
        self._settled = threading.Event()

    @property
    def untried(self) -> bool:
        return not (self._opened or self._attempts or self._closed)

    def open(self, wait: float) -> None:
        """Open the device and wait for it, at most `wait` seconds.

        This happens on a thread, because a stopped sound server would block the caller for seconds
        (Windows) or forever (Linux); on a Mac on the caller's thread, to which the system may bind
        audio objects.
        """
        with self._lock:
            if self._opening or self._closed:
                return
            self._opening = True
            self._retry_at = math.inf  # until this attempt is over
        if sys.platform != "darwin":
            opening = threading.Thread(target=self._open, name="mixer", daemon=True)
            self.why = _SILENT
            opening.start()
            opening.join(wait)
        else:
            self._open()

    def gone(self) -> None:
        """Note that the device is gone; `poll` later opens one. Hold the lock.

        The window may report it late, after the loss was noticed and the device opened again. Such
        a late report is ignored.
        """
        known = time.monotonic() - self._opened_again_at < _OLD_NEWS
        if (self.available or self._stalled) and not known:
            self._lose()

    def came(self) -> None:
        """Note that there is another device; the next `poll` tries it. Hold the lock."""
        if not (self._opening or self.available or self._stalled):
            self._attempts, self._retry_at = 0, 0.0

    def check(self) -> None:
        """Notice if it is gone, has stopped answering, or answers again. Hold the lock."""
        if self.available or self._stalled:
            if pygame_mixer().mixer.get_init() is None or self._sdl.gone:
                self._lose()
            elif self.counter.stalled != self._stalled:
                self._stall(not self._stalled)

    def poll(self) -> None:
        with self._lock:
            self.check()
            idle = not self.available and not self._stalled
            due = idle and time.monotonic() >= self._retry_at
        if due:
            self.open(0)

    def settle(self, wait: float) -> None:
        """Wait until the first attempt to open it has ended, at most `wait` seconds."""
        self._settled.wait(wait)

    def change_buffer(self, buffer: int) -> None:
        """If it is open, open it again with another buffer (frames); stops what is playing."""
        if buffer == self._buffer:
            return
        with self._lock:
            self._buffer = buffer
            if not self.available:
                return
            self._down(_SILENT)
        self.open(0)

    def close(self) -> None:
        with self._lock:
            was, self._closed = self.available, True
            self._down(_CLOSED)
        if was:
            self._quit()

    # Within

    def _lose(self) -> None:
        self._down(_GONE)
        self._later_again()

    def _down(self, why: str) -> None:
        self.available = self._stalled = False
        self.why = why
        self._lost()

    def _stall(self, stalled: bool) -> None:
        """Do not open it again: a stopped server goes on by itself, and opening waits for it."""
        if stalled:
            self._down(_SILENT)
            stop(pygame_mixer().mixer)  # else these sounds would play when the server goes on
        else:
            self.available, self.why = True, ""
        self._stalled = stalled

    def _quit(self) -> None:
        with self._in_use:
            pygame_mixer().mixer.quit()

    def _open(self) -> None:
        try:
            self._try_to_open()
        except BaseException:
            with self._lock:
                self._later_again()
            raise
        finally:
            self._opening = False
            self._settled.set()

    def _try_to_open(self) -> None:
        pg = pygame_mixer()
        hush_alsa()
        buffer = self._buffer
        try:
            if self._opened:
                self._quit()
            check_audio()
            pg.mixer.pre_init(RATE, -16, 2, buffer, allowedchanges=0)
            pg.mixer.init()
            pg.mixer.set_num_channels(CHANNELS)
            pg.mixer.set_reserved(FREE)
        except (pg.error, NoAudio) as error:
            with self._lock:
                self.why = f"There is no sound: {error_text(error)}"
                self._later_again()
        else:
            with self._lock:
                self._up(buffer)

    def _up(self, buffer: int) -> None:
        if self._opened:
            self._opened_again_at = time.monotonic()
        self._opened = True
        self._attempts = 0
        self._sdl = SDLDevice.find()
        self.counter.attach(buffer)
        if self._closed:
            self._quit()
        elif buffer != self._buffer:  # the setting changed meanwhile
            self._retry_at = 0.0
        else:
            self.available, self.why = True, ""
            self._found()

    def _later_again(self) -> None:
        self._retry_at = time.monotonic() + _BACKOFF[min(self._attempts, len(_BACKOFF) - 1)]
        self._attempts += 1


def pygame_mixer() -> ModuleType:
    """pygame with its mixer, imported when first needed, without its greeting and SDL's video."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame.mixer

    return pygame


def stop(channel: Any) -> None:
    """Stop a channel, or the whole mixer. pygame-ce then begins the queued sound: stop that too."""
    channel.stop()
    channel.stop()


def sound_of(source: bytes | str | IO[bytes]) -> pygame.mixer.Sound:
    """A sound of samples, or of a file, that a channel can play.

    SDL refuses to play less than one frame, and pygame then ends the program. A file may hold none,
    and resampling may leave none. Then this is 10 ms of silence.
    """
    make = pygame_mixer().mixer.Sound
    sound = make(buffer=source) if isinstance(source, bytes) else sound_of_file(source)
    return sound if sound.get_length() else make(buffer=_SILENCE)


def sound_of_file(source: str | IO[bytes]) -> pygame.mixer.Sound:
    """A file as pygame decodes it, perhaps without samples; see `sound_of`.

    SDL_mixer 2.8 frees the memory of a sound without samples twice, which ends the program. So such
    a sound is never freed.
    """
    sound: pygame.mixer.Sound = pygame_mixer().mixer.Sound(source)
    if not sound.get_length():
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(sound))
    return sound
