"""The ambience and the motifs: a quiet loop, and figures that are softer than their cues."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pyloudnorm
import pytest

from audiodice.present.cue import Cue
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener
from audiodice.storage import paths
from tests.sounds import measure
from tests.sounds.committed import FOLDER, TABLE, committed, files_of, made_again
from tests.sounds.measure import RATE

GAMES = ("fune", "dice4fun", "farkle", "fonnjo_foon")
PARTS = ("start", "turn", "bank", "win")


def test_ends_of_the_ambience_join_without_a_step() -> None:
    for room in (committed("ambience"), made_again("ambience")):
        steps = np.abs(np.diff(room, axis=0))
        joint = np.abs(room[0] - room[-1])
        bend = np.abs(room[1] - 2 * room[0] + room[-1])
        assert joint.max() < np.quantile(steps, 0.999)
        assert bend.max() < 1.5 * np.quantile(np.abs(np.diff(steps, axis=0)), 0.9999)


def test_ambience_does_not_change_at_the_joint() -> None:
    """Each third octave of the 0.4 s around the joint has a level that also occurs elsewhere."""
    room, piece = committed("ambience"), int(0.4 * RATE)
    round_ = np.concatenate([room[-piece // 2 :], room[: piece // 2]])
    others = [
        measure.third_octaves(room[i : i + piece]) for i in range(0, len(room) - piece, piece)
    ]
    for band, level in measure.third_octaves(round_).items():
        if band >= 80:
            found = [other[band] for other in others]
            assert min(found) - 3 < level < max(found) + 2  # the joint is at the quietest place


def test_ambience_is_quiet_long_and_small() -> None:
    room = committed("ambience")
    played = pyloudnorm.Meter(RATE).integrated_loudness(room)
    assert -45 <= played <= -40
    assert 40 <= len(room) / RATE <= 60
    assert len(room) * 4 <= 12_000_000  # bytes in memory
    assert (FOLDER / "ambience.ogg").stat().st_size <= 400_000


def test_ambience_has_no_prominent_sound() -> None:
    """No 50 ms are far above the rest, as a stroke would be, or as bright as dice."""
    levels = measure.levels(committed("ambience"), 0.05)
    assert levels.max() - np.median(levels) < 9
    bands = measure.third_octaves(committed("ambience"))
    assert max(level for band, level in bands.items() if band > 2000) < max(bands.values()) - 15


@pytest.mark.parametrize("game", GAMES)
def test_motif_is_much_softer_than_its_cue_and_begins_after_it(game: str) -> None:
    cues = Cues(paths.sounds())
    cues.play(game, Listener(("Ada",), frozenset({0})))
    for name, row in TABLE.items():
        under = cues.motif_under(Cue(name))
        if under is not None:
            assert row["lufs"] - TABLE[under.name]["lufs"] >= 6
            assert under.delay_ms >= 60  # the cue alone begins


@pytest.mark.parametrize("part", PARTS)
def test_games_have_different_motifs(part: str) -> None:
    for one, other in combinations(GAMES, 2):
        sounds = (committed(f"motif_{game}_{part}") for game in (one, other))
        assert measure.unlikeness(*sounds) > 6, (one, other)


def notes(stem: str) -> set[int]:
    """The pitch classes (0 is C) of the strong partials below 400 Hz."""
    sound = measure.mono(committed(stem))
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 4 * RATE))
    spectrum[: 4 * 100], spectrum[4 * 400 :] = 0, 0
    peaks = np.flatnonzero(spectrum > 0.25 * spectrum.max()) / 4
    return {round(12 * np.log2(hertz / 261.63)) % 12 for hertz in peaks}


@pytest.mark.parametrize("game", GAMES)
def test_motif_is_in_tune_with_its_cue(game: str) -> None:
    """A turn's notes are in the chord of G major, a victory's in that of C, with Farkle's sixth."""
    assert notes(f"motif_{game}_turn") <= {7, 11, 2}
    assert notes(f"motif_{game}_win") <= {0, 4, 7, 9}


def test_every_music_file_is_reproduced() -> None:
    for cue in TABLE:
        if TABLE[cue]["bus"] == "music":
            for stem in files_of(cue):
                assert made_again(stem).shape == committed(stem).shape
