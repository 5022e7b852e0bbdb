"""Ogg Vorbis files whose bytes are a function of their samples and name."""

from __future__ import annotations

import io
import zlib

import soundfile

from sounds.synthesis.signals import RATE, Samples

QUALITY = 0.55
"""Vorbis quality, 0.0-1.0. Below 0.5 the encoder adds noise above 8 kHz, where dice are bright."""


def _crc_table() -> list[int]:
    """The table of Ogg's checksum: CRC-32, polynomial 04C11DB7, most significant bit first."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)) & 0xFFFFFFFF
        table.append(value)
    return table


_CRC = _crc_table()


def with_serial(ogg: bytes, serial: int) -> bytes:
    """The Ogg stream with this serial number on each page.

    libsndfile draws one at random, which would change every file at every run.
    """
    pages, at = bytearray(ogg), 0
    while at < len(pages):
        segments = pages[at + 26]
        end = at + 27 + segments + sum(pages[at + 27 : at + 27 + segments])
        pages[at + 14 : at + 18] = serial.to_bytes(4, "little")
        pages[at + 22 : at + 26] = bytes(4)
        checksum = 0
        for byte in pages[at:end]:
            checksum = (checksum << 8 & 0xFFFFFFFF) ^ _CRC[checksum >> 24 ^ byte]
        pages[at + 22 : at + 26] = checksum.to_bytes(4, "little")
        at = end
    return bytes(pages)


def encode(sound: Samples, name: str, quality: float = QUALITY) -> bytes:
    """`sound` as OGG Vorbis; the same bytes at each run on one machine."""
    out = io.BytesIO()
    soundfile.write(out, sound, RATE, format="OGG", subtype="VORBIS", compression_level=1 - quality)
    return with_serial(out.getvalue(), zlib.crc32(name.encode()))
