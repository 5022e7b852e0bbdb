"""Starts and ends the program beside busy processes, and counts how it ends.

    uv run --group test python -m bench.ends [--starts 200] [--busy 4] [--sound pulse dummy none]

Each start is ended by SIGTERM, up to 0.6 s after its first words: while devices still open.
0 is right; a negative status or 134 is a signal. `pulse` needs PulseAudio; `none` has no
sound server, so that SDL tries ALSA.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.support.ending import end
from tests.support.program import AUDIODICE, Transcript, bare_environment
from tests.support.pulse import Pulse

SOUNDS = ("pulse", "dummy", "none")
SPEECH = ("off", "text", "embedded")
LATEST_S = 0.6  # after the first words
PATIENCE_S = 30.0  # seconds that a start, and an exit, may take
_BUSY = "import os; own = os.getppid()\nwhile os.getppid() == own: sum(range(10_000))"


@contextlib.contextmanager
def busy(many: int) -> Iterator[None]:
    """Run this many processes that compute all the time."""
    with contextlib.ExitStack() as ended:
        for _ in range(many):
            ended.callback(end, subprocess.Popen([sys.executable, "-c", _BUSY]))
        yield


def statuses(
    folder: Path, starts: int, chance: random.Random, **environ: str
) -> tuple[Counter[int | str], list[float]]:
    """Count the exit statuses of the program, and list the seconds that each exit took."""
    found: Counter[int | str] = Counter()
    seconds = []
    for number in range(starts):
        home = folder / str(number)
        command = [str(AUDIODICE), "play", "fune", "--face", "window"]
        program = subprocess.Popen(
            [
                *command,
                "--transcript",
                str(home / "heard"),
                "--speech",
                SPEECH[number % len(SPEECH)],
            ],
            env=bare_environment(home, SDL_VIDEODRIVER="dummy", **environ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            Transcript(home / "heard").wait(1, "say", within=PATIENCE_S)
            time.sleep(chance.uniform(0, LATEST_S))
            asked = time.perf_counter()
            program.terminate()
            found[program.wait(PATIENCE_S)] += 1
            seconds.append(time.perf_counter() - asked)
        except subprocess.TimeoutExpired:
            found["never"] += 1
        finally:
            end(program)
    return found, seconds


@contextlib.contextmanager
def sound(kind: str, folder: Path) -> Iterator[dict[str, str]]:
    """Environment variables that give a program this kind of sound system."""
    if kind != "pulse":
        yield {"SDL_AUDIODRIVER": "dummy" if kind == "dummy" else ""}
        return
    pulse = Pulse(folder)
    pulse.start()
    try:
        yield {name: pulse.environ[name] for name in ("PULSE_SERVER", "SDL_AUDIODRIVER")}
    finally:
        pulse.kill()


def main() -> None:
    """Print a line for each kind of sound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--busy", type=int, default=4)
    parser.add_argument("--sound", nargs="+", choices=SOUNDS, default=SOUNDS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for number, kind in enumerate(asked.sound):
        starts = asked.starts // len(asked.sound) + (number < asked.starts % len(asked.sound))
        with (
            tempfile.TemporaryDirectory() as folder,
            sound(kind, Path(folder)) as environ,
            busy(asked.busy),
        ):
            found, seconds = statuses(Path(folder), starts, random.Random(asked.seed), **environ)
        told = ", ".join(f"status {status}: {many}" for status, many in found.most_common())
        took = (
            f"ended after {statistics.median(seconds):.2f} s (median), {max(seconds):.2f} s at most"
        )
        print(f"{kind}: {told}; {took}", flush=True)


if __name__ == "__main__":
    main()
