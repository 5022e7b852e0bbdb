"""Rooms at a cluster of nats-servers, one of which is killed and started again.

    uv run --group test python -m bench.relay [--rooms 300] [--nodes 3] [--qos 0] [--one] [--apart]

Each of the three in a room sends a message every 4 s. It goes to all nodes, and each seat counts it
once; with `--one` a seat has one connection, and goes to the next node if that ends. With `--apart`
the nodes do not know each other. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Any

from audiodice.friends.wire import brokers
from audiodice.friends.wire.own_broker import free_port

CONF = Path(__file__).parents[1] / "packaging/relay/node.conf"
HERE = "127.0.0.1"
SEATS = 3
EVERY_S = 4.0
SIZE = 400
AGAIN_S = 1.0


class Node:
    """A nats-server, with the settings of packaging/relay/ but for its addresses."""

    def __init__(
        self, folder: Path, number: int, doors: dict[str, list[int]], *, apart: bool
    ) -> None:
        text = CONF.read_text()
        if apart:
            text = re.sub(r"cluster \{.*?\n\}", "", text, flags=re.DOTALL)
        text = text.replace("/tmp/store", str(folder / f"store{number}"))
        text = text.replace("0.0.0.0", HERE).replace("4222", "-1")
        for other, port in enumerate(doors["6222"], 1):
            text = text.replace(f"node{other}:6222", f"{HERE}:{port}")
        for usual, ports in doors.items():
            text = text.replace(f"{HERE}:{usual}", f"{HERE}:{ports[number]}")
        self.port = doors["1883"][number]
        self._conf, self._name = folder / f"{number}.conf", f"node{number + 1}"
        self._conf.write_text(text)
        self.start()

    def start(self) -> None:
        environ = {**os.environ, "NODE": self._name}
        command = [brokers.found()["nats-server"], "-c", str(self._conf)]
        self.runs = subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        self.runs.kill()
        self.runs.wait()

    def cost(self) -> tuple[float, float]:
        """Its memory in MB, and the seconds of processor time so far."""
        told = Path(f"/proc/{self.runs.pid}/status").read_text()
        times = Path(f"/proc/{self.runs.pid}/stat").read_text().rpartition(")")[2].split()
        memory = int(told.partition("VmRSS:")[2].split()[0]) / 1000
        return memory, (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


class Seat:
    """Somebody in a room, and what they have heard."""

    def __init__(self, crowd: Crowd, topic: str, nodes: list[int]) -> None:
        self.crowd, self.topic = crowd, topic.encode()
        self.heard: dict[int, float] = {}
        self.lines = [Line(self, nodes[n:] + nodes[:n]) for n in range(crowd.lines)]

    def send(self, number: int) -> None:
        packet = len(self.topic).to_bytes(2, "big") + self.topic
        packet += b"\0\1" * (self.crowd.qos > 0) + number.to_bytes(8, "big").ljust(SIZE)
        for line in self.lines:
            if line.up and line.out:
                line.out.write(_packet(0x30 | self.crowd.qos << 1, packet))


class Line(asyncio.Protocol):
    """A connection to a node by MQTT 3.1.1, made again if it ends."""

    names = count()

    def __init__(self, seat: Seat, nodes: list[int]) -> None:
        self.seat, self._nodes, self._there = seat, nodes, b""
        self.up = False
        self.out: Any = None
        seat.crowd.connect(self)

    async def connect(self, after: float) -> None:
        crowd = self.seat.crowd
        while not crowd.over:
            await asyncio.sleep(after)
            port = self._nodes[0]
            if crowd.lines == 1:
                self._nodes = self._nodes[1:] + self._nodes[:1]
            try:
                async with crowd.at_once:
                    await asyncio.get_running_loop().create_connection(lambda: self, HERE, port)
            except OSError:
                after = AGAIN_S
            else:
                return

    def connection_made(self, out: Any) -> None:
        self.out, self._there = out, b""
        name = f"c{next(self.names)}".encode()
        hello = b"\0\4MQTT\4\2\0\x3c" + len(name).to_bytes(2, "big") + name
        out.write(_packet(0x10, hello))

    def connection_lost(self, _why: Exception | None) -> None:
        self.up, self.out = False, None
        self.seat.crowd.connect(self, AGAIN_S)

    def data_received(self, data: bytes) -> None:
        self._there += data
        while (end := _end(self._there)) <= len(self._there):
            packet, self._there = self._there[:end], self._there[end:]
            self._take(packet)

    def _take(self, packet: bytes) -> None:
        kind, seat = packet[0] & 0xF0, self.seat
        if kind == 0x20:  # connected
            wanted = len(seat.topic).to_bytes(2, "big") + seat.topic
            self.out.write(_packet(0x82, b"\0\1" + wanted + bytes([seat.crowd.qos])))
        elif kind == 0x90:  # subscribed, or refused
            self.up = packet[-1] < 0x80
        elif kind == 0x30:
            seat.heard.setdefault(int.from_bytes(packet[-SIZE:][:8], "big"), time.monotonic())
            if packet[0] & 6:
                self.out.write(b"\x40\2" + packet[-SIZE - 2 : -SIZE])


def _packet(kind: int, body: bytes) -> bytes:
    size = len(body)
    return bytes([kind, *([size & 127 | 128, size >> 7] if size > 127 else [size])]) + body


def _end(data: bytes) -> int:
    """The length of the first packet; more than there is if that is not known yet."""
    if len(data) < 3:
        return 2 + data[1] if len(data) == 2 and data[1] < 128 else 4
    return 3 + (data[1] & 127) + (data[2] << 7) if data[1] > 127 else 2 + data[1]


class Crowd:
    """All seats, and what they sent."""

    def __init__(self, ports: list[int], rooms: int, qos: int, lines: int) -> None:
        self.qos, self.lines, self.over = qos, lines, False
        self.sent: list[tuple[int, float]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.at_once = asyncio.Semaphore(50)
        self.rooms = [
            [Seat(self, f"audiodice/1/{room:032x}", ports[n:] + ports[:n]) for n in range(SEATS)]
            for room in range(rooms)
        ]
        self.seats = [seat for room in self.rooms for seat in room]

    def connect(self, line: Line, after: float = 0) -> None:
        task = asyncio.ensure_future(line.connect(after))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def down(self) -> int:
        """The number of connections that are not up."""
        return sum(not line.up for seat in self.seats for line in seat.lines)

    async def until_up(self, seconds: float) -> float:
        """Wait for all connections; returns how long that took."""
        began = time.monotonic()
        while self.down() and time.monotonic() - began < seconds:
            await asyncio.sleep(0.1)
        return time.monotonic() - began

    async def play(self, seconds: float) -> None:
        began = time.monotonic()
        for number in count():
            due = began + number * EVERY_S / len(self.seats)
            if due - began > seconds:
                return
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.sent.append((number, time.monotonic()))
            self.seats[number % len(self.seats)].send(number)

    def result(self, killed: float) -> dict[str, Any]:
        """What was lost, and how long the rest took. One's own messages do not count."""
        waits, lost = [], []
        for number, then in self.sent:
            place = number % len(self.seats)
            for seat in self.rooms[place // SEATS]:
                if seat is self.seats[place]:
                    continue
                came = seat.heard.get(number)
                if came is None:
                    lost.append(then - killed)
                else:
                    waits.append((came - then) * 1000)
        parts = quantiles(waits, n=100)
        return {
            "messages": len(self.sent),
            "deliveries": len(waits) + len(lost),
            "lost": len(lost),
            "lost_from_to_s": [round(min(lost), 1), round(max(lost), 1)] if lost else None,
            "ms": {"median": parts[49], "p99": parts[98], "worst": max(waits)},
        }


async def measured(nodes: list[Node], args: argparse.Namespace) -> dict[str, Any]:
    crowd = Crowd([n.port for n in nodes], args.rooms, args.qos, 1 if args.one else len(nodes))
    up = await crowd.until_up(300)
    if crowd.down():
        return {"connect_s": up, "not_connected": crowd.down()}
    playing = asyncio.ensure_future(crowd.play(args.seconds))
    before = [node.cost() for node in nodes]
    await asyncio.sleep(args.seconds / 4)
    after = [node.cost() for node in nodes]
    nodes[0].kill()
    killed = time.monotonic()
    await asyncio.sleep(args.seconds / 4)
    dead = crowd.down()
    nodes[0].start()
    back = await crowd.until_up(args.seconds)
    await playing
    await asyncio.sleep(3)
    crowd.over = True
    spent = [(b[1] - a[1]) / (args.seconds / 4) * 100 for a, b in zip(before, after, strict=True)]
    return {
        "connections": sum(len(seat.lines) for seat in crowd.seats),
        "connect_s": up,
        **crowd.result(killed),
        "not_connected_while_dead": dead,
        "all_connected_after_start_s": back if not crowd.down() else None,
        "mb_before": [one[0] for one in after],
        "mb_after": [node.cost()[0] for node in nodes],
        "percent_of_a_core": spent,
        "load": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--nodes", type=int, default=3, choices=(1, 3))
    parser.add_argument("--qos", type=int, default=0, choices=(0, 1))
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--apart", action="store_true")
    args = parser.parse_args()
    _many_files()
    doors = {
        usual: [free_port(HERE, 0) for _ in range(args.nodes)] for usual in ("1883", "8083", "6222")
    }
    apart = args.apart or args.nodes == 1
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        nodes = [Node(Path(folder), n, doors, apart=apart) for n in range(args.nodes)]
        try:
            print(json.dumps(asyncio.run(measured(nodes, args)), indent=1))
        finally:
            for node in nodes:
                node.kill()


def _many_files() -> None:
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
