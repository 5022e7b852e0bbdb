"""A stand-in for the accessibility registry and an Orca without a service (as version 48.1 acts).

It asks the source of an event for its state once, and keeps the answer. It drops an announcement
whose source became defunct before it was read. Of two within 0.1 s it hears only the first, unless
their source has the focus.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    message_bus,
    new_error,
    new_method_call,
    new_method_return,
)
from jeepney.bus import get_bus
from jeepney.io.blocking import DBusConnection, prep_socket

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_EVENTS = "org.a11y.atspi.Event.Object"
_REGISTRY = "org.a11y.atspi.Registry"
_DEFUNCT, _FOCUSED, _SHOWING = 1 << 6, 1 << 12, 1 << 25


class FakeListener:
    """Serves until `leave`; its fields change how it behaves from then on."""

    def __init__(self, address: str, *, hears: tuple[str, ...] = ("object:announcement",)) -> None:
        self.hears = hears
        """The events that it has registered for; Orca 43 does not name announcements."""
        self.heard: list[str] = []
        self.heard_at: list[float] = []
        """The times of these, on `time.monotonic`."""
        self.awake = threading.Event()
        """While this is cleared, it reads no messages, as if its main loop hangs."""
        self.awake.set()
        self._states: dict[tuple[str, str], int] = {}
        self._last = 0.0
        self._queue: deque[Message] = deque()
        self._connection = DBusConnection(prep_socket(get_bus(address)))
        call = message_bus.AddMatch(MatchRule(type="signal", interface=_EVENTS))
        self._connection.send_and_get_reply(call, timeout=5)
        self._registry = DBusConnection(prep_socket(get_bus(address)))
        self._registry.send_and_get_reply(message_bus.RequestName(_REGISTRY), timeout=5)
        self._threads = [
            threading.Thread(target=run, daemon=True) for run in (self._listen, self._register)
        ]
        for thread in self._threads:
            thread.start()

    def leave(self) -> None:
        """Leave the bus, as when Orca is killed."""
        for connection in (self._connection, self._registry):
            with contextlib.suppress(OSError):
                connection.sock.shutdown(2)
        self.awake.set()
        for thread in self._threads:
            thread.join(5)
        for connection in (self._connection, self._registry):
            with contextlib.suppress(OSError):
                connection.close()

    def _register(self) -> None:
        """Answer as the registry."""
        with contextlib.suppress(OSError, ValueError):
            while True:
                call = self._registry.receive()
                if call.header.fields.get(HeaderFields.member) == "GetRegisteredEvents":
                    events = [(self._connection.unique_name, event) for event in self.hears]
                    self._registry.send(new_method_return(call, "a(ss)", (events,)))

    def _listen(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while True:
                self._queue.append(self._connection.receive())
                self.awake.wait()
                with contextlib.suppress(TimeoutError):
                    while True:
                        self._queue.append(self._connection.receive(timeout=0))
                self._note_defunct()
                while self._queue:
                    self._take(self._queue.popleft())

    def _take(self, message: Message) -> None:
        fields = message.header.fields
        member = fields.get(HeaderFields.member)
        if message.header.message_type is MessageType.method_call:
            self._answer(message, str(member))
        elif (fields.get(HeaderFields.interface), member) == (_EVENTS, "Announcement"):
            state = self._state(fields[HeaderFields.sender], fields[HeaderFields.path])
            now, last = time.monotonic(), self._last
            self._last = now
            if state & _SHOWING and (state & _FOCUSED or now - last >= 0.1):
                self.heard_at.append(now)
                self.heard.append(message.body[3][1])

    def _note_defunct(self) -> None:
        for message in self._queue:
            fields = message.header.fields
            if fields.get(HeaderFields.member) == "StateChanged" and message.body[0] == "defunct":
                where = fields[HeaderFields.sender], fields[HeaderFields.path]
                self._states[where] = _DEFUNCT

    def _state(self, sender: str, path: str) -> int:
        where = sender, path
        if where not in self._states:
            self._states[where] = self._ask(
                new_method_call(
                    DBusAddress(path, bus_name=sender, interface=_ACCESSIBLE), "GetState"
                )
            )
        return self._states[where]

    def _ask(self, call: Message) -> int:
        """The first word of the answer; messages that come meanwhile are kept for later."""
        serial = next(self._connection.outgoing_serial)
        self._connection.send(call, serial=serial)
        while True:
            message = self._connection.receive(timeout=5)
            if message.header.fields.get(HeaderFields.reply_serial) != serial:
                self._queue.append(message)
            elif message.header.message_type is MessageType.error:
                return 0  # its source has gone
            else:
                return int(message.body[0][0])

    def _answer(self, call: Message, member: str) -> None:
        if member == "Ping":
            self._connection.send(new_method_return(call))
        else:
            error = new_error(call, "org.freedesktop.DBus.Error.UnknownMethod")
            self._connection.send(error)
