"""Measures the chances to win: whether what is told comes true, and what it costs.

    uv run --group test python -m bench.chance [calibration|queries|tables ...] [--only fune]
        [--games N] [--queries N] [--workers 2] [--page docs/performance.md] [--json]

- `calibration`: whole games between computers. A row for each tenth of the chances told at the
  start of turns: the turns, what was told, what was won, and the standard error (see
  `engine/calibration.py`). `--games` makes it shorter; in full it takes hours. With `--page` its
  tables replace those of the page.
- `queries`: ms of the processor for one answer, at the start of a turn and within a turn. `prepare`
  is the slow work of a turn, which the program does in the background; `first` is the first answer
  within that turn.
- `tables`: bytes on disk, ms to load, and MB in memory, each in a new process.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import re
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from audiodice import games, opponents
from audiodice.cli.simulate import install_tables
from audiodice.core.model import Game, actions_of
from audiodice.engine.match import simulate
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import tables
from audiodice.opponents.tables import TableSpec
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable, file_of
from bench.plain import additions_ms, summed_up

GAMES = {"farkle": 100_000, "fune": 20_000, "dice4fun": 20_000, "fonnjo_foon": 5_000}
SEATINGS = (
    ("perfect", "perfect"),
    ("perfect", "perfect", "perfect"),
    ("perfect", "fair"),
    ("steady", "cautious", "bold"),
    ("perfect", "strong", "weak"),
)
ENOUGH = 2_000  # games with turns in a tenth, for it to count
QUERIES, SEATS = 200, (2, 8)
PARTS = ("calibration", "queries", "tables")
_BEGINS, _ENDS = "<!-- bench.chance -->", "<!-- /bench.chance -->"


def calibration(game: str, many: int | None, workers: int) -> Iterator[dict[str, Any]]:
    """The calibration of each seating, once it is played."""
    for seats in SEATINGS:
        began, n = time.perf_counter(), many or GAMES[game]
        found = simulate(
            game, seats, n, "calibration",
            calibrated=True, workers=workers, in_worker=install_tables,
        )  # fmt: skip
        rows = found["calibration"]
        off = [(abs(row["won"] - row["told"]), row["se"]) for row in rows if row["games"] >= ENOUGH]
        yield {
            "game": game,
            "seats": seats,
            "games": n,
            "seconds": round(time.perf_counter() - began, 1),
            "worst": max(off, default=None),
            "tenths": rows,
        }


def as_page(found: dict[str, Any]) -> Iterator[str]:
    """A calibration as a table of the page."""
    worst = found["worst"]
    told = f"at most {100 * worst[0]:.1f} ({100 * worst[1]:.1f}) off" if worst else "too few games"
    yield f"**{found['game']}, {', '.join(found['seats'])}**: {found['games']} games, {told}."
    yield ""
    yield "| tenth | turns | of games | told | won | standard error |"
    yield "|---|---|---|---|---|---|"
    for row in found["tenths"]:
        if row["turns"]:
            shown = " | ".join(f"{100 * row[name]:.1f}" for name in ("told", "won", "se"))
            limits = f"{100 * row['from']:.0f} to {100 * row['to']:.0f}"
            yield f"| {limits} | {row['turns']} | {row['games']} | {shown} |"
    yield ""


def queries(name: str, seats: int, many: int) -> dict[str, Any]:
    """The ms for answers in games of so many seats; `many` within turns."""
    game: Game[Any] = games.load(name)
    chances, cautious = opponents.chances(name), opponents.load(name, "cautious")
    assert chances is not None
    seats = min(seats, game.seats[-1])
    players, stream = ("",) * seats, chance(1, "queries")
    chances.study(game.initial(seats))
    took: dict[str, list[float]] = {"start": [], "prepare": [], "first": [], "within": []}

    def timed(what: str, state: Any) -> None:
        began = time.process_time()
        if what == "prepare":
            chances.prepare(state, players)
        else:
            chances.tell(state, players)
        took[what].append(time.process_time() - began)

    seed = 0
    while len(took["within"]) < many:
        state, throw = game.initial(seats), SeededThrow(f"queries/{seed}")
        seed, begins, turn = seed + 1, True, -1
        while game.outcome(state) is None and len(took["within"]) < many:
            if game.turn(state) != turn or begins:
                timed("start", state)
                timed("prepare", state)
                turn, begins, first = game.turn(state), False, True
            for action in actions_of(cautious.decide(game, state, stream)):
                size = game.throw_size(state, action)
                state = game.apply(state, action, throw(size) if size else ()).state
                if size and game.turn(state) == turn and game.outcome(state) is None:
                    timed("first" if first else "within", state)
                    first = False
    found: dict[str, Any] = {"game": name, "seats": seats}
    return found | {what: summed_up(some) for what, some in took.items() if some}


def specs(game: str) -> list[TableSpec]:
    """The tables of the chances of a game of two and of more seats."""
    install_tables()
    chances = opponents.chances(game)
    assert chances is not None
    for seats in SEATS:
        for _ in range(3):  # it requests one after another
            chances.study(games.load(game).initial(min(seats, games.load(game).seats[-1])))
    return [handle.spec for handle in tables.requested() if isinstance(handle, SolvedTable)]


def table(spec: TableSpec) -> dict[str, Any]:
    """The size of a table, and its time to load; call this in a new process."""
    folders = [paths.shipped_tables(), paths.cache_folder()]
    folder = next(one for one in folders if file_of(spec, one).exists())
    began = time.perf_counter()
    SolvedTable(spec).load(folder)
    ms = (time.perf_counter() - began) * 1000
    tracemalloc.start()
    kept = SolvedTable(spec)
    kept.load(folder)
    size = file_of(spec, folder).stat().st_size
    mb = tracemalloc.get_traced_memory()[0] / 1e6
    return {"table": spec.name, "bytes": size, "load_ms": round(ms, 1), "mb": round(mb, 1)}


def main() -> None:
    """Print a table for each part, or JSON at the end."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all by default")
    parser.add_argument("--only", choices=list(GAMES), help="only this game")
    parser.add_argument("--games", type=int, help="games of each calibration")
    parser.add_argument("--queries", type=int, default=QUERIES, help="answers within turns")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--page", type=Path, help="the page whose calibration is renewed")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    names = [args.only] if args.only else [name for name in GAMES if opponents.chances(name)]
    install_tables()
    found: dict[str, Any] = {"additions_ms": additions_ms()}
    for part in args.parts or PARTS:
        found[part] = []
        for one in measured(part, names, args):
            found[part].append(one)
            if not args.json:
                print("\n".join(LINES[part](one)), flush=True)
    if args.page:
        renew(args.page, found.get("calibration", []))
    if args.json:
        print(json.dumps(found, indent=2))


def measured(part: str, names: list[str], args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The rows of a part."""
    for name in names:
        if part == "tables":
            for spec in specs(name):
                with multiprocessing.get_context("spawn").Pool(1) as fresh:
                    yield fresh.apply(table, (spec,))
        elif part == "queries":
            for seats in SEATS:
                yield queries(name, seats, args.queries)
        else:
            yield from calibration(name, args.games, args.workers)


def _of_table(one: dict[str, Any]) -> Iterator[str]:
    yield f"{one['table']}: {one['bytes']} bytes, loads in {one['load_ms']} ms, {one['mb']} MB"


def _of_queries(one: dict[str, Any]) -> Iterator[str]:
    yield f"{one['game']}, {one['seats']} seats:"
    for what, ms in one.items():
        if isinstance(ms, dict):
            yield f"  {what}: median {ms['median']} ms, p99 {ms['p99']} ms"


LINES: dict[str, Callable[[dict[str, Any]], Iterator[str]]] = {
    "calibration": as_page,
    "queries": _of_queries,
    "tables": _of_table,
}


def renew(page: Path, calibrations: list[dict[str, Any]]) -> None:
    """Replace the tables between the page's two marks."""
    tables_ = "\n".join(line for one in calibrations for line in as_page(one))
    text = page.read_text("utf-8")
    between = re.compile(f"(?<={re.escape(_BEGINS)}\n).*?(?={re.escape(_ENDS)})", re.S)
    page.write_text(between.sub(lambda _: f"\n{tables_}\n", text), "utf-8")


if __name__ == "__main__":
    main()
