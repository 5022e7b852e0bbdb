"""`audiodice solve`: a game worked out, its table kept, and what it is worth."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from audiodice import games, opponents
from audiodice.cli.reports.printing import note, print_json, print_line, progress
from audiodice.cli.reports.solvable import ImpossibleError, Options, solvable
from audiodice.opponents import tables
from audiodice.storage import paths


def solve(game: str, options: Options, into: Path | None, *, fresh: bool, as_json: bool) -> None:
    """Solve a game, or load its kept table, and say what it is worth.

    `into`: where it is kept instead of the cache folder. `fresh`: solve it in any case.
    """
    evaluator, rules = opponents.evaluator(game), games.load(game)
    spec = evaluator.spec(rules.initial(2, **options)) if evaluator else None
    if spec is None:
        raise ImpossibleError("GAME", game, ", ".join(solvable()))
    solved, began = tables.TableHandle(spec), time.perf_counter()
    folder = into or paths.cache_folder()
    kept = not fresh and solved.load(*((into,) if into else (tables.SHIPPED, folder)))
    if not kept:
        solved.make(folder, tables.inline, _bar(spec.name))
    for news in solved.take_news():
        note(f"audiodice: {_TOLD[news]}")
    told = {
        "seconds": round(time.perf_counter() - began, 3),
        "peak_mb": _peak_mb(),
        "value": solved.table.value,
        "states": solved.table.states,
        "kept": kept,
    }
    if as_json:
        print_json(told)
        return
    print_line(f"{spec.name}: {told['states']} states, worth {told['value']:.6f}")
    how = "kept from before; --fresh solves it again" if kept else "solved"
    peak = f", at most {told['peak_mb']} MB" if told["peak_mb"] else ""
    print_line(f"{how}: {told['seconds']} s{peak}")


_TOLD = {
    "table_rebuilt": "the kept table was damaged or of an older version; it is solved again",
    "cache_unwritable": "the table could not be kept: its folder cannot be written",
}


def _bar(name: str) -> Callable[[float], None]:
    """A line of progress on a terminal, nothing elsewhere."""
    shown = -1

    def show(part: float) -> None:
        nonlocal shown
        if (percent := int(100 * part)) > shown:
            shown = percent
            filled = "#" * (percent // 5)
            progress(f"{name} [{filled:<20}] {percent:3} %", last=percent == 100)

    return show


def _peak_mb() -> float | None:
    """The most memory this process has had; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 if sys.platform != "darwin" else 1024**2), 1)
