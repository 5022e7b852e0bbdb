"""The shape of a sound file, read from its headers: nothing is decoded, so nothing can be huge.

WAV (RIFF, PCM or float) and Ogg with Vorbis or Opus: what players have and SDL_mixer decodes.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.devices.sound_files import SoundError

_OPUS_RATE = 48_000  # Hz: an Opus file counts in these whatever it was made from
_PAGE = 65_307  # bytes: the longest page of an Ogg file


@dataclass(frozen=True, slots=True)
class Shape:
    """Samples a second, channels, length in seconds."""

    rate: int
    channels: int
    seconds: float


def shape_of(path: Path) -> Shape:
    """What the headers of a file say; raises SoundError for one that is neither WAV nor Ogg."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SoundError(path, error_text(error)) from error
    try:
        if data[:4] == b"OggS":
            shape = _ogg(data)
        elif data[:4] == b"RIFF" and data[8:12] == b"WAVE":
            shape = _wav(data)
        else:
            raise SoundError(path, "it is neither Ogg nor WAV")
    except (struct.error, ValueError) as error:
        raise SoundError(path, "its header is damaged") from error
    if not shape.rate or not shape.channels:
        raise SoundError(path, "its header is damaged")
    return shape


def _ogg(data: bytes) -> Shape:
    """From the first header packet and the position the last page ends at.

    https://xiph.org/vorbis/doc/Vorbis_I_spec.html 4.2.2; RFC 7845 5.1; RFC 3533 6 (pages).
    """
    head = data[:200]
    if (at := head.find(b"\x01vorbis")) >= 0:
        channels, rate = struct.unpack_from("<BI", data, at + 11)
    else:
        at = head.index(b"OpusHead")
        channels, rate = data[at + 9], _OPUS_RATE
    last = data.rindex(b"OggS", max(len(data) - _PAGE, 0))
    (frames,) = struct.unpack_from("<q", data, last + 6)
    return Shape(rate, channels, max(frames, 0) / (rate or 1))


def _wav(data: bytes) -> Shape:
    """From its `fmt ` and `data` chunks (Microsoft's Multimedia Programming Interface 1.0)."""
    chunks: dict[bytes, tuple[int, int]] = {}
    at = 12
    while at + 8 <= len(data):
        name, length = struct.unpack_from("<4sI", data, at)
        chunks.setdefault(name, (at + 8, length))
        at += 8 + length + length % 2
    if b"fmt " not in chunks or b"data" not in chunks:
        raise ValueError("a chunk is missing")
    # Not its bytes a second, which no decoder looks at: with them a long file could pass as short.
    told = struct.unpack_from("<HHIIHH", data, chunks[b"fmt "][0])
    channels, rate, bits = told[1], told[2], told[5]
    start, length = chunks[b"data"]
    heard = min(length, len(data) - start)
    return Shape(rate, channels, 8 * heard / (rate * channels * bits or 1))
