"""Text from outside: whether it is a name or a number, and how it is shown.

It was typed, or is in a file from elsewhere, and may hold anything.
"""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 20
"""The most characters that a player's name may have, because it is heard in every line."""
_MOST_DIGITS = 20  # 2**64 - 1, the largest number that is ever asked for, has 20


def is_name(text: str) -> bool:
    """Whether a player may have this name: printable, and at most `LONGEST_NAME` characters.

    >>> is_name("Åse"), is_name("a" * 21), is_name("\\x1b[2J")
    (True, False, False)
    """
    return len(text) <= LONGEST_NAME and text.isprintable()


def whole(text: str) -> int | None:
    """The whole number that was typed; None if it is not one, or has more than 20 digits.

    >>> whole(" 12 "), whole("-3"), whole("1.5"), whole("9" * 5000)
    (12, -3, None, None)
    """
    text = text.strip()
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


def shown(text: str) -> str:
    r"""The text as one line in which nothing acts as a command to a terminal.

    Control characters, line ends, and characters that change the direction of writing become
    escape sequences.

    >>> print(shown("a\x1b[2J\u202eb\n"))
    a\x1b[2J\u202eb\n
    """
    if text.isprintable():
        return text
    return "".join(c if _harmless(c) else ascii(c)[1:-1] for c in text)


def shortened(text: str, most: int = 80) -> str:
    """The text, or its first `most` characters and "…" if it is longer.

    >>> shortened("a long word", 6)
    'a long…'
    """
    return text if len(text) <= most else f"{text[:most]}…"


def _harmless(char: str) -> bool:
    # French has a space before a colon that Python does not call printable.
    return char.isprintable() or unicodedata.category(char) == "Zs"
