"""Damages good files from a seed, so that each failure can be reproduced."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

LONGEST = 100_000  # bytes of a damaged text file
# Texts that readers fail at: deep nesting, long numbers and names, marks, half characters.
AWKWARD = (
    b"[" * 3000, b"{" * 3000, b"(" * 3000, b"{$a ->\n *[b] " * 300, b"[[" * 200, b"{a=" * 500,
    b"9" * 5000, b"-1", b"1e999", b"nan", b"0x", b"9223372036854775808", b"null", b"true", b'"',
    b"'", b'"""', b"\\", b"\\ud800", b"\\u0000", b"\\x1b[2J", b"\x00", b"\xff\xfe", b"\xed\xa0\x80",
    "‮".encode(), b"\r", b"\n", b"\x0c", b"\t", b" = ", b".", b"a." * 1000, b"a" * 5000,
    b"\xff\xff\xff\xff", b"\x00\x00\x00\x00", b"\xff\xff\xff\x7f", b"\x00\x00\x00\x80",
)  # fmt: skip


def damaged(seeds: Sequence[bytes], draw: random.Random) -> bytes:
    """Damage one of the seeds in one to four places; half of the results keep their length."""
    data = bytearray(draw.choice(seeds))
    ways = draw.choice((WAYS, IN_PLACE))
    for _ in range(draw.randint(1, 4)):
        at = draw.randint(0, len(data))
        draw.choice(ways)(data, at, seeds, draw)
        del data[max(LONGEST, *map(len, seeds)) :]
    return bytes(data)


def _change(data: bytearray, at: int, _: Sequence[bytes], draw: random.Random) -> None:
    if at < len(data):
        data[at] = draw.randrange(256)


def _flip(data: bytearray, at: int, _: Sequence[bytes], draw: random.Random) -> None:
    if at < len(data):
        data[at] ^= 1 << draw.randrange(8)


def _cut_out(data: bytearray, at: int, _: Sequence[bytes], draw: random.Random) -> None:
    del data[at : at + draw.choice((1, 2, 4, 20, 500))]


def _cut_off(data: bytearray, at: int, _: Sequence[bytes], __: random.Random) -> None:
    del data[at:]


def _repeat(data: bytearray, at: int, _: Sequence[bytes], draw: random.Random) -> None:
    data[at:at] = data[at : at + draw.randint(1, 60)] * draw.choice((1, 1, 2, 50, 1000))


def _go_on_with_another(
    data: bytearray, at: int, seeds: Sequence[bytes], draw: random.Random
) -> None:
    other = draw.choice(seeds)
    data[at:] = other[draw.randint(0, len(other)) :]


def _insert(data: bytearray, at: int, _: Sequence[bytes], draw: random.Random) -> None:
    data[at:at] = draw.choice(AWKWARD)


def _lay_over(data: bytearray, at: int, _: Sequence[bytes], draw: random.Random) -> None:
    awkward = draw.choice(AWKWARD)
    data[at : at + len(awkward)] = awkward


Way = Callable[[bytearray, int, Sequence[bytes], random.Random], None]
IN_PLACE: Sequence[Way] = (_change, _flip)
WAYS: Sequence[Way] = (
    _change, _flip, _cut_out, _cut_off, _repeat, _go_on_with_another, _insert, _lay_over,
)  # fmt: skip
