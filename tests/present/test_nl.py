"""Dutch only: one die, a number of dice, ordinals."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice.core.model import Event
from audiodice.devices.speech.espeak import Espeak
from tests.support.phonemes import phonemes
from tests.support.speaker import Combo, kept, rolled, rolls_left, speaker

words = partial(speaker, "nl")


@pytest.mark.parametrize(("left", "noun"), [(2, "worpen"), (1, "worp"), (0, "worpen")])
def test_zero_has_a_plural_noun(left: int, noun: str) -> None:
    said = words("fune").say(rolls_left(left))
    assert re.findall(r"\bworp\w*", said) == [noun]


@pytest.mark.parametrize(
    ("faces", "throws", "dice", "left"),
    [
        ((6,), 5, "De 6", "5"),
        ((1, 5), 4, "1 5 vast", "4"),
        ((1, 2, 2, 2, 5), 1, "1 2 2 2 5 vast", "één"),
    ],
)
def test_one_die_has_an_article_and_one_die_left_is_a_word(
    faces: tuple[int, ...], throws: int, dice: str, left: str
) -> None:
    said = words().say(kept(*faces, throws=throws, points=10)).rstrip(".").split(", ")
    assert said[0].startswith(dice)
    assert said[-1].split()[0] == left


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "drie enen en een 5"),
        ((("four", 2, 1), ("single", 1, 2)), "vier tweeën en twee enen"),
        ((("five", 3, 1),), "vijf drieën"),
        ((("three_pairs", 0, 1),), "drie paar"),
    ],
)
def test_combinations_have_the_names_that_dice_players_know(
    combos: tuple[Combo, ...], said: str
) -> None:
    assert said in words().plain(rolled(*combos))


def test_place_in_the_game_is_not_read_as_a_decimal() -> None:
    event = Event(
        "standing", 0,
        {"points": 12, "seats": 2, "place": 1, "where": "ahead", "by": 6},
    )  # fmt: skip
    assert "12, " in words().say(event)


def test_embedded_voice_reads_a_number_before_a_small_letter_as_an_ordinal(espeak: Espeak) -> None:
    assert "tɑxtəxst" in phonemes(espeak, "nl", "480. je")
    assert "tɑxtəxst" not in phonemes(espeak, "nl", "480. Jouw beurt.")
