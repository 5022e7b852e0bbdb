"""Sounds and our own voice, through pygame's mixer; a table without a sound card goes on."""

from __future__ import annotations

import contextlib
import random
import threading
from typing import TYPE_CHECKING

from audiodice.devices.channels import Channels
from audiodice.devices.decoder import Decoder
from audiodice.devices.levels import BUSES
from audiodice.devices.samples import seconds_of
from audiodice.devices.sound_clock import Request, SoundClock
from audiodice.devices.sound_device import SoundDevice
from audiodice.devices.sound_files import SoundError, SoundFile, SoundFiles

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

__all__ = ["BUSES", "Mixer", "SoundError"]


class Mixer:
    """Plays sounds on buses and one voice over them. Every method may be called on any thread.

    Nothing here raises for want of a sound card: `available` and `why` tell, `poll` re-opens.
    """

    def __init__(self, buffer: int = 512, *, ours: Path | None = None) -> None:
        """Make a closed mixer; `buffer` is in frames at 44.1 kHz (512 sounds after 22 ms).

        `ours` is the folder of the program's own sounds: files from elsewhere are foreign, and
        decoded in a process of their own. None: all are ours.
        """
        self._lock = threading.RLock()
        self._ours = ours
        self._files = SoundFiles(Decoder())
        self._random = random.Random()  # its own: varying a sound must not move the dice
        self._last_choice: dict[tuple[str, ...], str] = {}
        self._early: list[Request] = []
        self._device = SoundDevice(
            buffer, self._lock, self._files.in_use, self._play_early, self._forget_playing
        )
        counter = self._device.counter
        self._channels = Channels(counter)
        self._levels = self._channels.levels
        self._clock = SoundClock(self._lock, counter.count, self._start_later)

    @classmethod
    def open(cls, buffer: int = 512, *, wait_ms: int = 3000, ours: Path | None = None) -> Mixer:
        """Open the sound device, waiting at most `wait_ms`; look at `available` and `why`."""
        mixer = cls(buffer, ours=ours)
        mixer._device.open(wait_ms / 1000)
        return mixer

    @property
    def available(self) -> bool:
        """Whether there is a device and it plays."""
        return self._device.available

    @property
    def why(self) -> str:
        """Why not, in one sentence; empty while available."""
        return self._device.why

    # Sounds

    def load(self, name: str, path: Path, bus: str, lufs: float | None = None) -> None:
        """Make `path` known as `name` on `bus`, in place of what had that name.

        It is decoded by `preload` or when first played. `lufs` is how loud it was measured to be
        (see `set_up`). Raises SoundError when there is no such file, and then leaves what had
        the name; KeyError when there is no such bus.
        """
        if bus not in BUSES:
            raise KeyError(bus)
        if not path.is_file():
            raise SoundError(path, "there is no such file")
        foreign = self._ours is not None and not path.is_relative_to(self._ours)
        with self._lock:
            self._files[name] = SoundFile(path, bus, lufs, foreign)

    def unload(self, name: str) -> None:
        """Forget a sound and drop what is still to come of it; one never loaded is none."""
        with self._lock:
            self._files.pop(name, None)
            self._clock.drop(lambda request: request.name == name)

    def knows(self, name: str) -> bool:
        """Whether a file was loaded under that name."""
        return name in self._files

    def seconds(self, name: str) -> float:
        """How long a sound lasts that has been decoded; 0.0 for another."""
        return seconds_of(self._files[name].decoded or b"")

    def preload(self, names: Iterable[str]) -> list[SoundError]:
        """Decode these sounds now, on the caller's thread; return what could not be."""
        errors = []
        for name in names:
            try:
                self._samples(self._files[name])
            except SoundError as error:
                errors.append(error)
        return errors

    def play(
        self,
        name: str,
        *,
        pan: float = 0.0,
        gain: float = 1.0,
        delay_ms: float = 0,
        tag: str = "",
    ) -> bool:
        """Play a sound, `delay_ms` from now; True when it sounds, or will. Never waits for a
        foreign file: False until `preload` or the first `play` has had it decoded.

        `pan` runs from −1.0 (left) to 1.0 with equal power, `gain` from 0.0 to 1.0. Sounds asked
        for in one breath keep the distances of their `delay_ms` to the sample. `cut` stops those
        of one `tag`. With all channels busy the oldest sound gives way. Raises KeyError for a
        name never loaded and, once for each file, SoundError when it cannot be decoded.
        """
        file = self._files[name]
        request = Request(name, pan, gain, tag)
        with self._lock:
            # The first sound of all should not be lost because the device takes a moment.
            if not self.available and self._device.untried and delay_ms == 0:
                self._early.append(request)
                return False
        if not self._files.soon(file):
            return False
        if (pcm := self._samples(file)) is None:  # not under the lock: it may take some ms
            return False
        with self._lock:
            if not self.available:
                return False
            if delay_ms > 0:
                self._clock.add(request, delay_ms)
            else:
                # What follows in the phrase counts from here.
                self._clock.draw_line(self._channels.start(request, file, pcm))
        return True

    def play_any(
        self,
        names: Sequence[str],
        *,
        pan: float = 0.0,
        gain: float = 1.0,
        delay_ms: float = 0,
        tag: str = "",
    ) -> bool:
        """Play one of these variants, never the same twice running.

        `pan` is −1.0 (left) to 1.0; the rest as in `play`.
        """
        key = tuple(names)
        last = self._last_choice.get(key)
        choice = self._random.choice([name for name in names if name != last] or list(names))
        self._last_choice[key] = choice
        return self.play(choice, pan=pan, gain=gain, delay_ms=delay_ms, tag=tag)

    def hush(self, bus: str | None = None) -> None:
        """Stop the sounds of a bus, or of every bus but the voice, those to come included."""
        with self._lock:
            self._clock.drop(lambda request: bus in (None, self._files[request.name].bus))
            if self.available:
                self._channels.stop(bus)

    def cut(self, tag: str) -> None:
        """Fade out, in 5 ms, what sounds with this tag, and drop what is to come of it."""
        with self._lock:
            self._clock.drop(lambda request: request.tag == tag)
            if self.available:
                self._channels.cut(tag)

    # Settings

    def volume(self, bus: str, value: float | None = None) -> float:
        """Set a bus to `value` (0.0–1.0), heard at once, or only ask; returns what is set.

        Raises KeyError for an unknown bus.
        """
        with self._lock:
            if value is not None and bus in self._levels.volumes:
                self._levels.volumes[bus] = min(max(value, 0.0), 1.0)
                self._apply_levels()
            return self._levels.volumes[bus]

    def set_up(self, *, mono: bool, swap: bool, night: bool, buffer: int) -> None:
        """Put settings in force, heard at once; what is as it was is not touched.

        `mono`: all in both ears. `swap`: the ears exchanged, inside stereo files too, though one
        that sounds already ends as it began. `night`: no sound louder than −30 LUFS. Another
        `buffer` (frames) opens the device again, beside the caller; what sounds is lost.
        """
        with self._lock:
            self._levels.mono, self._levels.swap, self._levels.night = mono, swap, night
            stale = self._files.turn(mono=mono, swap=swap)
            self._apply_levels()
        if stale:
            threading.Thread(
                target=self._turn_again, args=(stale,), name="mixer ears", daemon=True
            ).start()
        self._device.change_buffer(buffer)

    # The voice

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        """Speak `pcm` (mono, 16 bits, `rate` Hz) at once, or `after` what is being spoken.

        Effects are ducked by 12 dB while it lasts. False when it could not be taken: no sound
        card, or with `after` one piece is waiting already.
        """
        with self._lock:
            return self.available and self._channels.speak(pcm, rate, after=after)

    def voice_stop(self) -> None:
        """Cut the voice: it is silent from the next buffer on."""
        with self._lock:
            if self.available:
                self._channels.stop_voice()

    def voice_busy(self) -> bool:
        """Whether the voice sounds; the effects come back up when it is found to have ended."""
        with self._lock:
            self._device.look()
            return self.available and self._channels.voice_busy()

    def voice_waiting(self) -> bool:
        """Whether a piece waits after the one sounding, so that `after` would be refused."""
        with self._lock:
            return self.available and self._channels.voice_waiting()

    # The device

    def device_lost(self) -> None:
        """Say that the device is gone (the window's AUDIODEVICEREMOVED); `poll` re-opens it.

        A dying sound server leaves everything else looking healthy.
        """
        with self._lock:
            self._device.lose()

    def poll(self) -> None:
        """Notice a lost device and try to open it again, now and then; cheap, never waits."""
        self._device.poll()

    def settle(self, wait_ms: int) -> None:
        """Wait, at most so long, for the first attempt to open the device to end."""
        self._device.settle(wait_ms / 1000)

    def close(self) -> None:
        """Stop everything and give the device back."""
        with self._lock:
            self._clock.close()
        self._device.close()

    # Within

    def _samples(self, file: SoundFile) -> bytes | None:
        return self._files.samples(file) if self.available else None

    def _start_later(self, request: Request, frame: int) -> None:
        with contextlib.suppress(SoundError, KeyError):  # told when it was asked for
            file = self._files[request.name]
            if (pcm := self._samples(file)) is not None:
                self._channels.start_at(frame, request, file, pcm)

    def _play_early(self) -> None:
        early, self._early = self._early, []
        for request in early:
            try:
                self.play(request.name, pan=request.pan, gain=request.gain, tag=request.tag)
            except SoundError:  # nobody listens here: it is told when next asked for
                self._files[request.name].broken = False
            except KeyError:  # unloaded meanwhile
                pass

    def _forget_playing(self) -> None:
        self._channels.forget()
        self._clock.drop()

    def _apply_levels(self) -> None:
        if self.available:
            self._channels.apply_levels()

    def _turn_again(self, names: list[str]) -> None:
        with contextlib.suppress(KeyError):  # unloaded meanwhile
            self.preload(names)
