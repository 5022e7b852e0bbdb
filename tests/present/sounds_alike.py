"""How a word sounds over a telephone, roughly: words with the same key could be taken for another.

A key folds what a bad line hides (voiced and voiceless, m and n, long and short) and what a
language writes in more than one way. It is coarse on purpose: it parts few words too many.
"""

from __future__ import annotations

import re
import unicodedata

from audiodice.present import kana

_VOICELESS = str.maketrans("bdgvzwjm", "ptkfsfSn")
_ENGLISH = (
    ("^kn|^gn", "n"), ("^wr", "r"), ("^ps", "s"), ("ph", "f"), ("wh", "w"), ("mb$", "m"),
    ("tch", "C"), ("ch", "C"), ("sh", "S"), ("th", "T"), ("dge?", "d"), ("ck", "k"), ("qu", "kw"),
    ("x", "ks"), ("igh", "i"), ("gh", ""), ("c(?=[eiy])", "s"), ("c", "k"), ("le$", "el"),
    ("(?<=[aeiou])([^aeiou])e$", r"\1"), ("ai|ay|ei|ey", "e"), ("ea|ee|ie|y", "i"),
    ("oa|ow|oe|au|aw", "o"), ("oo|ou|ew|ue|ui", "u"), ("(?:[aeiou]r|re)$", "er"),
)  # fmt: skip
_GERMAN = (
    ("sch", "S"), ("ch", "x"), ("ph", "f"), ("th", "t"), ("^v", "f"), ("v", "w"), ("ck", "k"),
    ("qu", "kw"), ("tz|z", "ts"), ("c", "k"), ("x", "ks"), ("ß", "s"), ("ieh|ie|ih", "i"),
    ("(?<=[aeiouäöü])h", ""), ("ä", "e"), ("ö", "e"), ("ü|y", "i"), ("ei|ai|ey|ay", "I"),
    ("eu|oi", "I"), ("er$", "a"),
)  # fmt: skip
_FRENCH = (
    ("œu|eu|œ", "e"), ("[èéêë]", "e"), ("ç", "s"), ("c(?=[eiyéèê])", "s"), ("ch", "S"), ("ph", "f"),
    ("th", "t"), ("qu?", "k"), ("gu(?=[eiéèê])", "K"), ("g(?=[eiyéèê])", "j"), ("c", "k"),
    ("x$", ""), ("x", "ks"), ("eau|au", "o"), ("[âà]", "a"), ("[îï]", "i"), ("ô", "o"),
    ("[ûù]", "u"), ("oi", "wa"), ("ou", "U"), ("(?:aill|eill|ill)e?$", "I"), ("gn", "n"),
    ("(?:ein|ain|in|un|im|aim|yn|ym)(?![aeiou])", "N"), ("(?:en|an|em|am|on|om)(?![aeiou])", "O"),
    ("ai|ei", "e"), ("y", "i"), ("h", ""), ("(?:er|ez|et|e)$", "e"), ("[tdsp]$", ""), ("e$", ""),
)  # fmt: skip
_RULES = {"en": _ENGLISH, "de": _GERMAN, "fr": _FRENCH}


def key(lang: str, word: str) -> str:
    """The same for words that sound the same or nearly, more or less."""
    word = unicodedata.normalize("NFC", word)
    if lang == "ja":
        word = kana.short(kana.romaji(word))
    for pattern, sound in _RULES.get(lang, ()):
        word = re.sub(pattern, sound, word)
    return re.sub(r"(.)\1+", r"\1", word.translate(_VOICELESS))
