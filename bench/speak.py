"""Measures the time from a key press to its answer at a screen reader, by each way on Linux.

    uv run --group test python -m bench.speak [--keys 100] [--json]

Three programs run at once, each on an X server of its own, and get a key in turn: one speaks by
Speech Dispatcher (the real one; a proxy notes when the text is there), one by Orca's own service,
one by announcements, both to stand-ins on a bus of their own. Needs Xvfb, xdotool, dbus-daemon and
Speech Dispatcher.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.keyboard import Keyboard
from bench.plain import hand_over_ms
from tests.support.fake_listener import FakeListener
from tests.support.fake_orca import FakeOrca
from tests.support.private_bus import PrivateBus
from tests.support.program import Program, bare_environment, settings
from tests.support.speechd import Daemon
from tests.support.ssip_proxy import Proxy
from tests.support.xserver import XServer

KEYS = "st"  # scores, and whose turn: two keys, so that two answers in a row differ
PAUSE_S = 0.3  # between keys of one program, so that stand-ins keep two texts apart
PATIENCE_S = 5.0
STARTS_S = 15.0  # until three programs have parsed their messages and decoded their sounds


class Way:
    """A program that speaks in one way; `heard` has the time at which each text arrived."""

    def __init__(
        self,
        home: Path,
        stack: ExitStack,
        environ: dict[str, str],
        heard: Callable[[], list[float]],
    ) -> None:
        self._heard = heard
        x = XServer()
        stack.callback(x.stop)
        settings(home, 'pace = "instant"\n')
        environ = bare_environment(home, DISPLAY=x.display, **environ)
        self._program = Program(home, environ, "play", "farkle", "--seed", "7")
        stack.callback(self._end)
        self._keyboard = Keyboard(x.display)

    def ready(self) -> str:
        """Wait for the first words; returns the voice that spoke them."""
        first = self._program.transcript.wait(1, "spoken")[0]
        return str(first["backend"])

    def press(self, key: str) -> float:
        """Press a key; returns how long its answer took, in ms."""
        before, pressed = len(self._heard()), time.monotonic()
        self._keyboard.press(key)
        while len(heard := self._heard()) == before:
            if time.monotonic() - pressed > PATIENCE_S:
                raise RuntimeError(f"no answer to {key} came")
            time.sleep(0.001)
        return (heard[before] - pressed) * 1000

    def _end(self) -> None:
        self._program.process.terminate()
        self._program.end()


def _dispatcher(home: Path, stack: ExitStack) -> tuple[dict[str, str], Callable[[], list[float]]]:
    daemon = Daemon(home / "daemon")
    stack.callback(daemon.stop)
    daemon.start()
    proxy = Proxy(daemon.run / "proxy", daemon.socket)
    stack.callback(proxy.stop)
    log = proxy.log
    return {"SPEECHD_ADDRESS": proxy.address}, lambda: [one.sent for one in log.by("audiodice")]


def _service(_: Path, stack: ExitStack) -> tuple[dict[str, str], Callable[[], list[float]]]:
    bus = PrivateBus()
    stack.callback(bus.close)
    orca = FakeOrca(bus.address)
    stack.callback(orca.leave)
    return {"DBUS_SESSION_BUS_ADDRESS": bus.address}, lambda: [
        record["t"] for record in list(orca.records) if record["ev"] == "speak"
    ]


def _announcement(_: Path, stack: ExitStack) -> tuple[dict[str, str], Callable[[], list[float]]]:
    bus = PrivateBus()
    stack.callback(bus.close)
    listener = FakeListener(bus.address)
    stack.callback(listener.leave)
    where = {"DBUS_SESSION_BUS_ADDRESS": bus.address, "AT_SPI_BUS_ADDRESS": bus.address}
    return where, lambda: list(listener.heard_at)


WAYS = {
    "Speech Dispatcher": ("Speech Dispatcher", _dispatcher),
    "Orca's service": ("Orca", _service),
    "announcements": ("Orca", _announcement),
}


def measure(keys: int) -> dict[str, list[float]]:
    """Measure the ms of each key, by way of speaking."""
    with tempfile.TemporaryDirectory(prefix="audiodice-") as folder, ExitStack() as stack:
        ways: dict[str, Way] = {}
        for name, (_, begin) in WAYS.items():
            home = Path(folder) / str(len(ways))
            home.mkdir()
            ways[name] = Way(home, stack, *begin(home, stack))
        for name, (voice, _) in WAYS.items():
            if (spoken := ways[name].ready()) != voice:
                raise RuntimeError(f"{name}: {spoken} speaks")
        time.sleep(STARTS_S)
        found: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(keys):
            for name, way in ways.items():
                found[name].append(way.press(KEYS[number % len(KEYS)]))
                time.sleep(PAUSE_S / len(ways))
        return found


def _figures(times: Sequence[float]) -> dict[str, float]:
    return {
        "median_ms": round(statistics.median(times), 1),
        "p99_ms": round(sorted(times)[int(len(times) * 0.99)], 1),
    }


def main() -> None:
    """Print a line for each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    results = {name: _figures(times) for name, times in measure(args.keys).items()}
    if args.json:
        json.dump({"ways": results, "hand_over": hand_over_ms()}, sys.stdout)
        return
    for name, figures in results.items():
        print(f"{name:<20}", *(f"{key} {value:<8}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
