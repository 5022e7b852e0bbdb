"""`bench/fuzz_readers.py` with one more reader, which fails in every possible way."""

from __future__ import annotations

import os
import time
import zlib

from bench import fuzz_readers
from bench.readers import READERS
from bench.readers.reader import Reader

FAILURES = ("none", "raises", "dies", "is slow", "fills memory")


class StrangeError(Exception):
    """An error that no reader may raise."""


def failure(data: bytes) -> str:
    """How the reader fails with this file."""
    return FAILURES[zlib.crc32(data) % len(FAILURES)]


def read(data: bytes) -> None:
    match failure(data):
        case "raises":
            raise StrangeError("so it is")
        case "dies":
            os._exit(3)
        case "is slow":
            time.sleep(fuzz_readers.SOON_S + 0.2)
        case "fills memory":
            assert len(bytearray(b"x") * 250_000_000) > 0


READERS["strange"] = Reader(read, lambda: [b"strange"])

if __name__ == "__main__":
    fuzz_readers.main()
