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
    for line in said:
        # "5 110" is heard as 5110 (see tests/devices/test_voices_by_language.py).
        assert not re.search(r"\d \d{3}", line), line
        # "480. du" is heard as "480th".
        assert not re.search(r"\d\. [a-zäöü]", line), line
        assert not re.search(r"[{}_]|\b(yes|no|the|of|your|and|in all|dice|roll)\b", line), line
        assert not re.search(r"\b1 (Wurf|Würfel|Feld|Zug|Prozent|Zeilen?)\b", line), line


def test_two_of_a_kind_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe zwei"
    assert words().text("default-name", number=1).endswith(" eins")


@pytest.mark.parametrize(("left", "digits"), [(2, ["2"]), (1, []), (0, [])])
def test_one_and_none_are_words(left: int, digits: list[str]) -> None:
    event = Event("rolls_left", 0, {"over": False, "left": left, "throws": 2})
    assert re.findall(r"\d", words("fune").say(event)) == digits


@pytest.mark.parametrize(("throws", "digits"), [(1, ""), (4, "4")])
def test_one_die_is_a_word(throws: int, digits: str) -> None:
    event = Event(
        "kept", 0, {"faces": (1, 5), "points": 15, "throws": throws, "at_stake": 15, "more": False}
    )
    said = re.sub(r"\b(1 5|15)\b", "", words().say(event))
    assert "".join(re.findall(r"\d", said)) == digits


def test_decimals_carry_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_english_names_are_spelled_for_the_own_voice_and_numbers_left_to_it() -> None:
    read = readings.load(paths.readings("de"))
    assert read("Dice4Fun gegen Bo. 1 1 5, 110.") == "Deis vor Fann gegen Bo. 1 1 5, 110."
    assert read("Audiodice. Neues Spiel") == "Audiodeis. Neues Spiel"


def test_a_label_that_is_a_sentence_gets_no_second_stop() -> None:
    event = Event(
        "list_where", None, {"title": "Z", "label": "Paar, frei.", "place": 3, "count": 9}
    )
    assert words().say(event).startswith("Z. Paar, frei. 3")
    assert (
        words().line("described", bound="M", command="Ja", help="Punkte ...") == "M: Ja. Punkte ..."
    )
