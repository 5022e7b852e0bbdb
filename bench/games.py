"""Measures games a second between computer players, for each pair of policies, on one core.

    python bench/games.py [--game farkle] [--seconds 2] [--json]

The ratio compares this with a plain Python loop (a million integer additions) in the same run, so
that figures of machines with different speed or load can be compared.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

from audiodice import games, opponents
from audiodice.engine.match import play
from bench.plain import additions_ms


def games_a_second(name: str, seats: tuple[str, str], seconds: float) -> float:
    """Play seeded games for `seconds`, after a warm-up that makes plans and fills caches."""
    game = games.load(name)
    policies = [opponents.load(name, seat).decide for seat in seats]
    for number in range(10):
        play(game, policies, f"warm/{number}", {})
    began, played = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds:
        play(game, policies, f"bench/{played}", {})
        played += 1
    return played / spent


def measure(name: str, seconds: float, alike: Sequence[str] = ()) -> list[dict[str, Any]]:
    """One row for each pair of policies: games a second, and its ratio to the baseline.

    `alike`: measure only these policies, each against itself.
    """
    rows = []
    pairs = [(one, one) for one in alike] or combinations_with_replacement(opponents.names(name), 2)
    for pair in pairs:
        speed, loops = games_a_second(name, pair, seconds), 1000 / additions_ms()
        rows.append(
            {
                "game": name,
                "seats": pair,
                "games_per_second": round(speed, 1),
                "baseline_loops_per_second": round(loops, 2),
                "games_per_loop": round(speed / loops, 2),
            }
        )
    return rows


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=games.names(), help="only this one")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each pair of policies")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--alike", default="", help="only these, each against itself")
    args = parser.parse_args()
    alike = [one for one in args.alike.split(",") if one]
    names = (args.game,) if args.game else games.names()
    rows = [row for name in names for row in measure(name, args.seconds, alike)]
    if args.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'game':<12}{'seats':<24}{'games/s':>10}{'games/loop':>12}")
    for row in rows:
        seats = " v ".join(row["seats"])
        speed, ratio = row["games_per_second"], row["games_per_loop"]
        print(f"{row['game']:<12}{seats:<24}{speed:>10.1f}{ratio:>12.2f}")


if __name__ == "__main__":
    main()
