"""Connects to the accessibility bus: calls, sends signals, and answers calls by itself.

A screen reader asks the source of an event who it is, and waits for the answer. So a thread answers
as long as the connection is open; it ends with `close` or the bus.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from collections.abc import Callable
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageFlag,
    MessageType,
    new_error,
    new_method_return,
    new_signal,
)

from audiodice.devices.speech.accessible_object import Answer, Refused
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.session_bus import BusError, Peer, SessionBus

_ANSWERING = 1.0  # s: the longest that an answer of ours may take to be written

_WHERE = Peer("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus")
_REGISTRY = Peer("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")

Answers = Callable[[str, str, str, tuple[object, ...]], Answer]
"""What a call of (path, interface, member, values) gets. Raises Refused."""


def accessibility_address(session: str, deadline: float) -> str:
    """The address of the accessibility bus, asked on the session bus.

    Never starts the program that answers. Raises Unable, or OSError.
    """
    if address := os.environ.get("AT_SPI_BUS_ADDRESS"):
        return address
    bus = SessionBus(session, deadline)
    try:
        (address,) = bus.ask(_WHERE.call("GetAddress"), deadline)
    except BusError as error:
        raise Unable("There is no accessibility bus.") from error
    finally:
        bus.close()
    return str(address)


class AccessibilityBus:
    """A connection, open from the start.

    A call raises TimeoutError if it has not ended by `deadline` (monotonic, s); another OSError
    means that the bus has gone.
    """

    def __init__(self, address: str, answers: Answers, deadline: float) -> None:
        self._answers = answers
        self._bus = SessionBus(address, deadline)
        self._gone = False
        self._read = threading.Condition()  # who has it may use the connection
        self._wakes, self._wake = os.pipe()
        self._thread = threading.Thread(target=self._listen, name="accessibility bus", daemon=True)
        self._thread.start()

    def listeners(self, event: str, deadline: float) -> set[str]:
        """The names of the programs that listen to `event`, such as "object:announcement"."""
        try:
            registered = self._ask(_REGISTRY.call("GetRegisteredEvents"), deadline)[0]
        except BusError:
            return set()  # nobody has started the registry, so nobody listens
        return {name for name, wanted in registered if wanted.lower().rstrip(":") == event}

    def ping(self, name: str, deadline: float) -> int:
        """Ask `name` to answer after all earlier messages; returns a number for `pinged`."""
        peer = Peer(name, "/", "org.freedesktop.DBus.Peer")
        with self._read:
            return self._bus.post(peer.call("Ping"), deadline)

    def pinged(self, number: int) -> bool | None:
        """Whether the answer came; None if it still may. After True do not ask again."""
        with self._read:
            if not self._bus.answered(number):
                self._require_bus()
                return None
            try:
                self._bus.answer(number, 0)
            except BusError:
                return False
            return True

    def signal(
        self, path: str, interface: str, member: str, signature: str, values: Any, deadline: float
    ) -> None:
        """Send a signal to all listeners. Raises ValueError if a value cannot be sent."""
        emitter = DBusAddress(path, interface=interface)
        with self._read:
            self._bus.send(new_signal(emitter, member, signature, values), deadline)

    def close(self) -> None:
        os.write(self._wake, b"!")
        self._thread.join()
        self._bus.close()
        os.close(self._wake)
        os.close(self._wakes)

    def _ask(self, call: Message, deadline: float) -> tuple[Any, ...]:
        with self._read:
            self._require_bus()
            number = self._bus.post(call, deadline)
            left = max(deadline - time.monotonic(), 0)
            self._read.wait_for(lambda: self._gone or self._bus.answered(number), left)
            if not self._bus.answered(number):
                self._require_bus()
            return self._bus.answer(number, 0)

    def _require_bus(self) -> None:
        if self._gone:
            raise ConnectionError("the bus closed the connection")

    def _listen(self) -> None:
        """Read all messages, and answer calls."""
        with contextlib.suppress(OSError):
            while self._wakes not in select.select([self._bus.fileno(), self._wakes], [], [])[0]:
                with self._read:
                    self._bus.drain()
                    self._serve()
                    self._read.notify_all()
        with self._read:
            self._gone = True
            self._read.notify_all()

    def _serve(self) -> None:
        while self._bus.incoming:
            message = self._bus.incoming.popleft()
            silent = message.header.flags & MessageFlag.no_reply_expected
            if message.header.message_type is MessageType.method_call and not silent:
                self._bus.send(self._answer(message), time.monotonic() + _ANSWERING)

    def _answer(self, call: Message) -> Message:
        fields = call.header.fields
        names = (HeaderFields.path, HeaderFields.interface, HeaderFields.member)
        path, interface, member = (str(fields.get(name, "")) for name in names)
        try:
            answer = self._answers(path, interface, member, tuple(call.body))
        except Refused as refused:
            return new_error(call, str(refused))
        return new_method_return(call, answer.signature, answer.body)
