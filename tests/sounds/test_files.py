"""Every committed file is as loud as its table says, silent at both ends, and small."""

from __future__ import annotations

import numpy as np
import pytest

from tests.sounds import measure
from tests.sounds.committed import FILES, FOLDER, LOOPS, TABLE, committed, cue_of, failing
from tests.sounds.measure import RATE
from tests.support.each import each

MOST_BYTES = 6_000_000
ENDING = [stem for stem in FILES if stem not in LOOPS]


def test_each_file_is_as_loud_as_its_table_says() -> None:
    off = {s: measure.loudness(committed(s)) - TABLE[cue_of(s)]["lufs"] for s in FILES}
    assert {stem: round(by, 2) for stem, by in off.items() if abs(by) > 1} == {}


def test_peaks_leave_headroom() -> None:
    assert failing(FILES, lambda stem: measure.true_peak(committed(stem)) <= -3.0) == []


def is_clipped(stem: str) -> bool:
    """Whether the wave stays at its top; a limited wave keeps bending."""
    sound = committed(stem).reshape(len(committed(stem)), -1)
    top = np.abs(sound) >= (1 - 1e-5) * np.abs(sound).max()
    return bool((top[:-2] & top[1:-1] & top[2:]).any())


def test_no_file_is_clipped() -> None:
    assert [*filter(is_clipped, FILES)] == []


def test_no_file_has_dc() -> None:
    def centred(stem: str) -> bool:
        sound = committed(stem)
        return bool(np.abs(sound.mean(axis=0)).max() < 0.002 * np.abs(sound).max() + 1e-5)

    assert failing(FILES, centred) == []


def test_each_cue_is_audible_at_once() -> None:
    cues = [stem for stem in FILES if TABLE[cue_of(stem)]["bus"] != "music"]
    assert failing(cues, lambda stem: measure.first_heard(committed(stem)) < 0.005) == []


def test_each_file_ends_in_silence() -> None:
    def fades(stem: str) -> bool:
        sound = np.abs(committed(stem))
        low = sound[-88:].max() < sound.max() * 10 ** (-40 / 20)
        return bool(low and sound[-2:].max() < 10 ** (-60 / 20))

    assert failing(ENDING, fades) == []


def test_no_tail_is_cut_off() -> None:
    """The last 10 ms before the closing silence are far below the loudest 10 ms."""

    def rings_out(stem: str) -> bool:
        sound = measure.mono(committed(stem))
        tail = sound[-int(0.014 * RATE) : -int(0.004 * RATE)]
        loudest = float(measure.levels(sound).max())
        return measure.decibels(float(np.mean(tail**2))) < loudest - 14

    assert failing(ENDING, rings_out) == []


@each(
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
def test_file_is_no_longer_than_allowed(family: str, shortest: float, longest: float) -> None:
    stems = [stem for stem in FILES if cue_of(stem).rstrip("_0123456789") == family]
    assert stems
    for stem in stems:
        assert shortest <= len(committed(stem)) / RATE < longest, stem


@pytest.mark.parametrize(("family", "longest"), [("tell", 0.22), ("combo", 0.351)])
def test_words_are_short(family: str, longest: float) -> None:
    words = [stem for stem in FILES if stem.startswith(f"{family}_")]
    assert words
    assert failing(words, lambda stem: 0.1 < len(committed(stem)) / RATE < longest) == []


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) <= MOST_BYTES
