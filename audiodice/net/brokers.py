"""The brokers that a host may have: installed programs, and the library amqtt.

Each is configured to listen at one address, to store nothing, and to refuse messages that are
longer than ours can be.
"""

from __future__ import annotations

import importlib.util
import os
import secrets
import shutil
from pathlib import Path

from audiodice.net.inbox import LARGEST_PACKET

SEATS = 64
"""The most connections: eight players, spectators, and some who come back."""
AMQTT = "amqtt"
PROGRAMS = ("mosquitto", "nats-server")
_ELSEWHERE = (  # folders that Debian, Homebrew and Windows leave out of a player's PATH
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/sbin",
    "/opt/homebrew/bin",
    r"C:\Program Files\mosquitto",
    r"C:\Program Files\nats-server",
)


def found() -> dict[str, str]:
    """Brokers on this machine, the preferred one first: name and path, "" for the library."""
    places = os.pathsep.join((os.environ.get("PATH", os.defpath), *_ELSEWHERE))
    programs = {name: shutil.which(name, path=places) for name in PROGRAMS}
    brokers = {name: path for name, path in programs.items() if path}
    if importlib.util.find_spec("amqtt"):
        brokers[AMQTT] = ""
    return brokers


def command(name: str, path: str, folder: Path, host: str, port: int) -> list[str]:
    """The command that starts a broker; its settings are written into an empty folder."""
    settings = folder / "broker.conf"
    text = {"mosquitto": _mosquitto, "nats-server": _nats}[name](folder, host, port)
    settings.write_text(text, encoding="utf-8")
    return [path, "-c", str(settings)]


def amqtt_settings(host: str, port: int) -> dict[str, object]:
    """The settings of amqtt, which needs no file."""
    return {
        "listeners": {
            "default": {"type": "tcp", "bind": f"{host}:{port}", "max_connections": SEATS}
        },
        "plugins": {"amqtt.plugins.authentication.AnonymousAuthPlugin": {"allow_anonymous": True}},
    }


def _mosquitto(_folder: Path, host: str, port: int) -> str:
    return (
        f"listener {port} {host}\n"
        f"max_connections {SEATS}\n"
        "allow_anonymous true\n"
        "persistence false\n"
        "log_dest none\n"
        "set_tcp_nodelay true\n"
        "max_inflight_messages 100\n"
        "max_queued_messages 4000\n"
        f"max_packet_size {LARGEST_PACKET}\n"
    )


def _nats(folder: Path, host: str, port: int) -> str:
    # Its MQTT uses JetStream, which needs a folder and a name. The port for its own clients
    # cannot be left out; -1 is any that is free.
    store = str(folder / "store").replace("\\", "/")
    return (
        f"server_name: audiodice-{secrets.token_hex(4)}\n"
        'listen: "127.0.0.1:-1"\n'
        f'jetstream {{ store_dir: "{store}", max_file_store: 256MB, max_memory_store: 64MB }}\n'
        f'mqtt {{ listen: "{host}:{port}", max_ack_pending: 4000 }}\n'
        f"max_connections: {SEATS}\n"
        f"max_payload: {LARGEST_PACKET}\n"
        'log_file: "/dev/null"\n'
    )
