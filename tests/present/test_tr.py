"""Turkish only: suffixes, adjacent numbers, the letters i."""

from __future__ import annotations

import re
from functools import partial

import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.core.text import folded
from audiodice.devices.speech.espeak import Espeak
from audiodice.storage import paths
from audiodice.ui.key_names import spoken
from tests.support.phonemes import phonemes
from tests.support.speaker import Combo, kept, rolled, rolls_left, speaker

words = partial(speaker, "tr")


@pytest.mark.parametrize("game", games.names())
def test_no_suffix_follows_an_argument(game: str) -> None:
    """By vowel harmony, a suffix would depend on the sounds of a name or a number."""
    for file in (f"{game}.ftl", "common.ftl", "friends.ftl", "help.ftl"):
        text = (paths.locale() / "tr" / file).read_text("utf-8")
        text = text.replace('{" "}', " ")
        assert re.findall(r"^[^#\n]*\}['’]?[a-zçğıöşü].*", text, re.M) == []


def test_no_question_particle_follows_an_argument() -> None:
    """mı, mi, mu, mü, da and de also depend on the vowel before them."""
    for path in (paths.locale() / "tr").glob("*.ftl"):
        assert re.findall(r"\} (?:m[ıiuü]|d[ae]|t[ae])\b", path.read_text("utf-8")) == [], path


@pytest.mark.parametrize(("number", "name"), [(2, "İkinci Bo"), (3, "Üçüncü Bo")])
def test_players_of_the_same_name_are_numbered_before_the_name(number: int, name: str) -> None:
    """Not "Bo iki": with 100 points that would be heard as 200."""
    assert words().text("opponent-numbered", name="Bo", number=number) == name
    assert words().text("default-name", number=2).startswith("İkinci ")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_one_and_many_have_the_same_noun(left: int) -> None:
    assert "atış " in words("fune").say(rolls_left(left)).lower()


@pytest.mark.parametrize("faces", [(1,), (1, 5), (6, 6, 6)])
def test_kept_dice_come_first(faces: tuple[int, ...]) -> None:
    dice = f"Tek {faces[0]}" if len(faces) == 1 else " ".join(map(str, faces))
    assert words().say(kept(*faces, throws=3)) == f"{dice} tutuldu, 15 puan, 3 zar kaldı."


@pytest.mark.parametrize(
    ("combos", "said"),
    [
        ((("three", 1, 1), ("single", 5, 1)), "üç tane 1 ve tek 5"),
        ((("four", 4, 1), ("single", 1, 2)), "dört tane 4 ve iki tane 1"),
        ((("large_straight", 0, 1),), "büyük kent"),
        ((("two_triples", 0, 1),), "iki üçlü"),
    ],
)
def test_combinations_are_not_heard_as_a_row_of_dice(combos: tuple[Combo, ...], said: str) -> None:
    assert folded(said) in folded(words().plain(rolled(*combos)))


def test_dotted_i_keeps_its_dot_as_a_capital() -> None:
    podium = {"place": 2, "shared": False, "points": 135}
    assert words().say(Event("podium", 1, podium)).startswith("İkinci: ")
    assert words().say(Event("announced", 0, {"text": "ipucu"})) == "İpucu"
    assert words().say(Event("announced", 0, {"text": "ılık"})) == "Ilık"
    assert spoken(words(), "i") == "İ"
    assert folded("İpucu") == folded("ipucu") == folded("IPUCU")


def test_voice_reads_adjacent_numbers_as_one(espeak: Espeak) -> None:
    joined = phonemes(espeak, "tr", "2 100").replace(" ", "")
    assert joined == phonemes(espeak, "tr", "200") == "icijyz"
