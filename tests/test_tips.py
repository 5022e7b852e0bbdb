"""Every tip is true, and says the same numbers in every language."""

from __future__ import annotations

import re

import pytest

from audiodice import games
from audiodice.present.words import Words, languages
from audiodice.storage import paths
from bench.tip_claims.claim import Claim
from bench.tips import TIPS
from tests.support import ready

NUMBERED = [(game, n) for game in TIPS for n, tip in enumerate(TIPS[game]) if tip.numbers]


def claim(game: str, place: int, *numbers: int) -> Claim:
    return TIPS[game][place].claim(ready.solved(game).table, *numbers)


@pytest.mark.parametrize("game", TIPS)
def test_every_tip_is_shown_true_by_the_solved_game(game: str) -> None:
    found = [claim(game, place, *tip.numbers) for place, tip in enumerate(TIPS[game])]
    assert [figures for holds, figures in found if not holds] == []


@pytest.mark.parametrize(("game", "place"), NUMBERED)
def test_a_tip_with_another_number_would_be_false(game: str, place: int) -> None:
    numbers = TIPS[game][place].numbers
    assert not claim(game, place, *(number + 5 for number in numbers)).holds


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_tips_say_the_numbers_that_were_shown(lang: str) -> None:
    words = Words(paths.locale(), lang)
    for game in games.names():
        tips = words.tips(game)
        assert len(tips) == len(TIPS[game])
        for tip, text in zip(TIPS[game], tips, strict=True):
            said = {int(number) for number in re.findall(r"\d+", text)}
            assert {*tip.numbers} <= said, text
