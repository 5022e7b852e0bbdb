"""Sounds and our own voice, through pygame's mixer; a table without a sound card goes on."""

from __future__ import annotations

import contextlib
import heapq
import io
import itertools
import math
import os
import random
import sys
import threading
import time
import wave
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.devices.sdl_audio import NoAudio, SDLDevice, check_audio, hush_alsa

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    import pygame

BUSES = ("dice", "interface", "values", "voice")
RATE = 44_100  # Hz
_CHANNELS = 32  # the default of 8 runs out, and then `find_channel` is None
_VOICE = 0  # the reserved channel
_DUCKED = 10 ** (-12 / 20)  # −12 dB
_BACKOFF = (1.0, 2.0, 5.0, 10.0, 30.0)  # s between attempts to open the device again


class SoundError(Exception):
    """A sound file that is missing or cannot be decoded."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


@dataclass(slots=True)
class _Asset:
    path: Path
    bus: str
    sound: pygame.mixer.Sound | None = None
    broken: bool = False


@dataclass(slots=True)
class _Playing:
    since: float
    bus: str
    left: float
    right: float


class Mixer:
    """Plays sounds on buses and one voice over them. Every method may be called on any thread.

    Nothing here raises for want of a sound card: `available` and `why` tell, `poll` re-opens.
    """

    def __init__(self, buffer: int = 512) -> None:
        """Make a closed mixer; `buffer` is in frames at 44.1 kHz (512 sounds after 22 ms)."""
        self.available = False
        self.why = "The sound device has not been opened."
        """One sentence, empty while available."""
        self._buffer = buffer
        self._lock = threading.RLock()
        self._assets: dict[str, _Asset] = {}
        self._playing: dict[int, _Playing] = {}
        self._volumes = dict.fromkeys(BUSES, 1.0)
        self._ducked = False
        self._random = random.Random()  # its own: varying a sound must not move the dice
        self._last_choice: dict[tuple[str, ...], str] = {}
        self._attempts = 0
        self._retry_at = 0.0
        self._device = SDLDevice()
        self._generation = 0
        self._closed = False
        self._settled = threading.Event()
        self._early: list[tuple[str, float, float]] = []
        self._later: list[tuple[float, int, str, float, float]] = []
        self._order = itertools.count()
        self._clock = threading.Condition(self._lock)
        self._clock_runs = False

    @classmethod
    def open(cls, buffer: int = 512, *, wait_ms: int = 3000) -> Mixer:
        """Open the sound device, waiting at most `wait_ms`; look at `available` and `why`."""
        mixer = cls(buffer)
        mixer._reopen(wait_ms / 1000)
        return mixer

    # Sounds

    def load(self, name: str, path: Path, bus: str) -> None:
        """Make `path` known as `name` on `bus`; it is decoded by `preload` or when first played.

        Raises SoundError when there is no such file, KeyError when there is no such bus.
        """
        if bus not in self._volumes:
            raise KeyError(bus)
        if not path.is_file():
            raise SoundError(path, "there is no such file")
        with self._lock:
            self._assets[name] = _Asset(path, bus)

    def knows(self, name: str) -> bool:
        """Whether a file was loaded under that name."""
        return name in self._assets

    def preload(self, names: Iterable[str]) -> list[SoundError]:
        """Decode these sounds now, on the caller's thread; return what could not be."""
        errors = []
        for name in names:
            try:
                self._decode(self._assets[name])
            except SoundError as error:
                errors.append(error)
        return errors

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, delay_ms: float = 0) -> bool:
        """Play a sound, `delay_ms` from now; True when it sounds, or will.

        `pan` runs from −1.0 (left) to 1.0 with equal power, `gain` from 0.0 to 1.0. With all
        channels busy the oldest sound gives way. Raises KeyError for a name never loaded and,
        once for each sound, SoundError when its file cannot be decoded.
        """
        asset = self._assets[name]
        if not self._up():
            # The first sound of all should not be lost because the device takes a moment.
            if not self._generation and not self._attempts and delay_ms == 0:
                self._early.append((name, pan, gain))
            return False
        if (sound := self._decode(asset)) is None:
            return False
        if delay_ms > 0:
            self._play_later(name, pan, gain, delay_ms / 1000)
            return True
        angle = (min(max(pan, -1.0), 1.0) + 1) * math.pi / 4
        gain = min(max(gain, 0.0), 1.0)
        with self._lock:
            if not self._up():
                return False
            number = self._free_channel()
            channel = _pygame().mixer.Channel(number)
            channel.play(sound)
            started = _Playing(
                time.monotonic(), asset.bus, gain * math.cos(angle), gain * math.sin(angle)
            )
            self._playing[number] = started
            self._set_volume(channel, started)  # after play, which resets the pan
        return True

    def play_any(
        self, names: Sequence[str], *, pan: float = 0.0, gain: float = 1.0, delay_ms: float = 0
    ) -> bool:
        """Play one of these variants, never the same twice running (see `play`)."""
        key = tuple(names)
        last = self._last_choice.get(key)
        choice = self._random.choice([name for name in names if name != last] or list(names))
        self._last_choice[key] = choice
        return self.play(choice, pan=pan, gain=gain, delay_ms=delay_ms)

    def hush(self, bus: str | None = None) -> None:
        """Stop the sounds of a bus, or of every bus but the voice, those to come included."""
        with self._lock:
            self._later = [
                item for item in self._later if bus not in (None, self._assets[item[2]].bus)
            ]
            heapq.heapify(self._later)
            if self.available:
                for number, playing in self._playing.items():
                    if bus in (None, playing.bus):
                        _pygame().mixer.Channel(number).stop()

    def volume(self, bus: str, value: float | None = None) -> float:
        """Set a bus to `value` (0.0–1.0), heard at once, or only ask; returns what is set.

        Raises KeyError for an unknown bus.
        """
        with self._lock:
            if value is not None and bus in self._volumes:
                self._volumes[bus] = min(max(value, 0.0), 1.0)
                self._apply_volumes()
            return self._volumes[bus]

    # The voice

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        """Speak `pcm` (mono, 16 bits, `rate` Hz) at once, or `after` what is being spoken.

        Effects are ducked by 12 dB while it lasts. False when it could not be taken: no sound
        card, or with `after` one piece is waiting already.
        """
        if not self._up():
            return False
        container = io.BytesIO()
        with wave.open(container, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(pcm)
        container.seek(0)
        mixer = _pygame().mixer
        with self._lock:
            if not self._up():
                return False
            sound = mixer.Sound(file=container)  # SDL converts rate and channels while loading
            channel = mixer.Channel(_VOICE)
            if after and channel.get_busy():
                if channel.get_queue() is not None:
                    return False
                channel.queue(sound)
            else:
                channel.play(sound)
            channel.set_volume(self._volumes["voice"])
            self._duck(True)
        return True

    def voice_stop(self) -> None:
        """Cut the voice: it is silent from the next buffer on."""
        with self._lock:
            if self.available:
                _pygame().mixer.Channel(_VOICE).stop()  # a queued piece goes with it
                self._duck(False)

    def voice_busy(self) -> bool:
        """Whether the voice sounds; the effects come back up when it is found to have ended."""
        with self._lock:
            self._look()
            busy = self.available and bool(_pygame().mixer.Channel(_VOICE).get_busy())
            if not busy:
                self._duck(False)
            return busy

    def voice_waiting(self) -> bool:
        """Whether a piece waits after the one sounding, so that `after` would be refused."""
        with self._lock:
            return self.available and _pygame().mixer.Channel(_VOICE).get_queue() is not None

    # The device

    def device_lost(self) -> None:
        """Say that the device is gone (the window's AUDIODEVICEREMOVED); `poll` re-opens it.

        A dying sound server leaves everything else looking healthy.
        """
        with self._lock:
            self._lose("The sound device is gone.")

    def poll(self) -> None:
        """Notice a lost device and try to open it again, now and then; cheap, never waits."""
        with self._lock:
            self._look()
            due = not self.available and not self._closed and time.monotonic() >= self._retry_at
            if due:
                self._retry_at = math.inf  # until this attempt is over
        if due:
            self._reopen(0)

    def settle(self, wait_ms: int) -> None:
        """Wait, at most so long, for the first attempt to open the device to end."""
        self._settled.wait(wait_ms / 1000)

    def close(self) -> None:
        """Stop everything and give the device back."""
        with self._lock:
            self._closed = True
            was, self.available = self.available, False
            self.why = "The sound device is closed."
            self._later.clear()
            self._clock.notify_all()
            self._forget_sounds()
        if was:
            _pygame().mixer.quit()

    # Within

    def _up(self) -> bool:
        """`available` as it is now; another thread may have changed it since the last look."""
        return self.available

    def _reopen(self, wait: float) -> None:
        """Open the device. On Linux on a thread: a stopped sound server would block us forever.

        Elsewhere on the caller's thread, which the system's audio objects may be bound to.
        """
        if sys.platform == "linux":
            opening = threading.Thread(target=self._open, name="mixer", daemon=True)
            self.why = "The sound device does not answer."
            opening.start()
            opening.join(wait)
        else:
            self._open()

    def _open(self) -> None:
        try:
            self._try_to_open()
        finally:
            self._settled.set()

    def _try_to_open(self) -> None:
        mixer = _pygame().mixer
        hush_alsa()
        try:
            if self._generation:
                mixer.quit()
            check_audio()
            mixer.pre_init(RATE, -16, 2, self._buffer, allowedchanges=0)
            mixer.init()
            mixer.set_num_channels(_CHANNELS)
            mixer.set_reserved(_VOICE + 1)
        except (_pygame().error, NoAudio) as error:
            with self._lock:
                self.why = f"There is no sound: {error}."
                self._later_again()
        else:
            with self._lock:
                self._generation += 1
                self._attempts = 0
                self._ducked = False
                self._device = SDLDevice.find()
                self.available = not self._closed
                self.why = "" if self.available else "The sound device is closed."
                early, self._early = self._early, []
            for name, pan, gain in early:
                with contextlib.suppress(SoundError):  # told when next asked for
                    self.play(name, pan=pan, gain=gain)

    def _look(self) -> None:
        if self.available and (_pygame().mixer.get_init() is None or self._device.gone):
            self._lose("The sound device is gone.")

    def _lose(self, why: str) -> None:
        self.available = False
        self.why = why
        self._forget_sounds()
        self._later_again()

    def _later_again(self) -> None:
        self._retry_at = time.monotonic() + _BACKOFF[min(self._attempts, len(_BACKOFF) - 1)]
        self._attempts += 1

    def _forget_sounds(self) -> None:
        """What was decoded for one opening of the device is not valid in the next."""
        self._playing.clear()
        for asset in self._assets.values():
            asset.sound = None

    def _decode(self, asset: _Asset) -> pygame.mixer.Sound | None:
        if asset.sound is None and not asset.broken and self.available:
            pg = _pygame()
            generation = self._generation
            try:
                sound = pg.mixer.Sound(str(asset.path))
            except (pg.error, OSError) as error:
                if pg.mixer.get_init() is None:
                    return None  # the device went, the file may be well
                asset.broken = True
                raise SoundError(asset.path, str(error)) from error
            with self._lock:
                if generation == self._generation and self.available:
                    asset.sound = sound
        return asset.sound

    def _free_channel(self) -> int:
        mixer = _pygame().mixer
        for number in range(_VOICE + 1, _CHANNELS):
            if not mixer.Channel(number).get_busy():
                return number
        return min(self._playing, key=lambda number: self._playing[number].since)

    def _set_volume(self, channel: pygame.mixer.Channel, playing: _Playing) -> None:
        level = self._volumes[playing.bus] * (_DUCKED if self._ducked else 1.0)
        channel.set_volume(playing.left * level, playing.right * level)

    def _apply_volumes(self) -> None:
        if self.available:
            mixer = _pygame().mixer
            mixer.Channel(_VOICE).set_volume(self._volumes["voice"])
            for number, playing in self._playing.items():
                self._set_volume(mixer.Channel(number), playing)

    def _duck(self, ducked: bool) -> None:
        if ducked != self._ducked:
            self._ducked = ducked
            self._apply_volumes()

    def _play_later(self, name: str, pan: float, gain: float, delay: float) -> None:
        with self._lock:
            heapq.heappush(
                self._later, (time.monotonic() + delay, next(self._order), name, pan, gain)
            )
            if not self._clock_runs:
                self._clock_runs = True
                threading.Thread(target=self._run_clock, name="mixer clock", daemon=True).start()
            self._clock.notify_all()

    def _run_clock(self) -> None:
        """Play the delayed sounds; a thread, because neither face is at hand in the other."""
        while True:
            with self._lock:
                if self._closed:
                    return
                wait = self._later[0][0] - time.monotonic() if self._later else None
                if wait is None or wait > 0:
                    self._clock.wait(wait)
                    continue
                _, _, name, pan, gain = heapq.heappop(self._later)
            try:
                self.play(name, pan=pan, gain=gain)
            except SoundError:
                continue  # decoded before it was delayed: only after a lost device, and told then


def _pygame() -> ModuleType:
    """Import pygame when first needed, without its greeting; SDL's video is never started."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame.mixer

    return pygame
