"""Rooms on the local network, announced and found by zeroconf (mDNS).

An announcement has an address and a hash of the room's topic, by which a friend with the code
recognizes the room. It does not name the computer, the game or the players.
"""

from __future__ import annotations

import contextlib
import secrets
import socket
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from audiodice.core.broker_address import BrokerAddress

if TYPE_CHECKING:
    from zeroconf import ServiceInfo

_KIND = "_audiodice._tcp.local."
_VERSION = "1"
LOOK_S = 1.5
"""In so many seconds a search finds a room that is announced."""
_ANSWER_MS = 700


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


def announce(topic: str, host: str, port: int) -> Callable[[], None]:
    """Announce a room on the network; returns what withdraws it again, which takes 0.25 s.

    `host` is the address at which the broker listens, and where this is announced.
    """
    from zeroconf import IPVersion, ServiceInfo, Zeroconf

    what = f"audiodice-{secrets.token_hex(4)}"
    zeroconf = Zeroconf(interfaces=[host], ip_version=IPVersion.V4Only)
    zeroconf.register_service(
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
    return zeroconf.close


def search(topic: str, found: Callable[[BrokerAddress], object]) -> Callable[[], None]:
    """Search the network for a room; returns what ends the search.

    `found` is called with each broker, on another thread, and again if it is announced again.
    """
    from zeroconf import InterfaceChoice, IPVersion, ServiceBrowser, Zeroconf

    zeroconf = Zeroconf(interfaces=InterfaceChoice.All, ip_version=IPVersion.V4Only)

    class Listener:
        def add_service(self, _zeroconf: Any, kind: str, name: str) -> None:
            info = zeroconf.get_service_info(kind, name, _ANSWER_MS)
            if info and (address := _read(info, topic)):
                found(address)

        update_service = add_service

        def remove_service(self, *_: Any) -> None:
            pass

    browser = ServiceBrowser(zeroconf, _KIND, Listener())  # type: ignore[arg-type]

    def end() -> None:
        browser.cancel()  # its thread may still be asking, and must not use a closed socket
        zeroconf.close()

    return end


def _read(info: ServiceInfo, topic: str) -> BrokerAddress | None:
    """The broker in an announcement from any sender; None if it is not of this room."""
    properties, addresses = info.properties, info.parsed_addresses()
    wanted = {b"v": _VERSION.encode(), b"t": fingerprint(topic).encode()}
    ours = all(properties.get(key) == value for key, value in wanted.items())
    return BrokerAddress(addresses[0], info.port) if ours and addresses and info.port else None
