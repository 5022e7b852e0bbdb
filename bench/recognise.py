"""Tests whether the program's own voice is understood: a recogniser hears 50 random rolls.

    uv run --group test --group bench python -m bench.recognise [--rolls 50] [--rate 220] [--json]
        [--alone] [--commas] [--python PATH]

The embedded voice says six dice as in a game of Farkle, at the default rate. pocketsphinx hears
them as in a quiet room; its grammar is any number of dice. `--commas` has commas between the dice
in place of blanks, as the setting `between_dice` may. `--alone` lets espeak-ng speak by itself at
high rates, without the compression of `devices/speech/espeak.py`. `--python` is an interpreter
that has pocketsphinx, numpy and scipy, if this one does not. Exits with 1 if less than 95 % of the
dice are right.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import wave
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

WORDS = ("one", "two", "three", "four", "five", "six")
GRAMMAR = f"#JSGF V1.0;\ngrammar dice;\npublic <roll> = ( {' | '.join(WORDS)} )+;\n"
TARGET = 0.95
ROOM = 20.0  # of 32768: a quiet room's hiss; the model was not trained on digital silence
HEARS = 16_000  # samples a second of the recordings that trained the recogniser's model
DICE = 6


def record(
    folder: Path, rolls: Sequence[tuple[int, ...]], rate: int, between: str, *, alone: bool
) -> float:
    """Record each roll, spoken by the embedded voice, in a file, at `rate` words a minute.

    Returns the seconds that a roll takes on average.
    """
    from audiodice.devices.speech.espeak import Espeak

    espeak = Espeak(compresses=not alone)
    espeak.select("en")
    seconds = 0.0
    for number, roll in enumerate(rolls):
        text = f"{between.join(map(str, roll))}."
        with wave.open(str(folder / f"{number:03}.wav"), "wb") as file:
            file.setparams((1, 2, espeak.rate, 0, "NONE", ""))
            samples = espeak.render(text, rate=rate, pitch=50, volume=1.0, pause=True)
            file.writeframes(samples)
            seconds += len(samples) / 2 / espeak.rate
    return seconds / len(rolls)


def hear(folder: Path) -> list[str]:
    """The recognised dice of each file, in order: digits with spaces."""
    import numpy as np
    from pocketsphinx import Decoder
    from scipy import signal

    (folder / "dice.gram").write_text(GRAMMAR)
    decoder = Decoder(jsgf=str(folder / "dice.gram"), samprate=HEARS, loglevel="FATAL")
    found = []
    for path in sorted(folder.glob("*.wav")):
        with wave.open(str(path), "rb") as file:
            rate, frames = file.getframerate(), file.readframes(file.getnframes())
        samples = signal.resample_poly(np.frombuffer(frames, np.int16).astype(float), HEARS, rate)
        around = np.pad(samples, HEARS // 4)
        around += ROOM * np.random.RandomState(1).randn(len(around))
        decoder.start_utt()
        decoder.process_raw(around.clip(-32768, 32767).astype(np.int16).tobytes(), full_utt=True)
        decoder.end_utt()
        words = decoder.hyp().hypstr.split() if decoder.hyp() else []
        found.append(" ".join(str(WORDS.index(word) + 1) for word in words))
    return found


def wrong(said: Sequence[str], heard: Sequence[str]) -> int:
    """How many dice were misheard, missed or added: Levenshtein's distance (1965)."""
    row = list(range(len(heard) + 1))
    for number, one in enumerate(said, 1):
        costs = [number]
        for (corner, above), other in zip(pairwise(row), heard, strict=True):
            costs.append(min(costs[-1] + 1, above + 1, corner + (one != other)))
        row = costs
    return row[-1]


def elsewhere(python: str, folder: Path) -> list[str]:
    """Run `hear` in another interpreter; exits with a message if that fails."""
    command = [python, "-m", "bench.recognise", "--hear", str(folder)]
    root = Path(__file__).parents[1]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        missing = "ModuleNotFoundError" in last
        hint = " Add --group bench, or name another with --python." if missing else ""
        sys.exit(f"{python} cannot recognise speech: {last}.{hint}")
    found: list[str] = json.loads(done.stdout)
    return found


def measure(
    rolls: int, rate: int, between: str, python: str, *, alone: bool = False
) -> dict[str, Any]:
    """The share of recognised dice, the misheard rolls, and the duration of a roll."""
    chance = random.Random(6)
    said = [tuple(chance.choices(range(1, 7), k=DICE)) for _ in range(rolls)]
    with tempfile.TemporaryDirectory(prefix="audiodice-") as name:
        seconds = record(Path(name), said, rate, between, alone=alone)
        heard = elsewhere(python, Path(name))
    texts = [" ".join(map(str, roll)) for roll in said]
    errors = [wrong(a.split(), b.split()) for a, b in zip(texts, heard, strict=True)]
    misheard = [(a, b) for a, b in zip(texts, heard, strict=True) if a != b]
    return {
        "rate": rate,
        "seconds": round(seconds, 2),
        "dice": rolls * DICE,
        "right": round(1 - sum(errors) / (rolls * DICE), 4),
        "misheard": misheard,
    }


def main() -> None:
    """Print the share of recognised dice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=50)
    parser.add_argument("--rate", type=int, default=220)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--commas", action="store_true")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--hear", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.hear:
        print(json.dumps(hear(args.hear)))
        return
    between = ", " if args.commas else " "
    result = measure(args.rolls, args.rate, between, args.python, alone=args.alone)
    if args.json:
        print(json.dumps(result))
    else:
        for said, heard in result["misheard"]:
            print(f"{said}  heard as  {heard or 'nothing'}")
        print(
            f"{result['right']:.1%} of {result['dice']} dice right at {result['rate']},"
            f" {result['seconds']} s a roll"
        )
    sys.exit(result["right"] < TARGET)


if __name__ == "__main__":
    main()
