"""Measures how long it takes to save an action, and to list many saved games.

    uv run python -m bench.keeping [--folder DIR] [--steps 400] [--games 100] [--json]

Actions come one at a time, as from a player; `--folder` chooses the disk. Times are in ms. `asked`
is how long the game waits for a save, `kept` how long a save takes, `plain` what the disk takes to
append a line. `listed` is the list of `--games` copies of the game that was played: at first, when
each is read, and again, from the summaries, three times; `_own` is the processor time of each.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from audiodice import games
from audiodice.engine.journal import Seat
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.storage.journal_folder import STAMP, JournalFolder
from audiodice.storage.summaries import Summaries
from bench.plain import summed_up, sync_ms

PATIENCE_MS = 10_000


def table() -> Table:
    """A long game of Farkle."""
    seats, options = (Seat("Ann"), Seat("Bo")), {"target": 10_000}
    return Table(games.load("farkle"), seats, SeededThrow(1), options=options, seed=1)


def measure(store: JournalFolder, steps: int) -> dict[str, dict[str, float]]:
    """`asked`: the time of `Table.act` alone; `kept`: the time until the action is on the disk."""
    at, choose = table(), chance(1, "choices").random
    store.begin(at).wait(PATIENCE_MS)
    asked, kept = [], []
    for _ in range(steps):
        actions = at.game.legal_actions(at.state)
        began = time.perf_counter()
        at.act(actions[int(choose() * len(actions))])
        asked.append(time.perf_counter() - began)
        if (write := store.pending) is not None:
            write.wait(PATIENCE_MS)
        kept.append(time.perf_counter() - began)
    return {"asked": summed_up(asked), "kept": summed_up(kept)}


def listed(folder: Path, many: int) -> dict[str, float]:
    """The ms to list this many copies of the saved game, at first and again."""
    (played,) = (folder / "games").glob("*.journal")
    data, began = played.read_bytes(), datetime(2020, 1, 1, tzinfo=UTC)
    for number in range(many - 1):
        stamp = (began + timedelta(hours=number)).strftime(STAMP)
        (folder / "games" / f"{stamp}-farkle.journal").write_bytes(data)
    found = {}
    for name in ("first", "again", "third", "fourth"):
        start, own = time.perf_counter(), time.process_time()
        summaries = Summaries(folder / "records.sqlite")
        assert len(list(JournalFolder(folder / "games").each(summaries=summaries))) == many
        found[name] = round((time.perf_counter() - start) * 1000, 1)
        found[f"{name}_own"] = round((time.process_time() - own) * 1000, 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        store = JournalFolder(Path(folder) / "games")
        figures = measure(store, args.steps)
        store.close()
        figures["listed"] = listed(Path(folder), args.games)
        figures["plain"] = sync_ms(Path(folder))
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
