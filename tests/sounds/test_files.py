"""Every committed file: as loud as its table says, clean at both ends, small."""

from __future__ import annotations

import numpy as np
import pytest

from tests.sounds import measure
from tests.sounds.committed import FILES, FOLDER, LOOPS, TABLE, committed, cue_of
from tests.sounds.measure import RATE

MOST_BYTES = 6_000_000
ENDING = [stem for stem in FILES if stem not in LOOPS]


@pytest.mark.parametrize("stem", FILES)
def test_is_as_loud_as_its_table_says(stem: str) -> None:
    assert measure.loudness(committed(stem)) == pytest.approx(TABLE[cue_of(stem)]["lufs"], abs=1)


@pytest.mark.parametrize("stem", FILES)
def test_peak_leaves_room(stem: str) -> None:
    assert measure.true_peak(committed(stem)) <= -3.0


@pytest.mark.parametrize("stem", FILES)
def test_is_not_clipped(stem: str) -> None:
    """A clipped wave stays at its top; a limited one goes on bending."""
    sound = committed(stem).reshape(len(committed(stem)), -1)
    top = np.abs(sound) >= (1 - 1e-5) * np.abs(sound).max()
    assert not (top[:-2] & top[1:-1] & top[2:]).any()


@pytest.mark.parametrize("stem", FILES)
def test_has_no_dc(stem: str) -> None:
    sound = committed(stem)
    assert np.abs(sound.mean(axis=0)).max() < 0.002 * np.abs(sound).max() + 1e-5


@pytest.mark.parametrize("stem", [s for s in FILES if TABLE[cue_of(s)]["bus"] != "music"])
def test_is_heard_at_once(stem: str) -> None:
    assert measure.first_heard(committed(stem)) < 0.005


@pytest.mark.parametrize("stem", ENDING)
def test_ends_in_silence(stem: str) -> None:
    sound = np.abs(committed(stem))
    assert sound[-88:].max() < sound.max() * 10 ** (-40 / 20)
    assert sound[-2:].max() < 10 ** (-60 / 20)


@pytest.mark.parametrize("stem", ENDING)
def test_tail_is_not_cut_off(stem: str) -> None:
    """The last 10 ms before the closing silence are far below the loudest 10 ms."""
    sound = measure.mono(committed(stem))
    tail = sound[-int(0.014 * RATE) : -int(0.004 * RATE)]
    assert measure.decibels(float(np.mean(tail**2))) < measure.levels(sound).max() - 14


@pytest.mark.parametrize(
    ("family", "shortest", "longest"),
    [
        ("shake", 0.19, 0.35),
        ("stroke", 0.1, 0.2),
        ("pour", 0.28, 1.1),
        ("pour_short", 0.12, 0.35),
        ("keep", 0.05, 0.3),
        ("release", 0.05, 0.3),
        ("combo_pair", 0.1, 0.351),
        ("combo_long_straight", 0.1, 0.351),
        ("thinking", 0.02, 0.1),
        ("menu_move", 0.0, 0.1),
        ("all_dice", 0.05, 0.2),
        ("menu_select", 0.05, 0.35),
        ("score", 0.3, 0.7),
        ("zero", 0.2, 0.5),
        ("party", 0.5, 0.9),
        ("picture", 0.3, 0.6),
    ],
)
def test_lasts_as_long_as_it_may(family: str, shortest: float, longest: float) -> None:
    stems = [stem for stem in FILES if cue_of(stem).rstrip("_0123456789") == family]
    assert stems
    for stem in stems:
        assert shortest <= len(committed(stem)) / RATE < longest, stem


@pytest.mark.parametrize("stem", [s for s in FILES if s.startswith(("tell_", "combo_"))])
def test_word_is_short(stem: str) -> None:
    family = stem.partition("_")[0]
    assert 0.1 < len(committed(stem)) / RATE < {"tell": 0.22, "combo": 0.351}[family]


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) <= MOST_BYTES
