"""The address of a broker, as a player types it, and its parts for a connection."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

FORMS = "tcp://, mqtts://, ws:// or wss:// and a host, such as wss://broker.example/mqtt"
_SCHEMES = {  # whether TLS, whether WebSocket, the usual port
    "tcp": (False, False, 1883),
    "mqtt": (False, False, 1883),
    "mqtts": (True, False, 8883),
    "ws": (False, True, 80),
    "wss": (True, True, 443),
}


class AddressError(ValueError):
    """Text that is not the address of a broker; the message says why, without the address."""


@dataclass(frozen=True, slots=True)
class BrokerAddress:
    """The parts of a broker's address; `path` is only for a WebSocket."""

    host: str
    port: int
    tls: bool = False
    websocket: bool = False
    path: str = "/mqtt"
    user: str = ""
    password: str = ""

    @property
    def said(self) -> str:
        """The host and port, as spoken and shown: without a password."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def parse(url: str) -> BrokerAddress:
    """The address in a URL; raises AddressError.

    >>> parse("wss://broker.example").said
    'broker.example:443'
    """
    if not url.isprintable() or " " in url:
        raise AddressError("has blanks or characters that cannot be printed")
    if "#" in url:  # urlsplit drops the text after it, and the text before it may be a password
        raise AddressError("has a #, which is written %23 in a name or password")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise AddressError("has a wrong port or a wrong bracket") from None
    if parts.scheme not in _SCHEMES or "//" not in url:
        raise AddressError("does not begin with tcp://, mqtts://, ws:// or wss://")
    if not parts.hostname or port == 0:
        raise AddressError("names no host" if not parts.hostname else "has a wrong port")
    tls, websocket, usual = _SCHEMES[parts.scheme]
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    if path not in ("", "/") and not websocket:
        raise AddressError("has a path, which only ws:// and wss:// have")
    return BrokerAddress(
        parts.hostname,
        port or usual,
        tls,
        websocket,
        path or "/mqtt",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )
