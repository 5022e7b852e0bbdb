"""Plays the voice on its channel: pieces with soft ends, cut without a click."""

from __future__ import annotations

import io
import time
import wave
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.devices.audio.samples import RATE, fading, with_soft_ends
from audiodice.devices.audio.sound_device import VOICE, VOICE_END, pygame_mixer, sound_of, stop

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from audiodice.devices.audio.samples import Levels
    from audiodice.devices.audio.sdl_audio import FrameCounter

_QUICK = 0.002  # s: a call that took longer was held up by other threads


@dataclass(frozen=True, slots=True)
class _Piece:
    sound: pygame.mixer.Sound
    begun: int  # the frame at which it begins

    @property
    def end(self) -> int:
        """The frame at which a waiting piece begins: SDL leaves no gap."""
        return self.begun + round(self.sound.get_length() * RATE)


class Voice:
    """Call every method with the mixer's lock held, and only `forget` without a device."""

    def __init__(
        self, counter: FrameCounter, levels: Levels, duck: Callable[[bool], object]
    ) -> None:
        """`duck(True)` lowers the effects, `duck(False)` brings them back."""
        self._counter, self._levels, self._duck = counter, levels, duck
        self._pieces: list[_Piece] = []  # the one that is spoken, and the one that waits

    def speak(self, sound: pygame.mixer.Sound, *, after: bool) -> bool:
        """Speak a `voice_sound` at once or `after` what is being spoken.

        False if, with `after`, another piece is waiting already.
        """
        channel = _channel(VOICE)
        if after and channel.get_busy():
            if self.waiting():
                return False
            self._append(channel, sound)
        else:
            self._cut()
            channel.set_volume(self._levels.voice)
            self._pieces = [_Piece(sound, begin(channel, sound, self._counter))]
        self._duck(True)
        return True

    def stop(self) -> None:
        """Fade the voice out in 5 ms, and drop the waiting piece."""
        self._cut()
        self._duck(False)

    def busy(self) -> bool:
        """Whether it is speaking; if not, the effects return to their level."""
        busy = bool(_channel(VOICE).get_busy())
        if not busy:
            self._duck(False)
        return busy

    def waiting(self) -> bool:
        return _channel(VOICE).get_queue() is not None

    def apply_level(self) -> None:
        _channel(VOICE).set_volume(self._levels.voice)

    def forget(self) -> None:
        self._pieces = []

    def _append(self, channel: pygame.mixer.Channel, sound: pygame.mixer.Sound) -> None:
        before = self._counter.count()
        channel.queue(sound)
        if channel.get_queue() is None or not self._pieces:  # what it was to wait for has ended
            self._pieces = [_Piece(sound, before)]
        else:
            spoken = self._pieces[-1]
            self._pieces = [spoken, _Piece(sound, spoken.end)]

    def _cut(self) -> None:
        channel = _channel(VOICE)
        sound = channel.get_sound() if channel.get_busy() else None
        piece = next((one for one in self._pieces if one.sound is sound), None)
        self._pieces = []
        if piece is None:
            stop(channel)
            return
        samples = piece.sound.get_raw()
        # Its end has a channel of its own, because the next piece may come in the same buffer.
        end = _channel(VOICE_END)
        end.set_volume(self._levels.voice)
        mixed = self._counter.count()
        rest = fading(samples, mixed - piece.begun)
        stop(channel)  # waits while SDL mixes a buffer, so look again how much was heard
        if (now := self._counter.count()) != mixed:
            rest = fading(samples, now - piece.begun)
        if rest:
            end.play(sound_of(rest))


def begin(channel: pygame.mixer.Channel, sound: pygame.mixer.Sound, counter: FrameCounter) -> int:
    """Play a sound from the next buffer on; return the frame at which that buffer begins."""
    before, asked = counter.count(), time.perf_counter()
    channel.play(sound)
    # If SDL was mixing a buffer, `play` waited for its end, and the sound comes with the one after.
    # But if other threads held us up for some ms, a buffer was mixed since, with the sound in it.
    quick = time.perf_counter() - asked < _QUICK
    return counter.count() if quick else before


def _channel(number: int) -> pygame.mixer.Channel:
    channel: pygame.mixer.Channel = pygame_mixer().mixer.Channel(number)
    return channel


def voice_sound(pcm: bytes, rate: int) -> pygame.mixer.Sound:
    """A Sound of mono 16-bit samples, `rate` a second, with soft ends.

    SDL converts rate and channels of a file, but not of a buffer.
    """
    container = io.BytesIO()
    with wave.open(container, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(with_soft_ends(pcm, rate))
    container.seek(0)
    return sound_of(container)
