"""Measures how long the records take to answer if they have many games.

    uv run python -m bench.records [--games 100000] [--json]

The games are made up, not played: two to four seats, about twenty turns each.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from audiodice.engine.summary import SeatSummary, Summary
from audiodice.storage.records.store import Records
from bench.plain import reading_ms

GAMES = ("farkle", "fune", "dice4fun", "fonnjo_foon")
POLICIES = ("random", "cautious", "bold", "steady")
ASKED = 15


def made_up(many: int) -> Iterator[Summary]:
    """Make summaries of `many` invented games."""
    draw = random.Random(7)
    for number in range(many):
        policies = [None, *draw.choices(POLICIES, k=draw.choice((1, 1, 1, 2, 3)))]
        gained = [
            [draw.choice((0, 30, 50, 75)) for _ in range(draw.randint(15, 25))] for _ in policies
        ]
        scores = [sum(turns) for turns in gained]
        seats = tuple(
            SeatSummary(
                policy or "You", policy, scores[seat], sum(s > scores[seat] for s in scores) + 1,
                scores[seat] == max(scores), tuple(gained[seat]), 200, draw.randint(650, 750),
            )
            for seat, policy in enumerate(policies)
        )  # fmt: skip
        started = f"20{number // 10_000:02}-{number % 10_000:04}"
        yield Summary(f"game {number}", draw.choice(GAMES), {}, started, "target", 0, 0, 400, seats)


def measure(ask: Callable[[], object]) -> dict[str, float]:
    """Median and worst time of several queries, in ms."""
    took = []
    for _ in range(ASKED):
        began = time.perf_counter()
        ask()
        took.append((time.perf_counter() - began) * 1000)
    return {"median_ms": round(statistics.median(took), 1), "worst_ms": round(max(took), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.sqlite"
        records = Records(path)
        began = time.perf_counter()
        records.add(made_up(args.games))
        seconds = time.perf_counter() - began
        figures = {
            "games": args.games,
            "recorded_s": round(seconds, 1),
            "file_mb": round(path.stat().st_size / 1e6, 1),
            "stats": measure(records.stats),
            "stats_of_one_game": measure(lambda: records.stats(game="farkle")),
            "reading_ms": round(reading_ms([path]), 1),
        }
        records.close()
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
