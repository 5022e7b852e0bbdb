"""The brokers that a host may have: installed programs, and the library amqtt.

Each is configured to listen where it is told to, to store nothing, and to refuse messages that
are longer than ours can be.
"""

from __future__ import annotations

import importlib.util
import json
import os
import secrets
import shutil
from dataclasses import dataclass
from pathlib import Path

from audiodice.friends.wire.inbox import LARGEST_PACKET

SEATS = 64
"""The most connections: eight players, spectators, and some who come back."""
AMQTT = "amqtt"
PROGRAMS = ("mosquitto", "nats-server")
FOR_MANY = ("nats-server", "mosquitto", AMQTT)
"""The order for a relay, which serves more than one table: the first uses every processor."""
_ELSEWHERE = (  # folders that Debian, Homebrew and Windows leave out of a player's PATH
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/sbin",
    "/opt/homebrew/bin",
    r"C:\Program Files\mosquitto",
    r"C:\Program Files\nats-server",
)


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a broker listens, and for how many."""

    host: str
    port: int
    """For MQTT."""
    websocket: int = 0
    """For MQTT over WebSocket; 0 for nowhere."""
    certificate: str = ""
    """The path of a certificate for both ports; "" for no TLS."""
    key: str = ""
    most: int = SEATS
    """Connections; 0 for as many as the broker can."""

    @property
    def ports(self) -> tuple[int, ...]:
        return (self.port, self.websocket) if self.websocket else (self.port,)


def found() -> dict[str, str]:
    """Brokers on this machine, the preferred one first: name and path, "" for the library."""
    places = os.pathsep.join((os.environ.get("PATH", os.defpath), *_ELSEWHERE))
    programs = {name: shutil.which(name, path=places) for name in PROGRAMS}
    brokers = {name: path for name, path in programs.items() if path}
    if importlib.util.find_spec("amqtt"):
        brokers[AMQTT] = ""
    return brokers


def command(name: str, path: str, folder: Path, where: Listening) -> list[str]:
    """The command that starts a broker; its settings are written into an empty folder."""
    settings = folder / "broker.conf"
    text = {"mosquitto": _mosquitto, "nats-server": _nats}[name](folder, where)
    settings.write_text(text, encoding="utf-8")
    return [path, "-c", str(settings)]


def amqtt_settings(where: Listening) -> dict[str, object]:
    """The settings of amqtt, which needs no file."""
    tls = {"ssl": True, "certfile": where.certificate, "keyfile": where.key}
    listeners = {
        name: {"type": kind, "bind": f"{where.host}:{port}", "max_connections": where.most}
        | (tls if where.certificate else {})
        for name, kind, port in zip(("default", "pages"), ("tcp", "ws"), where.ports, strict=False)
    }
    return {
        "listeners": listeners,
        "plugins": {"amqtt.plugins.authentication.AnonymousAuthPlugin": {"allow_anonymous": True}},
    }


def _mosquitto(_folder: Path, where: Listening) -> str:
    text = (
        "persistence false\n"
        "log_dest none\n"
        "set_tcp_nodelay true\n"
        "max_inflight_messages 100\n"
        "max_queued_messages 4000\n"
        f"max_packet_size {LARGEST_PACKET}\n"
        "allow_anonymous true\n"
    )
    if where.certificate and getattr(os, "getuid", lambda: 1)() == 0:
        text += "user root\n"  # or it would become a user that may not read the key
    for port in where.ports:
        text += f"listener {port} {where.host}\nmax_connections {where.most or -1}\n"
        if port == where.websocket:
            text += "protocol websockets\n"
        if where.certificate:
            text += f"certfile {where.certificate}\nkeyfile {where.key}\n"
    return text


def _nats(folder: Path, where: Listening) -> str:
    # Its MQTT uses JetStream, which needs a folder and a name. The port for its own clients
    # cannot be left out; -1 is any that is free.
    store = str(folder / "store").replace("\\", "/")
    tls = (
        f"tls {{ cert_file: {json.dumps(where.certificate)}, key_file: {json.dumps(where.key)} }}"
        if where.certificate
        else ""
    )
    text = (
        f"server_name: audiodice-{secrets.token_hex(4)}\n"
        'listen: "127.0.0.1:-1"\n'
        f'jetstream {{ store_dir: "{store}", max_file_store: 256MB, max_memory_store: 64MB }}\n'
        f'mqtt {{ listen: "{where.host}:{where.port}", max_ack_pending: 4000, {tls} }}\n'
        f"max_payload: {LARGEST_PACKET}\n"
        'log_file: "/dev/null"\n'
    )
    if where.websocket:
        plain = tls or "no_tls: true"
        text += f'websocket {{ listen: "{where.host}:{where.websocket}", {plain} }}\n'
    if where.most:
        text += f"max_connections: {where.most}\n"
    return text
