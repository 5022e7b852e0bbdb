"""Measures the program as a player meets it: start, keys, idling.

    uv run --group test python -m bench.table [start|keys|idle ...] [--python PATH] [--json]

`--python` is the interpreter of a player's environment. The bare window that start and idling are
compared with is opened as ours is: without numpy, which `import pygame` would load, and without
SDL's acceleration. Needs Xvfb and xdotool. How soon a key sounds is measured by `bench.latency`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.plain import hand_over_ms
from tests.support.program import Transcript, bare_environment, settings
from tests.support.xserver import XServer

BARE = """
import os, sys
sys.modules["numpy"] = None
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
pygame.display.set_mode((640, 360))
open({path!r}, "w").write("up\\n")
"""
# Each line of the transcript also gets the processor time of the thread that wrote it, in ms.
# The loop writes `key` and `say`; its processor time between them is the work for the key.
PLAY = """
import sys, time
from audiodice.session.transcript import Transcript
write = Transcript.write
def timed(self, kind, **fields):
    worked, at = time.thread_time(), time.perf_counter()
    write(self, kind, worked_ms=worked * 1000, at_ms=at * 1000, **fields)
Transcript.write = timed
from audiodice.cli import main
main(sys.argv[1:])
"""
STARTS, KEYS, IDLE_S = 15, 400, 10.0


class Bench:
    """One X server and one interpreter, with a home folder for each run."""

    def __init__(self, python: str) -> None:
        self.python = python
        self.x = XServer()
        self.folder = Path(tempfile.mkdtemp(prefix="audiodice-bench-"))
        self.runs = 0
        self.running: list[subprocess.Popen[bytes]] = []

    def environ(self, **extra: str) -> dict[str, str]:
        self.runs += 1
        home = self.folder / str(self.runs)
        home.mkdir()
        settings(home, 'pace = "instant"\n')
        environ = bare_environment(home, DISPLAY=self.x.display, **extra)
        environ.pop(
            "PYTHONDONTWRITEBYTECODE", None
        )  # compile the modules, as they are at a player's second start
        return environ

    def play(
        self, environ: dict[str, str], *arguments: str
    ) -> tuple[subprocess.Popen[bytes], Transcript]:
        path = Path(environ["HOME"]) / "transcript.jsonl"
        command = [self.python, "-c", PLAY, "play", "farkle", "--transcript", str(path)]
        return self._run([*command, *arguments], environ), Transcript(path)

    def bare(self, then: str = "") -> tuple[subprocess.Popen[bytes], Path]:
        """Open an empty pygame window; also return a file that exists once it is open."""
        environ = self.environ()
        path = Path(environ["HOME"]) / "up"
        program = BARE.format(path=str(path)) + then
        command = [self.python, "-c", program]
        return self._run(command, environ), path

    def _run(self, command: list[str], environ: dict[str, str]) -> subprocess.Popen[bytes]:
        self.running.append(subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL))
        return self.running[-1]

    def stop(self, process: subprocess.Popen[bytes]) -> None:
        process.terminate()
        self.running.remove(process)
        process.wait(10)

    def close(self) -> None:
        """End the processes that a failed benchmark has left."""
        for process in self.running:
            process.kill()
        self.x.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def start(bench: Bench) -> dict[str, Any]:
    """Median ms from process start to the first `say` line, and to an empty window; ratio."""

    def once(run: Callable[[], tuple[subprocess.Popen[bytes], Path]]) -> float:
        began = time.perf_counter()
        process, path = run()
        while not (path.exists() and (text := path.read_text()) and (_said(text))):
            time.sleep(0.0005)
        took = time.perf_counter() - began
        bench.stop(process)
        return took * 1000

    def _said(text: str) -> bool:
        return '"say"' in text or text == "up\n"

    def ours() -> tuple[subprocess.Popen[bytes], Path]:
        process, transcript = bench.play(bench.environ())
        return process, transcript.path

    once(ours), once(bench.bare)  # the first two fill the disk cache
    # They alternate, so that other work of the machine affects both.
    pairs = [(once(ours), once(bench.bare)) for _ in range(STARTS)]
    first_say, window = (statistics.median(times) for times in zip(*pairs, strict=True))
    return {
        "first_say_ms": round(first_say, 1),
        "bare_pygame_ms": round(window, 1),
        "ratio": round(first_say / window, 2),
    }


def keys(bench: Bench) -> dict[str, Any]:
    """Time from the `key` line, written when the key is read, to its `say` line, in ms.

    First the elapsed time, then the loop's processor time; the rest is waiting for a processor.
    """
    environ = bench.environ()
    process, transcript = bench.play(environ, "--seed", "1")
    transcript.wait(1, "say")
    time.sleep(4)  # wait until the work of the start is done
    script = ["Return", "a", "c", "d", "s", "t", "l", "r", "v", "g"]
    for number in range(KEYS):
        bench.x.keys(script[number % len(script)])
    time.sleep(0.5)
    bench.stop(process)
    waits: list[float] = []
    worked: list[float] = []
    key = None
    for line in transcript.lines("key", "say"):
        if line["kind"] == "key":
            key = line
        elif key is not None:
            waits.append(line["at_ms"] - key["at_ms"])
            worked.append(line["worked_ms"] - key["worked_ms"])
            key = None
    figures: dict[str, Any] = {"keys": len(waits)}
    for name, times in (("", sorted(waits)), ("worked_", sorted(worked))):
        places = {"median": 0.5, "p90": 0.9, "p99": 0.99}
        figures |= {
            f"{name}{part}_ms": round(times[int(len(times) * at)], 2) for part, at in places.items()
        }
        figures[f"{name}worst_ms"] = round(times[-1], 2)
    return figures | {"hand_over": hand_over_ms()}


def idle(bench: Bench) -> dict[str, Any]:
    """Processor use (percent of a core) and memory of a table at rest, and of an empty window."""
    process, transcript = bench.play(bench.environ())
    transcript.wait(1, "spoken")
    time.sleep(6)  # wait until the sentence has ended and plans are made
    ours = _at_rest(process)
    bench.stop(process)
    process, up = bench.bare("while pygame.event.wait().type != pygame.QUIT: pass")
    while not up.exists():
        time.sleep(0.01)
    bare = _at_rest(process)
    bench.stop(process)
    return ours | {f"bare_{name}": value for name, value in bare.items()}


def _at_rest(process: subprocess.Popen[bytes]) -> dict[str, float]:
    def used() -> float:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before, began = used(), time.monotonic()
    time.sleep(IDLE_S)
    percent = 100 * (used() - before) / (time.monotonic() - began)
    status = Path(f"/proc/{process.pid}/status").read_text()
    memory = int(status.partition("VmRSS:")[2].split()[0]) / 1024
    return {"percent_of_a_core": round(percent, 2), "memory_mb": round(memory, 1)}


BENCHES = {"start": start, "keys": keys, "idle": idle}


def main() -> None:
    """Run the given benchmarks, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("benches", nargs="*", choices=[[], *BENCHES], default=[])
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    bench = Bench(args.python)
    results = {}
    try:
        for name in args.benches or BENCHES:
            results[name] = BENCHES[name](bench)
            if not args.json:
                print(name, results[name], flush=True)
    finally:
        bench.close()
    if args.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
