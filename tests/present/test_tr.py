"""What is particular to Turkish: suffixes, numbers that would join, the letters i, its voice."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.casing import folded
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from audiodice.ui.key_names import spoken
from tests.support.evening import evening
from tests.support.phonemes import phonemes

NAMES = ("Sakine", "Sinan", "Selim", "Sevgi", "Rasim")
ENGLISH = r"\b(yes|no|the|of|your|you|and|is|are|with|in all|dice|rolls?|box|turn|kept|wins)\b"


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "tr")
    found.play(game, Listener(("Sen", "Bo"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Enter"
    return found


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_turkish_and_its_numbers_stand_alone(game: str, verbosity: str) -> None:
    said = evening("tr", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        # "2 100" (iki yüz) is heard as 200, "5 10" (beş on) is unclear: only dice stand in a row.
        assert not re.search(r"\d \d\d|\d\d \d", line), line
        assert not re.search(rf"[{{}}_]|{ENGLISH}", line), line
        # After a number a noun is singular.
        assert not re.search(r"\d (puan|zar|atış|hane|tur|seçenek)l[ae]r\b", line), line
        # Names and numbers that are put in take no suffix.
        assert not re.search(rf"\b({'|'.join(NAMES)}|\d+)['’]", line), line
        # Voices read "3. tur" as three turns, or end the sentence: ordinals are words.
        assert not re.search(r"\d\. [a-zçğıöşü]", line), line
        assert not re.search(r"(?:^|[.!?] )[a-zçğıöşü]", line), line


@pytest.mark.parametrize("game", games.names())
def test_no_suffix_follows_what_is_put_in(game: str) -> None:
    """Vowel harmony: a suffix would have to know how a name or a number ends."""
    for file in (f"{game}.ftl", "common.ftl", "friends.ftl", "help.ftl"):
        text = (paths.locale() / "tr" / file).read_text("utf-8")
        text = text.replace('{" "}', " ")
        assert re.findall(r"^[^#\n]*\}['’]?[a-zçğıöşü].*", text, re.M) == []


def test_a_question_does_not_follow_what_is_put_in() -> None:
    """mı, mi, mu, mü, and da, de: they go by the vowel before, too."""
    for path in (paths.locale() / "tr").glob("*.ftl"):
        assert re.findall(r"\} (?:m[ıiuü]|d[ae]|t[ae])\b", path.read_text("utf-8")) == [], path


@pytest.mark.parametrize(("number", "name"), [(2, "İkinci Bo"), (3, "Üçüncü Bo")])
def test_players_are_told_apart_before_the_name(number: int, name: str) -> None:
    """Not "Bo iki": with 100 points it would be heard as 200."""
    assert words().text("opponent-numbered", name="Bo", number=number) == name
    assert words().text("default-name", number=2).startswith("İkinci ")


@pytest.mark.parametrize(("left", "digits"), [(2, ["2"]), (1, ["1"]), (0, [])])
def test_one_and_many_have_the_same_noun(left: int, digits: list[str]) -> None:
    said = words("fune").say(Event("rolls_left", 0, {"over": False, "left": left, "throws": 2}))
    assert re.findall(r"\d", said) == digits
    assert "atış " in said.lower()


@pytest.mark.parametrize("faces", [(1,), (1, 5), (6, 6, 6)])
def test_what_is_kept_is_told_first(faces: tuple[int, ...]) -> None:
    event = Event(
        "kept", 0, {"faces": faces, "points": 15, "throws": 3, "at_stake": 15, "more": False}
    )
    dice = " ".join(map(str, faces))
    assert words().say(event) == f"{dice} tutuldu, 15 puan, 3 zar kaldı."


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "üç tane 1 ve tek 5"),
        ((("four", 4, 1), ("single", 1, 2)), "dört tane 4 ve iki tane 1"),
        ((("large_straight", 0, 1),), "büyük kent"),
        ((("two_triples", 0, 1),), "iki üçlü"),
    ],
)
def test_combinations_are_not_dice_in_a_row(
    combos: tuple[tuple[str, int, int], ...], said: str
) -> None:
    event = Event(
        "rolled", 0,
        {
            "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
            "combos": combos,
        },
    )  # fmt: skip
    assert folded(said) in folded(words().plain(event))


@pytest.mark.parametrize("face", range(1, 7))
def test_an_upper_box_is_no_number(face: int) -> None:
    box = ("ones", "twos", "threes", "fours", "fives", "sixes")[face - 1]
    event = Event("scored", 1, {"box": box, "points": 3 * face, "bonus": False, "total": 40})
    assert re.findall(r"\d+", words("fune", "brief").say(event)) == [str(3 * face)]


def test_a_dotted_i_keeps_its_dot_as_a_capital() -> None:
    podium = {"place": 2, "shared": False, "points": 135}
    assert words().say(Event("podium", 1, podium)).startswith("İkinci: ")
    assert words().say(Event("announced", 0, {"text": "ipucu"})) == "İpucu"
    assert words().say(Event("announced", 0, {"text": "ılık"})) == "Ilık"
    assert spoken(words(), "i") == "İ"
    assert folded("İpucu") == folded("ipucu") == folded("IPUCU")


def test_a_decimal_has_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_numbers_that_stand_together_would_be_one(espeak: Espeak) -> None:
    joined = phonemes(espeak, "tr", "2 100").replace(" ", "")
    assert joined == phonemes(espeak, "tr", "200") == "icijyz"
    assert phonemes(espeak, "tr", "2, 100") == "ici | jyz"
    assert phonemes(espeak, "tr", "1 1 5 2 3.") == "bir bir bɛʃ ici ytʃ"
    assert phonemes(espeak, "tr", "480. Sıra sende.") == "dœrtjyz seksɛn | sɯɾa sændɛ"
    assert phonemes(espeak, "tr", "2,5") == "ici virɡøl bɛʃ"


@pytest.mark.parametrize(
    ("written", "sounds"),
    [
        ("Dice4Fun", "dajs fɔr fan"),
        ("Audiodice", "aʊdjodajs"),
        ("Fonnjo Foon, 5", "fɔndʒɔ fʊn | bɛʃ"),
        ("Farkle", "farkɯɫ"),
        ("FUNE", "funɛ"),
        ("Escape", "ɪskɛjp"),
    ],
)
def test_names_and_keys_are_said_well(espeak: Espeak, written: str, sounds: str) -> None:
    read = readings.load(paths.readings("tr"))
    assert phonemes(espeak, "tr", read(written)) == sounds


def test_what_needs_no_reading_is_left_alone() -> None:
    read = readings.load(paths.readings("tr"))
    assert read("Sakine: 2 3 4 4 6 6, 110.") == "Sakine: 2 3 4 4 6 6, 110."
