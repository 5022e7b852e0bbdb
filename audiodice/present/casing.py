"""Upper and lower case by language: Turkish has an i with a dot and one without."""

from __future__ import annotations

_DOTTED = frozenset({"tr", "az"})


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
