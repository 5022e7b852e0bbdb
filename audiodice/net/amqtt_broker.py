"""amqtt with two fixes: a limit for packets, and an answer to clients of MQTT 5.

By itself it reads packets of any length into memory, and mistakes the first packet of MQTT 5 for
one of MQTT 3, so that it waits for more bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio

    from amqtt.broker import Broker

_NOT_THIS_VERSION = bytes((0x20, 2, 0, 1))  # CONNACK, "unacceptable protocol version"
_LEVEL_3_1_1 = b"\x04"


def small_broker(settings: dict[str, Any], longest: int) -> Broker:
    """A broker that disconnects a client which sends a packet of more than `longest` bytes."""
    from amqtt.adapters import StreamReaderAdapter, StreamWriterAdapter
    from amqtt.broker import Broker as FullBroker
    from amqtt.errors import MQTTError

    class SmallReader(StreamReaderAdapter):  # type: ignore[misc]
        def __init__(self, reader: asyncio.StreamReader, writer: StreamWriterAdapter) -> None:
            super().__init__(reader)
            self._writer = writer
            self._before = b""
            self._greeted = False  # the first packet has shown the version

        async def read(self, n: int = -1) -> bytes:
            if n > longest:
                raise MQTTError("too long")
            data = bytes(await super().read(n))
            if not self._greeted and self._before == b"MQTT":
                self._greeted = True
                if data != _LEVEL_3_1_1:
                    self._writer.write(_NOT_THIS_VERSION)
                    await self._writer.close()
                    raise MQTTError("another version")
            self._before = data
            return data

    class SmallBroker(FullBroker):  # type: ignore[misc]
        async def stream_connected(
            self,
            reader: asyncio.StreamReader,
            writer: asyncio.StreamWriter,
            listener_name: str,
        ) -> None:
            out = StreamWriterAdapter(writer)
            await self._client_connected(listener_name, SmallReader(reader, out), out)

    return SmallBroker(settings)
