"""A connection to a message bus (D-Bus) with deadlines and without a thread.

jeepney reads and writes the messages. Its own blocking connection is not used, for that waits
without end for a bus that is stopped.
"""

from __future__ import annotations

import contextlib
import itertools
import socket
import time
from collections import deque
from dataclasses import dataclass
from typing import Any, TypeAlias

from jeepney import DBusAddress, HeaderFields, Message, MessageFlag, MessageType, new_method_call
from jeepney.auth import BEGIN, Authenticator
from jeepney.bus import get_connectable_addresses
from jeepney.low_level import Parser

Call: TypeAlias = Message


class BusError(Exception):
    """The bus, or a program on it, answered with an error; `str()` is its message."""


@dataclass(frozen=True, slots=True)
class Peer:
    """An interface of an object of a service."""

    service: str
    path: str
    interface: str

    def call(self, member: str, signature: str = "", *body: object) -> Call:
        """A call that starts no service. Raises ValueError if a text cannot be sent."""
        to = DBusAddress(self.path, bus_name=self.service, interface=self.interface)
        message = new_method_call(to, member, signature or None, body)
        message.header.flags = MessageFlag.no_auto_start
        return message


BUS = Peer("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")


class SessionBus:
    """A connection to a bus, for one thread.

    A call that has not ended by `deadline` (monotonic, s) raises TimeoutError. Any other OSError
    means that the connection is of no more use; so does a TimeoutError of the constructor.
    """

    def __init__(self, address: str, deadline: float) -> None:
        """Connect to `address`, as D-Bus writes it. Raises OSError, or ValueError (not allowed)."""
        self.incoming: deque[Message] = deque()
        """Signals, and calls of our objects, not yet handled; oldest first."""
        self._serials = itertools.count(1)
        self._awaited: dict[int, Message | None] = {}
        self._parser = Parser()
        self._socket = _connect(address, deadline)
        try:
            self._authenticate(deadline)
            self.name: str = self.ask(BUS.call("Hello"), deadline)[0]
            """Our own name on the bus."""
        except BaseException:
            self._socket.close()
            raise

    def ask(self, call: Call, deadline: float) -> tuple[Any, ...]:
        """Send a call, wait for the answer, and return its values. Raises BusError, OSError."""
        return self.answer(self.post(call, deadline), deadline)

    def post(self, call: Call, deadline: float) -> int:
        """Send a call and return the number by which `answer` waits for its answer."""
        number = next(self._serials)
        self._awaited[number] = None
        self._write(call.serialise(serial=number), deadline)
        return number

    def answer(self, number: int, deadline: float) -> tuple[Any, ...]:
        """The values of an answer. Raises BusError, OSError."""
        try:
            while (reply := self._awaited[number]) is None:
                self._read(deadline)
        finally:
            self._awaited.pop(number)
        if reply.header.message_type is MessageType.error:
            name = reply.header.fields.get(HeaderFields.error_name, "an error")
            raise BusError(str(reply.body[0]).rstrip(".") if reply.body else name)
        values: tuple[Any, ...] = reply.body
        return values

    def answered(self, number: int) -> bool:
        """Whether the answer is here, so that `answer` would not wait."""
        return self._awaited[number] is not None

    def send(self, message: Message, deadline: float) -> None:
        """Send a signal, an answer, or a call without an answer."""
        if message.header.message_type is MessageType.method_call:
            message.header.flags |= MessageFlag.no_reply_expected
        self._write(message.serialise(serial=next(self._serials)), deadline)

    def drain(self) -> None:
        """Move what has come to `incoming`; never waits. Raises OSError if the bus has gone."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._read(0)

    def fileno(self) -> int:
        return self._socket.fileno()

    def close(self) -> None:
        self._socket.close()

    def _authenticate(self, deadline: float) -> None:
        conversation = Authenticator()
        for line in conversation:
            self._write(line, deadline)
            conversation.feed(self._some(deadline))
        self._write(BEGIN, deadline)

    def _write(self, data: bytes, deadline: float) -> None:
        self._socket.settimeout(_left(deadline))
        self._socket.sendall(data)

    def _read(self, deadline: float) -> None:
        """Wait for data, and sort the messages that are complete."""
        for message in self._parser.feed(self._some(deadline)):
            answered = message.header.fields.get(HeaderFields.reply_serial)
            if answered is None:
                self.incoming.append(message)
            elif answered in self._awaited:
                self._awaited[answered] = message

    def _some(self, deadline: float) -> bytes:
        self._socket.settimeout(_left(deadline) if deadline else 0)
        try:
            data = self._socket.recv(4096)
        except BlockingIOError as error:
            raise TimeoutError from error
        if not data:
            raise ConnectionError("the bus closed the connection")
        return data


def _left(deadline: float) -> float:
    return max(deadline - time.monotonic(), 0.001)


def _connect(address: str, deadline: float) -> socket.socket:
    """A socket connected to the first of the addresses that answers. Raises OSError."""
    try:
        paths = list(get_connectable_addresses(address))
    except (RuntimeError, ValueError, KeyError) as error:
        raise OSError(f"an address like {address} is unknown") from error
    failed = OSError("no address")
    for path in paths:
        sock = socket.socket(socket.AF_UNIX)
        try:
            sock.settimeout(_left(deadline))
            sock.connect(path)
        except OSError as error:
            sock.close()
            failed = error
        else:
            return sock
    raise failed
