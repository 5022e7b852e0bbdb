"""Knows what plays on each channel of pygame's mixer. The voice has a channel of its own."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.devices.audio.ducking import Ducking
from audiodice.devices.audio.samples import FRAME, Levels, Sounding, fading
from audiodice.devices.audio.sound_device import CHANNELS, FREE, LOOPS, pygame_mixer, sound_of
from audiodice.devices.audio.stream import Stream
from audiodice.devices.audio.voice import Voice, begin

if TYPE_CHECKING:
    import threading
    from pathlib import Path

    import pygame

    from audiodice.devices.audio.sdl_audio import FrameCounter
    from audiodice.devices.audio.sound_clock import Request
    from audiodice.devices.audio.sound_files import SoundFile

_QUICK = 0.002  # s: a call that took longer was held up by other threads


@dataclass(slots=True)
class _Playing:
    since: float
    sounding: Sounding
    tag: str
    pcm: bytes
    begun: int  # the frame at which `pcm` began to play


class Channels:
    """Call every method with the mixer's lock held, and only `forget` without a device."""

    def __init__(self, counter: FrameCounter, lock: threading.RLock) -> None:
        self.levels = Levels()
        self.voice = Voice(counter, self.levels, self.duck)
        self._ducking = Ducking(lock, self.levels, self._level_effects)
        self._counter = counter
        self._playing: dict[int, _Playing] = {}
        self._loops: dict[int, Sounding] = {}
        self._stream = Stream()
        self._streamed: Sounding | None = None

    def start(self, request: Request, file: SoundFile, pcm: bytes) -> int:
        """Play from the next buffer on; return the frame at which that buffer begins.

        If all channels are busy, the oldest sound is stopped.
        """
        return self._put_on(self._free(), request, file, pcm)

    def start_at(self, frame: int, request: Request, file: SoundFile, pcm: bytes) -> None:
        """Play from `frame` on: start now, with silence up to that frame."""
        number = self._free()
        for _ in range(3):
            mixed = self._counter.count()
            silence = max(frame - mixed, 0)
            before = time.perf_counter()
            self._put_on(number, request, file, bytes(silence * FRAME) + pcm)
            # If SDL mixed a buffer meanwhile, the silence may be one buffer too long. Nothing of
            # the sound has been heard yet, so try again. But if other threads delayed us for some
            # ms, a buffer mixed since then proves nothing.
            quick = time.perf_counter() - before < _QUICK
            if not quick or self._counter.count() == mixed or not silence:
                break

    def cut(self, tag: str) -> None:
        """Fade out every sound with this tag in 5 ms."""
        for number, playing in list(self._playing.items()):
            if playing.tag == tag and _channel(number).get_busy():
                self._fade(number, playing)

    def apply_levels(self) -> None:
        self.voice.apply_level()
        self._level_effects()

    def forget(self) -> None:
        self._playing.clear()
        self._loops.clear()
        self._stream.forget()
        self._streamed = None
        self.voice.forget()
        self._ducking.forget()

    def duck(self, lowered: bool) -> None:
        self._ducking.to(lowered)

    # Loops

    def loop(self, sound: pygame.mixer.Sound, sounding: Sounding, fade_ms: int) -> None:
        number = next((n for n in LOOPS if not _channel(n).get_busy()), LOOPS[0])
        channel = _channel(number)
        channel.stop()
        channel.set_volume(*self.levels.in_each_ear(sounding))
        channel.play(sound, loops=-1, fade_ms=fade_ms)
        self._loops[number] = sounding

    @property
    def streams(self) -> bool:
        """Whether a file is streamed, or still fades out."""
        return self._stream.busy

    def stream(self, path: Path, sounding: Sounding, fade_ms: int) -> bool:
        """Play a file from the disk over and over, in the middle; it fades in.

        Only while nothing `streams`. False if SDL cannot do that.
        """
        level, _ = self.levels.in_each_ear(sounding)
        played = self._stream.play(path, level, fade_ms)
        self._streamed = sounding if played else None
        return played

    def end_loops(self, fade_ms: int) -> None:
        self._stream.end(fade_ms)
        self._streamed = None
        for number in self._loops:
            _channel(number).fadeout(fade_ms)
        self._loops.clear()

    # Within

    def _level_effects(self) -> None:
        for number, playing in self._playing.items():
            _channel(number).set_volume(*self.levels.in_each_ear(playing.sounding))
        for number, sounding in self._loops.items():
            _channel(number).set_volume(*self.levels.in_each_ear(sounding))
        if self._streamed is not None:
            level, _ = self.levels.in_each_ear(self._streamed)
            self._stream.set_level(level)

    def _put_on(self, number: int, request: Request, file: SoundFile, pcm: bytes) -> int:
        channel = _channel(number)
        sounding = Sounding(file.bus, request.pan, file.lufs, request.gain_db)
        begun = self._play(channel, pcm, sounding)
        self._playing[number] = _Playing(time.monotonic(), sounding, request.tag, pcm, begun)
        return begun

    def _fade(self, number: int, playing: _Playing) -> None:
        del self._playing[number]
        # SDL fades in steps of a whole buffer, which clicks. So the sound is replaced by its own
        # next 5 ms with a fade in them, which takes the exact position.
        tail = fading(playing.pcm, self._counter.count() - playing.begun)
        channel = _channel(number)
        if not tail:
            channel.stop()
            return
        self._play(channel, tail, playing.sounding)

    def _play(self, channel: pygame.mixer.Channel, pcm: bytes, sounding: Sounding) -> int:
        """Play samples at their level and pan from the first one on; return the frame of that.

        The level is set before `play`, so that no buffer is mixed without it, and after `stop`,
        because playing on a busy channel resets its pan.
        """
        sound = sound_of(pcm)
        channel.stop()
        channel.set_volume(*self.levels.in_each_ear(sounding))
        return begin(channel, sound, self._counter)

    def _free(self) -> int:
        for number in range(FREE, CHANNELS):
            if not _channel(number).get_busy():
                return number
        # A fading sound has no entry. If all are fading, the last 5 ms of one are cut.
        return min(self._playing, key=lambda n: self._playing[n].since, default=FREE)


def _channel(number: int) -> pygame.mixer.Channel:
    channel: pygame.mixer.Channel = pygame_mixer().mixer.Channel(number)
    return channel
