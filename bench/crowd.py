"""Traffic of many tables with friends, made by one process, for `bench/friends.py`.

    uv run --group test python -m bench.crowd URL PART TABLES SECONDS

Prints "up" once all are connected; in the end JSON: how many messages it sent, and how many ms each
message was under way.
"""

from __future__ import annotations

import bisect
import json
import selectors
import sys
import time
from typing import Any

from audiodice.core.broker_address import parse
from audiodice.engine.shared.secrets import TOPICS

STEP_S = 6.0  # between two steps of a table, at people's pace
SIZES = {STEP_S: 350, 4.0: 422}
"""By interval in s: bytes of the message of a throw, and of the heartbeat of each seat."""


class Crowd:
    """Three connections for each table, on one thread of this process."""

    def __init__(self, url: str, part: int, count: int) -> None:
        self._where, self._ears = parse(url), selectors.DefaultSelector()
        self.waits: list[float] = []
        self.sent = 0
        self.topics = [f"{TOPICS}{part:02}{number:030}" for number in range(count)]
        self._seats: list[list[Any]] = []
        for topic in self.topics:
            self._seats.append([self._made(topic) for _ in range(3)])
            self._look(0)
        until = time.monotonic() + 2
        while time.monotonic() < until:
            self._look(0.05)
        self.waits.clear()

    def play(self, seconds: float) -> None:
        """Send the messages of people who play at these tables."""
        began, misc = time.monotonic(), 0.0
        count = len(self.topics)
        due = sorted((began + s * n / count, n, s) for n in range(count) for s in SIZES)
        while time.monotonic() - began < seconds:
            while due and due[0][0] <= time.monotonic():
                then, place, every = due.pop(0)
                self._send(place, every)
                bisect.insort(due, (then + every, place, every))
            if time.monotonic() - misc > 1:
                misc = time.monotonic()
                for client in (client for table in self._seats for client in table):
                    client.loop_misc()
            self._look(0.01)

    def _send(self, place: int, every: float) -> None:
        here = self._seats[place]
        for client in (*here, here[0]) if every == STEP_S else here:
            body = f"{time.perf_counter():<24.9f}".encode().ljust(SIZES[every])
            client.publish(self.topics[place], body, qos=1)
            self.sent += 1

    def _made(self, topic: str) -> Any:
        from paho.mqtt.client import Client
        from paho.mqtt.enums import CallbackAPIVersion

        client: Any = Client(CallbackAPIVersion.VERSION2, reconnect_on_failure=False)
        client.on_connect = lambda *_: client.subscribe(topic, qos=1)
        client.on_message = self._heard
        client.on_socket_register_write = lambda *_: None
        client.connect(self._where.host, self._where.port, keepalive=10)
        self._ears.register(client.socket(), selectors.EVENT_READ, client)
        return client

    def _heard(self, _client: Any, _data: Any, message: Any) -> None:
        self.waits.append((time.perf_counter() - float(message.payload[:24])) * 1000)

    def _look(self, timeout: float) -> None:
        for key, _ in self._ears.select(timeout):
            key.data.loop_read()
        for client in (client for table in self._seats for client in table):
            if client.want_write():
                client.loop_write()


def main(url: str, part: str, count: str, seconds: str) -> None:
    """Run `count` tables in this process; `part` keeps its topics apart from other processes."""
    crowd = Crowd(url, int(part), int(count))
    print("up", flush=True)
    crowd.play(float(seconds))
    print(json.dumps({"sent": crowd.sent, "waits": crowd.waits}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:5])
