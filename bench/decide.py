"""Measures how long `perfect` takes to decide, and its table to load: ms, and processor time.

    uv run --group test python -m bench.decide [--decisions 1000] [--json]

Two perfect opponents play each game from fixed seeds. The figures do not include solving: see
bench.solve. The table is loaded from its folder, as at the start of a game.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import Game, actions_of
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import tables
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable, SolvedTables, file_of
from bench.plain import additions_ms, reading_ms
from tests.support import ready


@contextmanager
def timed(into: list[tuple[float, float]]) -> Iterator[None]:
    """Append the time of the block in ms: wall clock, and processor."""
    began, worked = time.perf_counter(), time.process_time()
    yield
    into.append(((time.perf_counter() - began) * 1000, (time.process_time() - worked) * 1000))


def load_ms(game: str) -> tuple[float, float, float]:
    """The ms to load a saved or shipped table (wall clock, processor), and to read its file."""
    spec = ready.spec_of(game)
    with tempfile.TemporaryDirectory(prefix="audiodice-") as name:
        folder = paths.shipped_tables()
        if not SolvedTable(spec).load(folder):
            folder = Path(name)
            SolvedTable(spec).make(
                folder, lambda one, _: tables.pack(one, ready.made(game)), _nothing
            )
        took: list[tuple[float, float]] = []
        with timed(took):
            loaded = SolvedTable(spec).load(folder)
        reading = reading_ms([file_of(spec, folder)])
    if not loaded:
        raise RuntimeError(f"the table of {game} was not kept")
    return *took[0], reading


def decisions_ms(name: str, count: int) -> list[tuple[float, float]]:
    """The ms of `count` decisions: wall clock, and processor."""
    game: Game[Any] = games.load(name)
    perfect, stream = opponents.load(name, "perfect"), chance(1, "decide")
    took: list[tuple[float, float]] = []
    seed = 0
    while len(took) < count:
        state, throw = game.initial(2), SeededThrow(f"decide/{seed}")
        seed += 1
        while game.outcome(state) is None and len(took) < count:
            if not game.dice(state)[0]:
                perfect.prepare(state)  # a turn's long work is done in the background
            with timed(took):
                decided = perfect.decide(game, state, stream)
            for action in actions_of(decided):
                size = game.throw_size(state, action)
                state = game.apply(state, action, throw(size) if size else ()).state
    return took


def measure(name: str, count: int) -> dict[str, Any]:
    """Measure one game; return its row."""
    loading, loading_cpu, reading = load_ms(name)
    ready.shelve(name)
    waits, worked = (sorted(times) for times in zip(*decisions_ms(name, count), strict=True))
    return {
        "game": name,
        "load_ms": round(loading, 1),
        "load_cpu_ms": round(loading_cpu, 1),
        "reading_ms": round(reading, 2),
        "median_ms": round(median(waits), 3),
        "p99_ms": round(waits[count * 99 // 100], 3),
        "p99_cpu_ms": round(worked[count * 99 // 100], 3),
        "worst_ms": round(waits[-1], 3),
    }


def _nothing(_part: float) -> None:
    """Ignore the progress."""


def main() -> None:
    """Print a line for each game, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    tables.install(SolvedTables(None, AtOnce()))
    plain = {"additions_ms": additions_ms()}
    rows = [measure(name, args.decisions) | plain for name in games.names()]
    print(json.dumps(rows) if args.json else "\n".join(map(str, rows)))


if __name__ == "__main__":
    main()
