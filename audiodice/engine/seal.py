"""A checksum on every line of a journal. It includes the checksum of the line before.

It finds accidents: if a disk or an editor changes, swaps, doubles or removes a line, the chance of
missing that is one in four billion. It does not find cheating: there is no key, so a cheat can seal
a changed journal again, and lines cut off at the end leave no trace. `fair.py` says what a journal
proves about its dice.
"""

from __future__ import annotations

import re
from hashlib import sha256

# Closes the line's JSON object, so that a sealed line is still one JSON object.
_SEALED = re.compile(r'(?s)(.+), "sum": "([0-9a-f]{8})"\}')


class SealError(ValueError):
    """A line was changed or moved since it was written."""


def sum_of(body: str, before: str) -> str:
    """The checksum of a line: the first 8 hex digits of SHA-256 over `before` and `body` as UTF-8.

    `before` is the checksum of the line before, "" for the first line. `body` is the line's JSON
    object without its checksum.
    """
    return sha256((before + body).encode()).hexdigest()[:8]


def seal(body: str, before: str) -> tuple[str, str]:
    """A JSON object (not empty) with its checksum as last member, and the checksum."""
    mark = sum_of(body, before)
    return f'{body[:-1]}, "sum": "{mark}"}}', mark


def unseal(line: str, before: str) -> tuple[str, str]:
    """The body of a sealed line, and its checksum; raises SealError."""
    found = _SEALED.fullmatch(line)
    if found is None:
        raise SealError("it has no check sum")
    body, mark = found[1] + "}", found[2]
    if mark != sum_of(body, before):
        raise SealError("its check sum does not fit")
    return body, mark
