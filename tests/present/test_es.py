"""What is particular to Spanish: one of a thing, ¿ and ¡, gender that is not known, its voice."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from tests.support.evening import evening
from tests.support.phonemes import phonemes

# Spanish has "no" and "dice" (it says), so they are not among these.
ENGLISH = r"\b(yes|the|of|your|you|and|is|are|with|in all|roll|rolls|box|turn|keep|kept|wins)\b"


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "es")
    found.play(game, Listener(("Tú", "Bo"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Enter"
    return found


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_spanish_and_its_numbers_stand_alone(game: str, verbosity: str) -> None:
    said = evening("es", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        # A screen reader may read "5 110" as 5110.
        assert not re.search(r"\d \d{3}", line), line
        assert not re.search(rf"[{{}}_]|{ENGLISH}", line), line
        # "uno tirada", "uno dado": one of a thing is "una" or "un".
        assert not re.search(
            r"(?<!\d )\b1 (tiradas?|dados?|casillas?|turnos?|rondas?|puntos?|veces|vez|líneas?)\b",
            line,
        ), line
        # "quedan uno", "queda 3"
        assert not re.search(r"\bquedan 1[.,]|\bquedan un|\bqueda [2-9]", line), line
        # What opens with ¿ or ¡ closes, and a sentence begins with a capital after them too.
        assert not re.search(r"¿[^?]*$|¡[^!]*$", line), line
        if not {"typed", "erased"} & set(line.keys):  # those say what was typed
            assert not re.search(r"^[^¿]*\w\?|^[^¡]*\w!", line), line
        assert not re.search(r"(?:^|[.!?] )[¿¡]?[a-záéíóúñ]", line), line


def test_players_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe dos"
    assert words().text("default-name", number=1).endswith(" uno")


@pytest.mark.parametrize(
    ("left", "verb", "digits"), [(2, "Quedan", ["2"]), (1, "Queda", []), (0, "quedan", [])]
)
def test_one_and_none_are_words(left: int, verb: str, digits: list[str]) -> None:
    said = words("fune").say(Event("rolls_left", 0, {"over": False, "left": left, "throws": 2}))
    assert re.findall(r"\bqued\w+", said, re.I) == [verb]
    assert re.findall(r"\d", said) == digits


@pytest.mark.parametrize(
    ("faces", "throws", "participle", "left"),
    [
        ((1,), 5, "Guardado", "quedan 5"),
        ((1, 5), 4, "Guardados", "quedan 4"),
        ((1, 2, 2, 2, 5), 1, "Guardados", "queda uno"),
    ],
)
def test_what_is_kept_and_what_is_left_agree(
    faces: tuple[int, ...], throws: int, participle: str, left: str
) -> None:
    event = Event(
        "kept", 0, {"faces": faces, "points": 10, "throws": throws, "at_stake": 10, "more": False}
    )
    said = words().say(event).rstrip(".").split(", ")
    assert (said[0].split()[0], said[-1]) == (participle, left)


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "trío de unos y un 5"),
        ((("four", 4, 1), ("single", 1, 2)), "póker de cuatros y dos unos"),
        ((("five", 6, 1),), "cinco seises"),
        ((("three_pairs", 0, 1),), "tres parejas"),
    ],
)
def test_combinations_are_those_of_dice_poker(
    combos: tuple[tuple[str, int, int], ...], said: str
) -> None:
    event = Event(
        "rolled", 0,
        {
            "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
            "combos": combos,
        },
    )  # fmt: skip
    assert said in words().plain(event)


@pytest.mark.parametrize("face", range(1, 7))
def test_an_upper_box_is_no_number(face: int) -> None:
    box = ("ones", "twos", "threes", "fours", "fives", "sixes")[face - 1]
    event = Event("scored", 1, {"box": box, "points": 3 * face, "bonus": False, "total": 40})
    assert re.findall(r"\d+", words("fune", "brief").say(event)) == [str(3 * face)]


def test_nothing_said_of_a_player_has_a_gender() -> None:
    """A participle or adjective in -ado, -ido, -o right after a name would have one."""
    for game in games.names():
        for line in evening("es", game, "full"):
            told = re.findall(r"\b(?:Prudencia|Pablo)(?: está| es|,)? (\w+[aeiou]d[oa]s?)\b", line)
            assert told == [], line


def test_a_decimal_has_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_the_own_voice_says_dice_digit_by_digit(espeak: Espeak) -> None:
    assert phonemes(espeak, "es", "1 1 5 2 3.") == "uno uno θinko ðos tɾes"
    assert phonemes(espeak, "es", "4 6") == "kwatɾo seɪs"


def test_the_own_voice_joins_no_thousands_and_says_a_comma(espeak: Espeak) -> None:
    assert phonemes(espeak, "es", "5 110") == "θinko θjento ðjɛθ"
    assert phonemes(espeak, "es", "5, 110") == "θinko | θjento ðjɛθ"
    assert phonemes(espeak, "es", "2,5") == "dos koma θinko"
    assert phonemes(espeak, "es", "480. Te toca.") == "kwatɾoθjentos otʃɛnta | te toka"


@pytest.mark.parametrize(
    ("written", "sounds"),
    [
        ("Dice4Fun", "daɪs foɾ fan"),
        ("Audiodice", "aʊðjoðaɪs"),
        ("Fonnjo, Foon", "fon dʒo | fun"),
        ("Yacht", "ʝat"),
        ("FUNE", "fune"),
        ("Farkle", "faɾkle"),
        ("Mayús Y: Copiar", "maʝus i ɣɾieɣa | kopjaɾ"),  # alone it would sound as the key I
    ],
)
def test_names_and_keys_are_said_well(espeak: Espeak, written: str, sounds: str) -> None:
    read = readings.load(paths.readings("es"))
    assert phonemes(espeak, "es", read(written)) == sounds


def test_a_sentence_that_begins_with_and_is_left_alone() -> None:
    read = readings.load(paths.readings("es"))
    assert read("Y la última tirada. 1 1 5, 110.") == "Y la última tirada. 1 1 5, 110."
