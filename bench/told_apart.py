"""Tests whether the cues can be told apart: a listener hears them on bad equipment.

    python -m bench.told_apart [--quick] [--json]

Every committed sound is copied many times in each condition of `bench/hearing/conditions.py`: on a
phone, in a room, heard with one ear, heard by a person of 70, played faster, with and without
talkers. A linear discriminant learns the cues from copies in one world, with and without talkers,
like a person with this hearing or this phone. It is tested in the same world, with other talkers,
rooms and phones. The targets are for this listener. The table also has the scores of a newcomer,
who learned the cues at a laptop and in rooms, and the scores for variants that the listener has
not heard before.
Variants and counts of dice have the same meaning; so have `pour` and `pour_short`, and a value and
its brisk form. The listener knows the onset, like a person who has pressed a key.

Exits with 1 if a target is missed: see `TARGETS`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict

from bench.hearing.together import files
from bench.hearing.trial import Result, Trial

TARGETS = {"quiet": 0.99, "quiet + 10 dB": 0.99, "quiet + 0 dB": 0.95}
"""Least share of right answers among all meanings, by condition."""

EACH = {"hearing 70": 0.97, "phone + 10 dB": 0.90}
"""Least share of right answers for each single meaning among the meanings of its game."""

VALUES = 0.99
"""Least share of right answers among ten digits, if babble is at least 10 dB below the cue."""

MOST_CONFUSED = 0.10
"""Largest share of answers in which two meanings of one game may be confused."""


def missed(name: str, result: Result) -> Iterator[str]:
    """The targets that a result misses, a line for each."""
    if result.every.accuracy < TARGETS.get(name, 0):
        yield f"all: {result.every.accuracy:.1%} right"
    if result.values.accuracy < VALUES and not name.endswith("+ 0 dB"):
        yield f"digits: {result.values.accuracy:.1%} right"
    for game, score in result.games.items():
        for right, one in score.below(EACH.get(name, 0)):
            yield f"{game}: {one} {right:.1%} right"
        for share, one, other in score.over(MOST_CONFUSED):
            yield f"{game}: {one} / {other} {share:.1%} confused"


def line(name: str, result: Result) -> str:
    """One row of the table."""
    games = [score for score in result.games.values() if score.worst]
    right, one = min(score.worst[0] for score in games)
    row = f"{name:20} {result.every.accuracy:7.1%} {result.unheard.accuracy:8.1%}"
    row += f" {result.newcomer.accuracy:8.1%}"
    row += f" {result.values.accuracy:7.1%} {min(s.accuracy for s in games):7.1%} "
    return row + f"{right:7.1%} {one}"


def main() -> int:
    """Print a table, or JSON; returns the exit status, 0 if the targets are met."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer copies: about a minute")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    trial = Trial(files(), *((6, 8) if args.quick else (24, 50)))
    failures, rows = [], {}
    if not args.json:
        print(f"{len(trial.meanings)} meanings in {len(trial.stems)} files")
        print(f"{'':20} {'all':>7} {'unheard':>8} {'newcomer':>8}", end=" ")
        print(f"{'digits':>7} {'games':>7} {'worst':>7}")
    for condition, result in trial.run():
        rows[condition.name] = asdict(result)
        failures += [f"{condition.name}: {text}" for text in missed(condition.name, result)]
        if args.json:
            continue
        print(line(condition.name, result), flush=True)
        for share, one, other in result.every.over(0.03):
            print(f"{'':20} {share:7.1%} {one} / {other}")
    if args.json:
        print(json.dumps({"conditions": rows, "missed": failures}, indent=2))
    else:
        print("\n".join(f"missed: {text}" for text in failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
