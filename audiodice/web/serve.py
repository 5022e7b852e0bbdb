"""Serves a built site on this machine: an ordinary small web server, with the right headers.

docs/decisions/0002-web-server.md says why it is the standard library's, with limits of its own.
"""

from __future__ import annotations

import json
import os
import re
import socket
import ssl
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from operator import itemgetter
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

from audiodice.core.errors import error_text
from audiodice.web.build import FILES, RELAY, WORKER
from audiodice.web.errors import WebError
from audiodice.web.page_policy import HEADER
from audiodice.web.placing import may_be_listed

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 -- only with --lan or for a relay, on purpose
MOST = 100
"""The most connections at a time; a browser opens six for a page."""
ASKING_S, STALLED_S, ANSWER_S = 20, 20, 300
"""Limits of a request, of a client that does not read, and of a whole answer."""
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".m4a": "audio/mp4",
    ".mjs": "text/javascript; charset=utf-8",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".table": "application/octet-stream",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
Server = ThreadingHTTPServer
Tls = ssl.SSLContext
_HOST = re.compile(r"([\w.-]+|\[[\da-f:.]+\])(:\d+)?", re.ASCII | re.IGNORECASE)
_ALWAYS = {
    "Cache-Control": "no-cache",  # the browser asks each time; the answer is mostly "not modified"
    "Content-Security-Policy": HEADER,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def server(
    folder: Path,
    port: int,
    host: str = HERE,
    *,
    tls: Tls | None = None,
    relay: int = 0,
) -> Server:
    """Start to listen, and return the server of the site; raises WebError if that fails.

    `relay` is the port for MQTT over WebSocket of a relay on this machine, which pages are told.
    """
    handler = partial(_Handler, _Site(folder), "https" if tls else "http", relay)
    try:
        listening = _Server((host, port), handler)
    except OSError as error:
        raise WebError(f"port {port} cannot be used: {error_text(error)}") from None
    if tls:  # the thread of a connection shakes hands, so that none waits for another
        listening.socket = tls.wrap_socket(
            listening.socket, server_side=True, do_handshake_on_connect=False
        )
    return listening


def tls(certificate: Path, key: Path) -> Tls:
    """The server's side of TLS; raises WebError, whose text names the file."""
    for path in (certificate, key):
        try:
            path.open("rb").close()
        except OSError as error:
            raise WebError(f"{path} cannot be read: {error_text(error)}") from None
    made = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        made.load_cert_chain(certificate, key, password=lambda: "")
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise WebError(f"the certificate {certificate} does not fit the key {key}") from None
        wanted = "a certificate and a key without a password, both in PEM"
        raise WebError(f"{certificate} and {key} are not {wanted}") from None
    return made


def address(port: int) -> str:
    """The site's address for other machines in the network, as far as this machine knows it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends no data: it only chooses a network interface
            host = str(probe.getsockname()[0])
        except OSError:
            host = socket.gethostname()
    return f"http://{host}:{port}/"


class _Server(ThreadingHTTPServer):
    """Limits the number of connections, and ends those that take too long."""

    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 32

    def __init__(self, *given: Any) -> None:
        self._until: dict[socket.socket, float] = {}
        super().__init__(*given)

    def give(self, connection: socket.socket, seconds: float) -> None:
        """End the connection unless its current step is done within `seconds`."""
        self._until[connection] = time.monotonic() + seconds

    def verify_request(self, request: Any, client_address: object) -> bool:
        """Accept a connection; if there are too many, end the one with the nearest deadline."""
        del client_address
        if len(self._until) >= MOST:
            self._end(min([*self._until.items()], key=itemgetter(1))[0])
        self.give(request, ASKING_S)
        return True

    def service_actions(self) -> None:
        """End the connections past their deadline; called twice a second."""
        now = time.monotonic()
        for connection, until in [*self._until.items()]:
            if now > until:
                self._end(connection)

    def _end(self, connection: socket.socket) -> None:
        self._until.pop(connection, None)
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)  # then the waiting thread ends

    def shutdown_request(self, request: Any) -> None:
        self._until.pop(request, None)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore the error: browsers close connections early."""


class _Site:
    """Serves only those files that the site lists, whatever path is requested."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read_at = self._state()
        self._names = self._listed()

    def find(self, path: str) -> str | None:
        """The name of the file for the path of an address."""
        if self._state() != self._read_at:  # the site is being rebuilt
            with suppress(OSError, ValueError):
                self._read_at, self._names = self._state(), self._listed()
        name = unquote(urlsplit(path).path).removeprefix("/") or "index.html"
        return name if name in self._names else None

    def _state(self) -> tuple[int, int] | None:
        with suppress(OSError):
            found = (self._folder / FILES).stat()
            return found.st_mtime_ns, found.st_size
        return None

    def _listed(self) -> frozenset[str]:
        """The names of the files that the site lists; raises OSError and ValueError."""
        path = self._folder / FILES
        if not path.is_file():
            raise FileNotFoundError
        try:
            listed = json.loads(path.read_text("utf-8"))
            names = {*listed["now"], *listed["later"], *listed["wanted"], FILES, RELAY, WORKER}
        except (LookupError, TypeError, RecursionError):
            raise ValueError from None
        if not all(map(may_be_listed, names)):
            raise ValueError
        top = self._folder.resolve()
        return frozenset(n for n in names if (top / n).resolve().is_relative_to(top))

    def path(self, name: str, *, brotli: bool) -> tuple[Path, bool]:
        """The file to send, and whether it is the compressed copy."""
        small = self._folder / f"{name}.br"
        return (small, True) if brotli and small.exists() else (self._folder / name, False)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "audiodice", ""
    timeout = STALLED_S
    server: _Server

    def __init__(self, site: _Site, scheme: str, relay: int, *given: Any) -> None:
        self._site, self._scheme, self._relay = site, scheme, relay
        super().__init__(*given)

    def handle_one_request(self) -> None:
        self.server.give(self.connection, ASKING_S)
        super().handle_one_request()

    def do_GET(self) -> None:
        self._answer(body=True)

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def _answer(self, *, body: bool) -> None:
        self.server.give(self.connection, ANSWER_S)
        name = self._site.find(self.path)
        if name is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        if name == RELAY and self._relay:
            self._send(HTTPStatus.OK, ".json", json.dumps({"relay": self._relay_here()}), body=body)
            return
        path, small = self._site.path(name, brotli="br" in self._accepted())
        try:
            file = path.open("rb")
        except OSError:  # a build is replacing the file
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        with file:
            found = os.fstat(file.fileno())
            tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}{"-br" * small}"'
            if self.headers.get("If-None-Match") == tag:
                self._start(HTTPStatus.NOT_MODIFIED, {"ETag": tag})
                return
            headers = {"ETag": tag, "Vary": "Accept-Encoding"}
            headers["Content-Length"] = str(found.st_size)
            headers["Content-Type"] = _TYPES.get(PurePosixPath(name).suffix, _TYPES[".table"])
            if small:
                headers["Content-Encoding"] = "br"
            if name == WORKER:
                headers["Service-Worker-Allowed"] = "./"
            self._start(HTTPStatus.OK, headers)
            if body:
                self.connection.sendfile(file)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send an error, with the usual headers and a short text."""
        del message, explain
        self.close_connection = True
        self.request_version = (
            self.protocol_version
        )  # otherwise an invalid request would be answered without headers
        text = f"{HTTPStatus(code).phrase}\n"
        self._send(HTTPStatus(code), ".txt", text, body=self.command != "HEAD", Connection="close")

    def _send(
        self, status: HTTPStatus, kind: str, text: str, *, body: bool, **headers: str
    ) -> None:
        data = text.encode()
        about = {"Content-Type": _TYPES[kind], "Content-Length": str(len(data))}
        self._start(status, {**about, **headers})
        if body:
            self.wfile.write(data)

    def _relay_here(self) -> str:
        """The relay, at the host that the page was fetched from; "" without one.

        A proxy that passes pages on, such as Caddy, has the relay at the same port.
        """
        host = _HOST.fullmatch(self.headers.get("Host", ""))
        if host is None:
            return ""
        scheme = self.headers.get("X-Forwarded-Proto")
        where = host[0] if scheme else f"{host[1]}:{self._relay}"
        return f"{'wss' if (scheme or self._scheme) == 'https' else 'ws'}://{where}/mqtt"

    def _accepted(self) -> set[str]:
        asked = self.headers.get("Accept-Encoding", "").split(",")
        return {one.partition(";")[0].strip() for one in asked}

    def _start(self, status: HTTPStatus, headers: Mapping[str, str]) -> None:
        self.send_response_only(status)
        for name, value in {**_ALWAYS, **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *given: object) -> None:
        """Log no requests."""
