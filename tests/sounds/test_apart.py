"""That cues which mean different things sound different; bench/told_apart.py hears more closely."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.sounds import measure
from tests.sounds.committed import committed

TOLD_APART = (
    *("bank_1", "farkle", "hot_dice", "win", "lose", "tie", "turn_mine", "turn_other"),
    *("score", "zero", "bonus", "refused", "question", "too_soon", "menu_edge", "menu_select"),
    *("foon", "big_foon", "crisis", "dungeon", "party", "party_monster", "another_day"),
    *("picture", "game_kept", "game_resumed", "quiz_right", "quiz_wrong", "keep_1", "release_1"),
)
"""What happens in a game; a listener who takes one for another is misled."""


@pytest.mark.parametrize(("one", "other"), list(combinations(TOLD_APART, 2)))
def test_events_sound_different(one: str, other: str) -> None:
    assert measure.unlikeness(committed(one), committed(other)) > 8
