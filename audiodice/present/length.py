"""The length of a language's messages compared with English, because longer means more waiting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from audiodice.present.catalogue import text_of
from audiodice.present.texts import Texts
from audiodice.present.translation import SOURCE, files

_WITHOUT_BLANKS = frozenset({"ja", "zh"})
_WORD = re.compile(r"\w+(?:['’]\w+)?")
_VOWELS = re.compile(r"[aeiouy]+", re.IGNORECASE)
_SILENT = re.compile(r"(?<=[^aeiou\W])e(?:s|d)?\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a language's messages; a `ratio` of 1.2 is a fifth longer than English."""

    unit: str
    """The unit counted: "words", or "syllables" (letters) in a language without blanks."""
    ratio: float


def against_english(locale: Texts, lang: str) -> Length:
    """The length of all messages that both languages have, in their usual variants.

    An argument counts as one word in both. A kanji counts as one syllable but often has more, so
    Japanese is longer than this ratio.
    """
    unit = "syllables" if lang.partition("-")[0] in _WITHOUT_BLANKS else "words"
    own, english = (dict(_texts(locale, one)) for one in (lang, SOURCE))
    both = own.keys() & english.keys()
    wanted = sum(_many(english[name], unit) for name in both)
    return Length(unit, sum(_many(own[name], unit) for name in both) / max(wanted, 1))


def _many(text: str, unit: str) -> int:
    if unit == "words":
        return len(_WORD.findall(text))
    latin = [word for word in _WORD.findall(text) if word.isascii()]
    spoken = sum(max(1, len(_VOWELS.findall(_SILENT.sub("", word)))) for word in latin)
    return spoken + sum(letter.isalpha() and not letter.isascii() for letter in text)


def _texts(locale: Texts, lang: str) -> Iterator[tuple[tuple[str, str, str], str]]:
    """The text of every message and attribute, by file, message and attribute."""
    from fluent.syntax import FluentParser, ast

    for path in files(locale / lang):
        for entry in FluentParser().parse(text_of(path)).body:
            if not isinstance(entry, ast.Message):
                continue
            parts: list[tuple[str, Any]] = [("", entry.value)]
            parts += [(attribute.id.name, attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                yield (path.name, entry.id.name, name), _usual(pattern)


def _usual(pattern: Any) -> str:
    """The text of a pattern in its usual variants, with "0" for each argument."""
    from fluent.syntax import ast

    text = ""
    for element in pattern.elements if pattern else ():
        inner = getattr(element, "expression", None)
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(inner, ast.SelectExpression):
            usual = next(variant for variant in inner.variants if variant.default)
            text += _usual(usual.value)
        elif not isinstance(inner, ast.StringLiteral):
            text += "0"
    return text
