"""Text from outside: whether it is a name or a number, and how it is shown.

It was typed, or is in a file from elsewhere, and may hold anything.
"""

from __future__ import annotations

import codecs
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


def printable(text: str) -> str:
    r"""The text with a blank in place of each control character and line end.

    >>> printable("a\x1b[2J\nb")
    'a [2J b'
    """
    return "".join(c if c.isprintable() else " " for c in text)


def shortened(text: str, most: int = 80) -> str:
    """The text, or its first `most` characters and "…" if it is longer.

    >>> shortened("a long word", 6)
    'a long…'
    """
    return text if len(text) <= most else f"{text[:most]}…"


class NotUtf8Error(ValueError):
    """The bytes are no UTF-8 text; says what they are instead, and in which `line`, from 1."""

    def __init__(self, why: str, line: int = 1) -> None:
        super().__init__(why)
        self.line = line


def decoded(data: bytes) -> str:
    r"""UTF-8 text, without the byte order mark that Notepad writes; raises NotUtf8Error.

    >>> decoded(b"\xef\xbb\xbfa")
    'a'
    """
    data = without_mark(data)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NotUtf8Error("it is not UTF-8 text", line) from None


def without_mark(data: bytes) -> bytes:
    """The bytes of a UTF-8 file without its byte order mark; raises NotUtf8Error for UTF-16."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise NotUtf8Error("it is UTF-16 text, which Notepad calls Unicode; save it as UTF-8")
    return data.removeprefix(codecs.BOM_UTF8)


def quoted(text: str) -> str:
    r"""The text in quotation marks, as it was typed: a backslash stays one.

    >>> print(quoted(r"C:\Users\Ann"), quoted("it's"))
    'C:\Users\Ann' "it's"
    """
    mark = '"' if "'" in text and '"' not in text else "'"
    return f"{mark}{shown(text)}{mark}"


def _harmless(char: str) -> bool:
    # French has a space before a colon that Python does not call printable.
    return char.isprintable() or unicodedata.category(char) == "Zs"
