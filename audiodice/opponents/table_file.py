"""The file of a solved table: a header, arrays of plain numbers, a checksum.

    audiodice table 2
    {"digest": "9f86...", "arrays": [["values", "f", 40200]]}     padded with spaces
    the numbers of each array in that order, little-endian
    four bytes: CRC-32 of everything before, little-endian

`digest` covers the rules and the solver's version; an array has a name, a kind and a length.
Reading needs no numpy, executes nothing from the file, and takes no more memory than the file.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping
from typing import Any
from zlib import crc32

Arrays = Mapping[str, "array[Any]"]

MAGIC = b"audiodice table 2\n"
KINDS = {"B": 1, "H": 2, "I": 4, "f": 4}
"""Bytes per number, by type code of Python's `array`: unsigned integers, and float32."""
LARGEST = 64 * 2**20  # bytes; the largest table, Farkle to 10,000, has 20 MB
_LONGEST_HEADER = 4096
_SUM = 4  # bytes of the checksum


def pack(digest: str, arrays: Arrays) -> bytes:
    """The bytes of a file; the same arrays give the same bytes."""
    described = [[name, found.typecode, len(found)] for name, found in arrays.items()]
    header = json.dumps({"digest": digest, "arrays": described})
    start = MAGIC + header.encode()
    start += b" " * (-(len(start) + 1) % 8) + b"\n"  # numbers begin at a multiple of 8
    body = start + b"".join(_turned(found).tobytes() for found in arrays.values())
    return body + crc32(body).to_bytes(_SUM, "little")


def unpack(packed: bytes, digest: str) -> dict[str, array[Any]]:
    """The arrays in a file's bytes.

    Raises ValueError if the bytes are damaged, or made for another `digest`.
    """
    body = memoryview(packed)[:-_SUM]
    if not packed.startswith(MAGIC):
        raise ValueError("damaged, or of another version")
    if crc32(body) != int.from_bytes(packed[-_SUM:], "little"):
        raise ValueError("damaged: its checksum does not fit")
    end = packed.find(b"\n", len(MAGIC), _LONGEST_HEADER) + 1
    if not end:
        raise ValueError("damaged: its header has no end")
    made_for, wanted = _header(packed[len(MAGIC) : end])
    if made_for != digest:
        raise ValueError("made for other rules or by another solver")
    if len(body) - end != sum(KINDS[kind] * length for _, kind, length in wanted):
        raise ValueError("damaged: its numbers are not as many as its header says")
    found = {}
    for name, kind, length in wanted:
        after = end + KINDS[kind] * length
        numbers = array(kind)
        numbers.frombytes(body[end:after])
        found[name], end = _turned(numbers), after
    return found


def _header(line: bytes) -> tuple[str, list[tuple[str, str, int]]]:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError("damaged: its header is not JSON") from error
    match header:
        case {"digest": str(digest), "arrays": list(arrays)}:
            return digest, [_array(one) for one in arrays]
    raise ValueError("damaged: its header names no arrays")


def _array(described: object) -> tuple[str, str, int]:
    match described:
        case [str(name), str(kind), int(length)] if (
            kind in KINDS and type(length) is int and length >= 0
        ):
            return name, kind, length
    raise ValueError("damaged: its header describes an array that cannot be")


def _turned(numbers: array[Any]) -> array[Any]:
    """Convert between the byte order of this machine and that of the file, in either direction."""
    if sys.byteorder == "little":
        return numbers
    turned = numbers[:]
    turned.byteswap()
    return turned
