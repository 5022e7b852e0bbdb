"""Ogg files with false headers: made by an encoder, then changed, with correct checksums."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator, Sequence

import numpy as np
import soundfile

from sounds.synthesis.ogg import with_checksum, with_serial

RATE = 48_000  # the rate of Opus
SAID_S = 0.5  # the length that the last page of a forged file gives
BLOCK = 1024  # samples of a long block of Vorbis, as the encoder makes them


def tone(seconds: float, *, codec: str = "VORBIS", loud: float = 0.3) -> bytes:
    """A good file with a tone of 440 Hz, or with silence if `loud` is 0."""
    out = io.BytesIO()
    wave = loud * np.sin(np.arange(round(seconds * RATE)) * (2 * np.pi * 440 / RATE))
    with soundfile.SoundFile(out, "w", RATE, 1, format="OGG", subtype=codec) as file:
        for at in range(0, len(wave), 4096):  # a long block overruns the encoder's stack
            file.write(wave[at : at + 4096])
    return out.getvalue()


def pages(ogg: bytes) -> Iterator[bytes]:
    """The pages of an Ogg file."""
    at = 0
    while at < len(ogg):
        segments = ogg[at + 26]
        end = at + 27 + segments + sum(ogg[at + 27 : at + 27 + segments])
        yield ogg[at:end]
        at = end


def page(like: bytes, number: int, position: int, segments: Sequence[bytes], flags: int) -> bytes:
    """A new page of the same stream as the page `like`."""
    head = b"OggS\0" + struct.pack("<Bq", flags, position) + like[14:18]
    table = bytes([len(segments), *map(len, segments)])
    return with_checksum(head + struct.pack("<I", number) + bytes(4) + table + b"".join(segments))


def forged(ogg: bytes, seconds: float = SAID_S) -> bytes:
    """The same file, but its last page says that it lasts only `seconds`."""
    *whole, last = pages(ogg)
    position = struct.pack("<q", round(seconds * RATE))
    return b"".join((*whole, with_checksum(last[:6] + position + last[14:])))


def tiny_packets(seconds: float) -> bytes:
    """Silence with one byte for each block; the last page says half a second."""
    silence = tone(1, loud=0)
    first, setup, *rest = pages(silence)
    packet = rest[0][27 + rest[0][26] :][:1]
    many = [packet] * 255
    count = round(seconds * RATE / BLOCK / len(many))
    body = (page(first, n + 2, (n + 1) * len(many) * BLOCK, many, 0) for n in range(count))
    end = page(first, count + 2, round(SAID_S * RATE), [packet], 4)
    return b"".join((first, setup, *body, end))


def junk_page(ogg: bytes) -> bytes:
    """Add a page of another stream, which says that everything lasts half a second."""
    first = with_serial(next(pages(ogg)), 7)
    return ogg + page(first, 9, round(SAID_S * RATE), [b"junk"], 4)


def chained(link: bytes, many: int) -> bytes:
    """Many streams one after another; the last page gives the length of the last stream only."""
    return b"".join(with_serial(link, number) for number in range(1, many + 1))


def endless_codebooks() -> bytes:
    """A setup header of 20 kB that asks for 2 GB: 256 code books of eight million entries each."""
    first, *_ = pages(tone(0.1))
    entries = (1 << 23) - 1
    bits = [(255, 8)]
    for _ in range(256):
        bits += [(0x564342, 24), (1, 16), (entries, 24), (1, 1), (0, 5)]  # in order of length
        bits += [(0, entries.bit_length())] * 23 + [(entries, entries.bit_length()), (0, 4)]
    value = at = 0
    for number, wide in bits:
        value |= number << at
        at += wide
    setup = b"\x05vorbis" + value.to_bytes((at + 7) // 8, "little")
    cut = [setup[n : n + 255] for n in range(0, len(setup), 255)]
    comment = page(first, 1, 0, [b"\x03vorbis" + bytes(8) + b"\x01"], 0)
    return first + comment + page(first, 2, 0, cut, 0) + page(first, 3, 22_050, [b"\x0e"], 4)


def corpus() -> dict[str, bytes]:
    """Files with false headers, by name. The first five decode to hundreds of MB, or to GB."""
    minute, good = tone(60, loud=0), tone(1)
    return {
        "forged.ogg": forged(tone(300, loud=0)),
        "forged_opus.ogg": forged(tone(120, codec="OPUS", loud=0)),
        "tiny_packets.ogg": tiny_packets(3600),
        "chained.ogg": chained(minute, 60),
        "codebooks.ogg": endless_codebooks(),
        "junk_page.ogg": junk_page(minute),
        "junk.ogg": good + b"OggS" + bytes(2000),
        "truncated.ogg": good[: len(good) * 2 // 3],
        "lying_little.ogg": forged(good),
        "chained_little.ogg": chained(good, 2),
    }
