"""Italian only: numbers without a plural, agreement, gender, an article."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice import games
from audiodice.core.model import Event, Value
from audiodice.devices.speech.espeak import Espeak
from audiodice.present.words import VERBOSITIES
from tests.support.evening import evening
from tests.support.phonemes import phonemes
from tests.support.speaker import Combo, kept, rolled, scored, speaker

words = partial(speaker, "it")


@pytest.mark.parametrize("face", range(1, 7))
def test_upper_box_has_its_article(face: int) -> None:
    """Numbers have no plural in Italian: "sei 18" would be a number, or a die and a number."""
    said = words("fune", "brief").say(scored(face, 18))
    assert re.search(r": (gli uno|i [a-z]+) 18\.$", said), said


@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_two_dice_of_a_face_are_not_said_like_a_row_of_dice(verbosity: str) -> None:
    """ "due sei" could mean 2 6, so it is "2 volte 6", and of a group "i sei, 2 dadi"."""
    number = "(?:due|tre|quattro|cinque|sei)"
    for line in evening("it", "fonnjo_foon", verbosity):
        assert not re.search(rf"\b(?:\d|{number}) {number}\b", line), line


@pytest.mark.parametrize(
    ("faces", "throws", "dice", "left"),
    [
        ((1,), 5, "Tenuto un", "restano 5"),
        ((1, 5), 4, "Tenuti 1 5", "restano 4"),
        ((1, 2, 2, 2, 5), 1, "Tenuti 1 2 2 2 5", "resta uno"),
    ],
)
def test_kept_and_left_dice_agree(
    faces: tuple[int, ...], throws: int, dice: str, left: str
) -> None:
    said = words().say(kept(*faces, throws=throws, points=10)).rstrip(".").split(", ")
    assert said[0].startswith(dice)
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
def test_combinations_have_the_names_of_dice_poker_and_tombola(
    combos: tuple[Combo, ...], said: str
) -> None:
    assert said in words().plain(rolled(*combos)).lower()


def test_sentences_about_players_have_no_gender() -> None:
    """A participle with "essere", or an adjective, right after a name would have one."""
    for game in games.names():
        for line in evening("it", game, "full"):
            told = re.findall(
                r"\b(?:Prudenza|Bruno|Paolo|[Tt]u)(?: è| sei|,)? (\w+[aiu]t[oa])\b", line
            )
            assert told == [], line


def test_one_missing_point_is_singular() -> None:
    fields: dict[str, Value] = {
        "have": 62, "need": 1, "threshold": 63, "possible": 0, "bonus": 35, "reached": False,
        "pace": "behind", "off": 2, "progress": "lost",
    }  # fmt: skip
    assert "ne manca uno" in words("fune").say(Event("bonus_progress", 0, fields))


def test_article_is_followed_by_a_word_and_not_a_digit(espeak: Espeak) -> None:
    assert phonemes(espeak, "it", "l'1").startswith("ɛlle")  # so it is written "l'uno"
    for game in games.names():
        assert not [line for line in evening("it", game, "full") if re.search(r"\bl'\d", line)]
