"""What espeak-ng makes of our languages, by its phonemes: numbers, keys, the end of a sentence.

Found: in German and French a space groups thousands, so "5 110" is one number: a mark or a word
must part a number of three digits from what is before it. A German number before a full stop stays
a number, where "480." might also be "480th", as long as no small letter follows. "2.5" is read
with a point, so decimals carry the language's own mark. "Strg" is spelled: keys are written out.
"""

from __future__ import annotations

import array

import pytest

from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech import embedded, ladder
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.storage import paths
from tests.support.languages import LANGS, OTHERS, about
from tests.support.phonemes import phonemes


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_has_its_voice(espeak: Espeak, lang: str) -> None:
    voice = about(lang).voice
    assert [espeak.select(tag) for tag in (lang, *voice.tags)] == [voice.name] * (
        1 + len(voice.tags)
    )


def test_the_ladder_hands_the_language_to_the_embedded_voice(
    monkeypatch: pytest.MonkeyPatch, espeak: Espeak
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(espeak, "select", lambda lang, _: asked.append(lang))
    monkeypatch.setattr(Mixer, "voice", lambda *_, **__: True)
    monkeypatch.setattr(Mixer, "voice_busy", lambda _: True)
    voice = ladder.build("embedded", lang="de", mixer=Mixer(), write=print)[0]
    assert isinstance(voice, embedded.Embedded)
    monkeypatch.setattr(voice, "_make", lambda: espeak)
    voice.speak("Guten Tag.", False)
    assert asked == ["de"]


READ_AS_WRITTEN = [lang for lang in LANGS if about(lang).voice.digits]


@pytest.mark.parametrize("lang", READ_AS_WRITTEN)
def test_dice_are_said_digit_by_digit(espeak: Espeak, lang: str) -> None:
    digits = about(lang).voice.digits
    assert [phonemes(espeak, lang, str(face)) for face in range(1, 7)] == digits
    one, two, three, four, five, six = digits
    row = " ".join((one, one, five, two, three, four, six))
    assert phonemes(espeak, lang, "1 1 5 2 3 4 6.") == (about(lang).voice.row or row)


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [(lang, *pair) for lang in LANGS for pair in about(lang).voice.said.items()],
)
def test_a_number_is_said_as_it_is_meant(espeak: Espeak, lang: str, number: str, said: str) -> None:
    assert phonemes(espeak, lang, number) == said


@pytest.mark.parametrize("text", ["480.", "480. Bo.", "65 gesichert, 480. Du bist dran."])
def test_a_german_number_before_a_full_stop_is_no_ordinal(espeak: Espeak, text: str) -> None:
    said = phonemes(espeak, "de", text)
    assert "axtsɪç" in said
    assert "axtsɪçst" not in said


def test_a_small_letter_after_it_makes_it_one(espeak: Espeak) -> None:
    assert "axtsɪçst" in phonemes(espeak, "de", "480. du")


@pytest.mark.parametrize("lang", READ_AS_WRITTEN)
def test_a_number_may_join_three_digits_after_a_space_but_not_after_a_comma(
    espeak: Espeak, lang: str
) -> None:
    joined = phonemes(espeak, lang, "5 110") == phonemes(espeak, lang, "5110")
    assert joined == about(lang).voice.joins_thousands
    five, hundred = phonemes(espeak, lang, "5"), phonemes(espeak, lang, "110")
    assert phonemes(espeak, lang, "5, 110") == f"{five} | {hundred}"


def test_german_says_decimals_with_a_comma(espeak: Espeak) -> None:
    assert phonemes(espeak, "de", "2,5") == "tsvaɪ kɔmɑː fʏnf"
    assert "pʊŋkt" in phonemes(espeak, "de", "2.5")


def test_german_keys_are_words(espeak: Espeak) -> None:
    assert phonemes(espeak, "de", "Strg").startswith("ɛsteː")  # letter by letter
    assert phonemes(espeak, "de", "Steuerung").startswith("ʃt")


def seconds(espeak: Espeak, lang: str, text: str) -> float:
    espeak.select(lang)
    samples = array.array("h", espeak.render(text, rate=220, pitch=50, volume=1.0))
    sounding = [n for n, sample in enumerate(samples) if abs(sample) > 200]
    return (sounding[-1] - sounding[0]) / espeak.rate


@pytest.mark.parametrize("lang", OTHERS)
def test_dice_take_about_as_long_in_every_language(espeak: Espeak, lang: str) -> None:
    row = "1 1 5 2 3 4 6"
    read = readings.load(paths.readings(lang))
    assert seconds(espeak, lang, read(row)) == pytest.approx(seconds(espeak, "en", row), rel=0.15)
