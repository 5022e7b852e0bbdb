"""That synth.py makes these very files, and the same ones again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile

from sounds.synthesis.catalogue import CATALOGUE, render
from sounds.synthesis.gear import OTHERS
from sounds.synthesis.ogg import encode
from tests.sounds import measure
from tests.sounds.committed import FOLDER, LOOPS, TABLE, committed, cue_of, files_of, made_again
from tests.sounds.measure import RATE

AGAIN = [files_of(cue)[-1] for cue in TABLE if cue not in LOOPS]
"""One file of each cue is made again."""

STRUCK = ("shake", "pour", "keep", "menu_move")
"""Cues that are hits and nothing else."""


def is_far(stem: str) -> bool:
    """An opponent's dice: their files are of a lower quality, to be small."""
    return any(f"_{cup}_" in stem for cup in OTHERS)


DIGEST = Path(__file__).parent / "digest.json"
"""What render() gave when these sounds were last changed on purpose: seconds, hits, and the level
in dB of four third octaves. A rewrite that should change nothing must leave them so. Renewed, for
the stems in it, as golden files are: AUDIODICE_UPDATE_GOLDEN=1, without -n.
"""
KEPT: dict[str, tuple[float, int, list[float]]] = json.loads(DIGEST.read_text("utf-8"))


@pytest.mark.parametrize("stem", AGAIN)
def test_committed_file_is_what_synth_makes(stem: str) -> None:
    made, file = made_again(stem), committed(stem)
    assert file.shape == made.shape
    fresh, old = measure.third_octaves(made), measure.third_octaves(file)
    loudest = max(fresh.values())
    off = {f: round(old[f] - level, 2) for f, level in fresh.items() if level > loudest - 30}
    assert {f: by for f, by in off.items() if abs(by) > (2 if is_far(stem) else 1)} == {}


@pytest.mark.parametrize("stem", AGAIN)
def test_committed_file_starts_when_synth_does(stem: str) -> None:
    made, file = measure.first_heard(made_again(stem)), measure.first_heard(committed(stem))
    # a motif is soft and low, and Vorbis moves the moment at which it is heard
    assert abs(made - file) <= (0.005 if stem.startswith("motif") else 0.002)


@pytest.mark.parametrize("stem", [s for s in AGAIN if s.startswith(STRUCK)])
def test_committed_hits_fall_where_synth_puts_them(stem: str) -> None:
    """Every clear hit that synth makes is in the file (whichever of a close pair counts there)."""
    made = measure.onsets(made_again(stem), rise=9, floor=24)
    file = measure.onsets(committed(stem), rise=4, apart=0)
    assert len(made)
    for hit in made:
        assert np.abs(file - hit).min() <= (0.005 if is_far(stem) else 0.002), hit


def digest(stem: str) -> tuple[float, int, list[float]]:
    sound = made_again(stem)
    levels = measure.third_octaves(sound)
    return (
        round(len(sound) / RATE, 3),
        len(measure.onsets(sound)),
        [round(levels[f], 1) for f in (500, 1000, 4000, 8000)],
    )


@pytest.mark.parametrize("stem", KEPT)
def test_samples_stay_what_they_were(stem: str) -> None:
    now = digest(stem)
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        rows = json.loads(DIGEST.read_text("utf-8")) | {stem: now}
        lines = ",\n".join(f"  {json.dumps(k)}: {json.dumps(row)}" for k, row in rows.items())
        DIGEST.write_text(f"{{\n{lines}\n}}\n", "utf-8")
        return
    seconds, hits, levels = KEPT[stem]
    assert now[0] == pytest.approx(seconds, abs=0.002)
    assert abs(now[1] - hits) <= 1  # a hit at the very threshold may fall either way
    assert now[2] == pytest.approx(levels, abs=0.2)


RISING = [stem for stem in AGAIN if not CATALOGUE[cue_of(stem)].struck]


@pytest.mark.parametrize("stem", RISING)
def test_tones_do_not_begin_with_a_click(stem: str) -> None:
    """The first tenth of a millisecond is far below the peak: a tone rises in one."""
    sound = np.abs(made_again(stem))
    assert sound[: RATE // 10_000].max() < 0.05 * sound.max()


def test_dice_keep_their_attack() -> None:
    sound = np.abs(measure.mono(made_again("pour_3_1")))
    assert sound[: RATE // 1000].max() > 0.05 * sound.max()


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
