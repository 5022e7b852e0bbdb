"""Runs all benchmarks: prints a table, and writes JSON or the table of docs/performance.md.

    uv run --group test python -m bench [--quick] [--only NAME ...] [--out FILE] [--page FILE.md]

Each benchmark is a module of this folder, and runs as a separate program. Each of its figures
becomes a row, with the time of a simple operation in the same run, and the ratio of the two. Run it
on a machine that does nothing else: the last column shows the load.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

THREADS = "a hand-over of threads"
TABLE = "| figure | value | against |\n"


@dataclass(frozen=True, slots=True)
class Row:
    """One figure; `plain` is the figure it is compared with, 0 if there is none."""

    name: str
    value: float
    unit: str
    against: str = ""
    plain: float = 0.0
    load: float = 0.0

    @property
    def ratio(self) -> float:
        """The figure as a multiple of `plain`."""
        return self.value / self.plain if self.plain else 0.0


@dataclass(frozen=True, slots=True)
class Bench:
    """A module of this folder, its arguments, its arguments for a quick run, and its rows."""

    module: str
    arguments: tuple[str, ...]
    quick: tuple[str, ...]
    rows: Callable[[Any], Iterator[Row]]


def _start(figures: Any) -> Iterator[Row]:
    found = figures["start"]
    bare = found["bare_pygame_ms"]
    yield Row("start to the first say line", found["first_say_ms"], "ms", "a bare window", bare)


def _keys(figures: Any) -> Iterator[Row]:
    found = figures["keys"]
    for part in ("median", "p99"):
        plain = found["hand_over"][part]
        yield Row(f"key to utterance, {part}", found[f"{part}_ms"], "ms", THREADS, plain)
        yield Row(f"of that worked, {part}", found[f"worked_{part}_ms"], "ms")


def _idle(figures: Any) -> Iterator[Row]:
    found, of = figures["idle"], "a bare window"
    for name, key, unit in (
        ("processor", "percent_of_a_core", "% of a core"),
        ("memory", "memory_mb", "MB"),
    ):
        yield Row(f"an idle table, {name}", found[key], unit, of, found[f"bare_{key}"])


def _latency(figures: Any) -> Iterator[Row]:
    for buffer, programs in figures.items():
        bare = programs.pop("bare")["median_ms"]
        for name, found in programs.items():
            row = f"key to sample, {buffer.replace('_', ' ')}, {name}"
            yield Row(row, found["median_ms"], "ms", "bare pygame", bare)


def _speak(figures: Any) -> Iterator[Row]:
    for way, found in figures["ways"].items():
        for part in ("median", "p99"):
            plain = figures["hand_over"][part]
            yield Row(f"key to text, {way}, {part}", found[f"{part}_ms"], "ms", THREADS, plain)


def _mix(figures: Any) -> Iterator[Row]:
    worst = max(figures, key=lambda one: one["under_db"])
    soonest = min(figures, key=lambda one: one["voice_after_ms"])
    yield Row(f"most under the voice: {worst['cue']}", worst["under_db"], "dB")
    yield Row(f"soonest under the voice: {soonest['cue']}", soonest["voice_after_ms"], "ms")


def _burst(figures: Any) -> Iterator[Row]:
    plain = figures["hand_over"]["p99"]
    for voice, found in figures["voices"].items():
        yield Row(f"20 keys a second, {voice}, p99", found["p99_ms"], "ms", THREADS, plain)


def _games(figures: Any) -> Iterator[Row]:
    for one in figures:
        name, loops = f"{one['game']}, two {one['seats'][0]}", one["baseline_loops_per_second"]
        yield Row(name, one["games_per_second"], "games/s", "10^6 additions/s", loops)


def _solve(figures: Any) -> Iterator[Row]:
    for one in figures:
        plain, bare = one["additions_ms"] / 1000, one["numpy_mb"]
        yield Row(f"solving {one['game']}", one["seconds"], "s", "10^6 additions", plain)
        yield Row(f"solving {one['game']}, memory", one["peak_mb"], "MB", "numpy alone", bare)


def _decide(figures: Any) -> Iterator[Row]:
    for one in figures:
        name, reading = one["game"], one["reading_ms"]
        yield Row(f"{name}, loading its table", one["load_ms"], "ms", "reading its file", reading)
        plain = one["additions_ms"] / 100
        yield Row(f"{name}, deciding, p99", one["p99_ms"], "ms", "10^4 additions", plain)


def _sounds(figures: Any) -> Iterator[Row]:
    for which, plain in (("menu", "reading_menu_ms"), ("all", "reading_ms")):
        name = f"decoding sounds, {which}"
        yield Row(name, figures[f"{which}_ms"], "ms", "reading them", figures[plain])


def _autosave(figures: Any) -> Iterator[Row]:
    plain = figures["plain"]["p99"]
    for name in ("asked", "kept"):
        yield Row(f"a step {name}, p99", figures[name]["p99"], "ms", "a line synced", plain)


def _records(figures: Any) -> Iterator[Row]:
    for name, of in (("stats", "all"), ("stats_of_one_game", "one of four")):
        row, plain = f"stats over {figures['games']} games, {of}", figures["reading_ms"]
        yield Row(row, figures[name]["median_ms"], "ms", "reading the file", plain)


def _web(figures: Any) -> Iterator[Row]:
    bare, page = figures["empty_visit"], "an empty page"
    for part in ("median", "p99"):
        plain = figures["empty_page"][f"{part}_ms"]
        yield Row(f"browser, key to text, {part}", figures["key"][f"{part}_ms"], "ms", page, plain)
    for visit in ("first", "second"):
        found, name = figures[f"{visit}_visit"], f"browser, {visit} visit"
        yield Row(f"{name}, bytes to the first word", found["bytes"] / 1000, "kB")
        yield Row(f"{name}, processor time", found["cpu_s"], "s", page, bare["cpu_s"])
        yield Row(f"{name}, memory", found["mb"], "MB", page, bare["mb"])


ALIKE = ("--alike", "steady,perfect")


def _friends(figures: Any) -> Iterator[Row]:
    for who, found in figures["throw"].items():
        name, bare = f"a throw, {who}", found["bare_median_ms"]
        yield Row(name, found["median_ms"], "ms", "a bare MQTT round trip", bare)
    back = figures["catch_up"]
    yield Row(f"catching up, {back['entries']} steps", back["ms"], "ms")
    cost = figures["seat"]["a seat"]
    yield Row("a seat in a room, processor", cost["percent_of_a_core"], "% of a core")


def _stopping(figures: Any) -> Iterator[Row]:
    for name, found in figures.items():
        yield Row(f"better to stop, {name}, of {found['throws']} throws", found["better"], "throws")


def _storms(figures: Any) -> Iterator[Row]:
    yield Row("evenings in storms", figures["storms"], "evenings")
    yield Row("of them ended badly", len(figures["bad"]), "evenings")


BENCHES = {
    "start": Bench("table", ("start",), ("start",), _start),
    "keys": Bench("table", ("keys",), ("keys",), _keys),
    "idle": Bench("table", ("idle",), ("idle",), _idle),
    "latency": Bench("latency", (), ("--keys", "10", "--buffers", "512"), _latency),
    "speak": Bench("speak", (), ("--keys", "20"), _speak),
    "mix": Bench("mix", (), (), _mix),
    "burst": Bench("burst", (), ("--keys", "100"), _burst),
    "games": Bench("games", (*ALIKE, "--seconds", "2"), (*ALIKE, "--seconds", "0.5"), _games),
    "solve": Bench("solve", ("sheet", "fonnjo_foon"), ("sheet",), _solve),
    "decide": Bench("decide", (), ("--decisions", "100"), _decide),
    "sounds": Bench("sounds", (), (), _sounds),
    "keeping": Bench("keeping", (), (), _autosave),
    "records": Bench("records", (), ("--games", "5000"), _records),
    "friends": Bench("friends", (), ("--quick",), _friends),
    "stopping": Bench("stopping", (), ("--positions", "10"), _stopping),
    "storms": Bench("room_storms", ("--storms", "200"), ("--storms", "20"), _storms),
    "web": Bench("web", (), ("--keys", "40"), _web),
}
SKIPPED_WHEN_QUICK = ("mix", "web")


def run(bench: Bench, *, quick: bool) -> Iterator[Row]:
    """Run one benchmark and read its rows; raises RuntimeError if it printed no figures."""
    arguments = bench.quick if quick else bench.arguments
    command = [sys.executable, "-m", f"bench.{bench.module}", *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        figures = json.loads(done.stdout)
    except ValueError:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise RuntimeError(f"bench.{bench.module} gave no figures: {last}") from None
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0
    for row in bench.rows(figures):
        yield Row(row.name, row.value, row.unit, row.against, row.plain, load)


def line(row: Row) -> str:
    """A row of the table."""
    compared = f"{row.ratio:>9.2f} of {row.against}" if row.plain else ""
    return f"{row.name:<44}{row.value:>12,.2f} {row.unit:<12}{compared:<34}{row.load:>5}"


def write_page(path: Path, rows: list[Row]) -> None:
    """Replace the table in a page of Markdown; three columns, which screen readers read well."""
    head, found, rest = path.read_text("utf-8").partition(TABLE)
    if not found:
        raise ValueError(f"{path} has no line {TABLE.strip()!r}")
    lines = [
        f"| {row.name} | {row.value:,.2f} {row.unit} | "
        + (f"{row.ratio:.2f} times {row.against}" if row.plain else "")
        + " |"
        for row in rows
    ]
    tail = rest.partition("\n\n")[2]
    path.write_text(head + TABLE + "|---|---|---|\n" + "\n".join(lines) + "\n\n" + tail, "utf-8")


def main() -> None:
    """Print each row when it is measured; with --out or --page, write the table too."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="smaller runs, about a minute")
    parser.add_argument("--only", nargs="+", choices=list(BENCHES), default=list(BENCHES))
    parser.add_argument("--out", type=Path, help="a JSON file to write")
    parser.add_argument("--page", type=Path, help="a page of Markdown whose table to renew")
    args = parser.parse_args()
    rows, began = [], time.time()
    for name in args.only:
        if args.quick and name in SKIPPED_WHEN_QUICK:
            continue
        try:
            for row in run(BENCHES[name], quick=args.quick):
                rows.append(row)
                print(line(row), flush=True)
        except RuntimeError as error:
            print(f"{name}: {error}", file=sys.stderr)
    if args.page:
        write_page(args.page, rows)
    if args.out:
        machine = {"python": platform.python_version(), "system": platform.system()}
        machine |= {"cores": str(os.cpu_count()), "seconds": f"{time.time() - began:.0f}"}
        figures = {"machine": machine, "rows": [asdict(row) | {"ratio": row.ratio} for row in rows]}
        args.out.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
