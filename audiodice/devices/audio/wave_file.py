"""A WAV file in memory: SDL converts the rate of a file that it loads, but not of a buffer."""

from __future__ import annotations

import io
import wave


def wave_file(pcm: bytes, rate: int, channels: int) -> io.BytesIO:
    """A file of these 16-bit samples, `rate` a second."""
    container = io.BytesIO()
    with wave.open(container, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(pcm)
    container.seek(0)
    return container
