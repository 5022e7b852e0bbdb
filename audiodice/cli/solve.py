"""`audiodice solve`: solve a game, save its table, and print the game's value."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.params import (
    JSON,
    OPTION,
    BadInput,
    OneOf,
    PathTo,
    bad,
    demand_fitting,
    parse_options,
)
from audiodice.devices.printing import note, print_json, print_line, progress

if TYPE_CHECKING:
    from audiodice.opponents.evaluators import Evaluator

Options = Mapping[str, int | bool]

SEATS = 2  # games are solved between two
_NEWS = {
    "table_rebuilt": "the saved table was damaged or of an older version, so it was solved again",
    "cache_unwritable": "the table could not be saved: its folder is not writable",
}


def solvable() -> tuple[str, ...]:
    """The games that have a solved table."""
    from audiodice import games, opponents

    return tuple(name for name in games.names() if opponents.evaluator(name))


@click.command()
@click.argument("game", type=OneOf(solvable, "GAME"))
@OPTION
@click.option("--fresh", is_flag=True, help="Solve it even if a table is already saved.")
@click.option("--into", type=PathTo(), help="Save the table in this folder.")
@JSON
def command(
    game: str, options: tuple[str, ...], fresh: bool, into: Path | None, as_json: bool
) -> None:
    """Solve a game and save its table.

    It prints the value of the game for the player who starts.
    """
    if into is not None and into.exists() and not into.is_dir():
        raise bad("--into", into, "a folder", wrong="is not a folder")
    chosen = parse_options(game, options)
    demand_fitting(game, SEATS, chosen)
    solve(game, chosen, into, fresh=fresh, as_json=as_json)


def solve(game: str, options: Options, into: Path | None, *, fresh: bool, as_json: bool) -> None:
    """Solve a game, or load its saved table, and print the game's value.

    `into` is the folder of the table, instead of the cache folder. `fresh`: always solve.
    """
    from audiodice import games, opponents
    from audiodice.storage import paths
    from audiodice.storage.solved_tables import SolvedTable, inline

    evaluator, rules = opponents.evaluator(game), games.load(game)
    spec = evaluator.spec(rules.initial(SEATS, **options)) if evaluator else None
    if evaluator and spec is None:
        given = ", ".join(f"{name}={value}" for name, value in options.items())
        raise bad("--option", given, "in farkle penalty=0", wrong="cannot be solved")
    if spec is None:
        raise bad("GAME", game, ", ".join(solvable()), wrong="cannot be solved")
    solved, began = SolvedTable(spec), time.perf_counter()
    folder = into or paths.cache_folder()
    kept = not fresh and solved.load(*((into,) if into else (paths.shipped_tables(), folder)))
    if not kept:
        solved.make(folder, inline, _bar(spec.name))
    for news in solved.take_news():
        note(f"audiodice: {_NEWS[news]}")
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
    print_line(f"{spec.name}: {report['states']} states, value {report['value']:.6f}")
    how = "loaded from a saved table (--fresh solves it again)" if kept else "solved"
    peak = f", at most {report['peak_mb']} MB" if report["peak_mb"] else ""
    print_line(f"{how}: {report['seconds']} s{peak}")


def _bar(name: str) -> Callable[[float], None]:
    """A function that shows the progress (0.0 to 1.0) on a terminal."""
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


def wait_for_table(evaluator: Evaluator, state: Any) -> None:
    """Load or solve the table of a state, if it has one; raises BadInput if solving failed."""
    from audiodice.core.jobs import AtOnce
    from audiodice.opponents.evaluators import request_table
    from audiodice.storage import solved_tables

    solved_tables.install(AtOnce())
    solved = request_table(evaluator, state)
    if solved is not None and solved.table is None and evaluator.solves(state):
        raise BadInput("the game could not be solved: the solving process died")
