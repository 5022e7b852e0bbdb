"""Spanish only: agreement, ¿ and ¡, and sentences without a gender."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice import games
from audiodice.present.words import VERBOSITIES
from tests.support.evening import evening
from tests.support.speaker import Combo, kept, rolled, rolls_left, speaker

words = partial(speaker, "es")


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_questions_and_exclamations_open_with_their_mark(game: str, verbosity: str) -> None:
    for line in evening("es", game, verbosity):
        if not {"typed", "erased"} & set(line.keys):  # these repeat what was typed
            assert not re.search(r"^[^¿]*\w\?|^[^¡]*\w!", line), line


@pytest.mark.parametrize(("left", "verb"), [(2, "Quedan"), (1, "Queda"), (0, "quedan")])
def test_verb_agrees_with_the_number_of_rolls_left(left: int, verb: str) -> None:
    said = words("fune").say(rolls_left(left))
    assert re.findall(r"\bqued\w+", said, re.I) == [verb]


@pytest.mark.parametrize(
    ("faces", "throws", "participle", "left"),
    [
        ((1,), 5, "Guardado", "quedan 5"),
        ((1, 5), 4, "Guardados", "quedan 4"),
        ((1, 2, 2, 2, 5), 1, "Guardados", "queda uno"),
    ],
)
def test_kept_and_left_dice_agree(
    faces: tuple[int, ...], throws: int, participle: str, left: str
) -> None:
    said = words().say(kept(*faces, throws=throws, points=10)).rstrip(".").split(", ")
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
def test_combinations_have_the_names_of_dice_poker(combos: tuple[Combo, ...], said: str) -> None:
    assert said in words().plain(rolled(*combos))


def test_sentences_about_players_have_no_gender() -> None:
    """A participle or adjective in -ado, -ido or -o right after a name would have one."""
    for game in games.names():
        for line in evening("es", game, "full"):
            told = re.findall(r"\b(?:Prudencia|Pablo)(?: está| es|,)? (\w+[aeiou]d[oa]s?)\b", line)
            assert told == [], line
