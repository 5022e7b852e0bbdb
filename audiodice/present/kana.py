"""Hiragana in Latin letters, so that a Japanese word can be typed without an input method."""

from __future__ import annotations

import re

_ROWS = {
    "": "あいうえお", "k": "かきくけこ", "s": "さしすせそ", "t": "たちつてと", "n": "なにぬねの",
    "h": "はひふへほ", "m": "まみむめも", "r": "らりるれろ", "g": "がぎぐげご", "z": "ざじずぜぞ",
    "d": "だぢづでど", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ",
}  # fmt: skip
_KANA = {kana: row + "aiueo"[at] for row, column in _ROWS.items() for at, kana in enumerate(column)}
_KANA |= {
    "や": "ya",
    "ゆ": "yu",
    "よ": "yo",
    "わ": "wa",
    "を": "o",
    "ん": "n",
    "ぢ": "zi",
    "づ": "zu",
}
_SMALL = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo"}
_AS_ON_SIGNS = (
    ("sy", "sh"), ("zy", "j"), ("ty", "ch"), ("si", "shi"), ("zi", "ji"), ("ti", "chi"),
    ("tu", "tsu"), ("(?<![sc])hu", "fu"),
)  # fmt: skip
_BY_ROWS = (
    ("[tc](?=ch)", "t"), ("shi", "si"), ("sh(?=[auo])", "sy"), ("chi", "ti"), ("ch(?=[auo])", "ty"),
    ("tsu", "tu"), ("fu", "hu"), ("ji|di", "zi"), ("jy?(?=[auo])", "zy"), ("d?zu|du", "zu"),
    ("wo", "o"), ("m(?=[bmp])", "n"), ("n'", "n"), ("n+(?![aiueoyn])", "n"),
)  # fmt: skip
_SHORT = (("o[uo]", "o"), ("uu", "u"), ("e[ie]", "e"), ("aa", "a"), ("ii", "i"), (r"(.)\1", r"\1"))


def romaji(kana: str) -> str:
    """Hiragana in Latin letters by the rows of the syllabary (Kunrei), with long vowels written.

    >>> romaji("とうきょう"), romaji("ざっし")
    ('toukyou', 'zassi')
    """
    latin = ""
    for letter in kana:
        latin = (
            latin[:-1] + _SMALL[letter] if letter in _SMALL else latin + _KANA.get(letter, letter)
        )
    return re.sub("っ(.)", r"\1\1", latin)


def hepburn(kana: str) -> str:
    """Hiragana in Hepburn's Latin letters, as on signs and in passports.

    >>> hepburn("ざっし"), hepburn("ちゃつみ")
    ('zasshi', 'chatsumi')
    """
    return _changed(romaji(kana), _AS_ON_SIGNS)


def by_rows(latin: str) -> str:
    """Typed Latin letters of either way, or a mixture, in the spelling of `romaji`.

    >>> by_rows("shitsumon"), by_rows("sampo")
    ('situmon', 'sanpo')
    """
    return _changed(latin, _BY_ROWS)


def short(latin: str) -> str:
    """Latin letters without long vowels and double consonants, which few people type.

    >>> short("toukyou"), short("zassi")
    ('tokyo', 'zasi')
    """
    return _changed(latin, _SHORT)


def _changed(latin: str, rules: tuple[tuple[str, str], ...]) -> str:
    for pattern, sound in rules:
        latin = re.sub(pattern, sound, latin)
    return latin
