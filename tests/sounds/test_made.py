"""That synth.py makes these very files, and the same ones again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile

from sounds.synthesis.catalogue import render
from sounds.synthesis.ogg import encode
from tests.sounds import measure
from tests.sounds.committed import FOLDER, TABLE, committed, files_of, made_again
from tests.sounds.measure import RATE

AGAIN = [files_of(cue)[-1] for cue in TABLE]
"""One file of each cue is made again."""

STRUCK = ("shake", "pour", "keep", "menu_move")
"""Cues that are hits and nothing else."""

# What render() gave when these sounds were last changed on purpose: seconds, hits, and the level in
# dB of four third octaves. A rewrite that should change nothing must leave them so.
DIGEST: dict[str, tuple[float, int, list[float]]] = {
    "shake_3_1": (0.249, 11, [-17.3, -3.7, -0.6, 2.4]),
    "pour_1_1": (0.34, 12, [-8.2, -4.9, 1.2, -5.5]),
    "pour_5_2": (0.689, 32, [-8.7, -7.8, 0.8, -1.2]),
    "pour_short_2_1": (0.206, 7, [-7.9, -4.3, 2.4, -0.4]),
    "keep_1": (0.153, 2, [2.2, -11.7, -4.8, -12.9]),
    "release_2": (0.146, 2, [-23.0, -13.1, -5.8, -8.7]),
    "bank_1": (0.674, 7, [9.3, -15.7, -3.5, -13.2]),
    "farkle": (1.063, 69, [9.3, 2.0, -20.4, -30.1]),
    "hot_dice": (1.067, 16, [5.5, 4.1, 0.4, -7.6]),
    "turn_mine": (0.597, 30, [-5.4, -1.5, -12.4, -59.8]),
    "win": (2.205, 58, [12.3, 5.3, -4.9, -18.3]),
    "tie": (1.442, 18, [-6.2, -1.8, -12.3, -57.8]),
    "refused": (0.27, 20, [-5.9, -12.9, -68.8, -83.3]),
    "menu_edge": (0.146, 5, [-6.1, -18.2, -29.0, -31.9]),
    "menu_open": (0.35, 9, [-25.2, 5.0, -4.1, -20.4]),
    "undo": (0.26, 2, [3.0, -5.2, -18.6, -26.6]),
    "text": (0.885, 3, [-2.7, 4.2, -15.3, -59.9]),
    "shake_9_1": (0.294, 23, [-16.4, -8.2, 2.5, 1.6]),
    "pour_8_1": (0.878, 46, [-9.1, -6.5, 0.9, -2.8]),
    "pour_10_2": (0.991, 52, [-6.3, -7.6, 2.4, -4.7]),
    "pour_short_10_1": (0.342, 23, [-6.9, -2.8, 1.7, -2.3]),
    "score": (0.606, 4, [-15.8, -16.7, -2.8, -10.9]),
    "zero": (0.452, 35, [6.1, -8.7, -26.1, -32.3]),
    "bonus": (1.229, 6, [11.8, 11.7, 5.5, -15.6]),
    "foon": (0.896, 4, [9.3, 10.8, -12.6, -18.4]),
    "big_foon": (1.496, 31, [8.0, 10.9, -8.0, -12.8]),
    "crisis": (0.83, 9, [6.0, 12.3, -0.8, -11.4]),
    "dungeon": (1.244, 40, [-4.0, 2.6, -2.9, -16.6]),
    "party": (0.849, 12, [-9.9, -12.7, 0.2, -4.8]),
    "another_day": (1.432, 28, [6.5, 0.2, 9.7, -33.9]),
    "picture": (0.475, 29, [-13.4, -10.1, 1.0, 2.4]),
    "value_3": (0.404, 3, [-5.5, -24.2, -14.2, -44.2]),
    "value_7_kept": (0.093, 3, [5.4, 5.6, -6.4, -22.0]),
    "value_0_brisk": (0.088, 3, [7.5, -2.2, -22.9, -33.5]),
    "combo_full_house": (0.349, 5, [-7.2, -15.2, -12.5, -17.9]),
    "combo_long_straight": (0.349, 9, [3.5, -0.7, -12.5, -19.6]),
    "tell_points": (0.134, 1, [-26.5, -22.7, 3.1, -16.9]),
    "tell_risk": (0.204, 9, [-33.7, -25.1, -0.5, -1.7]),
    "tell_fonnjo": (0.164, 2, [-23.0, 3.7, -10.0, -25.7]),
    "party_monster": (0.861, 42, [1.2, -3.0, -16.5, -26.4]),
    "game_kept": (0.502, 23, [-1.3, -5.4, -8.0, -25.2]),
    "quiz_wrong": (0.406, 12, [-9.3, -5.3, -20.6, -38.0]),
    "thinking": (0.042, 1, [-13.6, -2.5, -23.6, -35.3]),
    "pour_5_6": (0.995, 29, [-8.8, -3.9, -0.0, -2.4]),
    "shake_6_6": (0.289, 14, [-15.4, -4.0, 1.4, 2.1]),
}


@pytest.mark.parametrize("stem", AGAIN)
def test_committed_file_is_what_synth_makes(stem: str) -> None:
    made, file = made_again(stem), committed(stem)
    assert file.shape == made.shape
    fresh, old = measure.third_octaves(made), measure.third_octaves(file)
    loudest = max(fresh.values())
    off = {f: round(old[f] - level, 2) for f, level in fresh.items() if level > loudest - 30}
    assert {f: by for f, by in off.items() if abs(by) > 1} == {}


@pytest.mark.parametrize("stem", AGAIN)
def test_committed_file_starts_when_synth_does(stem: str) -> None:
    made, file = measure.first_heard(made_again(stem)), measure.first_heard(committed(stem))
    assert abs(made - file) <= 0.002


@pytest.mark.parametrize("stem", [s for s in AGAIN if s.startswith(STRUCK)])
def test_committed_hits_fall_where_synth_puts_them(stem: str) -> None:
    """Every clear hit that synth makes is in the file (whichever of a close pair counts there)."""
    made = measure.onsets(made_again(stem), rise=9, floor=24)
    file = measure.onsets(committed(stem), rise=4, apart=0)
    assert len(made)
    for hit in made:
        assert np.abs(file - hit).min() <= 0.002, hit


def digest(stem: str) -> tuple[float, int, list[float]]:
    sound = made_again(stem)
    levels = measure.third_octaves(sound)
    return (
        round(len(sound) / RATE, 3),
        len(measure.onsets(sound)),
        [round(levels[f], 1) for f in (500, 1000, 4000, 8000)],
    )


@pytest.mark.parametrize("stem", DIGEST)
def test_samples_stay_what_they_were(stem: str) -> None:
    seconds, hits, levels = DIGEST[stem]
    now = digest(stem)
    assert now[0] == pytest.approx(seconds, abs=0.002)
    assert abs(now[1] - hits) <= 1  # a hit at the very threshold may fall either way
    assert now[2] == pytest.approx(levels, abs=0.2)


def test_command_makes_the_files_asked_for(tmp_path: Path) -> None:
    command = [
        sys.executable,
        str(FOLDER / "synth.py"),
        str(tmp_path),
        "--only",
        "menu_move,tell_points",
    ]
    subprocess.run(command, cwd=tmp_path, check=True)
    made = {path.stem: soundfile.read(path)[0] for path in tmp_path.glob("*.ogg")}
    assert sorted(made) == ["menu_move", "tell_points"]
    for stem, sound in made.items():
        assert sound.shape == committed(stem).shape


def test_a_name_gives_the_same_samples_and_another_other_ones() -> None:
    first, again = render("pour_2", 1), render("pour_2", 1)
    assert np.array_equal(first, again)
    other = render("pour_2", 2)
    assert first.shape != other.shape or not np.allclose(first, other)


def test_encoding_twice_gives_the_same_bytes() -> None:
    sound = render("menu_move")
    assert encode(sound, "menu_move") == encode(sound, "menu_move")
