"""Plays sounds and our own voice through pygame's mixer. Without a sound card the game goes on."""

from __future__ import annotations

import contextlib
import random
import sys
import threading
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from audiodice.devices.audio.channels import Channels
from audiodice.devices.audio.decoder import Decoder
from audiodice.devices.audio.head import beside, step_of
from audiodice.devices.audio.loop import Loop
from audiodice.devices.audio.samples import BUSES, seconds_of
from audiodice.devices.audio.sound_clock import Request, SoundClock
from audiodice.devices.audio.sound_device import SoundDevice
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.sound_files import SoundFile, SoundFiles
from audiodice.devices.audio.variants import Variants
from audiodice.devices.audio.variety import LONGEST_AT_ONCE, at_speed
from audiodice.devices.audio.voice import voice_sound
from audiodice.devices.base import Sounds
from audiodice.devices.leaving import within

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

__all__ = ["BUSES", "Mixer", "SoundError"]

_CLOSE_S = 1.0  # a device that works closes within some hundredths


class Mixer(Sounds):
    """Plays sounds on buses, and one voice over them. Every method may be called on any thread.

    Without a sound card no method raises: `available` and `why` say so, and `poll` opens the
    device again.
    """

    def __init__(
        self, buffer: int = 512, *, ours: Path | None = None, chance: random.Random | None = None
    ) -> None:
        """Make a closed mixer; `buffer` is in frames at 44.1 kHz (512 sounds after 22 ms).

        `ours` is the folder of the program's own sounds; without it all files count as ours. Other
        files are foreign, and are decoded in a process of their own. `chance` chooses among
        variants; it is never the chance of the dice, which must not change with it.
        """
        self._lock = threading.RLock()
        self._ours = ours
        self._files = SoundFiles(Decoder())
        self._random = chance or random.Random()
        self._headphones = False
        self._variants = Variants(self._random)
        self._early: list[Request] = []
        self._device = SoundDevice(
            buffer, self._lock, self._files.in_use, self._play_early, self._forget_playing
        )
        counter = self._device.counter
        self._channels = Channels(counter, self._lock)
        self._levels = self._channels.levels
        self._loop = Loop(self._lock, self._files, self._channels, self._random.choice)
        self._clock = SoundClock(self._lock, counter.count, self._start_later)

    @classmethod
    def open(
        cls,
        buffer: int = 512,
        *,
        wait_ms: int = 3000,
        ours: Path | None = None,
        chance: random.Random | None = None,
    ) -> Mixer:
        """A mixer whose sound device is open, if that took no longer than `wait_ms`.

        See `available` and `why`.
        """
        mixer = cls(buffer, ours=ours, chance=chance)
        mixer._device.open(wait_ms / 1000)
        return mixer

    @property
    def available(self) -> bool:
        return self._device.available

    @property
    def why(self) -> str:
        return self._device.why

    # Sounds

    def load(self, name: str, path: Path, bus: str, lufs: float | None = None) -> None:
        """Give the file at `path` the name `name`, on `bus`; it replaces a file of that name.

        `preload` or the first `play` decodes it. `lufs` is its measured loudness, which the night
        setting needs. Raises SoundError if the file does not exist (the name then keeps its old
        file), KeyError if the bus does not.
        """
        if bus not in BUSES:
            raise KeyError(bus)
        if not path.is_file():
            raise SoundError(path, "there is no such file")
        foreign = self._ours is not None and not path.is_relative_to(self._ours)
        with self._lock:
            self._files[name] = SoundFile(path, bus, lufs, foreign)

    def knows(self, name: str) -> bool:
        return name in self._files

    def seconds(self, name: str) -> float:
        """The length of a sound in seconds, which is decoded for it."""
        return seconds_of(self._samples(self._files[name]) or b"")

    def preload(self, names: Iterable[str]) -> list[SoundError]:
        """Decode these sounds now, on the caller's thread; returns an error for each that fails.

        Of our own files only as many as are kept. `play` decodes the others, in about 1 ms each.
        """
        errors = []
        for file in map(self._files.__getitem__, names):
            if not (file.foreign or self._files.room):
                continue
            try:
                self._samples(file)
            except SoundError as error:
                errors.append(error)
        return errors

    def play(
        self,
        name: str,
        *,
        pan: float = 0.0,
        delay_ms: float = 0,
        tag: str = "",
        gain_db: float = 0.0,
        speed: float = 1.0,
    ) -> bool:
        """Play a sound `delay_ms` from now; returns whether it plays or will.

        `pan` is −1.0 (left) to 1.0 (right); in the middle both ears hear the whole level. Calls
        within 50 ms of each other are one phrase: the gaps between their `delay_ms` are exact to
        the sample.
        `cut` stops the sounds of one `tag`. If all channels are busy, the oldest sound is stopped.
        Never waits for a foreign file: returns False until `preload` or the first `play` has had it
        decoded. Raises KeyError for a name that was never loaded, and SoundError, once for each
        file, if the file cannot be decoded.
        """
        file = self._files[name]
        request = Request(name, pan, tag, gain_db, speed)
        with self._lock:
            # The device takes a moment to open. The first sound should not be lost meanwhile.
            if not self.available and self._device.untried and delay_ms == 0:
                self._early.append(request)
                return False
        if not self._files.ready(file):
            return False
        if (pcm := self._samples(file)) is None:  # without the lock: decoding takes some ms
            return False
        pcm, placed = self._placed(request, file, pcm)  # also if it is later: then it is known
        with self._lock:
            if not self.available:
                return False
            if delay_ms > 0:
                self._clock.add(request, delay_ms)
            else:
                pcm = at_speed(pcm, speed) if seconds_of(pcm) <= LONGEST_AT_ONCE else pcm
                # The delays of the phrase count from this sound.
                self._clock.draw_line(self._channels.start(placed, file, pcm))
        return True

    def cut(self, tag: str) -> None:
        """Fade out the sounds with this tag in 5 ms, and drop those still to come."""
        with self._lock:
            self._clock.drop(lambda request: request.tag == tag)
            if self.available:
                self._channels.cut(tag)

    def loop(self, names: Sequence[str]) -> None:
        for file in map(self._files.__getitem__, names):
            if (flaw := file.flaw) is not None:
                file.flaw = None
                raise flaw
        with self._lock:
            if self.available:
                self._loop.play(names)

    # Settings

    def volume(self, bus: str, value: float) -> None:
        if self._levels.volumes[bus] == value:  # the lock may be held for some ms
            return
        with self._lock:
            self._levels.set_volume(bus, value)
            self._apply_levels()

    def set_up(
        self, *, mono: bool, swap: bool, night: bool, buffer: int, headphones: bool = False
    ) -> None:
        self._headphones = headphones
        levels = self._levels
        if (mono, swap, night) != (levels.mono, levels.swap, levels.night):
            self._turn(mono=mono, swap=swap, night=night)
        self._device.change_buffer(buffer)

    # The voice

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        """Speak `pcm` (mono, 16 bits, `rate` Hz) at once, or `after` what is being spoken.

        While it speaks, the effects are 5.5 dB lower. False if there is no sound card or, with
        `after`, another piece is waiting already.
        """
        with self._files.in_use:  # not the lock: it takes some ms, and keys would wait
            if not self.available:
                return False
            sound = voice_sound(pcm, rate)
        with self._lock:
            return self.available and self._channels.voice.speak(sound, after=after)

    def voice_stop(self) -> None:
        """Fade the voice out in 5 ms, from the next buffer on."""
        with self._lock:
            if self.available:
                self._channels.voice.stop()

    def voice_busy(self) -> bool:
        """Whether the voice is speaking; if it has ended, the effects return to their level."""
        with self._lock:
            self._device.check()
            return self.available and self._channels.voice.busy()

    def voice_waiting(self) -> bool:
        with self._lock:
            return self.available and self._channels.voice.waiting()

    # The device

    def device_lost(self) -> None:
        """Note that the device is gone, as an event of the window says; `poll` later opens one.

        When a sound server dies, nothing but that event may show it.
        """
        with self._lock:
            self._device.gone()

    def device_came(self) -> None:
        with self._lock:
            self._device.came()

    def poll(self) -> None:
        self._device.poll()

    def settle(self, wait_ms: int) -> None:
        self._device.settle(wait_ms / 1000)

    def close(self) -> None:
        """Stop everything and close the device; one that does not answer is left as it is."""
        if sys.platform == "darwin":  # there the system may bind audio objects to this thread
            self._close()
        else:
            within(_CLOSE_S, self._close)

    # Within

    def _close(self) -> None:
        with self._lock:
            self._clock.close()
        self._device.close()

    def _samples(self, file: SoundFile) -> bytes | None:
        return self._files.samples(file) if self.available else None

    def _placed(self, request: Request, file: SoundFile, pcm: bytes) -> tuple[bytes, Request]:
        """Apply the headphones setting; returns samples, and the request with its remaining pan."""
        levels = self._levels
        step = step_of(-request.pan if levels.swap else request.pan)
        if not step or not self._headphones or levels.mono:
            return pcm, request
        left = request if file.stereo else replace(request, pan=0.0)
        return beside(pcm, step, stereo=bool(file.stereo)), left

    def _start_later(self, request: Request, frame: int) -> None:
        with contextlib.suppress(SoundError):  # `play` has raised it already
            file = self._files[request.name]
            if (pcm := self._samples(file)) is not None:
                pcm, placed = self._placed(request, file, pcm)
                self._channels.start_at(frame, placed, file, at_speed(pcm, request.speed))

    def _play_early(self) -> None:
        early, self._early = self._early, []
        for request in early:
            try:
                self.play(**asdict(request))
            except SoundError:  # nothing catches it here, so the next `play` raises it again
                self._files[request.name].broken = False

    def _turn(self, *, mono: bool, swap: bool, night: bool) -> None:
        levels = self._levels
        with self._lock:
            if (mono, swap) != (levels.mono, levels.swap):
                self._loop.forget()  # so that it begins again, in its new places
            levels.mono, levels.swap, levels.night = mono, swap, night
            stale = self._files.set_ears(mono=mono, swap=swap)
            self._apply_levels()
        if stale:
            threading.Thread(
                target=self.preload, args=(stale,), name="mixer ears", daemon=True
            ).start()

    def _forget_playing(self) -> None:
        self._channels.forget()
        self._loop.forget()
        self._clock.drop()

    def _apply_levels(self) -> None:
        if self.available:
            self._channels.apply_levels()
