"""What is particular to German: how numbers stand in a sentence, and its words for one and none."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.present import readings
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from tests.support.evening import evening


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "de")
    found.play(game, Listener(("Du", "Bo"), frozenset((0,))))
    found.verbosity = verbosity
    return found


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_german_and_its_numbers_stand_alone(game: str, verbosity: str) -> None:
    said = evening("de", game, verbosity)
    assert len(set(said)) > 60
    assert any("Clara zwei" in line for line in said)
    for line in said:
        # "5 110" is heard as 5110 (see tests/devices/test_voices_by_language.py).
        assert not re.search(r"\d \d{3}", line), line
        # "480. du" is heard as "480th".
        assert not re.search(r"\d\. [a-zäöü]", line), line
        assert not re.search(r"[{}_]|\b(yes|no|the|of|your|and|in all|dice|roll)\b", line), line
        assert not re.search(r"\b1 (Wurf|Würfel|Feld|Zug|Prozent|Zeilen?)\b", line), line


def test_two_of_a_kind_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Bo", number=2) == "Bo zwei"
    assert words().text("default-name", number=1) == "Spieler eins"


@pytest.mark.parametrize(
    ("left", "said"), [(2, "Noch 2 Würfe."), (1, "Noch ein Wurf."), (0, "Kein Wurf mehr.")]
)
def test_one_and_none_are_words(left: int, said: str) -> None:
    event = Event("rolls_left", 0, {"over": False, "left": left, "throws": 2})
    assert words("fune").say(event) == said


@pytest.mark.parametrize(
    ("throws", "said"),
    [(1, "einer übrig."), (4, "4 übrig.")],
)
def test_one_die_has_its_case(throws: int, said: str) -> None:
    found = words()
    event = Event(
        "kept", 0, {"faces": (1, 5), "points": 15, "throws": throws, "at_stake": 15, "more": False}
    )
    assert found.say(event) == f"1 5 behalten, 15 Punkte, {said}"


def test_decimals_carry_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    assert words().say(event).endswith("im Schnitt 12,5.")


def test_a_zero_is_struck_as_on_a_german_block() -> None:
    event = Event("zeroed", 1, {"box": "fune", "points": 0, "total": 74})
    assert words("fune").say(event) == "Bo: FUNE gestrichen, insgesamt 74."
    assert words("fune", "brief").say(event) == "Bo: FUNE gestrichen."


def test_english_names_are_spelled_for_the_own_voice_and_numbers_left_to_it() -> None:
    read = readings.load(paths.readings("de"))
    assert read("Dice4Fun gegen Bo. 1 1 5, 110.") == "Deis vor Fann gegen Bo. 1 1 5, 110."
    assert read("Audiodice. Neues Spiel") == "Audiodeis. Neues Spiel"


def test_a_label_that_is_a_sentence_gets_no_second_stop() -> None:
    event = Event(
        "list_where", None, {"title": "Z", "label": "Paar, frei.", "place": 3, "count": 9}
    )
    assert words().say(event) == "Z. Paar, frei. 3 von 9."
    assert (
        words().line("described", bound="M", command="Ja", help="Punkte ...") == "M: Ja. Punkte ..."
    )
