"""What a sound file says of its shape: read from its headers, and at its word.

WAV (RIFF, PCM or float) and Ogg with Vorbis or Opus: what players have and SDL_mixer decodes.
How long it is indeed is known when it has been decoded (`decoder.py`).
"""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from audiodice.core.errors import error_text
from audiodice.devices.audio.sound_files import SoundError

_OPUS_RATE = 48_000  # Hz: an Opus file counts in these whatever it was made from
_HEAD = 200  # bytes: the first page of an Ogg file, and more
_PAGE = 65_307  # bytes: the longest page of an Ogg file
_MOST_CHUNKS = 1000  # of a WAV file, before its samples


@dataclass(frozen=True, slots=True)
class Shape:
    """Samples a second, channels, length in seconds."""

    rate: int
    channels: int
    seconds: float


def shape_of(path: Path) -> Shape:
    """What the headers of a file say; raises SoundError for one that is neither WAV nor Ogg."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
            if head[:4] == b"OggS":
                shape = _ogg(head, _end(file))
            elif head[:4] == b"RIFF" and head[8:12] == b"WAVE":
                shape = _wav(file)
            else:
                raise SoundError(path, "it is neither Ogg nor WAV")
    except OSError as error:
        raise SoundError(path, error_text(error)) from error
    except (struct.error, ValueError, IndexError) as error:
        raise SoundError(path, "its header is damaged") from error
    if not shape.rate or not shape.channels:
        raise SoundError(path, "its header is damaged")
    return shape


def _ogg(head: bytes, end: bytes) -> Shape:
    """From the first header packet and the position the last page ends at.

    https://xiph.org/vorbis/doc/Vorbis_I_spec.html 4.2.2; RFC 7845 4.2, 5.1; RFC 3533 6 (pages).
    """
    skipped = 0  # what a decoder leaves out at the beginning
    if (at := head.find(b"\x01vorbis")) >= 0:
        channels, rate = struct.unpack_from("<BI", head, at + 11)
    else:
        at = head.index(b"OpusHead")
        channels, skipped = struct.unpack_from("<BH", head, at + 9)
        rate = _OPUS_RATE
    (frames,) = struct.unpack_from("<q", end, end.rindex(b"OggS") + 6)
    return Shape(rate, channels, max(frames - skipped, 0) / (rate or 1))


def _end(file: BinaryIO) -> bytes:
    """As much as the last page can have."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(size - _PAGE, 0))
    return file.read(_PAGE)


def _wav(file: BinaryIO) -> Shape:
    """From its `fmt ` and `data` chunks (Microsoft's Multimedia Programming Interface 1.0)."""
    size = file.seek(0, os.SEEK_END)
    form = b""
    at = 12
    for _ in range(_MOST_CHUNKS):
        file.seek(at)
        name, length = struct.unpack("<4sI", file.read(8))
        at += 8
        if name == b"fmt ":
            form = form or file.read(16)
        elif name == b"data":  # follows its form
            break
        at += length + length % 2
    # Not its bytes a second, which no decoder looks at: with them a long file could pass as short.
    _, channels, rate, _, _, bits = struct.unpack("<HHIIHH", form)
    heard = max(min(length, size - at), 0)
    return Shape(rate, channels, 8 * heard / (rate * channels * bits or 1))
