"""Plays one sound over and over under all others, such as the sound of a room."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from audiodice.devices.audio.samples import Sounding

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from audiodice.devices.audio.channels import Channels
    from audiodice.devices.audio.sound_files import SoundFiles

FADE_MS = 2000  # in and out
_FADING_S = 0.05  # between two looks at a fade


class Loop:
    """Fades a sound in and out, and begins it again on another device.

    A file of ours is streamed from the disk: decoded it would take 8 MB. A foreign file must not be
    decoded in this process, and SDL cannot join or swap the ears of a stream: then the whole file
    is decoded each time it begins, on a thread of its own.
    """

    def __init__(
        self,
        lock: threading.RLock,
        files: SoundFiles,
        channels: Channels,
        choose: Callable[[Sequence[str]], str],
    ) -> None:
        self._lock, self._files, self._channels, self._choose = lock, files, channels, choose
        self._plays = ""  # the name of what is played, or is being decoded for it
        self._attempt = 0  # changes with `_plays`

    def play(self, names: Sequence[str]) -> None:
        """Play one of these sounds from now on; () stops. Only with the lock and a device.

        Does nothing if one of them plays already, or if none can be decoded.
        """
        sound = [name for name in names if not self._files[name].broken]
        if self._plays in (sound or ("",)):
            return
        self._channels.end_loops(FADE_MS)
        self.forget()
        if sound:
            self._plays = self._choose(sound)
            begin = threading.Thread(
                target=self._begin, args=(self._plays, self._attempt), name="loop", daemon=True
            )
            begin.start()

    def forget(self) -> None:
        """Forget what was playing, so that the next `play` begins it; hold the lock."""
        self._plays = ""
        self._attempt += 1

    def _begin(self, name: str, attempt: int) -> None:
        file = self._files[name]
        sounding = Sounding(file.bus, 0.0, file.lufs)
        if self._files.streams(file) and self._stream(file.path, sounding, attempt):
            return
        sound = self._files.decode_once(file)
        with self._lock:
            if attempt != self._attempt:  # another sound is wanted by now, or the device went
                return
            if sound is None:
                self.forget()
            else:
                self._channels.loop(sound, sounding, FADE_MS)

    def _stream(self, path: Path, sounding: Sounding, attempt: int) -> bool:
        """Stream a file, if it is still wanted; False if SDL cannot do that."""
        while True:
            with self._lock:
                if attempt != self._attempt:
                    return True
                if not self._channels.streams:
                    return self._channels.stream(path, sounding, FADE_MS)
            time.sleep(_FADING_S)  # SDL streams only one file: wait until the last one has faded
