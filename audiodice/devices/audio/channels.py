"""The channels of pygame's mixer: what plays on each. The voice has a channel of its own."""

from __future__ import annotations

import io
import time
import wave
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.devices.audio.samples import FRAME, Levels, Sounding, fading
from audiodice.devices.audio.sound_device import CHANNELS, FREE, LOOPS, VOICE, pygame_mixer

if TYPE_CHECKING:
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

    def __init__(self, counter: FrameCounter) -> None:
        self.levels = Levels()
        self._counter = counter
        self._playing: dict[int, _Playing] = {}
        self._loops: dict[int, Sounding] = {}

    def start(self, request: Request, file: SoundFile, pcm: bytes) -> int:
        """Play from the next buffer on; return the frame at which that buffer begins.

        If all channels are busy, the oldest sound is stopped.
        """
        number, begun = self._free(), self._counter.count()
        self._put_on(number, request, file, pcm, begun)
        return begun

    def start_at(self, frame: int, request: Request, file: SoundFile, pcm: bytes) -> None:
        """Play from `frame` on: start now, with silence in front up to that frame."""
        number = self._free()
        for _ in range(3):
            mixed = self._counter.count()
            silence = max(frame - mixed, 0)
            before = time.monotonic()
            self._put_on(number, request, file, bytes(silence * FRAME) + pcm, mixed)
            # If SDL mixed a buffer meanwhile, the silence may be one buffer too long. Nothing of
            # the sound has been heard yet, so try again. But if other threads delayed us for some
            # ms, a buffer mixed since then proves nothing.
            quick = time.monotonic() - before < _QUICK
            if not quick or self._counter.count() == mixed or not silence:
                break

    def cut(self, tag: str) -> None:
        """Fade out every sound with this tag in 5 ms."""
        for number, playing in list(self._playing.items()):
            if playing.tag == tag and _channel(number).get_busy():
                self._fade(number, playing)

    def apply_levels(self) -> None:
        """Set the levels of the sounds that are playing."""
        _channel(VOICE).set_volume(self.levels.voice)
        for number, playing in self._playing.items():
            _channel(number).set_volume(*self.levels.of(playing.sounding))
        for number, sounding in self._loops.items():
            _channel(number).set_volume(*self.levels.of(sounding))

    def forget(self) -> None:
        """Forget what was playing: the device is gone."""
        self._playing.clear()
        self._loops.clear()
        self.levels.ducked = False

    # Loops

    def loop(self, sound: pygame.mixer.Sound, sounding: Sounding, fade_ms: int) -> None:
        """Fade in a sound that is played over and over."""
        number = next((n for n in LOOPS if not _channel(n).get_busy()), LOOPS[0])
        channel = _channel(number)
        channel.stop()
        channel.set_volume(*self.levels.of(sounding))
        channel.play(sound, loops=-1, fade_ms=fade_ms)
        self._loops[number] = sounding

    def end_loops(self, fade_ms: int) -> None:
        """Fade out whatever is played over and over."""
        for number in self._loops:
            _channel(number).fadeout(fade_ms)
        self._loops.clear()

    # The voice

    def speak(self, pcm: bytes, rate: int, *, after: bool) -> bool:
        """Speak mono 16-bit samples, `rate` a second, at once or `after` what is being spoken.

        False if, with `after`, another piece is waiting already.
        """
        # SDL converts a file's rate and channels when it loads it, but not a bare buffer's.
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
        """Stop the voice, and drop the waiting piece."""
        _channel(VOICE).stop()
        self.duck(False)

    def voice_busy(self) -> bool:
        """Whether the voice is speaking; if not, the effects return to their level."""
        busy = bool(_channel(VOICE).get_busy())
        if not busy:
            self.duck(False)
        return busy

    def voice_waiting(self) -> bool:
        """Whether a piece waits for the end of the one that is being spoken."""
        return _channel(VOICE).get_queue() is not None

    def duck(self, ducked: bool) -> None:
        """Lower the effects, or bring them back."""
        if ducked != self.levels.ducked:
            self.levels.ducked = ducked
            self.apply_levels()

    # Within

    def _put_on(
        self, number: int, request: Request, file: SoundFile, pcm: bytes, begun: int
    ) -> None:
        """Play samples on a channel, beginning at the frame `begun`."""
        channel = _channel(number)
        sounding = Sounding(file.bus, request.pan, file.lufs)
        self._play(channel, pcm, sounding)
        self._playing[number] = _Playing(time.monotonic(), sounding, request.tag, pcm, begun)

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

    def _play(self, channel: pygame.mixer.Channel, pcm: bytes, sounding: Sounding) -> None:
        """Play samples at their level and pan from the first one on.

        The level is set before `play`, so that no buffer is mixed without it, and after `stop`,
        because playing on a busy channel resets its pan.
        """
        sound = pygame_mixer().mixer.Sound(buffer=pcm)
        channel.stop()
        channel.set_volume(*self.levels.of(sounding))
        channel.play(sound)

    def _free(self) -> int:
        for number in range(FREE, CHANNELS):
            if not _channel(number).get_busy():
                return number
        # A fading sound has no entry. If all are fading, the last 5 ms of one are cut.
        return min(self._playing, key=lambda n: self._playing[n].since, default=FREE)


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
