"""One MQTT connection by paho-mqtt, driven by the thread that opened it.

paho has its own thread for this, but then there would be two, because opening, waiting and trying
again also need one. Here one thread does everything, with one exception: if it is idle, the caller
of `flush` sends the message, which saves a hand-over. A lock lets one thread at a time use the
client, because a TLS socket does not allow two.
"""

from __future__ import annotations

import contextlib
import select
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from audiodice.core.broker_address import BrokerAddress
from audiodice.friends.wire.inbox import LARGEST_PACKET
from audiodice.friends.wire.outbox import Outbox

if TYPE_CHECKING:
    from paho.mqtt.client import Client

KEEPALIVE_S = 10
"""A broker drops a client that is silent for 1.5 times this; we notice a dead line after twice."""
OPEN_S = 8.0
"""The longest wait for the network, and then for the broker, in seconds."""
_GOODBYE_S = 1.0
_ANSWER_5_S = 3.0  # seconds; a broker of MQTT 3 may wait for the rest of a packet of MQTT 5
UNANSWERED_S = 10.0
"""A line is dead if a message stays unacknowledged for so many seconds."""
_AT_ONCE = 100  # unacknowledged messages; paho holds back further ones
_UNSUPPORTED_VERSION = 132
_REFUSALS = (135, 144, 149, 150, 151, 153, 155)
"""Reasons for which a broker disconnects us because of a message: rights, topic, size, rate, quota,
format, QoS."""

_NO_BROKER = (ssl.SSLError, ConnectionResetError, IndexError, struct.error)
"""A broker without TLS resets a connection by TLS. paho does not check what it receives, nor the
length of a host name."""


class LineDownError(Exception):
    """The connection failed or is lost; `reason` is the key of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class _OtherVersion(LineDownError):  # noqa: N818
    """The broker may speak an older version of MQTT."""


class MqttConnection:
    """A connection to one topic. Opening it and `poll` raise LineDownError."""

    def __init__(
        self,
        address: BrokerAddress,
        topic: str,
        name: str,
        heard: Callable[[bytes], None],
        outbox: Outbox,
        bell: socket.socket,
        version: int = 5,
    ) -> None:
        """Open it, and wait until messages come.

        `name` is the client's at the broker, at most 23 letters. `heard` takes each message; with
        MQTT 3 these are our own, too. `bell` is readable when the outbox has news.
        """
        self._address, self._topic, self._name = address, topic, name
        self._heard, self._outbox, self._bell = heard, outbox, bell
        self._lock = threading.Lock()  # only one thread at a time may use the client
        self._over = False
        self._unwelcome = False  # the broker refuses our messages
        self.version = version
        """5, or 4 for MQTT 3.1.1"""
        try:
            self._open()
        except _OtherVersion:
            if version != 5:
                raise
            self.version = 4
            self._open()

    def poll(self, timeout: float) -> None:
        """Send what waits, receive what came, and wait for either, for so many seconds at most."""
        with self._lock:
            self._publish()
        try:
            self._wait(timeout)
        finally:
            if self._unwelcome:
                raise LineDownError("line_refused")
        if self._outbox.oldest_s > UNANSWERED_S:
            raise LineDownError("line_lost")

    def flush(self) -> bool:
        """Send what waits, on any thread, without waiting; returns whether that was possible.

        If it was not, the caller wakes `poll`.
        """
        if not self._lock.acquire(blocking=False):
            return False
        try:
            if self._over:
                return False
            self._publish()
            return self._client.socket() is not None and not self._client.want_write()
        except (OSError, ValueError):  # the line is gone; `poll` will notice
            return False
        finally:
            self._lock.release()

    def _publish(self) -> None:
        while (message := self._outbox.next()) is not None:
            info = self._client.publish(self._topic, message, qos=1)
            self._outbox.sent(info.mid)

    def close(self, *, politely: bool = True) -> None:
        """Disconnect, and wait for the broker if `politely`."""
        with self._lock:
            self._over = True
        if not politely:
            return self._drop()
        with contextlib.suppress(LineDownError):
            # First stop receiving: a socket that is closed with unread data in it discards what
            # was written last.
            self._client.unsubscribe(self._topic)
            until = time.monotonic() + _GOODBYE_S
            while self._listening and time.monotonic() < until:
                self._wait(0.1)
            self._client.disconnect()
            while self._client.want_write() and time.monotonic() < until:
                self._wait(0.1)
        return self._drop()

    # ------------------------------------------------------------------ opening

    def _open(self) -> None:
        self._refusal: int | None = None  # reason code of the broker's answer; 0: accepted
        self._listening: bool | None = None
        self._client = self._made()
        try:
            _connect(self._client, self._address, self._properties())
            self._await_welcome()
        except LineDownError:
            self._drop()
            raise

    def _await_welcome(self) -> None:
        since, reason = time.monotonic(), "line_no_broker"
        with contextlib.suppress(LineDownError):  # it disconnects, perhaps with an answer
            while self._listening is None and not self._refusal:
                self._wait(0.2)
                unknown = self.version == 5 and self._refusal is None
                if time.monotonic() - since > (_ANSWER_5_S if unknown else OPEN_S):
                    reason = "line_unreachable"
                    break
        if self._listening:
            return
        # Some brokers that know MQTT 3 only hang up, wait, or answer in a form of their own.
        if self._refusal in (None, _UNSUPPORTED_VERSION):
            raise _OtherVersion(reason)
        raise LineDownError(reason if reason == "line_unreachable" else "line_refused")

    def _made(self) -> Client:
        from paho.mqtt.client import Client, MQTTv5, MQTTv311
        from paho.mqtt.enums import CallbackAPIVersion

        address = self._address
        client = Client(
            CallbackAPIVersion.VERSION2,
            client_id=self._name,
            protocol=MQTTv5 if self.version == 5 else MQTTv311,
            transport="websockets" if address.websocket else "tcp",
            reconnect_on_failure=False,
        )
        client.connect_timeout = OPEN_S
        client.max_inflight_messages_set(_AT_ONCE)
        if address.websocket:
            client.ws_set_options(path=address.path)
        if address.tls:
            client.tls_set_context(ssl.create_default_context())
        if address.user:
            client.username_pw_set(address.user, address.password)
        client.on_socket_open = _at_once
        client.on_connect = self._answered
        client.on_subscribe = self._subscribed
        client.on_unsubscribe = self._unsubscribed
        client.on_message = lambda _client, _data, message: self._heard(bytes(message.payload))
        client.on_publish = self._published
        client.on_disconnect = self._dismissed
        return client

    def _properties(self) -> Any:
        """Return properties that forbid too long messages to us; None before MQTT 5."""
        if self.version != 5:
            return None
        from paho.mqtt.packettypes import PacketTypes
        from paho.mqtt.properties import Properties

        properties: Any = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
        properties.MaximumPacketSize = LARGEST_PACKET
        return properties

    # ------------------------------------------------------------------ what paho calls

    def _answered(self, client: Client, _data: Any, _flags: Any, code: Any, _more: Any) -> None:
        from paho.mqtt.subscribeoptions import SubscribeOptions

        self._refusal = code.value
        if code.is_failure:
            return
        if self.version == 5:  # our own messages need not come back
            client.subscribe(self._topic, options=SubscribeOptions(qos=1, noLocal=True))
        else:
            client.subscribe(self._topic, qos=1)

    def _subscribed(self, _client: Any, _data: Any, _number: int, codes: Any, _more: Any) -> None:
        self._listening = not any(code.is_failure for code in codes)

    def _published(self, _client: Any, _data: Any, number: int, code: Any, _more: Any) -> None:
        if code.is_failure:  # only MQTT 5 reports it
            self._unwelcome = True
        else:
            self._outbox.arrived(number)

    def _dismissed(self, _client: Any, _data: Any, flags: Any, code: Any, _more: Any) -> None:
        if flags.is_disconnect_packet_from_server and code.value in _REFUSALS:
            self._unwelcome = True

    def _unsubscribed(self, *_: Any) -> None:
        self._listening = False

    # ------------------------------------------------------------------ the socket

    def _wait(self, timeout: float) -> None:
        """Run paho once; return early when the bell rings or data arrive."""
        client = self._client
        wire: Any = client.socket()
        if wire is None:
            raise LineDownError("line_lost")
        held_back = hasattr(wire, "pending") and wire.pending() > 0  # TLS has read it already
        writing = [wire] if client.want_write() else []
        try:
            readable, writable, _ = select.select(
                [wire, self._bell], writing, [], 0 if held_back else timeout
            )
            if self._bell in readable:
                self._bell.recv(4096)
            with self._lock:
                codes = [client.loop_read() if held_back or wire in readable else 0]
                codes.append(client.loop_write() if writable and client.socket() else 0)
                codes.append(client.loop_misc() if client.socket() else 0)
        except (OSError, ValueError) as error:
            raise LineDownError("line_lost") from error
        if any(codes) or client.socket() is None:
            raise LineDownError("line_lost")

    def _drop(self) -> None:
        """Close the socket without telling the broker."""
        wire: Any = self._client.socket()
        if wire is not None:
            wire.close()


def _connect(client: Client, address: BrokerAddress, properties: Any) -> None:
    """Reach the broker and send it our first packet; raises LineDownError."""
    from paho.mqtt.client import WebsocketConnectionError

    try:
        client.connect(address.host, address.port, KEEPALIVE_S, properties=properties)
    except ssl.SSLCertVerificationError as error:
        raise LineDownError("line_certificate") from error
    except socket.gaierror as error:
        raise LineDownError("line_no_host") from error
    except (*_NO_BROKER, WebsocketConnectionError) as error:
        raise LineDownError("line_no_broker") from error
    except (OSError, ValueError) as error:  # refused, no network or a timeout
        raise LineDownError("line_unreachable") from error


def _at_once(_client: Any, _data: Any, wire: Any) -> None:
    """Send each packet at once: otherwise a WebSocket takes 48 ms for a throw instead of 2.5."""
    plain = getattr(wire, "_socket", wire)  # paho's wrapper of a WebSocket
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
