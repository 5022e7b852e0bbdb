"""Reads the shape of a sound file from its headers, which may be wrong.

Reads WAV (RIFF, PCM or float) and Ogg with Vorbis or Opus: the usual files that SDL_mixer decodes.
The true length is known only once the file is decoded (`decoder.py`).
"""

from __future__ import annotations

import io
import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from audiodice.core.errors import error_text
from audiodice.devices.audio.sound_error import SoundError

INEXACT_S = 0.1  # allowed error of the length in a file's header
_OPUS_RATE = 48_000  # Hz: the unit of positions in an Opus file, whatever it was made from
_HEAD = 200  # bytes: more than the first page of an Ogg file
_PAGE = 65_307  # bytes: the longest page of an Ogg file
_MOST_CHUNKS = 1000  # before the samples of a WAV file


@dataclass(frozen=True, slots=True)
class Shape:
    """The rate (samples a second), number of channels, and length in seconds."""

    rate: int
    channels: int
    seconds: float


def shape_of(path: Path) -> Shape:
    """The shape in a file's headers; raises SoundError if it is neither WAV nor Ogg, or damaged."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
            if head[:4] == b"OggS":
                shape = _ogg(head, _end(file))
            elif head[:4] == b"RIFF" and head[8:12] == b"WAVE":
                shape = _wav(file)
            elif not head:
                raise SoundError(path, "it has no bytes, not even a header")
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
    """From the first header packet and the position at the end of the last page.

    https://xiph.org/vorbis/doc/Vorbis_I_spec.html 4.2.2; RFC 7845 4.2, 5.1; RFC 3533 6 (pages).
    """
    skipped = 0  # samples that a decoder leaves out at the beginning
    if (at := head.find(b"\x01vorbis")) >= 0:
        channels, rate = struct.unpack_from("<BI", head, at + 11)
    else:
        at = head.index(b"OpusHead")
        channels, skipped = struct.unpack_from("<BH", head, at + 9)
        rate = _OPUS_RATE
    (frames,) = struct.unpack_from("<q", end, end.rindex(b"OggS") + 6)
    return Shape(rate, channels, max(frames - skipped, 0) / (rate or 1))


def _end(file: BinaryIO) -> bytes:
    """The end of the file, long enough to hold the last page."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(size - _PAGE, 0))
    return file.read(_PAGE)


def with_true_length(path: Path) -> io.BytesIO | str:
    """The path of a file, or a copy in memory with its true length, for pygame to decode.

    A program that writes a WAV into a pipe does not know the length, and writes 4 GB into the
    header. pygame would ask for as much memory.
    """
    with path.open("rb") as file:
        if file.read(4) != b"RIFF":
            return str(path)
        try:
            _, at, length, size = _chunks(file)
        except struct.error:  # the decoder says why
            return str(path)
        if length <= size - at:
            return str(path)
        file.seek(0)
        data = bytearray(file.read())
    data[at - 4 : at] = struct.pack("<I", size - at)
    return io.BytesIO(data)


def _wav(file: BinaryIO) -> Shape:
    """From its `fmt ` and `data` chunks (Microsoft's Multimedia Programming Interface 1.0)."""
    form, at, length, size = _chunks(file)
    # Not the bytes a second in it: no decoder uses them, and a long file could pass as short.
    _, channels, rate, _, _, bits = struct.unpack("<HHIIHH", form)
    heard = max(min(length, size - at), 0)
    return Shape(rate, channels, 8 * heard / (rate * channels * bits or 1))


def _chunks(file: BinaryIO) -> tuple[bytes, int, int, int]:
    """The format of a WAV, the offset of its samples, their claimed length, and the file size."""
    size = file.seek(0, os.SEEK_END)
    form = b""
    at = 12
    for _ in range(_MOST_CHUNKS):
        file.seek(at)
        name, length = struct.unpack("<4sI", file.read(8))
        at += 8
        if name == b"fmt ":
            form = form or file.read(16)
        elif name == b"data":  # comes after `fmt `
            break
        at += length + length % 2
    return form, at, length, size
