"""The listener of bench/told_apart.py measures the right thing, and can be wrong."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.random import RandomState

from bench.hearing.conditions import Condition, active, excerpt, old_ear, phone, quicker
from bench.hearing.listener import Listener, features
from bench.hearing.scores import score
from bench.hearing.together import files, meaning, meanings_of
from bench.hearing.trial import Trial, talkers
from sounds.synthesis.signals import RATE, Samples, clock, gain
from tests.sounds.committed import TABLE, committed
from tests.sounds.measure import decibels, mono
from tests.support.each import each


@each(
    ("stem", "cue"),
    [
        ("pour_short_10_3", "pour"),
        ("pour_5_1", "pour"),
        ("pour_horn_5_1", "pour"),
        ("shake_1_2", "shake"),
        ("keep_6", "keep"),
        ("bank_big_2", "bank"),
        ("big_foon", "big_foon"),
        ("value_3", "value_3"),
        ("value_3_brisk", "value_3"),
        ("value_3_kept_brisk", "value_3_kept"),
        ("combo_full_house", "combo_full_house"),
    ],
)
def test_files_have_the_meaning_of_their_cue(stem: str, cue: str) -> None:
    assert meaning(stem) == cue


def test_game_has_only_its_own_cues() -> None:
    farkle, sheet, fonnjo = (meanings_of(game) for game in ("farkle", "fune", "fonnjo_foon"))
    assert {"farkle", "bank", "all_dice", "tell_points", "pour", "win", "turn_other"} <= farkle
    assert {"foon", "party_monster", "tell_group", "dungeon"} <= fonnjo - farkle
    assert "tell_box" in sheet - farkle
    assert not {"farkle", "foon", "value_7_kept"} & sheet
    assert fonnjo | farkle | sheet <= {meaning(cue) for cue in TABLE}


def test_score_weighs_meanings_equally_and_counts_pairs_both_ways() -> None:
    heard = [("a", "a")] * 8 + [("b", "a"), ("b", "b"), ("c", "c"), ("c", "c")]
    result = score(heard)
    assert result.accuracy == pytest.approx(1 - 0.5 / 3, abs=1e-4)
    assert result.confused == [(0.25, "a", "b")]
    assert result.below(0.9) == [(0.5, "b")]


def test_equal_sounds_are_not_distinguished() -> None:
    rng = RandomState(1)
    heard, files = rng.randn(600, 12).astype(np.float32), np.arange(600) % 3
    heard[files == 2, 0] += 8  # only the third is different
    listener = Listener(heard[:300], files[:300])
    right = listener.answers(heard[300:]) == files[300:]
    assert right[files[300:] == 2].mean() > 0.98
    assert right[files[300:] < 2].mean() == pytest.approx(0.5, abs=0.12)
    among = np.array([True, False, True])
    assert set(listener.answers(heard[300:], among)) == {0, 2}


def test_babble_has_the_requested_level() -> None:
    sound, talk = committed("menu_open"), talkers(3)
    both = np.stack([sound, sound], axis=1)
    quiet, loud = (
        Condition("").heard(RandomState(4), both, talk, RATE),
        Condition("", ratio=-20.0).heard(RandomState(4), both, talk, RATE),
    )
    level = 20 * np.log10(np.sqrt(np.mean(loud**2)) / active(quiet))
    assert level == pytest.approx(20, abs=4)


def level_of(sound: Samples, hz: float) -> float:
    """The level of one partial in dB."""
    return decibels(float(np.abs(np.mean(sound * np.exp(-2j * np.pi * hz * clock(1.0)))) ** 2))


def test_old_ears_lose_treble_and_phones_lose_bass() -> None:
    tones = sum(np.sin(2 * np.pi * hz * clock(1.0)) for hz in (200, 1000, 4000))
    old, small = (way(RandomState(1), np.asarray(tones)) for way in (old_ear, phone))
    lost = [level_of(old, hz) - level_of(np.asarray(tones), hz) for hz in (1000, 4000)]
    assert lost == pytest.approx([-10.8, -43.3], rel=0.15)
    assert level_of(small, 200) < level_of(small, 1000) - 20


def test_tempo_changes_the_length_but_not_the_pitch() -> None:
    tone = np.sin(2 * np.pi * 600 * clock(1.0)) * gain(-6)
    quick = quicker(RandomState(1), np.asarray(tone))
    heard = quick[np.abs(quick) > 0.05]
    assert len(heard) == pytest.approx(0.8 * len(tone), rel=0.08)
    spectrum = np.abs(np.fft.rfft(quick[: RATE // 2] * np.hanning(RATE // 2)))
    assert 2 * np.argmax(spectrum) == pytest.approx(600, abs=4)


def test_gain_does_not_change_features() -> None:
    sound = np.pad(mono(committed("bank_1")), (0, 2 * RATE))
    assert features(0.2 * sound) == pytest.approx(features(sound), abs=1e-4)


def test_copies_differ_and_belong_to_the_named_files() -> None:
    cues = {stem: cue for stem, cue in files().items() if cue in ("tell_points", "keep")}
    heard = Trial(cues, 4, 4).heard(1, Condition("phone", phone), 6)
    assert sorted(set(heard.files)) == list(range(len(cues)))
    assert len(np.unique(heard.features, axis=0)) == len(heard.files)
    assert excerpt(RandomState(1), np.arange(90.0), 10).shape == (10,)


def test_values_are_recognised_on_a_phone_with_babble() -> None:
    """A small form of the bench: ten digits, on a phone, with talkers in the background."""
    digits = {stem: cue for stem, cue in files().items() if cue.startswith("value_")}
    trial = Trial({stem: cue for stem, cue in digits.items() if len(cue) == len("value_1")}, 8, 5)
    condition = Condition("phone", phone).with_babble(10)
    learned, asked = trial.heard(1, condition, 8, 3.0), trial.heard(2, condition, 5)
    answers = Listener(learned.features, learned.files).answers(asked.features)
    assert np.mean(answers == asked.files) >= 0.95
