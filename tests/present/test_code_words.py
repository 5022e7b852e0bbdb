"""The lists of code words: the rules that keep each word distinct from all others by ear."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice.devices.speech.espeak import Espeak
from audiodice.present import code_words, kana
from audiodice.present.catalogue import CatalogueError
from audiodice.present.code_words import Code, UnknownWord, WordList, WrongCount
from audiodice.storage import paths
from tests.present import sounds_alike
from tests.support import languages
from tests.support.phonemes import sounds

LANGS = sorted(path.parent.name for path in paths.locale().glob(f"*/{code_words.FILE}"))
LETTERS = {
    "de": "a-zäöüß",
    "es": "a-záéíñóúü",
    "fr": "a-zàâçéèêëîïôœùûü",
    "it": "a-zàèéìòù",
    "pl": "a-ząćęłńóśźż",
    "ru": "а-яё",
    "tr": "a-zâçğıöşü",
}
FORM = {lang: f"[{LETTERS.get(lang, 'a-z')}]{{4,8}}" for lang in LANGS}
FORM |= {"ja": "[あ-ろわん]{3,5}", "zh-Hans": "[一-鿿]{2}"}
LISTS = {lang: code_words.words(paths.locale(), lang) for lang in LANGS}


def first_letters(lang: str, word: str) -> set[str]:
    """The letters that are enough to type, for each spelling of an umlaut."""
    if lang == "ja":
        return {word[:3]}
    spelled = WordList(lang, [word]).spellings(word)
    if lang == "ru":
        return {one[:4] for one in spelled if not one.isascii()}
    return {one[:4] for one in spelled}


def bare(lang: str, word: str) -> str:
    """The letters of a word without accents; for a Chinese word, those of its reading."""
    return sorted(LISTS[lang].spellings(word))[0] if lang == "zh-Hans" else code_words._folded(word)


def shared(words: Iterable[str], keys: Callable[[str], Iterable[object]]) -> list[list[str]]:
    """The words that share a key."""
    groups: dict[object, set[str]] = defaultdict(set)
    for word in words:
        for key in keys(word):
            groups[key].add(word)
    return sorted(sorted(group) for group in groups.values() if len(group) > 1)


def one_sound_apart(said: dict[str, tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The pairs of words that differ by one changed or added sound."""
    groups: dict[object, set[str]] = defaultdict(set)
    for word, heard in said.items():
        for at in range(len(heard) + 1):
            groups[heard[:at], heard[at:]].add(word)
            groups[heard[:at], heard[at + 1 :]].add(word)
    pairs = {pair for group in groups.values() for pair in combinations(sorted(group), 2)}
    return sorted(pair for pair in pairs if nearly(*(said[word] for word in pair)))


def nearly(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    short, long = sorted((one, other), key=len)
    at = next((i for i, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    return long[at + 1 :] == short[at + (len(short) == len(long)) :]


def test_all_languages_but_new_ones_have_a_list() -> None:
    """A new language may lack one."""
    first = {"de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt-BR", "ru", "tr", "zh-Hans"}
    assert first <= {*LANGS} <= {*languages.LANGS}


def test_language_without_a_list_draws_english_words() -> None:
    english = code_words.all_words(paths.locale(), "en")
    assert code_words.all_words(paths.locale(), "xx") == english


@pytest.mark.parametrize("lang", LANGS)
def test_list_has_2048_sorted_words_in_the_letters_of_its_language(lang: str) -> None:
    text = (paths.locale() / lang / code_words.FILE).read_text("utf-8")
    found = [line.partition(" ")[0] for line in text.splitlines()]
    assert found == sorted(set(found))
    assert len(found) == 2048
    assert text == unicodedata.normalize("NFC", text)
    assert [word for word in found if not re.fullmatch(FORM[lang], word)] == []


@pytest.mark.parametrize("lang", sorted({*LANGS} - {"zh-Hans"}))
def test_first_letters_identify_one_word(lang: str) -> None:
    assert shared(LISTS[lang].words, lambda word: first_letters(lang, word)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_words_sound_nearly_the_same(lang: str) -> None:
    read = {bare(lang, word) if lang == "zh-Hans" else word for word in LISTS[lang].words}
    assert len(read) == 2048
    assert shared(read, lambda word: [sounds_alike.key(lang, word)]) == []


@pytest.mark.parametrize("lang", LANGS)
def test_words_of_one_length_and_first_letter_differ_in_two_letters(lang: str) -> None:
    def but_one(word: str) -> Iterable[object]:
        letters = bare(lang, word)
        return [(len(letters), letters[:at], letters[at + 1 :]) for at in range(1, len(letters))]

    assert shared(LISTS[lang].words, but_one) == []


@pytest.mark.parametrize("lang", LANGS)
def test_words_differ_by_two_sounds_of_the_embedded_voice(lang: str) -> None:
    voice = Espeak()
    said = {word: sounds(voice, lang, word) for word in LISTS[lang].words}
    assert [word for word, heard in said.items() if len(heard) < 2] == []
    assert one_sound_apart(said) == []


def test_rules_find_forbidden_code() -> None:
    assert shared(["cabin", "cabinet"], lambda word: first_letters("en", word))
    assert shared(["müll", "muelle"], lambda word: first_letters("de", word))
    assert sounds_alike.key("en", "knight") == sounds_alike.key("en", "night")
    assert sounds_alike.key("de", "rad") == sounds_alike.key("de", "rat")
    assert sounds_alike.key("fr", "maître") == sounds_alike.key("fr", "mètre")
    assert sounds_alike.key("ja", "かぎ") == sounds_alike.key("ja", "かき")
    said = {"cat": ("k", "a", "t"), "cap": ("k", "a", "p"), "cast": ("k", "a", "s", "t")}
    assert one_sound_apart(said) == [("cap", "cat"), ("cast", "cat")]


def test_romaji_without_long_vowels_names_one_word() -> None:
    assert shared(LISTS["ja"].words, lambda word: [kana.short(kana.romaji(word))]) == []


EN = WordList("en", ["apple", "cactus", "bridge", "lemon", "river", "zebra"])
DE = WordList("de", ["brücke", "apfel", "größe", "lemming", "zebra", "fluss"])
FR = WordList("fr", ["cœur", "forêt", "garçon", "hibou", "pêche", "zèbre"])
JA = WordList("ja", ["さくら", "しつもん", "とうきょう", "ざっし", "さんぽ", "こんや"])
PL = WordList("pl", ["łódka", "żaba", "ślimak", "ćma", "góra", "jeż"])
RU = WordList("ru", ["ёлка", "чайник", "йогурт", "щука", "жук", "яблоко"])
TR = WordList("tr", ["ışık", "ağaç", "şeker", "çiçek", "irmik", "yıldız"])
ZH = WordList(
    "zh-Hans",
    {"苹果": "pingguo", "老鼠": "laoshu", "绿色": "lüse", "云朵": "yunduo", "女儿": "nüer"},
)
ALL = (EN, DE, FR, JA, PL, RU, TR, ZH)


@pytest.mark.parametrize(
    ("text", "lang", "words"),
    [
        ("apple-bridge-lemon-river-zebra", "en", "apple bridge lemon river zebra"),
        (" Apple, BRIDGE;lemon\nriver  zebra. ", "en", "apple bridge lemon river zebra"),
        ("1. appl 2. brid 3. lemo 4. rive 5. zebr", "en", "apple bridge lemon river zebra"),
        ("a b l r z", "en", "apple bridge lemon river zebra"),
        ("appel bridgge lemno rivet zebras", "en", ""),
        ("apple bridgge lemon rivet zebras", "en", "apple bridge lemon river zebra"),
        ("brücke größe apfel fluss zebra", "de", "brücke größe apfel fluss zebra"),
        ("bruecke groesse apfel fluß ZEBRA", "de", "brücke größe apfel fluss zebra"),
        ("brucke grosse apfe flus zebr", "de", "brücke größe apfel fluss zebra"),
        ("bru\u0308cke gro\u0308ße apfel fluss zebra", "de", "brücke größe apfel fluss zebra"),
        ("coeur foret garcon peche zebre", "fr", "cœur forêt garçon pêche zèbre"),
        ("CŒUR FORÊT GARÇON PÊCHE ZÈBRE", "fr", "cœur forêt garçon pêche zèbre"),
        (
            "さくら・しつもん、とうきょう ざっし さんぽ",
            "ja",
            "さくら しつもん とうきょう ざっし さんぽ",
        ),
        ("サクラ シツモン とうき ざっし さんぽ", "ja", "さくら しつもん とうきょう ざっし さんぽ"),
        ("sakura shitsumon toukyou zasshi sanpo", "ja", "さくら しつもん とうきょう ざっし さんぽ"),
        ("sakura situmon tōkyō zassi sampo", "ja", "さくら しつもん とうきょう ざっし さんぽ"),
        ("saku shitu tokyo zashi kon'ya", "ja", "さくら しつもん とうきょう ざっし こんや"),
        ("lodka ZABA Ślimak cma jez", "pl", "łódka żaba ślimak ćma jeż"),
        ("елка ЧАЙНИК иогу щука яблоко", "ru", "ёлка чайник йогурт щука яблоко"),
        ("elka chaynik yogurt shchuka yabloko", "ru", "ёлка чайник йогурт щука яблоко"),
        ("ışık AĞAÇ seker İRMİK yildiz", "tr", "ışık ağaç şeker irmik yıldız"),
        ("isik agac ŞEKER IRMIK YILDIZ", "tr", "ışık ağaç şeker irmik yıldız"),
        ("苹果老鼠绿色云朵女儿", "zh-Hans", "苹果 老鼠 绿色 云朵 女儿"),
        ("苹果-老鼠、绿色，云朵 女儿", "zh-Hans", "苹果 老鼠 绿色 云朵 女儿"),
        ("pingguo laoshu lvse yun nuer", "zh-Hans", "苹果 老鼠 绿色 云朵 女儿"),
        ("PING lao lü yunduo nüer", "zh-Hans", "苹果 老鼠 绿色 云朵 女儿"),
    ],
)
def test_code_is_read_in_any_spelling(text: str, lang: str, words: str) -> None:
    read = code_words.parse(text, ALL)
    if not words:
        assert isinstance(read, UnknownWord)
    else:
        assert read == Code(lang, tuple(words.split()))


def test_unknown_word_is_named_with_the_nearest_word() -> None:
    typed = "apple bridge lemming lemon river"
    assert code_words.parse(typed, ALL) == UnknownWord(3, "lemming", "lemon")
    typed = "apfel größe lemming flass zebra"
    assert code_words.parse(typed, ALL) == UnknownWord(4, "flass", "fluss")


@pytest.mark.parametrize(
    ("text", "count"), [("", 0), ("  -- ", 0), ("apple", 1), ("apple " * 6, 6), ("12345 ,.", 0)]
)
def test_a_code_has_five_words(text: str, count: int) -> None:
    assert code_words.parse(text, ALL) == WrongCount(count)


@given(st.text(max_size=60) | st.lists(st.text(max_size=9), min_size=5, max_size=5).map(" ".join))
def test_any_text_parses_to_a_code_or_a_problem(text: str) -> None:
    assert isinstance(code_words.parse(text, ALL), Code | WrongCount | UnknownWord)


def test_text_of_megabytes_is_answered_at_once() -> None:
    assert isinstance(code_words.parse("a " * 5_000_000, ALL), WrongCount)
    assert isinstance(code_words.parse("x" * 5_000_000, ALL), WrongCount)


def test_completion_puts_the_players_own_words_first() -> None:
    assert code_words.complete("Z", (DE, EN, FR, JA)) == ("zebra", "zèbre", "ざっし")
    assert code_words.complete("ap", (DE, EN)) == ("apfel", "apple")
    assert code_words.complete("shi", ALL) == code_words.complete("si", ALL) == ("しつもん",)
    assert code_words.complete("サ", ALL) == ("さくら", "さんぽ")
    assert code_words.complete("brue", ALL) == code_words.complete("BRÜ", ALL) == ("brücke",)
    assert code_words.complete("", ALL) == code_words.complete("qq", ALL) == ()


def test_codes_draw_all_words_equally_often() -> None:
    words = LISTS["en"]
    for digit in (0, 1, 2047):
        number = sum(digit << 11 * place for place in range(5))
        drawn = code_words.new_code(words, lambda n, number=number: number.to_bytes(n, "big"))  # type: ignore[misc]
        assert drawn == Code("en", (words.words[digit],) * 5)
    asked: list[int] = []
    code_words.new_code(words, lambda n: asked.append(n) or b"\xff" * n)  # type: ignore[func-returns-value]
    assert asked == [7]


@settings(max_examples=25)
@given(st.sampled_from(LANGS), st.binary(min_size=7, max_size=7))
def test_code_is_read_from_the_first_letters_of_its_words(lang: str, drawn: bytes) -> None:
    lists = code_words.all_words(paths.locale(), "en")
    code = code_words.new_code(LISTS[lang], lambda _: drawn)
    found = code_words.parse(code.text, lists)
    assert isinstance(found, Code)
    assert found.words == code.words  # each may stand in another language's list too
    enough = 3 if lang == "ja" else 4
    own = code_words.all_words(paths.locale(), lang)
    assert code_words.parse(" ".join(word[:enough] for word in code.words), own) == code
    if lang == "ja":
        assert code_words.parse(" ".join(map(kana.hepburn, code.words)), own[:1]) == code


def test_lists_begin_with_the_players_language_then_english() -> None:
    def order(lang: str) -> list[str]:
        return [one.lang for one in code_words.all_words(paths.locale(), lang)]

    assert order("fr") == ["fr", "en", *(lang for lang in LANGS if lang not in ("en", "fr"))]
    assert order("xx")[0] == "en"


def test_incomplete_list_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "xx"
    folder.mkdir()
    with pytest.raises(CatalogueError):
        code_words.words(tmp_path, "xx")
    (folder / code_words.FILE).write_text("one\ntwo\n", "utf-8")
    with pytest.raises(CatalogueError, match="2048"):
        code_words.words(tmp_path, "xx")
