"""synth.py makes exactly these files, and the same ones again."""

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
from tests.sounds.committed import (
    FOLDER,
    LOOPS,
    TABLE,
    committed,
    cue_of,
    failing,
    files_of,
    made_again,
)
from tests.sounds.measure import RATE

AGAIN = [files_of(cue)[-1] for cue in TABLE if cue not in LOOPS]
"""The files that are made again: one for each cue."""

STRUCK = ("shake", "pour", "keep", "menu_move")
"""Cues that consist only of hits."""


def is_far(stem: str) -> bool:
    """Whether these are an opponent's dice, whose files have a lower quality, to be small."""
    return any(f"_{cup}_" in stem for cup in OTHERS)


DIGEST = Path(__file__).parent / "digest.json"
"""What render() gave when these sounds were last changed on purpose: seconds, hits, and the level
in dB of four third octaves. A rewrite that should change nothing must leave them so. Renewed, for
the stems in it, as golden files are: AUDIODICE_UPDATE_GOLDEN=1.
"""
KEPT: dict[str, tuple[float, int, list[float]]] = json.loads(DIGEST.read_text("utf-8"))


def strays(stem: str) -> dict[float, float]:
    """Third octaves (Hz) in which a file differs from the output of synth, each with the dB."""
    made, file = made_again(stem), committed(stem)
    assert file.shape == made.shape, stem
    fresh, old = measure.third_octaves(made), measure.third_octaves(file)
    loudest = max(fresh.values())
    off = {f: round(old[f] - level, 2) for f, level in fresh.items() if level > loudest - 30}
    return {f: by for f, by in off.items() if abs(by) > (2 if is_far(stem) else 1)}


def test_committed_files_are_reproduced_by_synth() -> None:
    assert {stem: off for stem in AGAIN if (off := strays(stem))} == {}


def test_each_committed_file_starts_when_its_rendering_does() -> None:
    def late(stem: str) -> float:
        return abs(measure.first_heard(made_again(stem)) - measure.first_heard(committed(stem)))

    # a motif is soft and low, and Vorbis moves the moment at which it is heard
    most = {stem: 0.005 if stem.startswith("motif") else 0.002 for stem in AGAIN}
    assert failing(AGAIN, lambda stem: late(stem) <= most[stem]) == []


def test_each_committed_hit_falls_where_its_rendering_has_it() -> None:
    """Every clear hit of the rendering is in the file; of a close pair either may count."""

    def falls(stem: str) -> bool:
        made = measure.onsets(made_again(stem), rise=9, floor=24)
        file = measure.onsets(committed(stem), rise=4, apart=0)
        most = 0.005 if is_far(stem) else 0.002
        return bool(len(made)) and all(np.abs(file - hit).min() <= most for hit in made)

    assert failing([stem for stem in AGAIN if stem.startswith(STRUCK)], falls) == []


def digest(stem: str) -> tuple[float, int, list[float]]:
    sound = made_again(stem)
    levels = measure.third_octaves(sound)
    return (
        round(len(sound) / RATE, 3),
        len(measure.onsets(sound)),
        [round(levels[f], 1) for f in (500, 1000, 4000, 8000)],
    )


def test_samples_are_unchanged() -> None:
    now = {stem: digest(stem) for stem in KEPT}
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        lines = ",\n".join(f"  {json.dumps(k)}: {json.dumps(row)}" for k, row in now.items())
        DIGEST.write_text(f"{{\n{lines}\n}}\n", "utf-8")
        return

    def unchanged(stem: str) -> bool:
        (seconds, hits, levels), (seconds_now, hits_now, levels_now) = KEPT[stem], now[stem]
        return (
            seconds_now == pytest.approx(seconds, abs=0.002)
            and abs(hits_now - hits) <= 1  # a hit at the threshold may or may not be detected
            and levels_now == pytest.approx(levels, abs=0.2)
        )

    assert failing(KEPT, unchanged) == []


def test_tones_do_not_begin_with_a_click() -> None:
    """The first 0.1 ms is far below the peak, because a tone takes longer to rise."""

    def rises(stem: str) -> bool:
        sound = np.abs(made_again(stem))
        return bool(sound[: RATE // 10_000].max() < 0.05 * sound.max())

    tones = [stem for stem in AGAIN if not CATALOGUE[cue_of(stem)].struck]
    assert failing(tones, rises) == []


def test_dice_keep_their_attack() -> None:
    sound = np.abs(measure.mono(made_again("pour_3_1")))
    assert sound[: RATE // 1000].max() > 0.05 * sound.max()


def test_command_makes_the_requested_files(tmp_path: Path) -> None:
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


def test_same_name_gives_the_same_samples_and_another_name_others() -> None:
    first, again = render("pour_2", 1), render("pour_2", 1)
    assert np.array_equal(first, again)
    other = render("pour_2", 2)
    assert first.shape != other.shape or not np.allclose(first, other)


def test_encoding_twice_gives_the_same_bytes() -> None:
    sound = render("menu_move")
    assert encode(sound, "menu_move") == encode(sound, "menu_move")
