"""Writes Ogg Vorbis files whose bytes depend only on their samples and name."""

from __future__ import annotations

import io
import zlib

import soundfile

from sounds.synthesis.signals import RATE, Samples

QUALITY = 0.55
"""Vorbis quality, 0.0-1.0. Below 0.5 the encoder adds noise above 8 kHz, where dice are bright."""


_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def with_serial(ogg: bytes, serial: int) -> bytes:
    """Set the serial number on each page of an Ogg stream.

    libsndfile uses a random one, which would change every file at every run.
    """
    pages, at = bytearray(ogg), 0
    while at < len(pages):
        segments = pages[at + 26]
        end = at + 27 + segments + sum(pages[at + 27 : at + 27 + segments])
        pages[at + 14 : at + 18] = serial.to_bytes(4, "little")
        pages[at:end] = with_checksum(bytes(pages[at:end]))
        at = end
    return bytes(pages)


def with_checksum(page: bytes) -> bytes:
    """An Ogg page with its correct checksum.

    That is CRC-32, but with the bits of each byte in the opposite order of zlib's, and starting
    from 0.
    """
    page = page[:22] + bytes(4) + page[26:]
    mirrored = zlib.crc32(page.translate(_MIRRORED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    checksum = mirrored.to_bytes(4, "big").translate(_MIRRORED)
    return page[:22] + checksum + page[26:]


def encode(sound: Samples, name: str, quality: float = QUALITY) -> bytes:
    """`sound` as OGG Vorbis; the same bytes at each run on one machine."""
    out = io.BytesIO()
    soundfile.write(out, sound, RATE, format="OGG", subtype="VORBIS", compression_level=1 - quality)
    return with_serial(out.getvalue(), zlib.crc32(name.encode()))
