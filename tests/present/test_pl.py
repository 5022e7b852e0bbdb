"""What is particular to Polish: plural forms, cases, verbs without gender, and numbers apart."""

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
from tests.support.phonemes import phonemes

# After 1; after 2, 3, 4, 22; after 5, 12, 21.
FORMS = [
    ("punkt", "punkty", "punktów"),
    ("rzut", "rzuty", "rzutów"),
    ("wiersz", "wiersze", "wierszy"),
    ("wolne pole", "wolne pola", "wolnych pól"),
    ("krok", "kroki", "kroków"),
    ("kość", "kości", "kości"),
    *(
        (f"{face}ka", f"{face}ki", many)
        for face, many in (
            ("jedyn", "jedynek"),
            ("dwój", "dwójek"),
            ("trój", "trójek"),
            ("czwór", "czwórek"),
            ("piąt", "piątek"),
            ("szóst", "szóstek"),
        )
    ),
]
FEMININE = "kość|kości|tura|tury|tur|runda|rundy|gra|gry|minut\\w*|godzin\\w*|[a-ząćęłńóśźż]+ki"
GENDERED = r"\b(?!stołem)\w+(łeś|łaś|łem|łam)\b"


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "pl")
    found.play(game, Listener(("Ty", "Anna"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Enter"
    return found


def form(number: int) -> int:
    """Which of three forms a number takes."""
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_polish_and_its_numbers_agree(game: str, verbosity: str) -> None:
    said = evening("pl", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        # "5 110" is heard as 5110 (see tests/devices/test_voices_by_language.py).
        assert not re.search(r"\d \d{3}", line), line
        assert not re.search(r"[{}_]|\b(yes|no|the|of|your|and|in all|dice|roll)\b", line), line
        # One is a word, and two of what is feminine: "2 kości" is heard as "dwa kości".
        assert not re.search(r"(?<!\d )\b1 (rzut|pole|wiersz|punkt|krok)\b", line), line
        assert not re.search(rf"(?<!\d )(?<!, )\b[12] ({FEMININE})\b", line), line
        assert not re.search(GENDERED, line), line
        for number, *_ in re.findall(r"\b(\d+) (?=(\w+))", line):
            rest = line.split(f"{number} ", 1)[1]
            for forms in FORMS:
                wrong = [one for one in forms if one != forms[form(int(number))]]
                assert not any(re.match(rf"{one}\b", rest) for one in wrong), line


def test_no_verb_of_the_past_tells_a_gender() -> None:
    """Nobody knows whether a player is he or she; "łeś" and "łaś" would say it."""
    for path in (paths.locale() / "pl").glob("*.ftl"):
        assert not re.search(GENDERED, path.read_text("utf-8")), path.name
        assert not re.search(r"\{ \$name \} \w+(ła|ł)\b", path.read_text("utf-8")), path.name


@pytest.mark.parametrize(
    ("left", "said"),
    [(0, "rzutów"), (1, "rzut"), (2, "2 rzuty")],
)
def test_rolls_have_their_form(left: int, said: str) -> None:
    event = Event("rolls_left", 0, {"over": False, "left": left, "throws": 2})
    line = words("fune").say(event)
    assert line.endswith(f" {said}.")
    assert re.findall(r"\d", line) == re.findall(r"\d", said)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "jeden wiersz"),
        (2, "2 wiersze"),
        (5, "5 wierszy"),
        (12, "12 wierszy"),
        (22, "22 wiersze"),
        (25, "25 wierszy"),
    ],
)
def test_lines_have_three_forms(count: int, said: str) -> None:
    event = Event("reader_open", None, {"title": "Zasady", "count": count, "label": "x"})
    assert words().say(event) == f"Zasady, {said}. X"


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0, "przed chwilą"),
        (1, "minutę temu"),
        (2, "dwie minuty temu"),
        (5, "5 minut temu"),
        (21, "21 minut temu"),
        (22, "dwadzieścia dwie minuty temu"),
        (23, "23 minuty temu"),
    ],
)
def test_two_minutes_are_feminine(minutes: int, said: str) -> None:
    assert words().text("kept-ago", days=0, hours=0, minutes=minutes) == said


@pytest.mark.parametrize(("throws", "said"), [(1, "jedną"), (2, "dwiema"), (5, "pięcioma")])
def test_dice_that_are_rolled_stand_in_their_case(throws: int, said: str) -> None:
    fields: dict[str, Value] = {
        "faces": (1, 5), "points": 15, "throws": throws, "at_stake": 15, "more": False,
    }  # fmt: skip
    assert f"rzuca {said}." in words(verbosity="full").say(Event("kept", 0, fields))


@pytest.mark.parametrize(("faces", "said"), [((5,), "Odłożona 5"), ((1, 5), "Odłożone 1 5")])
def test_what_is_kept_agrees(faces: tuple[int, ...], said: str) -> None:
    event = Event(
        "released", 0, {"faces": faces, "points": 15, "throws": 4, "at_stake": 15, "more": False}
    )
    assert words().say(event).startswith(f"{said}, 15 punktów, ")


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "trzy jedynki i piątka"),
        ((("four", 4, 1), ("single", 1, 2)), "cztery czwórki i dwie jedynki"),
        ((("five", 1, 1),), "pięć jedynek"),
        ((("six", 3, 1),), "sześć trójek"),
    ],
)
def test_faces_have_their_case_after_a_number(
    combos: tuple[tuple[str, int, int], ...], said: str
) -> None:
    fields: dict[str, Value] = {
        "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
        "combos": combos,
    }  # fmt: skip
    assert said in words().plain(Event("rolled", 0, fields))


@pytest.mark.parametrize("key", ["turn", "whose_turn"])
def test_a_name_is_a_subject(key: str) -> None:
    """A name is never put into another case, which nobody could know of a stranger's."""
    event = Event(key, 1, {"over": False, "scores": (), "seat_number": ()})
    assert words("fune").say(event) == "Gra Anna."


def test_players_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe dwa"
    assert words().text("default-name", number=1).endswith(" jeden")


def test_a_decimal_has_a_comma_and_its_own_form() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_english_names_are_spelled_for_the_own_voice() -> None:
    read = readings.load(paths.readings("pl"))
    assert read("Dice4Fun, ty kontra Bo. 1 1 5, 110.") == "Dajs for fan, ty kontra Bo. 1 1 5, 110."
    assert read("Fonnjo Foon! Audiodice.") == "Fonjo Fun! Audiodajs."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("480.", "tʃtɛrɨsta ɔɕɛmdʑɛɕɔnt"),
        ("480. Ty", "tʃtɛrɨsta ɔɕɛmdʑɛɕɔnt | tɨ"),
        ("2,5", "dva pʃɛtɕinɛk pʲɛɲtɕ"),
        ("Ty 14, 26", "tɨ tʃtɛrnaɕtɕɛ | dvadʑɛɕtɕaʃɛɕtɕ"),
        ("dwie kości", "dvʲɛ kɔɕtɕi"),
        ("Farkle", "farklɛ"),
        ("Backspace", "bɛkspɛjs"),
    ],
)
def test_the_own_voice_reads_it_as_polish(text: str, said: str) -> None:
    assert phonemes(Espeak(), "pl", text) == said
