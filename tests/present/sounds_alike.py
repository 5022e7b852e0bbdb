"""Words that sound alike over a telephone, roughly, get the same key.

A key folds what a bad line hides (voiced and voiceless, m and n, long and short) and what a
language writes in more than one way. It is coarse on purpose: it may give different words one key.
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
_SPANISH = (
    ("ch", "C"), ("ll", "y"), ("h", ""), ("qu(?=[eiéí])", "k"), ("gu(?=[eiéí])", "g"), ("x", "ks"),
    ("g(?=[eiéí])|j", "x"), ("c(?=[eiéí])", "s"), ("c", "k"), ("á", "a"), ("é", "e"), ("í", "i"),
    ("ó", "o"), ("[úü]", "u"), ("ñ", "n"), ("v", "b"), ("[dns]$", ""),
)  # fmt: skip
_PORTUGUESE = (
    ("ch", "S"), ("lh", "l"), ("nh", "n"), ("^h", ""), ("qu(?=[eiéêí])", "k"), ("x", "S"),
    ("gu(?=[eiéêí])", "K"), ("g(?=[eiéêí])", "j"), ("c(?=[eiéêí])|ç", "s"), ("c", "k"),
    ("[áâã]", "a"), ("[éê]", "e"), ("í", "i"), ("[óôõ]", "o"), ("ú", "u"), ("ou", "o"),
    ("ei", "e"), ("l(?![aeiou])", "u"), ("[mrsz]$", ""), ("e$", "i"), ("o$", "u"),
)  # fmt: skip
_ITALIAN = (
    ("sc(?=[ei])", "S"), ("c(?=[eièéì])", "C"), ("g(?=[eièéì])", "j"), ("gli", "li"), ("gn", "n"),
    ("h", ""), ("qu|cu(?=[aeio])", "kw"), ("c", "k"), ("(?<=[CSj])i(?=[aeou])", ""), ("à", "a"),
    ("[èé]", "e"), ("ì", "i"), ("ò", "o"), ("ù", "u"), ("z", "ts"),
)  # fmt: skip
_DUTCH = (
    ("sch", "sx"), ("ch|g", "x"), ("th", "t"), ("ph", "f"), ("ck", "k"), ("qu", "kw"), ("sj", "S"),
    ("tj", "C"), ("c(?=[eiy])", "s"), ("c", "k"), ("x", "ks"), ("[ëé]", "e"), ("ï", "i"),
    ("ö", "o"), ("ij|ei|y", "I"), ("ou|au", "O"), ("ie", "i"), ("oe", "U"), ("v", "f"), ("z", "s"),
    ("en$", "e"),
)  # fmt: skip
_POLISH = (
    ("rz|ż|ź|sz|ś|si(?=[aeouąęó])", "s"), ("dz|dż|dź|cz|ć|ci(?=[aeouąęó])|c(?!h)", "C"),
    ("ch", "h"), ("ą", "on"), ("ę", "en"), ("ó", "u"), ("ł|w(?=[ou])", "w"),
    ("ń|ni(?=[aeouąęó])", "n"), ("[yj]", "i"), ("w", "f"),
)  # fmt: skip
_TURKISH = (
    ("ğ", ""), ("ç", "c"), ("ş", "s"), ("j", "c"), ("ı", "i"), ("ö", "o"), ("ü", "u"),
    ("[âa]", "a"), ("h", ""), ("y(?![aeiou])", ""),
)  # fmt: skip
_RUSSIAN = (
    ("ё", "e"), ("э", "e"), ("ы", "и"), ("й", "и"), ("[ьъ]", ""), ("ться|тся", "ца"), ("о", "а"),
    ("я", "а"), ("ю", "у"), ("е(?!$)", "и"), ("б", "п"), ("в", "ф"), ("г", "к"), ("д", "т"),
    ("ж", "ш"), ("з", "с"), ("[щч]", "ш"), ("м", "н"), ("тс", "ц"), ("стн", "сн"),
)  # fmt: skip
_PINYIN = (
    ("zh", "z"), ("ch", "c"), ("sh", "s"), ("ng", "n"), ("^l|(?<=[aeiounr])l(?=[aeiouü])", "n"),
    ("ü", "u"),
)  # fmt: skip
"""Many people in the south of China do not distinguish z from zh, n from ng or n from l."""
_RULES = {
    "de": _GERMAN,
    "en": _ENGLISH,
    "es": _SPANISH,
    "fr": _FRENCH,
    "it": _ITALIAN,
    "nl": _DUTCH,
    "pl": _POLISH,
    "pt-BR": _PORTUGUESE,
    "ru": _RUSSIAN,
    "tr": _TURKISH,
    "zh-Hans": _PINYIN,
}


def key(lang: str, word: str) -> str:
    """The key of a word: words that sound alike or nearly alike have the same."""
    word = unicodedata.normalize("NFC", word)
    if lang == "ja":
        word = kana.short(kana.romaji(word))
    for pattern, sound in _RULES.get(lang, ()):
        word = re.sub(pattern, sound, word)
    return re.sub(r"(.)\1+", r"\1", word.translate(_VOICELESS))
