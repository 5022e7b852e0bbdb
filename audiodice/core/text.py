"""Untrusted text, typed or from a file: is it a name or a number, and how is it shown?

Also its upper and lower case.
"""

from __future__ import annotations

import codecs
import unicodedata

LONGEST_NAME = 20
"""The most characters of a player's name, because it is spoken in every line."""
_MOST_DIGITS = 20  # 2**64 - 1, the largest number ever asked for, has 20


_UNHEARD = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Blanks that Unicode calls letters or symbols: Hangul fillers, and braille without a dot."""
_JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))  # they change how letters look
_DOTTED = frozenset({"tr", "az"})
"""Languages that have an i with a dot and one without."""


def composed(text: str) -> str:
    """The text in Unicode's composed form (NFC), however it was typed."""
    return unicodedata.normalize("NFC", text)


def as_name(text: str) -> str:
    """A name as stored: composed, without joiners, and without blanks around it."""
    return composed(text.translate(_JOINERS)).strip()


def same_name(text: str) -> str:
    """The key by which names are compared: spellings of one name have the same.

    >>> same_name("Jose\u0301") == same_name("JOSÉ")
    True
    """
    return composed(unicodedata.normalize("NFD", as_name(text)).casefold())


def is_name(text: str) -> bool:
    """Whether a player may have this name: printable, with a letter or digit to be spoken.

    >>> is_name("Åse"), is_name("a" * 21), is_name("\\x1b[2J"), is_name("\u3164"), is_name("!")
    (True, False, False, False, False)
    """
    heard = any(unicodedata.category(char)[0] in "LN" for char in text)
    return was_name(text) and heard and _UNHEARD.isdisjoint(text)


def was_name(text: str) -> bool:
    """Whether older versions allowed this name; they allowed "" too."""
    return len(text) <= LONGEST_NAME and text.isprintable()


def capital(letter: str, lang: str) -> str:
    """The capital of a letter.

    >>> capital("i", "tr"), capital("i", "nl"), capital("ı", "tr")
    ('İ', 'I', 'I')
    """
    return "İ" if letter == "i" and lang in _DOTTED else letter.upper()


def folded(text: str) -> str:
    """The text for a comparison that ignores case, and the dot of an i.

    >>> folded("İPTAL") == folded("iptal") == folded("IPTAL") == folded("ıptal")
    True
    """
    return text.casefold().replace("i\u0307", "i").replace("ı", "i")


def boundary_before(text: str, place: int) -> int:
    """The start of the grapheme (what people see as one character) that ends at `place`, or -1.

    >>> boundary_before("e\u0301", 2), boundary_before("ab", 2)
    (0, 1)
    """
    from wcwidth import grapheme_boundary_before  # large tables, not needed at the start

    return grapheme_boundary_before(text, place) if place else -1


def boundary_after(text: str, place: int) -> int:
    """The index after the grapheme that begins at `place`; at the end of the text, `place` + 1.

    >>> boundary_after("e\u0301", 0), boundary_after("ab", 2)
    (2, 3)
    """
    end = place + 1
    while end < len(text) and boundary_before(text, end + 1) <= place:
        end += 1
    return end


def whole(text: str) -> int | None:
    """The whole number in `text`; None if it is not one, or has more than 20 digits.

    >>> whole(" 12 "), whole("-3"), whole("1.5"), whole("9" * 5000)
    (12, -3, None, None)
    """
    text = text.strip()
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


def shown(text: str) -> str:
    r"""The text as one line that is safe to print on a terminal.

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
    """Bytes that are not UTF-8 text; says what they are, and the `line`, from 1."""

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
    r"""The text in quotation marks, as typed: a backslash is not doubled.

    >>> print(quoted(r"C:\Users\Ann"), quoted("it's"))
    'C:\Users\Ann' "it's"
    """
    mark = '"' if "'" in text and '"' not in text else "'"
    return f"{mark}{shown(text)}{mark}"


def _harmless(char: str) -> bool:
    # French has a space before a colon that Python does not call printable.
    return char.isprintable() or unicodedata.category(char) == "Zs"
