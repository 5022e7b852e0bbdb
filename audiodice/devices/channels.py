"""The channels of pygame's mixer: what sounds on each, how loud, and the voice on its own."""

from __future__ import annotations

import io
import time
import wave
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.devices.levels import Levels, Sounding
from audiodice.devices.samples import FRAME, fading
from audiodice.devices.sound_device import CHANNELS, VOICE, pygame_mixer

if TYPE_CHECKING:
    import pygame

    from audiodice.devices.sdl_audio import FrameCounter
    from audiodice.devices.sound_clock import Request
    from audiodice.devices.sound_files import SoundFile

_QUICK = 0.002  # s


@dataclass(slots=True)
class _Playing:
    since: float
    sounding: Sounding
    tag: str
    pcm: bytes
    begun: int  # the frame `pcm` begins on


class Channels:
    """Call with the mixer's lock held, and all but `forget` only while the device is there."""

    def __init__(self, counter: FrameCounter) -> None:
        self.levels = Levels()
        self._counter = counter
        self._playing: dict[int, _Playing] = {}

    def start(self, request: Request, file: SoundFile, pcm: bytes) -> int:
        """Play from the next buffer on, and return its frame.

        With all channels busy the oldest sound gives way.
        """
        number, begun = self._free(), self._counter.count()
        self._put_on(number, request, file, pcm, begun)
        return begun

    def start_at(self, frame: int, request: Request, file: SoundFile, pcm: bytes) -> None:
        """Play from `frame` on: at once, behind the silence that is missing until then."""
        number = self._free()
        for _ in range(3):
            mixed = self._counter.count()
            silence = max(frame - mixed, 0)
            before = time.monotonic()
            self._put_on(number, request, file, bytes(silence * FRAME) + pcm, mixed)
            # With a buffer mixed in between, the silence may be one too long. Nothing is heard of
            # it yet, so once more. But where other threads compute it takes some ms to come back,
            # and a buffer since then means nothing.
            quick = time.monotonic() - before < _QUICK
            if not quick or self._counter.count() == mixed or not silence:
                break

    def stop(self, bus: str | None) -> None:
        """Stop the sounds of a bus, or of every bus but the voice."""
        for number, playing in self._playing.items():
            if bus in (None, playing.sounding.bus):
                _channel(number).stop()

    def cut(self, tag: str) -> None:
        """Let what has this tag fade out in 5 ms."""
        for number, playing in list(self._playing.items()):
            if playing.tag == tag and _channel(number).get_busy():
                self._fade(number, playing)

    def apply_levels(self) -> None:
        """Make changed levels heard in what sounds."""
        _channel(VOICE).set_volume(self.levels.voice)
        for number, playing in self._playing.items():
            _channel(number).set_volume(*self.levels.of(playing.sounding))

    def forget(self) -> None:
        """The device is gone, and all that sounded with it."""
        self._playing.clear()
        self.levels.ducked = False

    # The voice

    def speak(self, pcm: bytes, rate: int, *, after: bool) -> bool:
        """Speak mono samples, `rate` a second; False when one piece waits already."""
        # SDL converts rate and channels while loading.
        sound = pygame_mixer().mixer.Sound(file=_wave_file(pcm, rate))
        channel = _channel(VOICE)
        channel.set_volume(self.levels.voice)
        if after and channel.get_busy():
            if self.voice_waiting():
                return False
            channel.queue(sound)
        else:
            channel.play(sound)
        self.duck(True)
        return True

    def stop_voice(self) -> None:
        """Cut the voice, and the piece that waits."""
        _channel(VOICE).stop()
        self.duck(False)

    def voice_busy(self) -> bool:
        """Whether the voice sounds; when not, the effects come back up."""
        busy = bool(_channel(VOICE).get_busy())
        if not busy:
            self.duck(False)
        return busy

    def voice_waiting(self) -> bool:
        """Whether a piece waits after the one sounding."""
        return _channel(VOICE).get_queue() is not None

    def duck(self, ducked: bool) -> None:
        """Turn the effects down, or up again."""
        if ducked != self.levels.ducked:
            self.levels.ducked = ducked
            self.apply_levels()

    # Within

    def _put_on(
        self, number: int, request: Request, file: SoundFile, pcm: bytes, begun: int
    ) -> None:
        """Put samples on a channel that has mixed until the frame `begun`."""
        channel = _channel(number)
        sounding = Sounding(file.bus, request.pan, request.gain, file.lufs)
        self._play(channel, pcm, sounding)
        self._playing[number] = _Playing(time.monotonic(), sounding, request.tag, pcm, begun)

    def _fade(self, number: int, playing: _Playing) -> None:
        del self._playing[number]
        # SDL fades by whole buffers; so the sound's next 5 ms, fading, take its place.
        tail = fading(playing.pcm, self._counter.count() - playing.begun)
        channel = _channel(number)
        if not tail:
            channel.stop()
            return
        self._play(channel, tail, playing.sounding)

    def _play(self, channel: pygame.mixer.Channel, pcm: bytes, sounding: Sounding) -> None:
        """Play samples at their level and place from the very first one.

        Levels come before `play`, or a buffer mixed in between would sound at another place; and
        after `stop`, for to play on a busy channel forgets its place.
        """
        sound = pygame_mixer().mixer.Sound(buffer=pcm)
        channel.stop()
        channel.set_volume(*self.levels.of(sounding))
        channel.play(sound)

    def _free(self) -> int:
        for number in range(VOICE + 1, CHANNELS):
            if not _channel(number).get_busy():
                return number
        # What is fading has no entry: a channel in its last 5 ms may be taken too.
        return min(self._playing, key=lambda n: self._playing[n].since, default=VOICE + 1)


def _channel(number: int) -> pygame.mixer.Channel:
    channel: pygame.mixer.Channel = pygame_mixer().mixer.Channel(number)
    return channel


def _wave_file(pcm: bytes, rate: int) -> io.BytesIO:
    container = io.BytesIO()
    with wave.open(container, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(pcm)
    container.seek(0)
    return container
