"""What is particular to Italian: numbers without a plural, one of a thing, gender, its voice."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from tests.support.evening import evening
from tests.support.phonemes import as_read, phonemes

# Italian has "no" and "dice" (it says), so they are not among these.
ENGLISH = r"\b(yes|the|of|your|you|and|is|are|with|in all|roll|rolls|box|turn|keep|kept|wins)\b"
ONE = (
    "tir[oi]|dad[oi]|casell[ae]|turn[oi]|gir[oi]|punt[oi]|volt[ae]|rig[ah]e?|or[ae]|minut[oi]"
    "|partit[ae]|scelt[ae]|passo?i?"
)
BOXES = ("ones", "twos", "threes", "fours", "fives", "sixes")


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "it")
    found.play(game, Listener(("Tu", "Bo"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Invio"
    return found


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_italian_and_its_numbers_stand_alone(game: str, verbosity: str) -> None:
    said = evening("it", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        # A screen reader may read "5 110" as 5110.
        assert not re.search(r"\d \d{3}", line), line
        assert not re.search(rf"[{{}}_]|{ENGLISH}", line), line
        # "uno tiro", "uno dado": one of a thing is "un" or "una".
        assert not re.search(rf"(?<!\d )(?<!\d,)\b1 ({ONE})\b", line), line
        # "restano uno", "resta 3"
        assert not re.search(r"\brestano (1|uno?)[.,]|\bresta [2-9]", line), line
        # Before a vowel or a number that begins with one: "dell'8", "all'80".
        assert not re.search(r"\b(al|del|dal|nel|sul|il) (1|8\d*|11)\b", line), line
        assert not re.search(r"(?:^|[.!?] )[a-zàèéìòù]", line), line


@pytest.mark.parametrize("face", range(1, 7))
def test_an_upper_box_is_no_number(face: int) -> None:
    """Numbers have no plural in Italian: "sei 18" would be a number, or a die and a number."""
    event = Event("scored", 1, {"box": BOXES[face - 1], "points": 18, "bonus": False, "total": 40})
    said = words("fune", "brief").say(event)
    assert re.findall(r"\d+", said) == ["18"]
    assert re.search(r": (gli uno|i [a-z]+) 18\.$", said), said


@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_two_of_a_face_are_no_row_of_dice(verbosity: str) -> None:
    """ "due sei" might be 2 6: it is "2 volte 6", and of a group "i sei, 2 dadi"."""
    number = "(?:due|tre|quattro|cinque|sei)"
    for line in evening("it", "fonnjo_foon", verbosity):
        assert not re.search(rf"\b(?:\d|{number}) {number}\b", line), line


@pytest.mark.parametrize(("left", "digits"), [(2, ["2"]), (1, []), (0, [])])
def test_one_and_none_are_words(left: int, digits: list[str]) -> None:
    told = words("fune").say(Event("rolls_left", 0, {"over": False, "left": left, "throws": 2}))
    assert re.findall(r"\d", told) == digits


@pytest.mark.parametrize(
    ("faces", "throws", "kept", "left"),
    [
        ((1,), 5, "Tenuto un", "restano 5"),
        ((1, 5), 4, "Tenuti 1 5", "restano 4"),
        ((1, 2, 2, 2, 5), 1, "Tenuti 1 2 2 2 5", "resta uno"),
    ],
)
def test_what_is_kept_and_what_is_left_agree(
    faces: tuple[int, ...], throws: int, kept: str, left: str
) -> None:
    event = Event(
        "kept", 0, {"faces": faces, "points": 10, "throws": throws, "at_stake": 10, "more": False}
    )
    said = words().say(event).rstrip(".").split(", ")
    assert said[0].startswith(kept)
    assert said[-1] == left


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "tris di uno e un 5"),
        ((("four", 4, 1), ("single", 1, 2)), "poker di quattro e coppia di uno"),
        ((("five", 6, 1),), "cinquina di sei"),
        ((("six", 2, 1),), "sestina di due"),
        ((("three_pairs", 0, 1),), "tre coppie"),
    ],
)
def test_combinations_are_those_of_dice_poker_and_tombola(
    combos: tuple[tuple[str, int, int], ...], said: str
) -> None:
    event = Event(
        "rolled", 0,
        {
            "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
            "combos": combos,
        },
    )  # fmt: skip
    assert said in words().plain(event).lower()


def test_players_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe due"
    assert words().text("default-name", number=1).endswith(" uno")


def test_nothing_said_of_a_player_has_a_gender() -> None:
    """A participle with "essere", or an adjective, right after a name would have one."""
    for game in games.names():
        for line in evening("it", game, "full"):
            told = re.findall(
                r"\b(?:Prudenza|Bruno|Paolo|[Tt]u)(?: è| sei|,)? (\w+[aiu]t[oa])\b", line
            )
            assert told == [], line


def test_a_decimal_has_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_one_point_short_is_one() -> None:
    fields: dict[str, Value] = {
        "have": 62, "need": 1, "threshold": 63, "possible": 0, "bonus": 35, "reached": False,
        "pace": "behind", "off": 2, "progress": "lost",
    }  # fmt: skip
    assert "ne manca uno" in words("fune").say(Event("bonus_progress", 0, fields))


def test_the_own_voice_says_dice_digit_by_digit(espeak: Espeak) -> None:
    assert phonemes(espeak, "it", "1 1 5 2 3.") == "uno uno tʃinkwe due tre"
    assert phonemes(espeak, "it", "4 6") == "kwatːro sɛj"


def test_the_own_voice_joins_no_thousands_and_says_a_comma(espeak: Espeak) -> None:
    assert phonemes(espeak, "it", "5 110") == "tʃinkwe tʃɛnto djɛtʃɪ"
    assert phonemes(espeak, "it", "5, 110") == "tʃinkwe | tʃɛnto djɛtʃɪ"
    assert phonemes(espeak, "it", "2,5") == "due virɡola tʃinkwe"
    assert phonemes(espeak, "it", "480. Tocca a te.") == "kʊatːrotʃɛnto otːanta | tokːa a te"


def test_an_article_before_a_digit_is_a_word(espeak: Espeak) -> None:
    assert phonemes(espeak, "it", "un 1") == "ʊn uno"
    assert phonemes(espeak, "it", "l'1").startswith("ɛlle")  # so it is written "l'uno"
    for game in games.names():
        assert not [line for line in evening("it", game, "full") if re.search(r"\bl'\d", line)]


@pytest.mark.parametrize(
    ("written", "sounds"),
    [
        ("Dice4Fun", "dajs for fan"),
        ("Audiodice", "aʊdjodajs"),
        ("Fonnjo, Foon", "fonndʒo | fun"),
        ("Farkle, FUNE", "farkɔl | fune"),
        ("Yacht, Yatzy", "jɔt̪ | jatsɪ"),
        ("Backspace", "bekspɛis"),
        ("Escape", "eskɛip"),
        ("file, screen reader", "faɪl | skriːn riːder"),
        ("Shift Y: Copia", "ʃift ipsilon | kɔpia"),
    ],
)
def test_names_and_keys_are_said_well(espeak: Espeak, written: str, sounds: str) -> None:
    assert as_read(espeak, "it", written) == sounds


def test_only_whole_words_are_read_otherwise() -> None:
    read = readings.load(paths.readings("it"))
    assert read("Due farkle di fila. 1 1 5, 110.") == "Due farkle di fila. 1 1 5, 110."
