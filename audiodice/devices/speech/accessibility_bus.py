"""Connects to the accessibility bus (AT-SPI): sends announcements, and answers for their source.

A screen reader asks the source of an event who it is, and waits for the answer; it ignores the
event unless the source has a state, a role, and an application that has a cache of objects. So a
thread answers as long as the connection is open; it ends with `close` or the bus. Our source is an
application without a window, so the focus cannot move to it.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
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

from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.session_bus import BusError, Peer, SessionBus

_ANSWERING = 1.0  # s: the longest that an answer of ours may take to be written

_WHERE = Peer("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus")
_REGISTRY = Peer("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
_POLITE, _ASSERTIVE = 1, 2

_ROOT = "/org/audiodice/announcer"
"""The path of the object; one that replaces a withdrawn object has a number after it."""
_CACHE = "/org/a11y/atspi/cache"
_NOBODY = ("", "/org/a11y/atspi/null")
_APPLICATION = 75  # ATSPI_ROLE_APPLICATION
_DEFUNCT, _FOCUSED, _SHOWING = 1 << 6, 1 << 12, 1 << 25  # states

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_OF_APPLICATION = "org.a11y.atspi.Application"
_OF_CACHE = "org.a11y.atspi.Cache"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_INTERFACES = [_ACCESSIBLE, _OF_APPLICATION]
_ERROR = "org.freedesktop.DBus.Error"

_PROPERTY: dict[str, dict[str, tuple[str, object]]] = {
    _ACCESSIBLE: {
        "Name": ("s", "audiodice"),
        "Description": ("s", ""),
        "Parent": ("(so)", _NOBODY),
        "ChildCount": ("i", 0),
        "Locale": ("s", ""),
        "AccessibleId": ("s", ""),
        "HelpText": ("s", ""),
    },
    _OF_APPLICATION: {
        "ToolkitName": ("s", "audiodice"),
        "Version": ("s", ""),
        "AtspiVersion": ("s", "2.1"),
        "Id": ("i", 0),
    },
}

_METHODS: dict[tuple[str, str], tuple[str, tuple[object, ...]]] = {
    (_ACCESSIBLE, "GetRole"): ("u", (_APPLICATION,)),
    (_ACCESSIBLE, "GetRoleName"): ("s", ("application",)),
    (_ACCESSIBLE, "GetLocalizedRoleName"): ("s", ("application",)),
    (_ACCESSIBLE, "GetAttributes"): ("a{ss}", ({},)),
    (_ACCESSIBLE, "GetChildren"): ("a(so)", ([],)),
    (_ACCESSIBLE, "GetChildAtIndex"): ("(so)", (_NOBODY,)),
    (_ACCESSIBLE, "GetIndexInParent"): ("i", (-1,)),
    (_ACCESSIBLE, "GetRelationSet"): ("a(ua(so))", ([],)),
    (_ACCESSIBLE, "GetInterfaces"): ("as", (_INTERFACES,)),
    (_OF_APPLICATION, "GetLocale"): ("s", ("",)),
    (_OF_CACHE, "GetItems"): ("a((so)(so)(so)iiassusau)", ([],)),
}


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

    def __init__(self, address: str, deadline: float) -> None:
        self._place = _ROOT
        self._withdrawn = self._announced = 0
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

    def announce(self, text: str, deadline: float, *, first: bool) -> None:
        """Announce `text`; Orca takes it before other events if it goes `first`."""
        # Orca throws an event away if the same one waits behind it, so no two are the same.
        self._announced += 1
        politeness = _ASSERTIVE if first else _POLITE
        values: tuple[object, ...] = ("", politeness, self._announced, ("s", text), {})
        self._signal("Announcement", values, deadline)

    def withdraw(self, deadline: float) -> None:
        """Make the source of all earlier announcements defunct, so that Orca drops them."""
        with contextlib.suppress(OSError):
            self._signal("StateChanged", ("defunct", 1, 0, ("s", ""), {}), deadline)
        self._withdrawn += 1
        self._place = f"{_ROOT}/{self._withdrawn}"

    def close(self) -> None:
        os.write(self._wake, b"!")
        self._thread.join()
        self._bus.close()
        os.close(self._wake)
        os.close(self._wakes)

    def _signal(self, member: str, values: tuple[object, ...], deadline: float) -> None:
        source = DBusAddress(self._place, interface="org.a11y.atspi.Event.Object")
        with self._read:
            self._bus.send(new_signal(source, member, "siiva{sv}", values), deadline)

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
        if interface == "org.freedesktop.DBus.Peer" and member == "Ping":
            return new_method_return(call)
        if path != _CACHE and not path.startswith(_ROOT):
            return new_error(call, f"{_ERROR}.UnknownObject")
        if (interface, member) == (_ACCESSIBLE, "GetState"):
            # Orca 48 hears no two announcements within 0.1 s, unless their source has the focus.
            state = _SHOWING | _FOCUSED if path == self._place else _DEFUNCT
            return new_method_return(call, "au", ([state, 0],))
        if interface == _PROPERTIES and member == "GetAll" and call.body:
            return new_method_return(call, "a{sv}", (_PROPERTY.get(str(call.body[0]), {}),))
        if interface == _PROPERTIES and member == "Get" and len(call.body) == 2:
            owner, name = map(str, call.body)
            value = _PROPERTY.get(owner, {}).get(name)
            if value is None:
                return new_error(call, f"{_ERROR}.UnknownProperty")
            return new_method_return(call, "v", (value,))
        if (interface, member) not in _METHODS:
            return new_error(call, f"{_ERROR}.UnknownMethod")
        return new_method_return(call, *_METHODS[interface, member])
