"""Rooms on the local network, announced and found by zeroconf (mDNS).

An announcement has an address and a hash of the room's topic, by which a friend with the code
recognizes the room. It does not name the computer, the game or the players.
"""

from __future__ import annotations

import contextlib
import secrets
import socket
import threading
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zeroconf import ServiceInfo

_KIND = "_audiodice._tcp.local."
_VERSION = "1"
LOOK_S = 1.5
_ANSWER_MS = 700


@dataclass(frozen=True, slots=True)
class Announced:
    """The announcement of a room."""

    host: str
    port: int
    fingerprint: str


def fingerprint(topic: str) -> str:
    """A hash of a room's topic: a person with the code recognizes the room by it."""
    return sha256(b"audiodice near " + topic.encode()).hexdigest()[:16]


def own_address() -> str:
    """Our address on the local network; "" if there is none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("198.51.100.1", 9))  # sends nothing, but chooses the network interface
        address = str(probe.getsockname()[0])
        return "" if address.startswith(("127.", "0.")) else address
    return ""


class Announcement:
    """Announces a room on the network until it is closed."""

    def __init__(self, topic: str, host: str, port: int) -> None:
        """`host` is the address at which the broker listens, and where this is announced."""
        from zeroconf import IPVersion, ServiceInfo, Zeroconf

        what = f"audiodice-{secrets.token_hex(4)}"
        self._zeroconf = Zeroconf(interfaces=[host], ip_version=IPVersion.V4Only)
        self._zeroconf.register_service(
            ServiceInfo(
                _KIND,
                f"{what}.{_KIND}",
                addresses=[socket.inet_aton(host)],
                port=port,
                properties={"v": _VERSION, "t": fingerprint(topic)},
                server=f"{what}.local.",  # not the computer's name, which often is a person's
            ),
            cooperating_responders=True,  # the name is unique, so a check is not needed
        )

    def close(self) -> None:
        """Withdraw the announcement; takes 0.25 s."""
        self._zeroconf.close()


def look(seconds: float = LOOK_S, topic: str = "") -> tuple[Announced, ...]:
    """Search for rooms; with a topic, end as soon as its room is found."""
    from zeroconf import InterfaceChoice, IPVersion, ServiceBrowser, Zeroconf

    found: dict[str, Announced] = {}
    enough = threading.Event()
    zeroconf = Zeroconf(interfaces=InterfaceChoice.All, ip_version=IPVersion.V4Only)

    class Listener:
        def add_service(self, _zeroconf: Any, kind: str, name: str) -> None:
            if enough.is_set():
                return
            info = zeroconf.get_service_info(kind, name, _ANSWER_MS)
            announced = _read(info) if info else None
            if announced is None:
                return
            found[name] = announced
            if topic and announced.fingerprint == fingerprint(topic):
                enough.set()

        update_service = add_service

        def remove_service(self, _zeroconf: Any, _kind: str, name: str) -> None:
            found.pop(name, None)

    try:
        browser = ServiceBrowser(zeroconf, _KIND, Listener())  # type: ignore[arg-type]
        enough.wait(seconds)
        enough.set()
        browser.cancel()  # its thread may still be asking, and must not use a closed socket
        return tuple(sorted(found.values(), key=lambda each: (each.host, each.port)))
    finally:
        zeroconf.close()


def _read(info: ServiceInfo) -> Announced | None:
    """Read an announcement from any sender; None if it is not of this program."""
    properties = info.properties
    addresses = info.parsed_addresses()
    if properties.get(b"v") != _VERSION.encode() or not addresses or not info.port:
        return None
    known_by = (properties.get(b"t") or b"").decode("ascii", "replace")
    return Announced(addresses[0], info.port, known_by)
