"""The listener of bench/told_apart.py: that it counts what it should, and can be wrong."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.random import RandomState

from bench.babble import babble
from bench.told_apart import Listener, features, meaning, noised, score
from sounds.synthesis.loudness import loudness
from tests.sounds.committed import committed
from tests.sounds.measure import RATE, mono


@pytest.mark.parametrize(
    ("stem", "cue"),
    [
        ("pour_short_10_3", "pour"),
        ("pour_5_1", "pour"),
        ("shake_1_2", "shake"),
        ("keep_6", "keep"),
        ("value_3", "value_3"),
        ("value_3_brisk", "value_3"),
        ("value_3_kept_brisk", "value_3_kept"),
        ("combo_full_house", "combo_full_house"),
    ],
)
def test_files_have_the_meaning_of_their_cue(stem: str, cue: str) -> None:
    assert meaning(stem) == cue


def test_score_counts_classes_alike_and_pairs_both_ways() -> None:
    heard = [("a", "a")] * 8 + [("b", "a"), ("b", "b"), ("c", "c"), ("c", "c")]
    result = score(heard)
    assert result["accuracy"] == pytest.approx(1 - 0.5 / 3, abs=1e-4)
    assert result["confused"] == [("a", "b", 0.25)]


def test_listener_cannot_tell_what_is_the_same() -> None:
    rng = RandomState(1)
    heard, files = rng.randn(600, 12), np.arange(600) % 3
    heard[files == 2, 0] += 8  # only the third is different
    answers = Listener(heard[:300], files[:300]).answers(heard[300:])
    right = answers == files[300:]
    assert right[files[300:] == 2].mean() > 0.98
    assert right[files[300:] < 2].mean() == pytest.approx(0.5, abs=0.12)


def test_babble_is_as_loud_as_asked() -> None:
    sound, talk = np.zeros(RATE), babble(RandomState(3), 6.0)
    heard = noised(RandomState(4), sound, talk, -20.0)
    assert loudness(heard) == pytest.approx(-20, abs=4)
    assert noised(RandomState(4), sound, talk, None) is sound


def test_gain_is_not_heard() -> None:
    sound = np.pad(mono(committed("bank_1")), (0, 2 * RATE))
    assert features(0.2 * sound) == pytest.approx(features(sound), abs=1e-4)
