"""Measures rooms of friends: throws, catching up, what a seat costs. bench/relay.py has many rooms.

    uv run --group test python -m bench.friends [throw|slow|catch_up|seat ...] [--quick] [--json]

Each seat is a process of its own (for `slow`, both are in one) with the real wire and cryptography;
the relay is a Mosquitto on this machine (`throw` also takes nats-server, amqtt, and all of them at
once). A throw is measured at the thrower, from the key to the dice. A bare MQTT round trip (QoS 1,
there and back between two processes with paho alone) is measured in turn with the throws, so that
whatever the machine does meets both. `slow` puts all connections on lines with 300 ms to
the relay and back, on which one piece of data in five comes 0.5 s late.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from audiodice.core.broker_address import parse
from audiodice.core.model import Action
from audiodice.friends.room.people import Setup
from tests.support.cable import SlowCable
from tests.support.mqtt_brokers import Broker
from tests.support.seat_program import STARTED, Seat

PING, PONG = "bench/ping", "bench/pong"
THROWS, ENTRIES = 100, 600
STEP_S = 6.0  # between two steps of a game, at people's pace


# ---------------------------------------------------------------------- the others


def bare(url: str, topic: str, heard: Callable[[bytes], object]) -> Any:
    """A connection that uses only paho, as its documentation shows."""
    import socket

    from paho.mqtt.client import Client
    from paho.mqtt.enums import CallbackAPIVersion

    where, ready = parse(url), threading.Event()
    client: Any = Client(CallbackAPIVersion.VERSION2)
    client.on_connect = lambda *_: client.subscribe(topic, qos=1)
    client.on_subscribe = lambda *_: ready.set()
    client.on_message = lambda _client, _data, message: heard(message.payload)
    client.on_socket_open = lambda _client, _data, wire: wire.setsockopt(
        socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
    )
    client.connect(where.host, where.port)
    client.loop_start()
    ready.wait(10)
    return client


def other(name: str, url: str, code: str, echo: str) -> None:
    """Another player in the room: takes part in throws, plays in turn, answers pings."""
    if echo:
        pings = bare(url.split()[0], PING, lambda data: pings.publish(PONG, data, qos=1))
    seat = Seat(name, url, code=code)
    stream = random.Random(name)
    while not seat.over:
        seat.poll()
        seat.play("cautious", stream)


@contextlib.contextmanager
def others(names: str, url: str, code: str = "one") -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that sit at a table; the first answers pings."""
    module = [sys.executable, "-m", "bench.friends", "--other"]
    running = [
        subprocess.Popen([*module, name, url, code, "" if place else "echo"])
        for place, name in enumerate(names.split())
    ]
    try:
        yield running
    finally:
        for program in running:
            program.kill()
            program.wait()


@contextlib.contextmanager
def brokers(kind: str = "mosquitto") -> Iterator[Broker]:
    with tempfile.TemporaryDirectory(prefix="audiodice-bench-") as folder:
        broker = Broker(kind, Path(folder) / "broker").start()
        try:
            yield broker
        finally:
            broker.stop()


def begun(seat: Seat, seats: int) -> None:
    """Wait until this many seats are taken, and begin the game."""
    until = time.monotonic() + 60
    while seat.room.table is None and time.monotonic() < until:
        seat.poll()
        if sum(person.state == "here" for person in seat.room.people) >= seats:
            seat.do(seat.room.hosting.begin, STARTED)
    if seat.room.table is None:
        raise RuntimeError("the others did not come")


def setup(game: str) -> Setup:
    return Setup(game, {"target": 10_000} if game == "farkle" else {}, most=8)


# ---------------------------------------------------------------------- what is measured


def throw(count: int, kinds: tuple[str, ...]) -> dict[str, Any]:
    """Measure the ms from `act` to the dice at two and eight seats, and of a bare round trip."""
    found: dict[str, Any] = {}
    for kind in kinds:
        for seats in (2, 8) if kind == "mosquitto" else (2,):
            with brokers(kind) as broker:
                url = broker.url("tcp")
                with others(" ".join(f"P{n}" for n in range(2, seats + 1)), url):
                    enough = count if seats == 2 else count // 4
                    found[f"{kind}, {seats} seats"] = _throws(url, seats, enough)
    with contextlib.ExitStack() as stack:
        relays = [stack.enter_context(brokers(kind)) for kind in ("mosquitto", *kinds)]
        url = " ".join(relay.url("tcp") for relay in relays)
        stack.enter_context(others("P2", url))
        found[f"{len(relays)} relays, 2 seats"] = _throws(url, 2, count)
    return found


def _throws(url: str, seats: int, count: int) -> dict[str, float]:
    pong = threading.Event()
    pings = bare(url.split()[0], PONG, lambda _: pong.set())
    seat = Seat("P1", url, setup("farkle"))
    begun(seat, seats)
    took: list[float] = []
    plain: list[float] = []
    _idle(seat, 5.0)  # the traffic of the game's start has ended
    while len(took) < count and not seat.over:
        moves = seat.room.moves
        if not moves.waits and moves.why_not(Action("roll")) is None:
            entries = _entries(seat)
            since = time.perf_counter()
            seat.do(moves.act, Action("roll"))
            while _entries(seat) == entries:
                seat.poll()
            took.append((time.perf_counter() - since) * 1000)
            pong.clear()
            since = time.perf_counter()
            pings.publish(PING, bytes(230), qos=1)
            pong.wait(10)
            plain.append((time.perf_counter() - since) * 1000)
        else:
            seat.play("cautious", random.Random(1))
            seat.poll()
    seat.line.close()
    pings.loop_stop()
    return {
        "throws": len(took),
        "median_ms": round(statistics.median(took), 2),
        "p95_ms": round(sorted(took)[int(len(took) * 0.95)], 2),
        "bare_median_ms": round(statistics.median(plain), 2),
        "ratio": round(statistics.median(took) / statistics.median(plain), 2),
    }


def slow(count: int) -> dict[str, Any]:
    """Measure the s from `act` to the dice on slow lines, for a host and for a guest who throws."""
    found: dict[str, Any] = {}
    chance = random.Random(1)
    for many in (1, 4):
        with contextlib.ExitStack() as stack:
            relays = [stack.enter_context(brokers()) for _ in range(many)]
            cables = [
                SlowCable(one.ports["tcp"], partial(_late, chance)) for one in relays for _ in "ab"
            ]
            for cable in cables:
                stack.callback(cable.close)
            urls = [" ".join(f"tcp://127.0.0.1:{one.port}" for one in cables[n::2]) for n in (0, 1)]
            seats = [Seat("P1", urls[0], setup("farkle")), Seat("P2", urls[1])]
            for seat in seats:
                stack.callback(seat.line.close)
            for who, took in _slow_throws(seats, count).items():
                found[f"{many} relays, {who}"] = {
                    "throws": len(took),
                    "median_s": round(statistics.median(took), 2),
                    "p95_s": round(sorted(took)[int(len(took) * 0.95)], 2),
                }
    return found


def _late(chance: random.Random) -> float:
    """The s that a piece of data takes between a program and a relay."""
    return 0.15 + 0.5 * (chance.random() < 0.2)


def _slow_throws(seats: list[Seat], count: int) -> dict[str, list[float]]:
    took: dict[str, list[float]] = {"host": [], "guest": []}
    since: dict[str, tuple[float, int]] = {}
    host, stream = seats[0], random.Random(1)
    while min(map(len, took.values())) < count and not host.over:
        for who, seat in zip(took, seats, strict=True):
            seat.poll(0.002)
            if who in since and _entries(seat) > since[who][1]:
                took[who].append(time.perf_counter() - since.pop(who)[0])
            if host.room.table is None and sum(one.state == "here" for one in host.room.people) > 1:
                host.do(host.room.hosting.begin, STARTED)
            moves = seat.room.moves
            if not moves.waits and moves.why_not(Action("roll")) is None:
                since[who] = time.perf_counter(), _entries(seat)
                seat.do(moves.act, Action("roll"))
            else:
                seat.play("cautious", stream)
    return took


def catch_up(entries: int) -> dict[str, Any]:
    """The time that a returning program needs to rebuild a game of this many entries."""
    with brokers() as broker, others("P2", broker.url("tcp")):
        url, stream = broker.url("tcp"), random.Random(1)
        seat = Seat("P1", url, setup("farkle"))
        begun(seat, 2)
        early = seat.room.keep()
        while _entries(seat) < entries:
            seat.poll()
            seat.play("cautious", stream)
        whole = _entries(seat)
        seat.line.close()
        seat.line.ended(5)
        since = time.perf_counter()
        back = Seat("P1", url, kept=early)
        up = 0.0
        while _entries(back) < whole and time.perf_counter() - since < 30:
            back.poll()
            up = up or (time.perf_counter() if back.up else 0.0)
        took = time.perf_counter()
        back.line.close()
        return {
            "entries": whole,
            "ms": round((took - since) * 1000, 1),
            "of_it_connecting_ms": round((up - since) * 1000, 1),
        }


def _entries(seat: Seat) -> int:
    """The number of entries in its journal; 0 before it has one."""
    table = seat.room.table
    return len(table.journal.entries) if table else 0


def seat(seconds: float) -> dict[str, Any]:
    """Processor and memory of a seat at a table with few actions, and of the broker."""
    import psutil

    with brokers() as broker, others("P2 P3", broker.url("tcp")) as running:
        mine = Seat("P1", broker.url("tcp"), setup("farkle"))
        begun(mine, 3)
        assert broker.process is not None
        watched = {
            "a seat": psutil.Process(running[1].pid),
            "mosquitto": psutil.Process(broker.process.pid),
        }
        _idle(mine, 3.0)
        before = {name: sum(each.cpu_times()[:2]) for name, each in watched.items()}
        until, steps, step = time.monotonic() + seconds, 0, 0.0
        while time.monotonic() < until:
            mine.poll()
            if time.monotonic() - step > STEP_S / 3 and mine.play("cautious", random.Random(steps)):
                steps, step = steps + 1, time.monotonic()
        found: dict[str, Any] = {"steps": steps}
        for name, each in watched.items():
            used = sum(each.cpu_times()[:2]) - before[name]
            found[name] = {
                "percent_of_a_core": round(used / seconds * 100, 2),
                "memory_mb": round(each.memory_info().rss / 2**20, 1),
            }
        mine.line.close()
        return found


def _idle(mine: Seat, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        mine.poll()


def main() -> None:
    """Print the figures."""
    if sys.argv[1:2] == ["--other"]:
        return other(*sys.argv[2:6])
    parser = argparse.ArgumentParser(prog="python -m bench.friends", description=__doc__)
    every = ("throw", "slow", "catch_up", "seat")
    parser.add_argument("what", nargs="*", choices=[*every, []])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    quick = args.quick
    kinds = ("mosquitto",) if quick else ("mosquitto", "nats-server", "amqtt")
    work: dict[str, Callable[[], dict[str, Any]]] = {
        "throw": lambda: throw(40 if quick else THROWS, kinds),
        "slow": lambda: slow(5 if quick else 40),
        "catch_up": lambda: catch_up(100 if quick else ENTRIES),
        "seat": lambda: seat(10 if quick else 30),
    }
    found = {}
    for what in args.what or every:
        found[what] = work[what]()
        if not args.json:
            print(what, json.dumps(found[what], indent=1), flush=True)
    if args.json:
        print(json.dumps(found))
    return None


if __name__ == "__main__":
    main()
