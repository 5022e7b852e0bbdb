"""How late NVDA says the first sentence after a start of Windows: cold files, a busy machine.

    AUDIODICE_WINE=FOLDER uv run --group test python -m bench.cold_starts

Starts the program ten times under Wine (FOLDER is made by packaging/wine/setup.sh), with a stand-in
of NVDA and two processes that keep the processors busy. Before each start the cache of files is
dropped, which needs root; without root it prints that the cache was kept. Prints for each start
the voice that said the first sentence, and how long after the process began.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support import nvda
from tests.support.wine import Listener, Window, Wine

STARTS, BUSY = 10, 2
WITHIN = 120.0  # seconds


def drop_cache() -> bool:
    """Drop the file cache, so that files are read from the disk; return whether that worked."""
    os.sync()
    try:
        Path("/proc/sys/vm/drop_caches").write_text("3\n", "ascii")
    except OSError:
        return False
    return True


@contextmanager
def busy() -> Iterator[None]:
    """Run processes that compute all the time."""
    computing = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for process in computing:
            process.kill()
            process.wait()


def start(wine: Wine, window: Window, home: Path) -> dict[str, object]:
    """Start once; return the voice that said the first sentence, and after how many ms."""
    listener = Listener(wine, window, (wine.python, "-m", "audiodice"), home)
    (_, first), *_ = nvda.expected()
    cold = drop_cache()
    began = time.monotonic()
    with listener.started(*nvda.GAME) as program:
        while not listener.transcript.lines("spoken") and time.monotonic() < began + WITHIN:
            time.sleep(0.005)
        late = round((time.monotonic() - began) * 1000)
        time.sleep(1.0)  # a second voice would have spoken by now
        heard = nvda.heard(listener.log)
        listener.press("ctrl+q")
        program.end()
    spoken = listener.transcript.lines("spoken", "failed")[:1]
    return {
        "by_nvda": heard[: len(first)] == first,
        "ms": late,
        "cold": cold,
        "backend": spoken[0]["backend"] if spoken else None,
        "said_ms": listener.transcript.lines("say")[0]["ms"] if spoken else None,
        "spoken_ms": spoken[0]["ms"] if spoken else None,
    }


def main() -> None:
    """Start ten times; print a line for each start, and a summary."""
    window = Window()
    wine = Wine(Path(os.environ["AUDIODICE_WINE"]).absolute(), window.x.display)
    found = []
    try:
        with busy():
            for number in range(STARTS):
                with tempfile.TemporaryDirectory() as home:
                    found.append(start(wine, window, Path(home)))
                print(number + 1, json.dumps(found[-1]), flush=True)
    finally:
        wine.stop()
        window.stop()
    right = sum(bool(one["by_nvda"]) for one in found)
    ms = sorted(int(str(one["ms"])) for one in found)
    median = round(statistics.median(ms))
    print(f"by NVDA: {right} of {STARTS}; {ms[0]} to {ms[-1]} ms, median {median} ms")


if __name__ == "__main__":
    main()
