"""Rooms in storms of seeded chance: does every program end with one journal?

    uv run --group test python -m bench.room_storms [--storms 1000] [--first 0]
        [--go-on wait|half|any] [--lost-hosts] [--json]

`--go-on` is what people do without the host: wait, go on if more than half are here, or as they
like. With `--lost-hosts` some hosts never come back. Times are those of the storm, not ours.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from statistics import median

from tests.friends.room.storm import Storm


def main(storms: int, first: int, go_on: str, *, lost_hosts: bool, as_json: bool) -> int:
    """Print what was seen; returns 1 if a storm had a fault, else 0."""
    began, notes, firsts, entries = time.perf_counter(), Counter[str](), list[float](), 0
    bad: dict[int, list[str]] = {}
    for seed in range(first, first + storms):
        try:
            found = Storm(seed, go_on=go_on, lost_hosts=lost_hosts).evening()
        except Exception as error:  # any exception is a finding
            bad[seed] = [f"{type(error).__name__}: {error}"]
            continue
        if found.faults:
            bad[seed] = found.faults[:5]
            print(f"storm {seed}: {found.faults[:5]}", file=sys.stderr, flush=True)
        notes.update(found.notes)
        entries += found.entries
        if found.first_throw is not None:
            firsts.append(found.first_throw / 1000)
    firsts = sorted(firsts) or [float("nan")]
    figures = {
        "storms": storms,
        "entries": entries,
        "bad": bad,
        "first throw in the calm, s (median, 99 in 100, worst)": [
            round(s, 1) for s in (median(firsts), firsts[int(len(firsts) * 0.99)], firsts[-1])
        ],
        **notes,
        "seconds": round(time.perf_counter() - began),
    }
    print(json.dumps(figures) if as_json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return bool(bad)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--storms", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--go-on", choices=("wait", "half", "any"), default="half")
    parser.add_argument("--lost-hosts", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    sys.exit(
        main(
            given.storms,
            given.first,
            given.go_on,
            lost_hosts=given.lost_hosts,
            as_json=given.json,
        )
    )
