"""Chinese only: measure words, full-width marks, and the mistakes of the embedded voice.

espeak-ng's Mandarin voice reads most words well. It says 105 as 150 is said (一百五), 1005 as 1500
(一千五), 10000 as "ten thousands", 2个 as 二个, a lone 得 without its tone, and Latin letters in
English. `readings.tsv` mends that, and counts on 分 after every score.
"""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths
from tests.support.evening import evening
from tests.support.phonemes import phonemes
from tests.support.speaker import kept, speaker, statistics

LANG = "zh-Hans"
READ = readings.load(paths.readings(LANG))
CATALOGUES = sorted((paths.locale() / LANG).glob("*.ftl"))
HAN = "\u4e00-\u9fff"
NAMES = re.compile(r"FUNE|Dice4Fun|Farkle|Fonnjo Foon|Shift|Ctrl|Esc|Home|End|Tab|audiodice", re.I)
DIGITS = "零一二三四五六七八九"
words = partial(speaker, LANG)


@cache
def heard(game: str, verbosity: str) -> tuple[str, ...]:
    return tuple(sorted(set(evening(LANG, game, verbosity))))


def as_read(espeak: Espeak, text: str) -> str:
    return phonemes(espeak, LANG, READ(text))


def said(game: str, key: str, seat: int | None = None, **fields: Any) -> str:
    return words(game).say(Event(key, seat, fields))


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_evening_is_chinese_and_readable_for_the_embedded_voice(
    espeak: Espeak, game: str, verbosity: str
) -> None:
    for line in heard(game, verbosity):
        bare = NAMES.sub("", line).replace("计分表. ", "")  # ui/play/score_sheet.py joins these
        assert not re.search(r"[A-Za-z]{2}|[{}_$]", bare), line  # no English, no placeholder
        assert not re.search(r"[,.;:!?](?!\d)", bare), line  # no half-width mark
        assert not re.search(r"[，。；：！？、]{2}", line.replace("？：", "")), line
        assert "(en)" not in as_read(espeak, line), f"{line} -> {READ(line)}"


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_every_score_is_followed_by_its_word(game: str, verbosity: str) -> None:
    for line in heard(game, verbosity):
        # What readings.tsv leaves in digits is what the voice reads well.
        for number in re.findall(r"(?<![\d.])\d{3,}", READ(line)):
            assert not misread(int(number)), f"{line} -> {READ(line)}"


def test_no_catalogue_has_half_width_marks_after_a_character() -> None:
    for path in CATALOGUES:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.startswith("#"):
                continue
            assert not re.search(rf"[{HAN}}}] ?[,.;:!?()](?!\w)", line), f"{path.name}:{number}"


def test_no_word_ends_in_a_retroflex_that_the_voice_spells_out() -> None:
    assert not [path.name for path in CATALOGUES if "儿" in path.read_text("utf-8")]


def spelled(number: int) -> str:
    """A number below 100,000 in Chinese characters, as it is said."""
    myriads, rest = divmod(number, 10_000)
    text = _below_myriad(rest) if rest else ""
    if myriads:
        text = f"{_below_myriad(myriads)}万{'零' if 0 < rest < 1000 else ''}{text}"
    return (text or DIGITS[0]).removeprefix("一") if 10 <= number < 20 else text or DIGITS[0]


def misread(number: int) -> bool:
    """Whether the voice alone leaves out a 零 or 一, or counts thousands instead of myriads."""
    hundreds, rest = divmod(number % 1000, 100)
    lost = rest and (rest < 10 or not hundreds or rest < 20)
    return number >= 10_000 or (number > 100 and bool(lost))


def _below_myriad(number: int) -> str:
    text = ""
    for place, unit in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, place)
        if digit:
            text += DIGITS[digit] + unit
        elif text and number and not text.endswith("零"):
            text += "零"
    return text


@pytest.mark.parametrize(
    "numbers",
    [range(1000), range(1000, 2000, 5), range(2000, 14_000, 50)],
    ids=["to 1000", "to 2000", "to 14000"],
)
def test_every_score_is_said_the_chinese_way(espeak: Espeak, numbers: range) -> None:
    wrong = [
        number
        for number in numbers
        if number % 10 != 2  # 2分 is 两分, and 12 has its own tone before 分
        and _syllables(as_read(espeak, f"{number}分"))
        != _syllables(phonemes(espeak, LANG, f"{spelled(number)}分"))
    ]
    assert wrong == []


def _syllables(told: str) -> str:
    """Without blanks, tones and the marks of rhythm: these depend on how words are grouped."""
    return re.sub(r"[\s\d-]|ɜ|ˌ|ˈ|̪", "", told)


@pytest.mark.parametrize("mark", "，、。；：？！")
def test_the_voice_pauses_at_every_full_width_mark(espeak: Espeak, mark: str) -> None:
    one, two = phonemes(espeak, LANG, "好"), phonemes(espeak, LANG, "五")
    assert phonemes(espeak, LANG, f"好{mark}五") == f"{one} | {two}"


@pytest.mark.parametrize("text", ["audiodice", "FUNE", "Dice4Fun", "Farkle", "Foon", "A"])
def test_names_and_letters_are_not_said_in_english(espeak: Espeak, text: str) -> None:
    assert "(en)" in phonemes(espeak, LANG, text)
    assert "(en)" not in as_read(espeak, text)


def test_every_letter_has_a_reading() -> None:
    letters = [chr(code) for start in "Aa" for code in range(ord(start), ord(start) + 26)]
    assert all(re.fullmatch(f"[{HAN}]+", READ(letter)) for letter in letters)


def test_number_has_a_measure_word_and_no_plural() -> None:
    for turns in (1, 2, 5, 21):
        assert said("farkle", "friends_missed", None, turns=turns).count(f"{turns}个回合") == 1


def test_decimal_is_followed_by_its_word() -> None:
    assert "12.5分" in words("fune").say(statistics())


def test_points_are_not_heard_as_another_die() -> None:
    told = words()
    told.commas = lambda: True
    event = kept(1, 5, 5, throws=3, points=20)
    assert re.match(r"\D+1、5、5[，；]20分", told.say(event))
    told.commas = bool
    assert "1 5 5，20分" in told.say(event)


def test_label_that_is_a_sentence_gets_no_second_full_stop() -> None:
    fields: dict[str, Any] = {"title": "甲", "label": "四点，空。", "place": 3, "count": 9}
    assert "。。" not in said("fune", "list_where", None, **fields)
