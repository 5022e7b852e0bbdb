"""Evenings at a shared table in bad weather: does every seat end with one journal, or a reason?

`tests/engine/shared/test_storms.py` has Hypothesis make the weather; this draws it from a seed, one
evening after the other, so that a long run can be counted, stopped, and gone on with.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from random import Random

from audiodice.engine.journal import read
from audiodice.engine.shared.proof import verify_shared
from tests.engine.shared.storm import Storm, Weather


def weather_of(seed: int) -> Weather:
    """The network faults of a seed; every second evening also has splits, kills and pauses."""
    random = Random(seed)
    wild = bool(seed % 2)
    return Weather(
        people=random.randint(2, 8),
        game=random.choice(("farkle", "farkle", "farkle", "fonnjo_foon")),
        target=random.choice((100, 500, 2000)),
        lost=random.choice((0.0, 0.05, 0.3 if wild else 0.2)),
        doubled=random.choice((0.0, 0.3)),
        late=random.choice((20.0, 200.0, 2000.0 if wild else 1000.0)),
        splits=random.randint(0, 2) if wild else 0,
        kills=random.randint(0, 2) if wild else 0,
        pauses=random.randint(0, 2) if wild else 0,
        replayed=random.choice((0.0, 0.5)),
        forged=random.choice((0.0, 0.5)),
        undos=random.choice((0.0, 0.02)),
        seed=seed,
    )


def verdict(seed: int) -> str:
    """Return "same", or the reasons that all seats got, or "" if a seat got no reason."""
    storm = Storm(weather_of(seed))
    storm.evening()
    return storm.verdict() if ends_well(storm) else ""


def ends_well(storm: Storm) -> bool:
    """Whether all dice can be checked, and all journals are equal or all seats know the reason.

    If only the connections were bad, the journals must be equal.
    """
    weather, found = storm.weather, storm.verdict()
    wild = weather.splits or weather.kills or weather.pauses
    journals = {tuple(friend.lines) for friend in storm.friends}
    fair = all(verify_shared(read(list(lines))).fair for lines in journals)
    return fair and found != "" and (found == "same" or bool(wild))


def main(evenings: int, first: int, *, as_json: bool) -> int:
    """Print the results of the evenings, and the seeds of those that ended badly."""
    began, verdicts, bad = time.perf_counter(), Counter[str](), list[int]()
    for seed in range(first, first + evenings):
        try:
            found = verdict(seed)
        except Exception as error:  # any exception is a finding, and the evening goes into the list
            found = f"{type(error).__name__}: {error}"
        verdicts[found] += 1
        if found == "" or ":" in found:
            bad.append(seed)
        if (seed + 1) % 100 == 0:  # so that the results of a stopped run count
            done = {"to": seed, "verdicts": verdicts, "bad": bad}
            print(json.dumps(done), file=sys.stderr, flush=True)
    figures = {
        "evenings": sum(verdicts.values()),
        "seconds": round(time.perf_counter() - began, 1),
        "verdicts": dict(verdicts),
        "bad": bad,
    }
    print(json.dumps(figures) if as_json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return 1 if bad else 0


if __name__ == "__main__":
    import argparse

    parser = argparse.ArgumentParser(prog="python -m bench.storms", description=__doc__)
    parser.add_argument("--evenings", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first evening")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    raise SystemExit(main(args.evenings, args.first, as_json=args.json))
