"""Every tip is true, and says the same numbers in every language."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.present.words import Words, languages
from audiodice.storage import paths
from bench.tip_claims import sheets
from bench.tip_claims.claim import Claim
from bench.tips import TIPS
from tests.support import ready
from tests.support.each import each


def claim(game: str, place: int, *numbers: int) -> Claim:
    return TIPS[game][place].claim(ready.solved(game).table, *numbers)


@pytest.mark.parametrize("game", TIPS)
def test_every_tip_holds_in_the_solved_game(game: str) -> None:
    found = [claim(game, place, *tip.numbers) for place, tip in enumerate(TIPS[game])]
    assert [figures for holds, figures in found if not holds] == []


@each(
    ("game", "tip", "numbers"),
    [
        ("fune", 4, (2, 10)),
        ("fune", 5, (18, 18)),
        ("fune", 5, (19, 20)),
        ("dice4fun", 3, (1, 2, 3, 4)),
        ("dice4fun", 4, (12,)),
        ("farkle", 2, (45, 110, 250)),
        ("farkle", 2, (50, 120, 250)),
        ("farkle", 2, (50, 110, 260)),
        ("farkle", 3, (30, 40)),
        ("farkle", 4, (460, 2, 100)),
        ("farkle", 4, (450, 5, 100)),
        ("farkle", 5, (900,)),
        ("fonnjo_foon", 2, (6,)),
        ("fonnjo_foon", 3, (5, 7)),
        ("fonnjo_foon", 3, (4, 6)),
        ("fonnjo_foon", 5, (50,)),
    ],
)
def test_tip_with_another_number_would_be_false(
    game: str, tip: int, numbers: tuple[int, ...]
) -> None:
    assert not claim(game, tip - 1, *numbers).holds


def test_tip_of_one_game_would_be_false_of_another() -> None:
    fune, dice4fun = ready.solved("fune").table, ready.solved("dice4fun").table
    assert not sheets.the_higher_of_two_pairs(dice4fun).holds
    assert not sheets.only_fives_and_sixes_as_two_pairs(fune).holds
    assert not sheets.a_pair_beats_three_in_a_row(fune, 2).holds
    assert not sheets.a_high_die_beats_a_low_pair(fune).holds
    assert not sheets.roll_on_from_a_full_house(dice4fun).holds
    assert not sheets.no_full_house_at_once(fune).holds


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_tips_say_the_numbers_of_their_claims(lang: str) -> None:
    words = Words(paths.locale(), lang)
    assert {game for game in games.names() if words.tips(game)} == {*TIPS}
    for game, shown in TIPS.items():
        for tip, text in zip(shown, words.tips(game), strict=True):
            said = {int(number) for number in re.findall(r"\d+", text)}
            assert {*tip.numbers} <= said, text
