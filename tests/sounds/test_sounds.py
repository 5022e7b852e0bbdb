"""The committed sounds: loudness, edges, cue tables, and that synth.py makes these very files."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pytest
import soundfile
from numpy.random import RandomState

from sounds.synthesis.catalogue import CATALOGUE, render
from sounds.synthesis.dice import shake
from sounds.synthesis.loudness import finish
from sounds.synthesis.ogg import encode
from tests.sounds import measure
from tests.sounds.measure import RATE, Samples

FOLDER = Path(__file__).parents[2] / "sounds"
FILES = sorted(path.stem for path in FOLDER.glob("*.ogg"))
TABLE: dict[str, Any] = tomllib.loads((FOLDER / "cues.toml").read_text("utf-8"))
MOST_BYTES = 2_200_000
MOST_DICE = 10

LOUDNESS = {
    "shake": (-23, -23),
    "pour": (-23, -23),
    "keep": (-26, -26),
    "release": (-26, -26),
    "bank": (-22, -22),
    "farkle": (-21, -21),
    "hot_dice": (-21, -21),
    "lose": (-21, -21),
    "tie": (-21, -21),
    "win": (-20, -20),
    "turn_mine": (-21, -21),
    "turn_other": (-26, -26),
    "refused": (-25, -25),
    "score": (-24, -24),
    "zero": (-24, -24),
    "bonus": (-22, -22),
    "foon": (-21, -21),
    "big_foon": (-21, -21),
    "crisis": (-21, -21),
    "dungeon": (-21, -21),
    "another_day": (-21, -21),
    "party": (-22, -22),
    "picture": (-22, -22),
}
INTERFACE = (-30, -27)

STRUCK = ("shake", "pour", "keep", "release", "menu_move")
"""Cues that are hits and nothing else."""

# What render() gave when these sounds were last changed on purpose: seconds, hits, and the level in
# dB of four third octaves. A rewrite that should change nothing must leave them so.
DIGEST: dict[str, tuple[float, int, list[float]]] = {
    "shake_3_1": (0.242, 10, [-18.4, -7.0, -0.5, 2.1]),
    "pour_1_1": (0.34, 12, [-8.2, -4.9, 1.2, -5.5]),
    "pour_5_2": (0.689, 32, [-8.8, -7.9, 0.8, -1.2]),
    "pour_short_2_1": (0.206, 6, [-11.4, -8.3, -1.7, -3.4]),
    "keep_1": (0.119, 2, [-11.9, -14.3, -2.4, -6.6]),
    "release_2": (0.133, 2, [-19.7, -10.0, -5.2, -7.4]),
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
    "shake_9_1": (0.302, 24, [-17.5, -10.9, 2.1, 2.3]),
    "pour_8_1": (0.878, 46, [-9.2, -6.6, 0.9, -2.8]),
    "pour_10_2": (0.991, 52, [-6.4, -7.7, 2.4, -4.4]),
    "pour_short_10_1": (0.342, 23, [-9.4, -5.3, -0.3, -3.6]),
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
}


@cache
def committed(stem: str) -> Samples:
    sound, rate = soundfile.read(FOLDER / f"{stem}.ogg")
    assert rate == RATE
    return np.asarray(sound)


def cue_of(stem: str) -> str:
    """The cue that a file belongs to; its variant is the last number, if it has variants."""
    if stem in CATALOGUE and CATALOGUE[stem].variants == 1:
        return stem
    return stem.rpartition("_")[0]


@cache
def made_again(stem: str) -> Samples:
    cue = cue_of(stem)
    return render(cue, 1 if cue == stem else int(stem.rpartition("_")[2]))


def target(cue: str) -> tuple[float, float]:
    family = cue.rstrip("_0123456789").removesuffix("_short")
    return LOUDNESS.get(family, INTERFACE)


# ------------------------------------------------------------------ each file


@pytest.mark.parametrize("stem", FILES)
def test_is_as_loud_as_its_kind(stem: str) -> None:
    low, high = target(cue_of(stem))
    assert low - 1 <= measure.loudness(committed(stem)) <= high + 1
    assert low <= CATALOGUE[cue_of(stem)].loudness <= high


@pytest.mark.parametrize("stem", FILES)
def test_peak_leaves_room(stem: str) -> None:
    assert measure.true_peak(committed(stem)) <= -3.0


@pytest.mark.parametrize("stem", FILES)
def test_has_no_dc(stem: str) -> None:
    sound = committed(stem)
    assert np.abs(sound.mean(axis=0)).max() < 0.002 * np.abs(sound).max() + 1e-5


@pytest.mark.parametrize("stem", FILES)
def test_is_heard_at_once(stem: str) -> None:
    assert measure.first_heard(committed(stem)) < 0.005


@pytest.mark.parametrize("stem", FILES)
def test_ends_in_silence(stem: str) -> None:
    sound = np.abs(committed(stem))
    assert sound[-88:].max() < sound.max() * 10 ** (-40 / 20)
    assert sound[-2:].max() < 10 ** (-60 / 20)


@pytest.mark.parametrize(
    ("family", "shortest", "longest"),
    [
        ("shake", 0.22, 0.35),
        ("pour", 0.30, 1.1),
        ("pour_short", 0.12, 0.35),
        ("keep", 0.05, 0.3),
        ("release", 0.05, 0.3),
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


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < MOST_BYTES


# ------------------------------------------------------------------ tables


def files_of(name: str, cue: dict[str, Any]) -> list[str]:
    variants = cue.get("variants", 1)
    return [f"{name}_{k}" for k in range(1, variants + 1)] if variants > 1 else [name]


def test_every_cue_has_its_files_and_every_file_its_cue() -> None:
    wanted = [stem for name, cue in TABLE["cues"].items() for stem in files_of(name, cue)]
    assert sorted(wanted) == FILES


def test_table_and_catalogue_name_the_same_cues() -> None:
    variants = {name: cue.get("variants", 1) for name, cue in TABLE["cues"].items()}
    assert variants == {name: cue.variants for name, cue in CATALOGUE.items()}


def test_every_cue_has_a_volume() -> None:
    assert {cue["bus"] for cue in TABLE["cues"].values()} <= {"dice", "interface", "values"}


def patterns() -> Iterator[tuple[str, str]]:
    for path in FOLDER.glob("*.toml"):
        for event, cues in tomllib.loads(path.read_text("utf-8"))["events"].items():
            for pattern in cues:
                yield event, pattern


FIELDS = {
    "count": range(1, MOST_DICE + 1),
    "whose": ("mine", "other"),
    "result": ("win", "lose", "tie"),
}


@pytest.mark.parametrize(("event", "pattern"), list(patterns()))
def test_every_event_finds_its_cue(event: str, pattern: str) -> None:
    name, _, delay = pattern.partition("@")
    assert int(delay or 0) >= 0
    for field, values in FIELDS.items():
        if f"{{{field}}}" in name:
            assert {name.format(**{field: value}) for value in values} <= set(TABLE["cues"])
            return
    assert name in TABLE["cues"], event


# ------------------------------------------------------------------ synth.py makes these files


@pytest.mark.parametrize("stem", FILES)
def test_committed_file_is_what_synth_makes(stem: str) -> None:
    made, file = made_again(stem), committed(stem)
    assert file.shape == made.shape
    fresh, old = measure.third_octaves(made), measure.third_octaves(file)
    loudest = max(fresh.values())
    off = {f: round(old[f] - level, 2) for f, level in fresh.items() if level > loudest - 30}
    assert {f: by for f, by in off.items() if abs(by) > 1} == {}


@pytest.mark.parametrize("stem", FILES)
def test_committed_file_starts_when_synth_does(stem: str) -> None:
    made, file = measure.first_heard(made_again(stem)), measure.first_heard(committed(stem))
    assert abs(made - file) <= 0.002


@pytest.mark.parametrize("stem", [s for s in FILES if s.startswith(STRUCK)])
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
    command = [sys.executable, str(FOLDER / "synth.py"), str(tmp_path), "--only", "menu_move,keep"]
    subprocess.run(command, cwd=tmp_path, check=True)
    made = {path.stem: soundfile.read(path)[0] for path in tmp_path.glob("*.ogg")}
    assert sorted(made) == ["keep_1", "keep_2", "keep_3", "menu_move"]
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


# ------------------------------------------------------------------ cues tell events apart

TOLD_APART = (
    *("bank_1", "farkle", "hot_dice", "win", "lose", "tie", "turn_mine", "turn_other"),
    *("score", "zero", "bonus", "refused", "menu_edge", "menu_select"),
    *("foon", "big_foon", "crisis", "dungeon", "party", "another_day", "picture"),
)
"""What happens in a game; a listener who takes one for another is misled."""


@pytest.mark.parametrize(("one", "other"), list(combinations(TOLD_APART, 2)))
def test_events_sound_different(one: str, other: str) -> None:
    assert measure.unlikeness(committed(one), committed(other)) > 8


# ------------------------------------------------------------------ dice sound like dice


@pytest.mark.parametrize("family", ["shake", "pour", "pour_short"])
def test_more_dice_give_more_hits(family: str) -> None:
    def hits(count: int) -> float:
        stems = [s for s in FILES if cue_of(s) == f"{family}_{count}"]
        return mean(len(measure.onsets(committed(stem))) for stem in stems)

    counts = [hits(n) for n in range(1, MOST_DICE + 1)]
    assert counts == sorted(set(counts)), counts
    assert counts[5] > 2 * counts[0]
    assert counts[9] > 1.25 * counts[5]


@pytest.mark.parametrize(
    ("family", "longer"), [("shake", 1.25), ("pour", 2.2), ("pour_short", 1.8)]
)
def test_more_dice_last_longer(family: str, longer: float) -> None:
    """By trend: what a single throw lasts is chance, and short ones must end in time."""
    lengths = [
        mean(len(committed(s)) for s in FILES if cue_of(s) == f"{family}_{count}")
        for count in range(1, MOST_DICE + 1)
    ]
    assert lengths[9] > longer * lengths[0]
    assert lengths[9] > lengths[5]
    assert np.corrcoef(np.arange(MOST_DICE), lengths)[0, 1] > 0.8


def dice_features(sounds: list[Samples]) -> dict[str, float]:
    """Means over some sounds of what was measured of recordings."""
    shape = [measure.centroid_and_width(sound) for sound in sounds]
    hits = [measure.onsets(sound) for sound in sounds]
    return {
        "centroid": mean(centre for centre, _ in shape),
        "width": mean(width for _, width in shape),
        "crest": mean(measure.crest(sound) for sound in sounds),
        "rate": mean(len(h) / (len(s) / RATE) for h, s in zip(hits, sounds, strict=True)),
        "gap": mean(1000 * float(np.median(np.diff(h))) for h in hits),
        "seconds": mean(len(sound) / RATE for sound in sounds),
    }


# Ranges over three recordings of real dice each: roll, shake (Hz, Hz, dB, a second, ms, s).
RECORDED = {
    "roll": {
        "centroid": (3639, 4055),
        "width": (2365, 2623),
        "crest": (23.9, 30.6),
        "rate": (30, 50),
        "gap": (14, 16),
        "seconds": (0.5, 1.0),
    },
    "shake": {
        "centroid": (4921, 5973),
        "width": (1777, 1879),
        "crest": (24.6, 29.5),
        "rate": (45, 57),
        "gap": (14, 17),
        "seconds": (1.4, 1.8),
    },
}
AROUND = 0.08
"""Three recordings do not span all dice: how far beyond their range still counts, as a share."""


def test_dice_measure_like_recorded_dice() -> None:
    pours = [committed(stem) for stem in FILES if cue_of(stem) in {"pour_5", "pour_6"}]
    made = [shake(RandomState(k), 5, strokes=12, stroke=0.102) for k in range(2)]
    shakes = [finish(sound, -23, stereo=True) for sound in made]
    for name, sounds in (("roll", pours), ("shake", shakes)):
        features = dice_features(sounds)
        for feature, (low, high) in RECORDED[name].items():
            assert low * (1 - AROUND) <= features[feature] <= high * (1 + AROUND), (name, features)


def test_shake_leads_into_the_pour() -> None:
    """The pour starts 180 ms after the shake: the cup still rattles then, and stops soon."""
    for stem in (s for s in FILES if s.startswith("shake_")):
        sound = measure.mono(committed(stem))
        hits = measure.onsets(sound)
        assert 0.1 < hits[-1] < 0.29, stem
        pour_time = int(0.18 * RATE)
        before, after = (np.sum(part**2) for part in (sound[:pour_time], sound[pour_time:]))
        assert after < 0.35 * before, stem
