"""A check sum on every line of a journal, chained, so that damage is found.

It finds accidents: a line that a disk or an editor changed, swapped, doubled or removed is missed
once in four billion times. It does not find intent: there is no key, so a person who changes a
journal can seal it again, and lines cut off at the end leave no trace. What a journal proves about
its dice is in `fair.py`.
"""

from __future__ import annotations

import re
from hashlib import sha256

# Closes the line's JSON object, so that a sealed line is still one JSON object.
_SEALED = re.compile(r'(?s)(.+), "sum": "([0-9a-f]{8})"\}')


class SealError(ValueError):
    """A line is not as it was written, or not where it was written."""


def sum_of(body: str, before: str) -> str:
    """The first 8 hex digits of SHA-256 over the sum of the line before and the line itself.

    `before` is "" for the first line; `body` is the JSON object without its sum; both as UTF-8.
    """
    return sha256((before + body).encode()).hexdigest()[:8]


def seal(body: str, before: str) -> tuple[str, str]:
    """`body`, a JSON object that is not empty, with its sum as last member; and the sum."""
    mark = sum_of(body, before)
    return f'{body[:-1]}, "sum": "{mark}"}}', mark


def unseal(line: str, before: str) -> tuple[str, str]:
    """The body of a sealed line and its sum; raises SealError."""
    found = _SEALED.fullmatch(line)
    if found is None:
        raise SealError("it has no check sum")
    body, mark = found[1] + "}", found[2]
    if mark != sum_of(body, before):
        raise SealError("its check sum does not fit")
    return body, mark
