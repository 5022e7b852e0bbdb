"""Tests whether the cues can be told apart: a classifier hears them on bad equipment.

    python -m bench.told_apart [--quick] [--json] [--only value_,tell_]

Every committed sound is copied many times: with another gain, through a laptop's loudspeaker, in a
room, without treble, under speech babble. A linear discriminant is trained on copies with some
talkers, and tested on copies with other talkers and rooms. A class is the meaning of a cue:
variants and counts of dice are one class, so are `pour` and `pour_short`, a value and its brisk
form.

The onset is known, as to a listener who has pressed a key. The signal-to-noise ratio compares
loudness (BS.1770): at 0 dB the babble is as loud as the loudest 400 ms of the cue.

Exits with 1 if a target is missed: 99 % right in quiet and at 10 dB, 95 % at 0 dB, and no two
classes taken for each other in more than 5 % of the cases.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
from numpy.random import RandomState
from numpy.typing import NDArray
from scipy import fft, signal

from bench.babble import babble
from sounds.synthesis.catalogue import CATALOGUE, file_stem
from sounds.synthesis.loudness import loudness
from sounds.synthesis.signals import RATE, Samples, fall, gain

FOLDER = Path(__file__).parents[1] / "sounds"
RATIOS: dict[str, float | None] = {"quiet": None, "10 dB": 10.0, "0 dB": 0.0}
TARGETS = {"quiet": 0.99, "10 dB": 0.99, "0 dB": 0.95}
MOST_CONFUSED = 0.05
HEARD = 1.4
"""Seconds of each cue that the classifier hears."""


def meaning(stem: str) -> str:
    """The class of a file: its cue without variant, count of dice, or form."""
    stem = stem.replace("pour_short", "pour").removesuffix("_brisk")
    stem = re.sub("^stroke|^(shake|pour)_(horn|tin|wood)", lambda m: m[1] or "shake", stem)
    return stem if stem.startswith("value") else re.sub(r"(_\d+)+$", "", stem)


# ------------------------------------------------------------------ bad equipment


def laptop(rng: RandomState, sound: Samples) -> Samples:
    """A laptop's loudspeaker: no bass, little treble, one resonance."""
    low, high = rng.uniform(220, 380), rng.uniform(7000, 11000)
    sos = signal.butter(2, [low, high], "bandpass", fs=RATE, output="sos")
    heard = signal.sosfilt(sos, sound)
    peak = signal.iirpeak(rng.uniform(700, 3500), rng.uniform(2, 6), fs=RATE)
    return np.asarray(heard + rng.uniform(0.2, 0.8) * signal.lfilter(*peak, heard))


def room(rng: RandomState, sound: Samples) -> Samples:
    """A living room: exponentially decaying noise after the direct sound (Moorer, 1979)."""
    t60 = rng.uniform(0.15, 0.5)
    times = np.arange(int(t60 * RATE)) / RATE
    tail = rng.randn(len(times)) * fall(times, t60) * (times > 0.003)
    tail *= gain(rng.uniform(-12, -3)) / np.sqrt(np.sum(tail**2))
    tail[0] = 1.0
    return np.asarray(signal.fftconvolve(sound, tail))


def dull(rng: RandomState, sound: Samples) -> Samples:
    """Treble lost, by the listener's hearing or by cheap headphones."""
    sos = signal.butter(1, rng.uniform(2000, 6000), "lowpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound))


def conditioned(rng: RandomState, sound: Samples) -> Samples:
    """One copy: each of the three with a chance of one half, then a random gain; `HEARD` long."""
    for way in (laptop, room, dull):
        if rng.rand() < 0.5:
            sound = way(rng, sound)
    sound = sound[: int(HEARD * RATE)] * gain(rng.uniform(-12, 6))
    return np.pad(sound, (0, int(HEARD * RATE) - len(sound)))


def noised(rng: RandomState, sound: Samples, talk: Samples, level: float | None) -> Samples:
    """`sound` under an excerpt of `talk` at `level` LUFS; None: in quiet."""
    if level is None:
        return sound
    at = rng.randint(len(talk) - len(sound))
    return sound + talk[at : at + len(sound)] * gain(level)


# ------------------------------------------------------------------ the listener


def mel_bands(count: int, size: int, low: float = 120, high: float = 14_000) -> Samples:
    """Triangular bands, evenly spaced on the mel scale: shape (count, size // 2 + 1)."""
    mels = np.linspace(2595 * np.log10(1 + low / 700), 2595 * np.log10(1 + high / 700), count + 2)
    edges = 700 * (10 ** (mels / 2595) - 1)
    f = np.fft.rfftfreq(size, 1 / RATE)[None, :]
    left, centre, right = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    rise, drop = (f - left) / (centre - left), (right - f) / (right - centre)
    return np.asarray(np.clip(np.minimum(rise, drop), 0, None))


SIZE, HOP = 1024, 441
BANDS = mel_bands(32, SIZE).astype(np.float32)
WINDOW = np.hanning(SIZE).astype(np.float32)
# fine at first, where sounds differ most, then coarser and coarser
FRAMES = np.concatenate([np.arange(0, 36), np.arange(36, 60, 3), np.arange(60, 137, 8)])


def features(sound: Samples) -> Samples:
    """The features of a sound: mel bands over time, compressed as in the ear, without gain."""
    padded = np.pad(sound, (SIZE // 2, SIZE)).astype(np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(padded, SIZE)[::HOP][: FRAMES[-1] + 8]
    power = np.abs(fft.rfft(frames * WINDOW, axis=1)) ** 2 @ BANDS.T
    bands = np.add.reduceat(power, FRAMES, axis=0) / np.diff([*FRAMES, len(power)])[:, None]
    bands = (bands / bands.max()) ** 0.25
    return np.asarray((bands / np.linalg.norm(bands)).ravel(), dtype=np.float32)


class Listener:
    """A linear discriminant: a centre for each class and one spread for all; classes weigh alike.

    The spread includes the variants of a class, so that differences between variants weigh little.
    """

    SHRINK = 0.4

    def __init__(self, heard: Samples, classes: NDArray[np.int_]) -> None:
        self.classes, number, size = np.unique(classes, return_inverse=True, return_counts=True)
        centres = np.stack([heard[number == k].mean(axis=0) for k in range(len(self.classes))])
        within = (heard - centres[number]) / np.sqrt(size[number] * len(size))[:, None]
        spread = (within.T @ within).astype(np.float64)
        spread += self.SHRINK * np.trace(spread) / len(spread) * np.eye(len(spread))
        self.weights = np.linalg.solve(spread, centres.T)
        self.bias = -0.5 * np.sum(centres * self.weights.T, axis=1)

    def answers(self, heard: Samples) -> NDArray[np.int_]:
        """The class that each sound is taken for."""
        return np.asarray(self.classes[np.argmax(heard @ self.weights + self.bias, axis=1)])


# ------------------------------------------------------------------ the trial


VARIED = [cue for cue, entry in CATALOGUE.items() if entry.variants > 1]


class Heard:
    """Sounds as arrays: the file, the noise, and the features of each."""

    def __init__(self, rows: Sequence[tuple[int, int, Samples]]) -> None:
        files, ratios, features = zip(*rows, strict=True)
        self.files, self.ratios = np.array(files), np.array(ratios)
        self.features = np.stack(features)  # in single precision: there are many


@dataclass(frozen=True)
class Trial:
    """One training and test: the sounds, and the number of copies of each class."""

    stems: Sequence[str]
    training: int
    testing: int

    def copies(self, stem: str, copies: int) -> int:
        """The number of copies of one file: a class with many files needs fewer of each."""
        files = sum(meaning(other) == meaning(stem) for other in self.stems)
        return max(4, round(copies / files))

    def heard(
        self, seed: int, copies: int, ratios: Sequence[float | None]
    ) -> list[tuple[int, int, Samples]]:
        """Rows of file number, ratio number and features; `seed` gives the talkers."""
        talk, rows = babble(RandomState(seed), 20.0), []
        for number, stem in enumerate(self.stems):
            sound, _ = soundfile.read(FOLDER / f"{stem}.ogg", always_2d=True)
            rng = RandomState([seed, number])
            for _ in range(self.copies(stem, copies)):
                copy = conditioned(rng, sound.mean(axis=1))
                level = loudness(copy)
                for which, ratio in enumerate(ratios):
                    heard = noised(rng, copy, talk, None if ratio is None else level - ratio)
                    rows.append((number, which, features(heard)))
        return rows

    def run(self) -> dict[str, Any]:
        """Train and test: the accuracy and the most confused pairs under each condition.

        "unheard" is another accuracy: the last variant of each cue is left out of the training, and
        only these variants are tested.
        """
        heard = Heard(self.heard(1, self.training, (None, 12.0, 5.0, -1.0)))
        test = Heard(self.heard(2, self.testing, list(RATIOS.values())))
        meanings, classes = np.unique([meaning(stem) for stem in self.stems], return_inverse=True)
        last = np.isin(self.stems, [file_stem(c, CATALOGUE[c].variants) for c in VARIED])
        known, truths = ~last[heard.files], classes[test.files]
        answers = Listener(heard.features, classes[heard.files]).answers(test.features)
        some = Listener(heard.features[known], classes[heard.files[known]])
        fresh = some.answers(test.features)
        results = {}
        for which, name in enumerate(RATIOS):
            asked = test.ratios == which
            unheard = asked & last[test.files]
            row = score(list(zip(meanings[truths[asked]], meanings[answers[asked]], strict=True)))
            rest = zip(meanings[truths[unheard]], meanings[fresh[unheard]], strict=True)
            results[name] = row | {"unheard": score(list(rest))["accuracy"]}
        return {"classes": len(meanings), "files": len(self.stems), "conditions": results}


def score(pairs: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The accuracy over classes, and how often two classes are taken for each other.

    Each class has the same weight; a pair's figure is the mean of both directions.
    """
    asked = Counter(truth for truth, _ in pairs)
    wrong: dict[tuple[str, str], float] = defaultdict(float)
    for truth, answer in pairs:
        if truth != answer:
            wrong[min(truth, answer), max(truth, answer)] += 1 / asked[truth]
    if not asked:
        return {"accuracy": 1.0, "confused": []}
    confused = sorted(((share / 2, pair) for pair, share in wrong.items()), reverse=True)
    missed = 2 * sum(share for share, _ in confused) / len(asked)
    return {"accuracy": round(1 - missed, 4), "confused": [(*p, round(s, 3)) for s, p in confused]}


def main() -> int:
    """Print a table, or JSON; returns the exit status, 0 if the targets are met."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a sixth of the copies")
    parser.add_argument("--only", default="", help="beginnings of file names, separated by commas")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    begin = tuple(args.only.split(","))
    stems = [p.stem for p in sorted(FOLDER.glob("*.ogg")) if p.stem.startswith(begin)]
    result = Trial(stems, *((8, 6) if args.quick else (20, 24))).run()
    met = all(
        result["conditions"][name]["accuracy"] >= target
        and all(share <= MOST_CONFUSED for *_, share in result["conditions"][name]["confused"])
        for name, target in TARGETS.items()
    )
    if args.json:
        print(json.dumps(result | {"met": met}, indent=2))
        return 0 if met else 1
    print(f"{result['classes']} meanings in {result['files']} files")
    for name, row in result["conditions"].items():
        print(f"{name:6} {100 * row['accuracy']:6.2f} %  (wanted: {100 * TARGETS[name]:.0f} %)")
        print(f"       {100 * row['unheard']:6.2f} %  of variants never heard before")
        for one, other, share in row["confused"][:8]:
            print(f"       {100 * share:5.1f} %  {one} / {other}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
