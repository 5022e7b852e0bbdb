"""A stand-in for Orca's D-Bus service, as versions 49, 50 and 51 have it; misbehaves on demand.

Its interfaces are held against `tests/support/orca/`. As a script, on the session bus:
`python -m tests.support.fake_orca VERSION LOG`; LOG gets one JSON object on each line:
{"t": …, "ev": "speak", "text": …}, {"ev": "cut"}, {"ev": "show", "text": …, "stays": …}.
"""

from __future__ import annotations

import contextlib
import json
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    new_error,
    new_method_call,
    new_method_return,
)
from jeepney.bus import get_bus
from jeepney.io.blocking import DBusConnection, prep_socket

from audiodice.devices.speech.orca import session_address

DESCRIPTIONS = Path(__file__).with_name("orca")
_CUTS = {49: "SpeechAndVerbosityManager", 50: "SpeechManager"}
_KNOWS_SETTINGS = {49: "SpeechAndVerbosityManager", 50: "SpeechPresenter"}
_PROPERTIES = "org.freedesktop.DBus.Properties"
_INTROSPECTABLE = "org.freedesktop.DBus.Introspectable"


@dataclass(frozen=True)
class Method:
    """A method: the names and types of its arguments, and the type of its result."""

    takes: tuple[tuple[str, str], ...]
    returns: str
    does: Callable[..., object]


@dataclass(frozen=True)
class Property:
    """A property that is only read here."""

    kind: str
    read: Callable[[], object]


Interfaces = dict[tuple[str, str], dict[str, Method | Property]]
"""The members of each (path, interface)."""


class FakeOrca:
    """Serves until `leave`; its fields change how it behaves from then on."""

    def __init__(self, address: str, version: int = 51, log: Path | None = None) -> None:
        self.version = version
        self.name = "org.gnome.Orca1.Service" if version >= 51 else "org.gnome.Orca.Service"
        self.root = "/" + self.name.replace(".", "/")
        self.interfaces = self._new() if version >= 51 else self._old()
        self.records: list[dict[str, Any]] = []
        self.refuses: set[str] = set()
        """These methods answer with an error."""
        self.declines = False
        """Whether texts are answered with False, as before Orca has a script."""
        self.displayed_only = False
        """Orca's setting "Only speak displayed text": texts are accepted but not spoken."""
        self.leaves_during = ""
        """When it gets a text that contains this, it leaves the bus without an answer."""
        self.awake = threading.Event()
        """While this is cleared, it reads no messages, as if its main loop hangs."""
        self.thinks = 0.0
        """The time to answer a call, in seconds."""
        self.awake.set()
        self._log = log
        self._connection = DBusConnection(prep_socket(get_bus(address)))
        self._call_bus("RequestName", "su", self.name, 0)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def told(self) -> list[object]:
        """Texts and cuts, in order."""
        return [r.get("text", r["ev"]) for r in self.records if r["ev"] != "show"]

    @property
    def spoken(self) -> list[object]:
        return [r["text"] for r in self.records if r["ev"] == "speak"]

    @property
    def heard(self) -> list[object]:
        """The texts that no later cut has cancelled."""
        cuts = [place for place, r in enumerate(self.records) if r["ev"] == "cut"]
        rest = self.records[cuts[-1] :] if cuts else self.records
        return [r["text"] for r in rest if r["ev"] == "speak"]

    @property
    def shown(self) -> list[tuple[str, bool]]:
        return [(r["text"], r["stays"]) for r in self.records if r["ev"] == "show"]

    def leave(self) -> None:
        """Leave the bus, as when Orca is killed."""
        with contextlib.suppress(OSError):
            self._connection.sock.shutdown(2)
        self.awake.set()
        self._thread.join(5)
        with contextlib.suppress(OSError):
            self._connection.close()

    def xml(self, path: str) -> str:
        """The result of Introspect for an object."""
        lines = ["<node>"]
        for (where, interface), members in self.interfaces.items():
            if where != path:
                continue
            lines.append(f'<interface name="{interface}">')
            for name, member in members.items():
                if isinstance(member, Property):
                    lines.append(f'<property name="{name}" type="{member.kind}"/>')
                    continue
                lines.append(f'<method name="{name}">')
                lines += [f'<arg direction="in" type="{t}" name="{n}"/>' for n, t in member.takes]
                lines.append(f'<arg direction="out" type="{member.returns}" name="return"/>')
                lines.append("</method>")
            lines.append("</interface>")
        return "\n".join([*lines, "</node>"])

    def _new(self) -> Interfaces:
        return {
            (self.root, self.name): {
                "PresentMessage": Method((("message", "s"),), "b", self._present),
                "SpeakMessage": Method((("message", "s"),), "b", self._speak),
                "DisplayMessage": Method(
                    (("message", "s"), ("persistent", "b")), "b", self._display
                ),
                "GetVersion": Method((), "s", lambda: "51.0"),
            },
            (f"{self.root}/SpeechManager", "org.gnome.Orca1.SpeechManager"): {
                "InterruptSpeech": Method((("notify_user", "b"),), "b", self._cut)
            },
            (f"{self.root}/SpeechPresenter", "org.gnome.Orca1.SpeechPresenter"): {
                "OnlySpeakDisplayedText": Property("b", lambda: self.displayed_only)
            },
        }

    def _old(self) -> Interfaces:
        modules = ["ActionPresenter", *{_CUTS[self.version], _KNOWS_SETTINGS[self.version]}]
        execute = Method((("command_name", "s"), ("notify_user", "b")), "b", self._execute)
        get = Method((("getter_name", "s"),), "v", self._get)
        module: dict[str, Method | Property] = {
            "ExecuteCommand": execute,
            "ExecuteRuntimeGetter": get,
        }
        return {
            (self.root, self.name): {
                "PresentMessage": Method((("message", "s"),), "b", self._present),
                "GetVersion": Method((), "s", lambda: f"{self.version}.0"),
                "ListModules": Method((), "as", lambda: modules),
            },
            **{(f"{self.root}/{n}", "org.gnome.Orca.Module"): module for n in modules[1:]},
        }

    def _execute(self, command: str, notify: bool) -> bool:
        return command == "InterruptSpeech" and self._cut(notify)

    def _get(self, getter: str) -> tuple[str, object]:
        known = getter == "OnlySpeakDisplayedText"
        return ("b", self.displayed_only) if known else ("v", ("s", ""))

    def _cut(self, notify: bool) -> bool:
        self._record("cut")
        return True

    def _speak(self, text: str) -> bool:
        if self.declines:
            return False
        if not self.displayed_only:
            self._record("speak", text=text)
        return True

    def _display(self, text: str, stays: bool) -> bool:
        self._record("show", text=text, stays=stays)
        return True

    def _present(self, text: str) -> bool:
        return self._speak(text) and self._display(text, False)

    def _record(self, ev: str, **fields: object) -> None:
        record = {"t": time.monotonic(), "ev": ev, **fields}
        self.records.append(record)
        if self._log is not None:
            with self._log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record, ensure_ascii=False) + "\n")

    def _call_bus(self, member: str, signature: str, *body: object) -> None:
        bus = "org.freedesktop.DBus"
        call = new_method_call(
            DBusAddress("/org/freedesktop/DBus", bus_name=bus, interface=bus),
            *(member, signature, body),
        )
        self._connection.send_and_get_reply(call, timeout=5)

    def _serve(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while True:
                self.awake.wait()
                message = self._connection.receive()
                self.awake.wait()
                if message.header.message_type is MessageType.method_call:
                    time.sleep(self.thinks)
                    answer = self._answer(message)
                    if answer is None:
                        break
                    if not message.header.flags & 1:  # the caller wants it
                        self._connection.send(answer)
        self._connection.sock.close()

    def _answer(self, call: Message) -> Message | None:
        fields = call.header.fields
        path, interface = fields[HeaderFields.path], fields.get(HeaderFields.interface)
        member = fields[HeaderFields.member]
        if (interface, member) == (_INTROSPECTABLE, "Introspect"):
            return new_method_return(call, "s", (self.xml(path),))
        if (interface, member) == (_PROPERTIES, "Get"):
            method: Method | Property | None = self._getter(path, *call.body)
        else:
            method = self.interfaces.get((path, interface), {}).get(member)
        error = "org.freedesktop.DBus.Error."
        if not isinstance(method, Method):
            return new_error(call, error + "UnknownMethod", "s", (f"no {member} at {path}",))
        if fields.get(HeaderFields.signature, "") != "".join(kind for _, kind in method.takes):
            return new_error(call, error + "InvalidArgs", "s", (f"{member} takes others",))
        if member in self.refuses:
            return new_error(call, error + "Failed", "s", ("it does not want to",))
        if self.leaves_during and self.leaves_during in map(str, call.body):
            return None
        return new_method_return(call, method.returns, (method.does(*call.body),))

    def _getter(self, path: str, interface: str, name: str) -> Method | None:
        member = self.interfaces.get((path, interface), {}).get(name)
        if not isinstance(member, Property):
            return None
        takes = (("interface_name", "s"), ("property_name", "s"))
        return Method(takes, "v", lambda *_: (member.kind, member.read()))


if __name__ == "__main__":
    FakeOrca(session_address(), int(sys.argv[1]), Path(sys.argv[2]))
    threading.Event().wait()
