"""Cues with different meanings sound different; bench/told_apart.py checks this more closely."""

from __future__ import annotations

from itertools import combinations

from tests.sounds import measure
from tests.sounds.committed import TABLE, committed, files_of
from tests.support.each import each

TOLD_APART = (
    *("bank", "farkle", "hot_dice", "win", "lose", "tie", "turn_mine", "turn_other"),
    *("bank_big", "farkle_big", "hot_dice_2", "hot_dice_3", "score_big"),
    *("score", "zero", "bonus", "refused", "question", "too_soon", "menu_edge", "menu_select"),
    *("foon", "big_foon", "crisis", "dungeon", "party", "party_monster", "another_day"),
    *("friend_came", "friend_left", "friend_quiet", "friend_back", "friend_said"),
    *("line_lost", "line_found"),
    *("picture", "game_kept", "game_resumed", "quiz_right", "quiz_wrong", "keep", "release"),
)
"""Events in a game and at a shared table: mistaking one for another would mislead a listener."""


def usual(cue: str) -> str:
    """The cue of which this is a variant; variants need not sound different."""
    return usual(TABLE[cue]["of"]) if "of" in TABLE[cue] else cue


PAIRS = [pair for pair in combinations(TOLD_APART, 2) if len({usual(cue) for cue in pair}) == 2]


def test_events_sound_different() -> None:
    first = {cue: committed(files_of(cue)[0]) for cue in TOLD_APART}
    off = {pair: measure.unlikeness(*(first[cue] for cue in pair)) for pair in PAIRS}
    assert {pair: round(by, 1) for pair, by in off.items() if by <= 8} == {}


VARIED = ("bank", "farkle", "hot_dice", "win", "lose", "crisis", "another_day", "tie", "zero")


@each("cue", VARIED)
def test_variants_sound_more_alike_than_events(cue: str) -> None:
    """Variants differ, but less than any two events."""
    one, *others = (committed(stem) for stem in files_of(cue))
    for other in others:
        assert 0.2 < measure.unlikeness(one, other) < 6
