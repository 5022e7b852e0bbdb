"""How wide texts are in a terminal, where Chinese and Japanese characters take two columns."""

from __future__ import annotations

import unicodedata


def cells(text: str) -> int:
    """The columns that a text takes.

    >>> cells("abc"), cells("サイ"), cells("e\\u0301")
    (3, 4, 1)
    """
    return sum(map(cells_of, text))


def cells_of(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
