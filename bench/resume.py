"""The menu with no kept game and with many: its first words must not wait for reading them.

    uv run --group test python -m bench.resume [--games 300] [--starts 15] [--json]

Needs Xvfb. Starts turn about, so that whatever else the machine does falls on both.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from audiodice.app.kept.keeper import Keeper
from tests.app.keeping import new_table, play
from tests.standins.program import AUDIODICE, bare_environment
from tests.standins.xserver import XServer

STEPS = 60  # of each kept game: an evening's game of Farkle in its middle


def fill(home: Path, many: int) -> None:
    """Keep so many games that have not ended."""
    keeper = Keeper(home / "data" / "audiodice" / "games")
    for seed in range(many):
        table = new_table(10_000, seed)
        keeper.begin(table)
        play(table, STEPS)
    keeper.close()


def first_words(home: Path, display: str, number: int) -> tuple[float, str]:
    """From the start of the process to its first words, in ms; and these."""
    transcript = home / f"transcript-{number}.jsonl"
    began = time.perf_counter()
    process = subprocess.Popen(
        [str(AUDIODICE), "--transcript", str(transcript)],
        env=bare_environment(home, DISPLAY=display), stdout=subprocess.DEVNULL,
    )  # fmt: skip
    while not (transcript.exists() and (lines := transcript.read_text().splitlines())):
        time.sleep(0.0005)
    while not (said := [line for line in lines if '"say"' in line and line.endswith("}")]):
        time.sleep(0.0005)
        lines = transcript.read_text().splitlines()
    took = (time.perf_counter() - began) * 1000
    process.terminate()
    process.wait(10)
    return took, json.loads(said[0])["text"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="audiodice-bench-"))
    homes = {"none": folder / "none", "many": folder / "many"}
    for home in homes.values():
        home.mkdir()
    fill(homes["many"], wishes.games)
    x = XServer()
    times: dict[str, list[float]] = {name: [] for name in homes}
    offered = 0
    for number in range(-1, wishes.starts):  # the first fills the disk cache
        for name, home in homes.items():
            took, text = first_words(home, x.display, number)
            if number >= 0:
                times[name].append(took)
                offered += "Resume" in text
    x.stop()
    told = {f"{name}_ms": round(statistics.median(found), 1) for name, found in times.items()}
    result = {**told, "offered": offered, "starts": wishes.starts, "games": wishes.games}
    print(json.dumps(result) if wishes.json else result)


if __name__ == "__main__":
    main()
