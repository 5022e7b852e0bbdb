"""The code of a shared table: five words that are read aloud, and typed by their first letters.

Each language has its list of 2,048 words (`locale/LANG/code-words.txt`), so a code has 55 bits. All
words of a code are from one list, whatever languages the guests speak. A Chinese word is followed
by its reading, which may be typed, too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from audiodice.present import kana
from audiodice.present.catalogue import CatalogueError, text_of
from audiodice.present.texts import Texts
from audiodice.present.words import languages

WORDS = 5
FILE = "code-words.txt"
_STAND_IN = "en"
_BITS = 11  # of a word
_LONGEST = 400  # characters of a typed code; a real one has fewer than 80
_SLIPS = 2  # letters that may be wrong after the first ones
_LATIN = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ł": "l", "ı": "i", "’": "'"})
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_VOICED = "\u3099\u309a"  # the marks that make か to が and は to ぱ
_CYRILLIC = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэ", "abvgdeziyklmnoprstufhye", strict=True))
    | {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya"}
    | {"ё": "e", "ъ": "", "ь": ""}
)
"""For friends whose keyboard has no Russian letters."""
# Chinese is written without spaces, and its words here have two characters.
_TYPED_WORD = re.compile(r"[一-鿿]{2}|[^\W\d_]+(?:'[^\W\d_]+)*")
_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヴ"))}


@dataclass(frozen=True, slots=True)
class Code:
    """The code of a table."""

    lang: str
    words: tuple[str, ...]

    @property
    def text(self) -> str:
        """The text from which the key is derived: lower case, NFC, "-" between the words."""
        return "-".join(self.words)


@dataclass(frozen=True, slots=True)
class WrongCount:
    """The number of words typed is not that of a code."""

    count: int


@dataclass(frozen=True, slots=True)
class UnknownWord:
    """A typed word is not in the list that has most of the others."""

    number: int
    """Its place among the typed words, from 1."""
    typed: str
    nearest: str
    """The most similar word of the list."""


class WordList:
    """The words of one language, and how typed text finds them."""

    def __init__(self, lang: str, words: Mapping[str, str] | Sequence[str]) -> None:
        """`words` are in lower case and NFC, in Chinese with their readings."""
        self.lang = lang
        self.words = tuple(words)
        self._readings = words if isinstance(words, Mapping) else {}
        self._enough = 3 if lang == "ja" else 4

    def complete(self, prefix: str) -> tuple[str, ...]:
        begun = _folded(prefix)
        typed = (begun, kana.by_rows(begun)) if self.lang == "ja" else (begun,)
        found = {word for one, word in self._spelled.items() if begun and one.startswith(typed)}
        return tuple(word for word in self.words if word in found)

    def exact(self, typed: str) -> str | None:
        """The word that is typed in full, with its accents or without."""
        return self._spelled.get(_folded(typed))

    def find(self, typed: str) -> str | None:
        """The word that is typed in full, or so far that only one word fits."""
        folded = _folded(typed)
        if word := self._spelled.get(folded) or self._as_romaji(folded):
            return word
        begun = self.complete(typed)
        if len(begun) == 1:
            return begun[0]
        # The first letters decide if the rest has only a slip or two.
        meant = self.complete(folded[: self._enough]) if len(folded) > self._enough else ()
        return meant[0] if len(meant) == 1 and self._away(folded, meant[0]) <= _SLIPS else None

    def nearest(self, typed: str) -> str:
        folded = _folded(typed)[:16]
        return min(self.words, key=lambda word: self._away(folded, word))

    def _away(self, folded: str, word: str) -> int:
        return min(_distance(folded, one) for one in self.spellings(word))

    def spellings(self, word: str) -> set[str]:
        """All ways to type a word, folded."""
        if self.lang == "ja":
            return {word, kana.romaji(word), kana.hepburn(word)}
        if read := self._readings.get(word):
            return {word, _folded(read), read.replace("ü", "v")}
        spelled = word.translate(_CYRILLIC if self.lang == "ru" else _UMLAUTS)
        return {_folded(word), _folded(spelled)}

    @cached_property
    def _spelled(self) -> dict[str, str]:
        return {one: word for word in self.words for one in self.spellings(word)}

    def _as_romaji(self, folded: str) -> str | None:
        return self._short.get(kana.short(kana.by_rows(folded))) if self.lang == "ja" else None

    @cached_property
    def _short(self) -> dict[str, str]:
        return {kana.short(kana.romaji(word)): word for word in self.words}


@cache
def words(locale: Texts, lang: str) -> WordList:
    """The list of a language, read once; raises CatalogueError if it is missing or incomplete."""
    path = locale / lang / FILE
    read: dict[str, str] = {}
    for line in text_of(path).splitlines():
        word, _, reading = line.partition(" ")
        read[word] = reading
    if len(read) != 2**_BITS:
        raise CatalogueError(f"{path}: not {2**_BITS} words, each once")
    return WordList(lang, read)


def all_words(locale: Texts, lang: str) -> tuple[WordList, ...]:
    """All lists: that of the player's language first, or English if it has none."""
    there = [one for one in languages(locale) if (locale / one / FILE).is_file()]
    there.sort(key=lambda one: (one != lang, one != _STAND_IN))
    return tuple(words(locale, one) for one in there)


def new_code(words: WordList, chance: Callable[[int], bytes]) -> Code:
    """A new code; `chance` returns a number of random bytes. All 2**55 codes are equally likely."""
    number = int.from_bytes(chance((WORDS * _BITS + 7) // 8), "big")
    digits = [number >> _BITS * place & 2**_BITS - 1 for place in range(WORDS)]
    return Code(words.lang, tuple(words.words[digit] for digit in digits))


def complete(prefix: str, lists: Sequence[WordList]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for one in lists for word in one.complete(prefix)))


def parse(text: str, lists: Sequence[WordList]) -> Code | WrongCount | UnknownWord:
    """The code in typed or pasted text, from the list that has most of its words."""
    typed = _TYPED_WORD.findall(unicodedata.normalize("NFC", text[:_LONGEST]).replace("’", "'"))
    if len(typed) != WORDS:
        return WrongCount(len(typed))
    found = {one: [one.find(word) for word in typed] for one in lists}

    def fits(one: WordList) -> tuple[int, bool]:
        # One list's whole word may begin a word of another: so all must be whole to decide.
        return sum(map(bool, found[one])), all(map(one.exact, typed))

    best = max(lists, key=fits)
    known = [word for word in found[best] if word]
    if len(known) == WORDS:
        return Code(best.lang, tuple(known))
    at = found[best].index(None)
    return UnknownWord(at + 1, typed[at], best.nearest(typed[at]))


def _folded(text: str) -> str:
    """The text without case and accents; katakana as hiragana, which keep their marks."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(_LATIN)
    apart = unicodedata.normalize("NFD", text.translate(_KATAKANA))
    bare = "".join(c for c in apart if not unicodedata.combining(c) or c in _VOICED)
    return unicodedata.normalize("NFC", bare)


def _distance(one: str, other: str) -> int:
    """The edit distance: letters inserted, deleted, changed, or swapped with the next."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        last, row = row, [i]
        for j, b in enumerate(other, start=1):
            cost = min(last[j] + 1, row[-1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before = last
    return row[-1]
