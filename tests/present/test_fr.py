"""What is particular to French: agreement, elision, and numbers that must not run together."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.present import readings
from audiodice.present.listener import Listener
from audiodice.present.words import VERBOSITIES, Words
from audiodice.storage import paths
from tests.support.evening import evening


def words(game: str = "farkle", verbosity: str = "normal") -> Words:
    found = Words(paths.locale(), "fr")
    found.play(game, Listener(("Vous", "Anne"), frozenset((0,))))
    found.verbosity = verbosity
    found.key = lambda _: "Entrée"
    return found


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_french_and_its_numbers_stand_alone(game: str, verbosity: str) -> None:
    said = evening("fr", game, verbosity)
    assert len(set(said)) > 60
    for line in said:
        # "5 110" is heard as 5110, and thousands are written so (test_voices_by_language.py).
        assert not re.search(r"\d \d{3}", line), line
        assert not re.search(r"[{}_]|\b(yes|no|the|of|your|and|in all|dice|roll)\b", line), line
        assert not re.search(r"(?<!\d )\b1 (gardés|lancers|cases|tours|lignes|dés)\b", line), line
        # "que Anne", "de Anne", "brelan de as": elided or not written.
        assert not re.search(r"\b(de|que|le|la|se|ne) [aeiouâéêîôû]", line), line
        # A sentence begins with a capital, after " !" too.
        assert not re.search(r"[.!?] [a-zàâçéèêîôû]", line), line
        # French has a space before these.
        assert not re.search(r"\w[!?:;]", line), line


def test_players_are_told_apart_in_words() -> None:
    assert words().text("opponent-numbered", name="Zoe", number=2) == "Zoe deux"
    assert words().text("default-name", number=1).endswith(" un")


@pytest.mark.parametrize(("left", "digits"), [(2, ["2"]), (1, []), (0, [])])
def test_one_and_none_are_words(left: int, digits: list[str]) -> None:
    event = Event("rolls_left", 0, {"over": False, "left": left, "throws": 2})
    assert re.findall(r"\d", words("fune").say(event)) == digits


@pytest.mark.parametrize(("faces", "plural"), [((1,), False), ((1, 5), True)])
def test_what_is_kept_agrees(faces: tuple[int, ...], plural: bool) -> None:
    event = Event(
        "kept", 0, {"faces": faces, "points": 15, "throws": 4, "at_stake": 15, "more": False}
    )
    participle = re.findall(r"\w+és?\b", words().say(event))[0]
    assert participle.endswith("s") == plural


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "brelan d'as et le 5"),
        ((("four", 4, 1), ("single", 1, 2)), "carré de 4 et les deux as"),
        ((("five", 1, 1),), "cinq as"),
        ((("six", 3, 1),), "six fois 3"),
    ],
)
def test_aces_are_elided(combos: tuple[tuple[str, int, int], ...], said: str) -> None:
    fields: dict[str, Value] = {
        "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
        "combos": combos,
    }  # fmt: skip
    assert said in words().plain(Event("rolled", 0, fields))


@pytest.mark.parametrize("face", range(1, 7))
def test_an_upper_box_is_no_number(face: int) -> None:
    box = ("ones", "twos", "threes", "fours", "fives", "sixes")[face - 1]
    event = Event("scored", 1, {"box": box, "points": 3 * face, "bonus": False, "total": 40})
    said = words("fune", "brief").say(event)
    assert re.findall(r"\d+", said) == [str(3 * face)]


def test_a_decimal_has_a_comma() -> None:
    event = Event("statistics_seat", 0, {"turns": 9, "best": 30, "worst": 2, "mean": "12.5"})
    said = words().say(event)
    assert "12,5" in said
    assert "12.5" not in said


def test_english_names_are_spelled_for_the_own_voice() -> None:
    read = readings.load(paths.readings("fr"))
    assert read("Dice4Fun contre Bo. 1 1 5, 110.") == "Daïs fort feune contre Bo. 1 1 5, 110."
