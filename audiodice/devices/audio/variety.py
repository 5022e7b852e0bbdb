"""Small changes of loudness and speed, so that a sound is never heard twice quite the same."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from audiodice.devices.audio.samples import RATE
from audiodice.devices.audio.sdl_audio import converted

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_DB = 1.0
MOST_SPEED = 0.02  # a third of a semitone: another throw, but not another note
# Another speed takes 1.1 ms for each second of sound (measured), which a key would wait for. So a
# longer sound that starts at once keeps its speed; later ones are made ready before their time.
LONGEST_AT_ONCE = 0.75  # s


def variation(between: Callable[[float, float], float]) -> tuple[float, float]:
    """A gain in dB, and a speed: 1.02 is 2 % faster, and so much higher.

    `between` draws a number between two.
    """
    return between(-MOST_DB, MOST_DB), between(1 - MOST_SPEED, 1 + MOST_SPEED)


def at_speed(pcm: bytes, speed: float) -> bytes:
    """Samples at another speed; the same where SDL is not found."""
    rate = round(RATE * speed)
    if rate != RATE:
        with suppress(OSError):
            return converted(pcm, rate)
    return pcm
