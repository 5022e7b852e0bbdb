"""Turns written forms into readings (in Japanese: kana) for a voice that does not know them.

espeak-ng's Japanese voice reads kana well, but it says "Chinese letter" for a kanji, spells Latin
words, shortens 10 to "ju", and reads the particles は and へ as they are written. Such a language
has a table, `readings.tsv`: written form, tab, reading. A form that begins with 〇 is a counter:
it follows any number and changes its sound, as 6 + こ is ろっこ. The longest form wins. Text that
is not in the table, such as a player's name, is not changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property

from audiodice.present.catalogue import CatalogueError, text_of
from audiodice.present.texts import Texts

_ANY_NUMBER = "〇"
_DIGITS = ("ぜろ", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
_UNITS = ((1000, "せん"), (100, "ひゃく"), (10, "じゅう"))
_IRREGULAR = {
    300: "さんびゃく", 600: "ろっぴゃく", 800: "はっぴゃく", 3000: "さんぜん", 8000: "はっせん",
}  # fmt: skip
_MOST = 10**8
# The end of a number, its short form, and the first kana of the counters that shorten it.
_SHORTENED = (
    ("いち", "いっ", "かきくけこさしすせそたちつてとふぱぴぷぺぽ"),
    ("ろく", "ろっ", "かきくけこふぱぴぷぺぽ"),
    ("はち", "はっ", "かきくけこさしすせそたちつてとふぱぴぷぺぽ"),
    ("じゅう", "じゅっ", "かきくけこさしすせそたちつてとふぱぴぷぺぽ"),
    ("ひゃく", "ひゃっ", "かきくけこふぱぴぷぺぽ"),
)
# How a counter begins after a short form or ん: ふん becomes さんぷん, ろっぷん.
_HARDENED = {"ふ": "ぷ"}
_PARTICLES = {"は": "わ", "へ": "え"}
_HIRAGANA = re.compile(r"[ぁ-ん]")
_APART = re.compile(r"[\s、。！？!?.,「」()]")


class Readings:
    """One table. Calling it turns a text into the text for the voice."""

    def __init__(self, table: Mapping[str, str]) -> None:
        """`table` has the reading of each written form; counters begin with 〇."""
        self._words = {form: kana for form, kana in table.items() if form[0] != _ANY_NUMBER}
        self._counters = {form[1:]: kana for form, kana in table.items() if form[0] == _ANY_NUMBER}

    def __call__(self, text: str) -> str:
        """The text in kana, with spaces between words, because the voice stresses each word."""
        return self._pattern.sub(self._read, text)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """Compiled when our own voice first speaks, not at the start."""
        # A table without counters is for a voice that reads numbers well (German).
        number = r"\d+(?:\.\d+)?" if self._counters else r"(?!)"
        return re.compile(
            f"(?:(?P<word>{_longest_first(self._words)})"
            rf"|(?P<number>{number})(?P<counter>{_longest_first(self._counters)})?"
            r"|(?P<katakana>[ァ-ヴー]+))(?P<particle>[はへ])?"
        )

    def _read(self, found: re.Match[str]) -> str:
        if number := found["number"]:
            read = counted(number, self._counters.get(found["counter"] or "", ""))
        else:
            read = found["katakana"] or self._words[found["word"]]
        read += _PARTICLES.get(found["particle"], "")
        before = found.string[: found.start()][-1:]
        joined = not before or _APART.match(before) or _HIRAGANA.match(found[0])
        return read if joined else f" {read}"


def load(path: Texts) -> Callable[[str], str]:
    """The readings in a file; without a file texts are not changed. Raises CatalogueError."""
    if not path.exists():
        return str
    table = {}
    for number, line in enumerate(text_of(path).splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        form, tab, kana = line.partition("\t")
        if not (form.removeprefix(_ANY_NUMBER) and tab and kana) or form in table:
            raise CatalogueError(f"{path}, line {number}: not a form, a tab and its reading, once")
        table[form] = kana
    return Readings(table)


def counted(number: str, counter: str = "") -> str:
    """A number in digits with its counter, in kana: ("6", "こ") is ろっこ."""
    whole, point, rest = number.partition(".")
    read = _integer(whole)
    if point:
        read = "れい" if read == _DIGITS[0] else read
        return f"{read}てん{_one_by_one(rest)}{counter}"
    for end, short, before in _SHORTENED:
        if counter and counter[0] in before and read.endswith(end):
            read = read.removesuffix(end) + short
            break
    if read.endswith(("っ", "ん")):
        counter = _HARDENED.get(counter[:1], counter[:1]) + counter[1:]
    return read + counter


def _integer(digits: str) -> str:
    if (len(digits) > 1 and digits[0] == "0") or int(digits) >= _MOST:
        return _one_by_one(digits)  # not an amount, but part of a file name or a version
    number = int(digits)
    if number == 0:
        return _DIGITS[0]
    myriads, rest = divmod(number, 10_000)
    return (f"{_below_myriad(myriads)}まん" if myriads else "") + _below_myriad(rest)


def _below_myriad(number: int) -> str:
    read = ""
    for unit, name in _UNITS:
        count, number = divmod(number, unit)
        if count:
            read += _IRREGULAR.get(count * unit, (_DIGITS[count] if count > 1 else "") + name)
    return read + (_DIGITS[number] if number else "")


def _one_by_one(digits: str) -> str:
    return "".join(_DIGITS[int(digit)] for digit in digits)


def _longest_first(forms: Mapping[str, str]) -> str:
    """A pattern for all forms. A digit or Latin letter at an edge must be the edge of a word."""
    parts = []
    for form in sorted(forms, key=len, reverse=True):
        head = r"(?<![\d.])" if form[0].isdigit() else _no_latin("<", form[0])
        parts.append(head + re.escape(form) + _no_latin("", form[-1]))
    return "|".join(parts) or r"(?!)"


def _no_latin(side: str, edge: str) -> str:
    latin = edge.isascii() and edge.isalpha()
    return rf"(?{side}![A-Za-z])" if latin else ""
