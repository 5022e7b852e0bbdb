"""Rules for every language: numbers in sentences, names, a whole evening, and pronunciation.

The values are in `tests/languages/LANG.toml`; tests/support/languages.py says what each key means.
What needs more than a value is in `tests/present/test_LANG.py`.
"""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.translation import SOURCE
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths
from tests.support.each import each
from tests.support.evening import evening
from tests.support.languages import LANGS, about, english_words
from tests.support.phonemes import as_read
from tests.support.speaker import rolls_left, scored, speaker, statistics

LANGUAGES = pytest.mark.parametrize("lang", LANGS)


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
@LANGUAGES
def test_evening_is_in_its_language_with_separate_numbers(
    lang: str, game: str, verbosity: str
) -> None:
    said = evening(lang, game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        assert not re.search(r"[{}_$]", line), line
        # A voice or a screen reader may read "5 110" as 5110.
        assert not re.search(r"\d \d{3}", line), line
        assert lang == SOURCE or not english_words(line, lang), line
        assert [mistake for mistake in about(lang).never if re.search(mistake, line)] == [], line


@LANGUAGES
def test_players_of_the_same_name_are_distinguished(lang: str) -> None:
    words = speaker(lang)
    assert words.text("default-name", number=1) == about(lang).words.first
    assert words.text("opponent-numbered", name="Zoe", number=2) == about(lang).words.second


@each("left", [0, 1, 2])
@LANGUAGES
def test_zero_is_spelled_out_and_in_most_languages_one_is_too(lang: str, left: int) -> None:
    in_words = left == 0 or (left == 1 and about(lang).words.one_is_a_word)
    said = speaker(lang, "fune").say(rolls_left(left))
    assert re.findall(r"\d", said) == ([] if in_words else [str(left)])


@each("face", range(1, 7))
@LANGUAGES
def test_upper_box_is_not_named_by_a_number(lang: str, face: int) -> None:
    """It would be heard as part of the points, or as a die."""
    words = speaker(lang, "fune", "brief")
    box = [str(face)] if about(lang).words.digits_name_boxes else []
    for points in (3 * face, 18):
        assert re.findall(r"\d+", words.say(scored(face, points))) == [*box, str(points)]


@LANGUAGES
def test_a_decimal_has_the_mark_of_its_language(lang: str) -> None:
    said = speaker(lang).say(statistics())
    mark = about(lang).words.decimal
    assert f"12{mark}5" in said
    assert ("12.5" in said) == (mark == ".")


@pytest.mark.parametrize(
    ("lang", "written", "read"),
    [(lang, *pair) for lang in LANGS for pair in about(lang).voice.respelled.items()],
)
def test_text_is_respelled_for_the_embedded_voice(lang: str, written: str, read: str) -> None:
    assert readings.load(paths.readings(lang))(written) == read


@pytest.mark.parametrize(
    ("lang", "written", "heard"),
    [(lang, *pair) for lang in LANGS for pair in about(lang).voice.heard.items()],
)
def test_embedded_voice_pronounces_names_keys_and_loan_words(
    espeak: Espeak, lang: str, written: str, heard: str
) -> None:
    assert as_read(espeak, lang, written) == heard
