"""A broker that misbehaves in one way; it speaks as much MQTT as that needs."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from typing import Literal

How = Literal[
    "hangs up", "is silent", "refuses", "says rubbish", "ends in mid message",
    "accepts and drops", "floods", "alters", "delays",
]  # fmt: skip
CONNECT, PUBLISH, SUBSCRIBE, UNSUBSCRIBE, PING = 1, 3, 8, 10, 12
DELAY_S = 5.0


class FakeRelay:
    """Listens on a port of its own until it is closed."""

    def __init__(self, how: How) -> None:
        self._how = how
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"tcp://127.0.0.1:{self._server.getsockname()[1]}"
        self.asked = 0
        """How many times somebody connected."""
        self._there: dict[socket.socket, int] = {}  # with the version of MQTT
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._serve, daemon=True)]
        self._threads[0].start()

    def close(self) -> None:
        self._over.set()
        with contextlib.suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        for one in [*self._there]:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(2 * DELAY_S)

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                one, _ = self._server.accept()
                self.asked += 1
                thread = threading.Thread(target=self._attend, args=(one,), daemon=True)
                self._threads.append(thread)
                thread.start()

    def _attend(self, one: socket.socket) -> None:
        with one, contextlib.suppress(OSError, EOFError):
            self._there[one] = 4
            if self._how == "hangs up":
                return
            while not self._over.is_set():
                kind, body = _packet(one)
                if self._how == "is silent":
                    continue
                if self._how == "delays":
                    self._over.wait(DELAY_S)
                self._answer(one, kind, body)
        self._there.pop(one, None)

    def _answer(self, one: socket.socket, kind: int, body: bytes) -> None:
        version = self._there[one]
        new = b"\0" if version == 5 else b""  # no properties
        if kind == CONNECT:
            self._there[one] = version = body[6]
            code = {True: b"\x87" if version == 5 else b"\5"}.get(self._how == "refuses", b"\0")
            one.sendall(_made(0x20, b"\0" + code + (b"\0" if version == 5 else b"")))
        elif kind == SUBSCRIBE:
            one.sendall(_made(0x90, body[:2] + new + b"\1"))
            self._begin(one)
        elif kind == UNSUBSCRIBE:
            one.sendall(_made(0xB0, body[:2] + new + (b"\0" if version == 5 else b"")))
        elif kind == PING:
            one.sendall(b"\xd0\0")
        elif kind == PUBLISH:
            if self._how == "accepts and drops":
                raise EOFError
            size = 2 + int.from_bytes(body[:2], "big")
            number, payload = body[size : size + 2], body[size + 2 + len(new) :]
            one.sendall(_made(0x40, number))
            if self._how == "alters":
                payload = payload[:24] + b"?" + payload[25:]
            for other in [*self._there]:
                if other is not one:
                    other.sendall(self._publish(other, payload, body[2:size]))

    def _begin(self, one: socket.socket) -> None:
        if self._how == "says rubbish":
            one.sendall(os.urandom(2000))
        elif self._how == "ends in mid message":
            one.sendall(self._publish(one, bytes(500))[:300])
            raise EOFError
        elif self._how == "floods":
            until = time.monotonic() + 4
            while time.monotonic() < until and not self._over.is_set():
                one.sendall(b"".join(self._publish(one, os.urandom(240)) for _ in range(100)))
                time.sleep(0.02)

    def _publish(self, to: socket.socket, payload: bytes, topic: bytes = b"t") -> bytes:
        new = b"\0" if self._there.get(to) == 5 else b""
        return _made(0x30, len(topic).to_bytes(2, "big") + topic + new + payload)


def _packet(one: socket.socket) -> tuple[int, bytes]:
    kind, size, shift = _read(one, 1)[0] >> 4, 0, 0
    while True:
        digit = _read(one, 1)[0]
        size += (digit & 127) << shift
        shift += 7
        if digit < 128:
            return kind, _read(one, size)


def _read(one: socket.socket, size: int) -> bytes:
    got = b""
    while len(got) < size:
        more = one.recv(size - len(got))
        if not more:
            raise EOFError
        got += more
    return got


def _made(first: int, body: bytes) -> bytes:
    size, digits = len(body), b""
    while True:
        digits += bytes([size % 128 | (128 if size > 127 else 0)])
        size //= 128
        if not size:
            return bytes([first]) + digits + body
