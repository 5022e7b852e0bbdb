"""Text from outside: what of it may be a name or a number, and how it is shown.

Somebody typed it, or it stands in a file that came from elsewhere; neither is to be trusted.
"""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 20
"""Characters of a player's name: it is heard in every line."""
_MOST_DIGITS = 20  # of 2**64 - 1, the largest number anybody is asked for


def is_name(text: str) -> bool:
    """Whether a player may be called so: printable, and not too long to be heard in every line.

    >>> is_name("Åse"), is_name("a" * 21), is_name("\\x1b[2J")
    (True, False, False)
    """
    return len(text) <= LONGEST_NAME and text.isprintable()


def whole(text: str) -> int | None:
    """The whole number that somebody typed, None for anything else or one of too many digits.

    >>> whole(" 12 "), whole("-3"), whole("1.5"), whole("9" * 5000)
    (12, -3, None, None)
    """
    text = text.strip()
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


def shown(text: str) -> str:
    r"""The text as one line that a terminal shows and does not obey.

    Control characters, what turns the direction of writing, ends of lines and the like become
    their escapes.

    >>> print(shown("a\x1b[2J\u202eb\n"))
    a\x1b[2J\u202eb\n
    """
    if text.isprintable():
        return text
    return "".join(c if _harmless(c) else ascii(c)[1:-1] for c in text)


def shortened(text: str, most: int = 80) -> str:
    """The text, or its beginning where it is too long to be told.

    >>> shortened("a long word", 6)
    'a long…'
    """
    return text if len(text) <= most else f"{text[:most]}…"


def _harmless(char: str) -> bool:
    # French puts spaces before its colons that Python does not call printable.
    return char.isprintable() or unicodedata.category(char) == "Zs"
