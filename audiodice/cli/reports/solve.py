"""`audiodice solve`: solve a game, store its table, and print the game's value."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from audiodice import games, opponents
from audiodice.cli.reports.solvable import ImpossibleError, Options, solvable
from audiodice.devices.printing import note, print_json, print_line, progress
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable, inline


def solve(game: str, options: Options, into: Path | None, *, fresh: bool, as_json: bool) -> None:
    """Solve a game, or load its stored table, and print the game's value.

    `into`: the folder of the table, instead of the cache folder. `fresh`: always solve.
    """
    evaluator, rules = opponents.evaluator(game), games.load(game)
    spec = evaluator.spec(rules.initial(2, **options)) if evaluator else None
    if evaluator and spec is None:
        told = ", ".join(f"{name}={value}" for name, value in options.items())
        raise ImpossibleError("--option", told, "rules that can be solved (farkle: penalty=0)")
    if spec is None:
        raise ImpossibleError("GAME", game, ", ".join(solvable()))
    solved, began = SolvedTable(spec), time.perf_counter()
    folder = into or paths.cache_folder()
    kept = not fresh and solved.load(*((into,) if into else (paths.shipped_tables(), folder)))
    if not kept:
        solved.make(folder, inline, _bar(spec.name))
    for news in solved.take_news():
        note(f"audiodice: {_TOLD[news]}")
    report = {
        "seconds": round(time.perf_counter() - began, 3),
        "peak_mb": _peak_mb(),
        "value": solved.table.value,
        "states": solved.table.states,
        "kept": kept,
    }
    if as_json:
        print_json(report)
        return
    print_line(f"{spec.name}: {report['states']} states, worth {report['value']:.6f}")
    how = "kept from before; --fresh solves it again" if kept else "solved"
    peak = f", at most {report['peak_mb']} MB" if report["peak_mb"] else ""
    print_line(f"{how}: {report['seconds']} s{peak}")


_TOLD = {
    "table_rebuilt": "the kept table was damaged or of an older version; it is solved again",
    "cache_unwritable": "the table could not be kept: its folder cannot be written",
}


def _bar(name: str) -> Callable[[float], None]:
    """A function that shows the progress (0 to 1) on a terminal, and does nothing elsewhere."""
    shown = -1

    def show(part: float) -> None:
        nonlocal shown
        if (percent := int(100 * part)) > shown:
            shown = percent
            filled = "#" * (percent // 5)
            progress(f"{name} [{filled:<20}] {percent:3} %", last=percent == 100)

    return show


def _peak_mb() -> float | None:
    """The peak memory of this process in MB; None if the system does not report it."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 if sys.platform != "darwin" else 1024**2), 1)
