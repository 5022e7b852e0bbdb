"""Changes the speed of sounds a little."""

from __future__ import annotations

from contextlib import suppress

from audiodice.devices.audio.samples import RATE
from audiodice.devices.audio.sdl_audio import converted

# Another speed takes 1.1 ms for each second of sound (measured), which a key would wait for. So a
# longer sound that starts at once keeps its speed; later ones are made ready before their time.
LONGEST_AT_ONCE = 0.75  # s


def at_speed(pcm: bytes, speed: float) -> bytes:
    """Change the speed of samples; unchanged where SDL is not found."""
    rate = round(RATE * speed)
    if rate != RATE:
        with suppress(OSError):
            return converted(pcm, rate)
    return pcm
