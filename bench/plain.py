"""Times of simple operations, to compare other figures with."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from queue import SimpleQueue

TRIES = 200


def additions_ms() -> float:
    """The ms to add up a million integers in plain Python, the best of five."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        total = 0
        for number in range(1_000_000):
            total += number
        best = min(best, time.perf_counter() - began)
    return best * 1000


def reading_ms(paths: Iterable[Path]) -> float:
    """The ms to read these files from the system's cache."""
    for path in (paths := list(paths)):
        path.read_bytes()
    began = time.perf_counter()
    for path in paths:
        path.read_bytes()
    return (time.perf_counter() - began) * 1000


def hand_over_ms() -> dict[str, float]:
    """The ms from `put` on a queue until a waiting thread has the item."""
    queue: SimpleQueue[float] = SimpleQueue()
    took: list[float] = []

    def listen() -> None:
        for _ in range(TRIES):
            put = queue.get()
            took.append(time.perf_counter() - put)

    thread = threading.Thread(target=listen)
    thread.start()
    for _ in range(TRIES):
        time.sleep(0.002)  # the thread sleeps again
        queue.put(time.perf_counter())
    thread.join()
    return summed_up(took)


def sync_ms(folder: Path) -> dict[str, float]:
    """The ms to append a line to a file in this folder and sync it to the disk."""
    took = []
    with (folder / "plain").open("ab", buffering=0) as file:
        for _ in range(TRIES):
            began = time.perf_counter()
            file.write(
                b"a line of the length of a journal's, about a hundred bytes or a little more\n"
            )
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return summed_up(took)


def numpy_mb() -> float:
    """The memory of a Python that has only imported numpy; MB."""
    program = "import numpy, resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return round(mega_bytes(int(done.stdout)), 1)


def peak_mb() -> float:
    """The peak of this process's memory; MB."""
    return round(mega_bytes(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss), 1)


def mega_bytes(maxrss: int) -> float:
    """The memory that the system reports for a process, in MB: bytes on macOS, KiB elsewhere."""
    return maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def summed_up(seconds: list[float]) -> dict[str, float]:
    """Median, 99th percentile and worst, in ms."""
    ms = sorted(1000 * each for each in seconds)
    places = {"median": len(ms) // 2, "p99": len(ms) * 99 // 100, "worst": len(ms) - 1}
    return {name: round(ms[place], 3) for name, place in places.items()}
