"""Values by ear: the cues of each, their times and their places."""

from __future__ import annotations

import pytest

from audiodice.present.cue import Phrase, Sound
from audiodice.present.cues import Cues
from audiodice.present.spelling import BRISK_PAUSE_MS, PAUSE_MS, WIDEST, spell
from audiodice.storage import paths

SOUNDS = Cues(paths.sounds()).sounds


def told(text: str, *, brisk: bool = False) -> list[str]:
    return [cue.name for cue in spell(text, SOUNDS, brisk=brisk).cues]


def onsets(phrase: Phrase) -> list[int]:
    return [cue.delay_ms for cue in phrase.cues]


def pans(text: str) -> list[float]:
    return [round(cue.pan, 2) for cue in spell(text, SOUNDS).cues]


@pytest.mark.parametrize(
    ("brisk", "apart", "five", "ten"), [(False, 300, 1500, 3000), (True, 120, 600, 1200)]
)
def test_dice_are_told_at_an_even_pace(brisk: bool, apart: int, five: int, ten: int) -> None:
    phrase = spell("1 1 5 2 6", SOUNDS, brisk=brisk)
    assert onsets(phrase) == [n * apart for n in range(5)]
    assert phrase.ms == five
    assert spell("1 2 3 4 5 6 1 2 3 4", SOUNDS, brisk=brisk).ms == ten


def test_every_value_keeps_that_pace_free_and_kept() -> None:
    for value in range(10):
        assert spell(f"{value}", SOUNDS).ms == spell(f"( {value} )", SOUNDS).ms == 300
        assert spell(f"{value}", SOUNDS, brisk=True).ms == 120
        assert spell(f"( {value} )", SOUNDS, brisk=True).ms == 120


def test_a_number_is_spelled_digit_by_digit() -> None:
    assert told("tell_total 1005") == ["tell_total", "value_1", "value_0", "value_0", "value_5"]
    assert told("16.5") == ["value_1", "value_6", "tell_letter", "value_5"]


def test_kept_dice_are_damped_in_brisk_form_too() -> None:
    assert told("( 1 1 ) 5") == ["value_1_kept", "value_1_kept", "value_5"]
    assert told("( 1 ) 5", brisk=True) == ["value_1_kept_brisk", "value_5_brisk"]


def test_dice_and_kept_dice_sound_from_left_to_right() -> None:
    assert pans("1 2 3 4 5") == [-WIDEST, -WIDEST / 2, 0, WIDEST / 2, WIDEST]
    assert pans("( 1 2 ) 3 4 5") == pans("1 2 3 4 5")
    assert pans("3") == [0]


def test_number_has_the_place_of_its_seat() -> None:
    assert pans("@50 turn_other tell_total 480 @0 tell_need 5") == [0.5] * 5 + [0, 0]
    assert pans("@-70 7") == [-0.7]


def test_counts_are_not_heard_as_part_of_a_row() -> None:
    assert pans("1 2 tell_left 2") == [-WIDEST, WIDEST, 0, 0]
    assert pans("tell_group 6 | 3") == [0, 0, 0]
    assert pans("tell_choices 7 | ( 1 5 )") == [0, 0, -WIDEST, WIDEST]
    assert pans("1 2 10") == [-WIDEST, WIDEST, 0, 0]


@pytest.mark.parametrize(("brisk", "pause"), [(False, PAUSE_MS), (True, BRISK_PAUSE_MS)])
def test_a_pause_is_heard_as_one(brisk: bool, pause: int) -> None:
    together, apart = (spell(text, SOUNDS, brisk=brisk) for text in ("1 1", "1 | 1"))
    assert onsets(apart)[1] - onsets(together)[1] == pause


def test_cue_follows_once_the_previous_one_is_understood() -> None:
    phrase = spell("tell_points 5 bank", SOUNDS)
    points, value = SOUNDS["tell_points"].ms, SOUNDS["value_5"].ms
    assert onsets(phrase) == [0, points, points + value]


def test_full_form_is_used_if_there_is_no_brisk_form() -> None:
    assert told("tell_points 5", brisk=True) == ["tell_points", "value_5_brisk"]
    pack = {"value_5": Sound(("five.ogg",), "values", 400), "text": Sound(("t.ogg",), "values")}
    phrase = spell("5 5", pack, brisk=True)
    assert [(cue.name, cue.delay_ms) for cue in phrase.cues] == [("value_5", 0), ("value_5", 400)]


def test_event_without_a_cue_is_left_to_the_screen() -> None:
    assert told("no_such_cue") == ["text"]
    assert told("") == []
