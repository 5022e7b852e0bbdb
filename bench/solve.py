"""Measures the solving of a game: seconds, peak memory, number of states, and the value.

    python -m bench.solve [sheet ...] [--json]

Each solver runs in its own process, so that the peak of memory (with numpy) is that of one solver.
The seconds do not include imports. `cpu` is their processor time, which would show a second thread.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable
from typing import Any

from audiodice import games
from bench.plain import additions_ms, numpy_mb, peak_mb

Solver = Callable[[], tuple[float, int]]
"""Solves a game; returns its value and the number of solved states."""


def sheet(name: str) -> Solver:
    """Expected points of a whole game."""
    from audiodice.opponents.sheet.solver import solve

    def run() -> tuple[float, int]:
        table = solve(games.load(name))  # type: ignore[arg-type]  # a sheet game is a card
        return table.value, table.states

    return run


def farkle(_name: str) -> Solver:
    """The first seat's chance to win, for two seats and default options."""
    from audiodice.games.farkle import GAME
    from audiodice.opponents.farkle.solver import solve

    def run() -> tuple[float, int]:
        table = solve(GAME.initial(2).rules)
        return table.value, table.states

    return run


def fonnjo_foon(_name: str) -> Solver:
    """Expected points of a turn; also solves the tables for playing for a number of points."""
    from audiodice.opponents.fonnjo_foon.solver import solve

    def run() -> tuple[float, int]:
        table = solve()
        return table.value, table.states

    return run


PARTS: dict[str, tuple[Callable[[str], Solver], tuple[str, ...]]] = {
    "sheet": (sheet, ("fune", "dice4fun")),
    "farkle": (farkle, ("farkle",)),
    "fonnjo_foon": (fonnjo_foon, ("fonnjo_foon",)),
}
"""For each part: a function that makes a game's solver (imports are not timed), and its games."""


def measure(part: str, game: str) -> dict[str, Any]:
    """Measure one game and return its row; call this in a new process."""
    run = PARTS[part][0](game)
    began, worked = time.perf_counter(), time.process_time()
    value, states = run()
    seconds, cpu = time.perf_counter() - began, time.process_time() - worked
    return {
        "game": game,
        "seconds": round(seconds, 2),
        "cpu": round(cpu, 2),
        "peak_mb": peak_mb(),
        "states": states,
        "value": value,
    }


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all by default")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = []
    fresh = multiprocessing.get_context("spawn")
    for part in args.parts or PARTS:
        for game in PARTS[part][1]:
            with fresh.Pool(1) as process:
                rows.append(process.apply(measure, (part, game)))
    plain = {"additions_ms": additions_ms(), "numpy_mb": numpy_mb()}
    rows = [row | plain for row in rows]
    if args.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'game':<12}{'seconds':>9}{'cpu':>8}{'peak MB':>9}{'states':>12}{'value':>12}")
    for row in rows:
        print(f"{row['game']:<12}{row['seconds']:>9}{row['cpu']:>8}{row['peak_mb']:>9}"
              f"{row['states']:>12,}{row['value']:>12.4f}")  # fmt: skip


if __name__ == "__main__":
    main()
