"""amqtt with fixes: a limit for packets, an answer to clients of MQTT 5, and an end for pages.

By itself it reads packets of any length into memory, and mistakes the first packet of MQTT 5 for
one of MQTT 3, so that it waits for more bytes. If a page leaves in the middle of a packet, it reads
that page's last message again and again, for ever if that was empty.
"""

from __future__ import annotations

from typing import Any

from amqtt.adapters import ReaderAdapter, WebSocketsWriter, WriterAdapter
from amqtt.broker import Broker
from amqtt.errors import MQTTError
from websockets import ConnectionClosed
from websockets.asyncio.server import ServerConnection

_NOT_THIS_VERSION = bytes((0x20, 2, 0, 1))  # CONNACK, "unacceptable protocol version"
_LEVEL_3_1_1 = b"\x04"


class SmallBroker(Broker):  # type: ignore[misc]
    """Disconnects a client which sends a packet of more than `longest` bytes."""

    def __init__(self, settings: dict[str, Any], longest: int) -> None:
        super().__init__(settings)
        self._longest = longest

    async def ws_connected(self, page: ServerConnection, listener_name: str) -> None:
        await self._client_connected(listener_name, _PageReader(page), WebSocketsWriter(page))

    async def _client_connected(
        self, listener_name: str, reader: ReaderAdapter, writer: WriterAdapter
    ) -> None:
        small = _SmallReader(reader, writer, self._longest)
        await super()._client_connected(listener_name, small, writer)


class _SmallReader(ReaderAdapter):  # type: ignore[misc]
    def __init__(self, reader: ReaderAdapter, writer: WriterAdapter, longest: int) -> None:
        self._reader, self._writer, self._longest = reader, writer, longest
        self._before = b""
        self._greeted = False  # the first packet has shown the version

    async def read(self, n: int = -1) -> bytes:
        if n > self._longest:
            raise MQTTError("too long")
        data = bytes(await self._reader.read(n))
        if not self._greeted and self._before == b"MQTT":
            self._greeted = True
            if data != _LEVEL_3_1_1:
                self._writer.write(_NOT_THIS_VERSION)
                await self._writer.drain()
                await self._writer.close()
                raise MQTTError("another version")
        self._before = data
        return data

    def feed_eof(self) -> None:
        self._reader.feed_eof()


class _PageReader(ReaderAdapter):  # type: ignore[misc]
    def __init__(self, page: ServerConnection) -> None:
        self._page, self._waiting = page, bytearray()

    async def read(self, n: int = -1) -> bytes:
        while len(self._waiting) < n:
            try:
                self._waiting += await self._page.recv(decode=False)
            except ConnectionClosed:
                break
        data = bytes(self._waiting[:n])
        del self._waiting[:n]
        return data

    def feed_eof(self) -> None:
        pass
