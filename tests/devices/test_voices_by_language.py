"""What espeak-ng makes of our languages, by its phonemes: numbers, keys, the end of a sentence.

Found: in German and French a space groups thousands, so "5 110" is one number: a mark or a word
must part a number of three digits from what is before it. A German number before a full stop stays
a number, where "480." might also be "480th", as long as no small letter follows. "2.5" is read
with a point, so decimals carry the language's own mark. "Strg" is spelled: keys are written out.
"""

from __future__ import annotations

import array
import ctypes
import re

import pytest

from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech import embedded, ladder
from audiodice.devices.speech.espeak import Espeak
from audiodice.storage import paths

_IPA = 2


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()


def phonemes(espeak: Espeak, lang: str, text: str) -> str:
    """How `text` is said, in IPA without stress; a clause a piece, " | " between."""
    espeak.select(lang)
    translate = espeak._lib.espeak_TextToPhonemes
    translate.restype = ctypes.c_char_p
    translate.argtypes = (ctypes.POINTER(ctypes.c_void_p), ctypes.c_int, ctypes.c_int)
    buffer = ctypes.create_string_buffer(text.encode())
    rest = ctypes.c_void_p(ctypes.addressof(buffer))
    clauses = []
    while rest.value:
        clauses.append((translate(ctypes.byref(rest), 1, _IPA) or b"").decode())
    return re.sub("[ˈˌ]", "", " | ".join(clauses))


@pytest.mark.parametrize(
    ("lang", "voice"),
    [("en", "en-us"), ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("fr", "fr"), ("ja", "ja")],
)
def test_a_language_has_its_voice(espeak: Espeak, lang: str, voice: str) -> None:
    assert espeak.select(lang) == voice


def test_every_language_there_is_has_a_voice_of_its_own(espeak: Espeak) -> None:
    for path in paths.locale().glob("*/common.ftl"):
        lang = path.parent.name
        assert espeak.select(lang).split("-")[0] == lang.split("-")[0]


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


DIGITS = {
    "en": ("wʌn", "wʌn", "faɪv", "tuː", "θɹiː"),
    "de": ("aɪns", "aɪns", "fʏnf", "tsvaɪ", "dɾaɪ"),
    "fr": ("œ̃", "œ̃", "sɛ̃k", "dø", "tʁwa"),
}


@pytest.mark.parametrize("lang", DIGITS)
def test_dice_are_said_digit_by_digit(espeak: Espeak, lang: str) -> None:
    assert phonemes(espeak, lang, "1 1 5 2 3.") == " ".join(DIGITS[lang])


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 1005, "wʌn θaʊzənd faɪv"),
        ("de", 1005, "aɪn taʊzənt fʏnf"),
        ("fr", 1005, "mil sɛ̃k"),
        ("de", 480, "fiːɾhʊndɜt axtsɪç"),
        ("fr", 480, "katʁsɑ̃ katʁəvɛ̃"),
        ("de", 21, "aɪn ʊnttsvantsɪç"),
        ("fr", 71, "swasɑ̃teɔ̃z"),
    ],
)
def test_a_score_is_said_as_one_number(espeak: Espeak, lang: str, number: int, said: str) -> None:
    assert phonemes(espeak, lang, str(number)) == said


@pytest.mark.parametrize("text", ["480.", "480. Bo.", "65 gesichert, 480. Du bist dran."])
def test_a_german_number_before_a_full_stop_is_no_ordinal(espeak: Espeak, text: str) -> None:
    said = phonemes(espeak, "de", text)
    assert "axtsɪç" in said
    assert "axtsɪçst" not in said


def test_a_small_letter_after_it_makes_it_one(espeak: Espeak) -> None:
    assert "axtsɪçst" in phonemes(espeak, "de", "480. du")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_number_joins_three_digits_after_a_space_but_not_after_a_comma(
    espeak: Espeak, lang: str
) -> None:
    assert phonemes(espeak, lang, "5 110") == phonemes(espeak, lang, "5110")
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


@pytest.mark.parametrize(
    ("lang", "row"),
    [("de", "1 1 5 2 3 4 6"), ("fr", "1 1 5 2 3 4 6"), ("ja", "いち いち ご に さん よん ろく")],
)
def test_dice_take_about_as_long_in_every_language(espeak: Espeak, lang: str, row: str) -> None:
    english = seconds(espeak, "en", "1 1 5 2 3 4 6")
    assert seconds(espeak, lang, row) == pytest.approx(english, rel=0.15)
