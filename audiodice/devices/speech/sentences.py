"""Cut a text into pieces short enough that the first sounds at once."""

from __future__ import annotations

import re

_LONGEST = 240  # characters: about 15 s of speech, 30 ms to make
_END = re.compile(r"(?<=[.!?:;])\s+|(?<=[。！？])\s*|\s*\n\s*")


def sentences(text: str) -> list[str]:
    """The sentences of `text` in order, none empty; a very long one is cut at a space."""
    pieces = []
    for sentence in _END.split(text):
        rest = sentence.strip()
        while len(rest) > _LONGEST:
            cut = max(rest.rfind(mark, 0, _LONGEST) + 1 for mark in " 、,") or _LONGEST
            pieces.append(rest[:cut].strip())
            rest = rest[cut:].strip()
        pieces.append(rest)
    return [piece for piece in pieces if piece]
