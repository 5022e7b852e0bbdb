"""Real brokers like those on the internet: by TCP and WebSocket, with TLS or without."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import subprocess
import sys
import time
from base64 import b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.support import children
from tests.support.require import require, require_program

AMQTT = """
import asyncio, json, sys
from amqtt.broker import Broker
async def main():
    broker = Broker(json.loads(sys.argv[1])); await broker.start(); await asyncio.Event().wait()
asyncio.run(main())
"""


def free_port() -> int:
    """A free port below those that systems give to connections, which could take it meanwhile."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


def certificate(folder: Path, name: str = "127.0.0.1", *, days: int = 2) -> tuple[Path, Path, Path]:
    """A certificate authority, and the certificate and key that it issued for `name`."""
    openssl = require_program("openssl")
    folder.mkdir(exist_ok=True)
    ca, ca_key = folder / "ca.pem", folder / "ca.key"
    own, key, request = folder / "own.pem", folder / "own.key", folder / "own.csr"
    kind = "IP" if name[0].isdigit() else "DNS"
    (folder / "names").write_text(f"subjectAltName={kind}:{name}\n")
    new = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    for command in (
        ("req", "-x509", *new, "-keyout", ca_key, "-out", ca, "-days", "2", "-subj", "/CN=Test"),
        ("req", *new, "-keyout", key, "-out", request, "-subj", f"/CN={name}"),
        ("x509", "-req", "-in", request, "-CA", ca, "-CAkey", ca_key, "-CAcreateserial",
         "-days", str(days), "-extfile", folder / "names", "-out", own),
    ):  # fmt: skip
        subprocess.run([openssl, *map(str, command)], check=True, capture_output=True)
    return ca, own, key


def key_mark(certified: Path) -> str:
    """The hash of a certificate's key, by which Chromium can be told to trust it."""
    openssl = require_program("openssl")
    public = (openssl, "x509", "-in", str(certified), "-noout", "-pubkey")
    key = subprocess.run(public, check=True, capture_output=True).stdout
    to_der = (openssl, "pkey", "-pubin", "-outform", "der")
    der = subprocess.run(to_der, input=key, check=True, capture_output=True).stdout
    return b64encode(sha256(der).digest()).decode()


@dataclass
class Broker:
    """A broker with a port for TCP and one for WebSocket; it can be stopped and started again."""

    kind: str
    folder: Path
    secured: tuple[Path, Path, Path] | None = None
    password: str = ""
    more: tuple[str, ...] = ()
    """Lines of mosquitto's settings."""
    ports: dict[str, int] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    def __post_init__(self) -> None:
        self._maker = children.maker()
        self.folder.mkdir(parents=True, exist_ok=True)
        schemes = ("mqtts", "wss") if self.secured else ("tcp", "ws")
        self.ports |= {scheme: free_port() for scheme in schemes}

    def url(self, scheme: str) -> str:
        path = "/mqtt" if scheme in ("ws", "wss") else ""
        return f"{scheme}://127.0.0.1:{self.ports[scheme]}{path}"

    def start(self) -> Broker:
        with children.made_by(self._maker):
            self.process = subprocess.Popen(
                self._command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        until = time.monotonic() + 20
        for port in self.ports.values():
            while not _open(port):
                assert self.process.poll() is None, f"{self.kind} does not start"
                assert time.monotonic() < until
                time.sleep(0.02)
        return self

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _command(self) -> list[str]:
        if self.kind == "amqtt":
            require(_has_amqtt(), "amqtt is not installed")
            return [sys.executable, "-c", AMQTT, self._amqtt()]
        settings = self.folder / "broker.conf"
        settings.write_text(self._mosquitto() if self.kind == "mosquitto" else self._nats())
        return [program(self.kind), "-c", str(settings)]

    def _mosquitto(self) -> str:
        lines = ["persistence false", "log_dest none", "set_tcp_nodelay true"]
        lines += ["max_queued_messages 20000", *self.more]
        if getattr(os, "getuid", lambda: 1)() == 0:  # else it would become a user without our files
            lines += ["user root"]
        if self.password:
            kept = self.folder / "passwords"
            subprocess.run(
                [require_program("mosquitto_passwd"), "-b", "-c", kept, "Ann", self.password],
                check=True,
                capture_output=True,
            )
            lines += [f"password_file {kept}"]
        lines += [f"allow_anonymous {'false' if self.password else 'true'}"]
        for scheme, port in self.ports.items():
            lines += [f"listener {port} 127.0.0.1"]
            lines += ["protocol websockets"] if scheme in ("ws", "wss") else []
            if scheme in ("mqtts", "wss") and self.secured:
                lines += [f"certfile {self.secured[1]}", f"keyfile {self.secured[2]}"]
        return "\n".join(lines) + "\n"

    def _nats(self) -> str:
        tls = ""
        if self.secured:
            tls = f'tls {{ cert_file: "{self.secured[1]}", key_file: "{self.secured[2]}" }}'
        plain, web = ("mqtts", "wss") if self.secured else ("tcp", "ws")
        return (
            'server_name: test\nlisten: "127.0.0.1:-1"\n'
            f'jetstream {{ store_dir: "{self.folder}/js" }}\n'
            f'mqtt {{ listen: "127.0.0.1:{self.ports[plain]}"\n {tls} }}\n'
            f'websocket {{ listen: "127.0.0.1:{self.ports[web]}"\n {tls or "no_tls: true"} }}\n'
        )

    def _amqtt(self) -> str:
        import json

        listeners: dict[str, dict[str, object]] = {}
        for scheme, port in self.ports.items():
            one: dict[str, object] = {
                "type": "ws" if scheme in ("ws", "wss") else "tcp",
                "bind": f"127.0.0.1:{port}",
            }
            if scheme in ("mqtts", "wss") and self.secured:
                one |= {"ssl": True, "certfile": str(self.secured[1])}
                one |= {"keyfile": str(self.secured[2])}
            listeners[scheme if listeners else "default"] = one
        allow = "amqtt.plugins.authentication.AnonymousAuthPlugin"
        return json.dumps({"listeners": listeners, "plugins": {allow: {"allow_anonymous": True}}})


def program(kind: str) -> str:
    """The path of mosquitto or nats-server, which Debian has where not every user looks."""
    from audiodice.friends.wire import brokers

    path = brokers.found().get(kind, "")
    require(path, f"{kind} is not installed")
    return path


def _has_amqtt() -> bool:
    import importlib.util

    return importlib.util.find_spec("amqtt") is not None


def _open(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1):
            return True
    except OSError:
        return False
