"""Measures the start and the menu without saved games and with many, and the list of games.

    uv run --group test python -m bench.resume [--games 300] [--starts 15] [--json]

Nothing should wait until many games are read. Needs Xvfb. The two kinds of starts alternate, so
that other work of the machine affects both. `_ms` is the time from the start to the first words.
`_key_ms` is the time from the first key, right after them, to its answer; it includes the time
that xdotool takes. `_worst_ms` is the slowest of five keys. `list_first_ms` and `list_s` are the
times of the first line and of all lines of `resume --list`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import IO

from audiodice.storage.journal_folder import STAMP, JournalFolder
from tests.support.keeping import new_table, play
from tests.support.program import AUDIODICE, Transcript, bare_environment
from tests.support.xserver import XServer

STEPS = 60  # actions of each saved game, as in the middle of a long game of Farkle
PLAYED = 50  # games that are really played; the others are copies under other names
KEYS = 5


def fill(home: Path, many: int) -> None:
    """Save `many` unfinished games; those that were really played are the newest."""
    folder = home / "data" / "audiodice" / "games"
    store = JournalFolder(folder)
    for seed in range(min(many, PLAYED)):
        table = new_table(10_000, seed)
        store.begin(table)
        play(table, STEPS)
    store.close()
    played = [path.read_bytes() for path in folder.glob("*.journal")]
    began, now = datetime(2020, 1, 1, tzinfo=UTC), time.time()
    for number in range(many - len(played)):
        stamp = (began + timedelta(hours=number)).strftime(STAMP)
        path = folder / f"{stamp}-farkle.journal"
        path.write_bytes(played[number % len(played)])
        at = now - 3600 * (many - number)
        os.utime(path, (at, at))


def start(home: Path, x: XServer, number: int) -> tuple[float, list[float], str]:
    """Start once; return the ms to the first words, the ms of each key, and the first words."""
    transcript = Transcript(home / f"transcript-{number}.jsonl")
    began = time.perf_counter()
    process = subprocess.Popen(
        [str(AUDIODICE), "--transcript", str(transcript.path)],
        env=bare_environment(home, DISPLAY=x.display), stdout=subprocess.DEVNULL,
    )  # fmt: skip
    took = _until_said(transcript, 1, began)
    keys = []
    for said in range(2, KEYS + 2):
        pressed = time.perf_counter()
        x.keys("Up" if said % 2 else "Down")
        keys.append(_until_said(transcript, said, pressed))
    process.terminate()
    process.wait(10)
    return took, keys, transcript.said()[0]


def _until_said(transcript: Transcript, many: int, since: float) -> float:
    while len(transcript.said()) < many:
        time.sleep(0.0005)
    return (time.perf_counter() - since) * 1000


def listed(home: Path) -> tuple[float, float]:
    """The time of the first line of the list in ms, and of the whole list in s."""
    began = time.perf_counter()
    with subprocess.Popen(
        [str(AUDIODICE), "resume", "--list"],
        env=bare_environment(home), stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        lines: IO[str] | None = process.stdout
        assert lines is not None
        lines.readline()
        first = (time.perf_counter() - began) * 1000
        lines.read()
    return first, time.perf_counter() - began


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="audiodice-bench-"))
    homes = {"none": folder / "none", "many": folder / "many"}
    for home in homes.values():
        home.mkdir()
    fill(homes["many"], args.games)
    x = XServer()
    times: dict[str, list[float]] = defaultdict(list)
    offered = 0
    for number in range(-1, args.starts):  # the first fills the disk cache
        for name, home in homes.items():
            took, keys, text = start(home, x, number)
            if number >= 0:
                times[f"{name}_ms"].append(took)
                times[f"{name}_key_ms"].append(keys[0])
                times[f"{name}_worst_ms"].append(max(keys))
                offered += "Resume" in text
    x.stop()
    first, whole = listed(homes["many"])
    result = {
        **{name: round(statistics.median(found), 1) for name, found in times.items()},
        "list_first_ms": round(first, 1), "list_s": round(whole, 1),
        "offered": offered, "starts": args.starts, "games": args.games,
    }  # fmt: skip
    print(json.dumps(result) if args.json else result)


if __name__ == "__main__":
    main()
