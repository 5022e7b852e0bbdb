"""Small changes in playing, heard in the samples: louder or quieter, higher or lower."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from audiodice.devices.audio.samples import Levels, Sounding
from audiodice.devices.audio.variants import MOST_DB, MOST_SPEED, variation
from tests.support.diskaudio import FRAMES_A_SECOND, run_scene, write_clicks, write_tone

OPEN = """
import random, time
from pathlib import Path
from audiodice.devices.audio.mixer import Mixer
mixer = Mixer.open(chance=random.Random(SEED))
assert mixer.available, mixer.why
for name in NAMES: mixer.load(name, Path(name + ".wav"), "dice")
mixer.volume("dice", 0.8)
mixer.preload(NAMES)
time.sleep(0.2)
"""


def heard(folder: Path, scene: str, names: tuple[str, ...], seed: int = 5) -> NDArray[np.float64]:
    """What the left ear hears of the scene."""
    start = OPEN.replace("NAMES", repr(names)).replace("SEED", str(seed))
    assert run_scene(start + scene, folder) == ""
    return np.frombuffer((folder / "out.raw").read_bytes(), "<i2")[::2].astype(float)


def tones(ear: NDArray[np.float64]) -> list[tuple[float, float]]:
    """The frequency and the level in dB of each stretch of sound between silences of 20 ms."""
    loud = np.flatnonzero(np.abs(ear) > 20)
    parts = np.split(loud, np.flatnonzero(np.diff(loud) > FRAMES_A_SECOND // 50) + 1)
    found = []
    for part in parts:
        sound = ear[part[0] : part[-1]]
        inner = sound[500:-500]
        turns = np.flatnonzero((inner[:-1] < 0) & (inner[1:] >= 0))
        hertz = (len(turns) - 1) / (turns[-1] - turns[0]) * FRAMES_A_SECOND
        found.append((float(hertz), 10 * float(np.log10(np.mean(inner**2)))))
    return found


def test_each_playing_is_a_little_different_as_the_seed_says(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.2, peak=8000)
    ear = heard(
        tmp_path,
        "for _ in range(6): assert mixer.play_any(['tone'], vary=True); time.sleep(0.5)\n"
        "assert mixer.play_any(['tone']); time.sleep(0.5)\n",
        ("tone",),
    )
    *varied, (plain_hertz, plain_db) = tones(ear)
    assert plain_hertz == pytest.approx(1000, rel=0.001)
    chance = random.Random(5)
    drawn = []
    for _ in varied:
        chance.choice(["tone"])
        drawn.append(variation(chance.uniform))
    assert [db - plain_db for _, db in varied] == pytest.approx([g for g, _ in drawn], abs=0.15)
    assert [hertz for hertz, _ in varied] == pytest.approx([1000 * s for _, s in drawn], rel=0.002)
    assert len({round(hertz) for hertz, _ in varied}) == 6


def test_changes_stay_small() -> None:
    drawn = [variation(random.Random(seed).uniform) for seed in range(500)]
    gains, speeds = zip(*drawn, strict=True)
    assert -MOST_DB <= min(gains) < -0.9 < 0.9 < max(gains) <= MOST_DB == 1.0
    assert 1 - MOST_SPEED <= min(speeds) < 0.982 < 1.018 < max(speeds) <= 1 + MOST_SPEED == 1.02


def test_a_longer_or_shorter_sound_keeps_the_rhythm_and_is_cut_softly(tmp_path: Path) -> None:
    write_clicks(tmp_path / "tick.wav", 1)
    write_tone(tmp_path / "tone.wav", 1.5, hertz=100)
    ear = heard(
        tmp_path,
        "for n in range(6): mixer.play_any(['tick'], delay_ms=400 + 120 * n, vary=True)\n"
        "time.sleep(2.4)\n"
        "mixer.play_any(['tone'], delay_ms=40, vary=True, tag='a'); time.sleep(0.4)\n"
        "mixer.cut('a'); time.sleep(0.2)\n",
        ("tick", "tone"),
    )
    loud = np.flatnonzero(np.abs(ear) > 2000)
    starts = loud[np.flatnonzero(np.diff(loud, prepend=-FRAMES_A_SECOND) > 2000)]
    gaps = np.diff(starts[:6]) * 1000 / FRAMES_A_SECOND
    assert gaps == pytest.approx([120] * 5, abs=0.1)
    tone = ear[starts[6] - 100 :]
    assert np.abs(np.diff(tone)).max() < 350  # a sine of 100 Hz moves 228 a sample, a cut more


def test_what_starts_at_once_is_changed_only_if_that_takes_no_time(tmp_path: Path) -> None:
    write_tone(tmp_path / "long.wav", 0.9, peak=8000)
    ear = heard(
        tmp_path,
        "assert mixer.play_any(['long'], vary=True); time.sleep(1.4)\n"
        "assert mixer.play_any(['long'], delay_ms=50, vary=True); time.sleep(1.4)\n",
        ("long",),
    )
    (at_once, _), (later, _) = tones(ear)
    assert at_once == pytest.approx(1000, rel=0.001)
    assert abs(later - 1000) > 2


def test_a_gain_is_of_the_level_and_ends_at_full() -> None:
    levels = Levels()
    levels.set_volume("dice", 0.5)
    plain, louder, farther = (
        max(levels.in_each_ear(Sounding("dice", -1.0, None, db))) for db in (0.0, 1.0, -4.0)
    )
    assert louder / plain == pytest.approx(10 ** (1 / 20))
    assert farther / plain == pytest.approx(10 ** (-4 / 20))
    levels.set_volume("dice", 1.0)
    assert max(levels.in_each_ear(Sounding("dice", -1.0, None, 3.0))) == 1.0
