"""Measures a line through several relays at once: mosquitto twice, nats-server and amqtt.

    uv run --group test python -m bench.relays

One process has both ends. `cpu_ms` is its processor time for a message, at both ends together.
"""

from __future__ import annotations

import json
import os
import resource
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from audiodice.core.broker_address import parse
from audiodice.friends.wire.relays import RelayLine
from tests.support.mqtt_brokers import Broker

KINDS = ("mosquitto", "nats-server", "amqtt", "mosquitto")
MESSAGES, PAUSE_S, IDLE_S = 400, 0.01, 10.0


def measured(urls: list[str]) -> dict[str, Any]:
    """What two ends cost with these relays, and how long a message takes."""
    before, threads = _memory_kb(), threading.active_count()
    woken = threading.Event()
    since = time.perf_counter()
    ann, bob = (RelayLine([parse(url) for url in urls], "bench/relays", woken.set) for _ in "ab")
    ann.opened(20)
    bob.opened(20)
    first = time.perf_counter() - since
    while not all(one.open for line in (ann, bob) for one in line._lines):  # noqa: SLF001
        time.sleep(0.005)
    every = time.perf_counter() - since
    time.sleep(0.5)
    bob.take()
    cpu, took = time.process_time(), []
    for _ in range(MESSAGES):
        message = os.urandom(324)
        since = time.perf_counter()
        ann.send(message)
        while message not in bob.take():
            woken.wait(0.05)
            woken.clear()
        took.append((time.perf_counter() - since) * 1000)
        time.sleep(PAUSE_S)
    cpu_ms = (time.process_time() - cpu) / MESSAGES * 1000
    cpu = time.process_time()
    time.sleep(IDLE_S)
    idle = (time.process_time() - cpu) / IDLE_S * 100
    found = {
        "relays": len(urls),
        "first_ms": round(first * 1000, 1),
        "all_ms": round(every * 1000, 1),
        "threads": (threading.active_count() - threads) // 2,
        "memory_kb": (_memory_kb() - before) // 2,
        "median_ms": round(statistics.median(took), 2),
        "p95_ms": round(sorted(took)[int(MESSAGES * 0.95)], 2),
        "cpu_ms": round(cpu_ms, 2),
        "idle_percent_of_a_core": round(idle / 2, 3),
    }
    since = time.perf_counter()
    for line in (ann, bob):
        line.close()
        line.ended(5)
    return {**found, "closing_ms": round((time.perf_counter() - since) * 1000)}


def _memory_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory(prefix="audiodice-bench-") as folder:
        four = [Broker(kind, Path(folder) / str(n)) for n, kind in enumerate(KINDS)]
        try:
            urls = [broker.start().url("tcp") for broker in four]
            measured(urls[:1])  # loads paho
            for some in ([urls[0]], [urls[1]], [urls[2]], urls):
                print(json.dumps(measured(some)), flush=True)
        finally:
            for broker in four:
                broker.stop()


if __name__ == "__main__":
    main()
