"""Hands out a built site on this machine: an ordinary small web server, with the right headers."""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from audiodice.core.errors import error_text
from audiodice.web.build import FILES, WORKER, files_in
from audiodice.web.errors import WebError
from audiodice.web.page_policy import HEADER

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 -- only with --lan, on purpose
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
_ALWAYS = {
    "Cache-Control": "no-cache",  # asked anew each time; mostly answered by "not modified"
    "Content-Security-Policy": HEADER,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def server(folder: Path, port: int, *, lan: bool) -> ThreadingHTTPServer:
    """A server of the site, which listens already; raises WebError if it cannot."""
    handler = partial(_Handler, _Site(folder))
    where = EVERYWHERE if lan else HERE
    try:
        return _Server((where, port), handler)
    except OSError as error:
        raise WebError(f"port {port} cannot be used: {error_text(error)}") from None


def address(port: int) -> str:
    """Where others in the network find it, as far as this machine knows."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses a way out
            host = str(probe.getsockname()[0])
        except OSError:
            host = socket.gethostname()
    return f"http://{host}:{port}/"


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Nothing: a browser that goes away in the middle is no news."""


class _Site:
    """The files of a site: only these are handed out, whatever a path says."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        listed = json.loads((folder / FILES).read_text("utf-8"))
        self._hashes: Mapping[str, list[str]] = {
            **listed["now"],
            **listed["later"],
            **listed["wanted"],
        }
        self._names = frozenset(files_in(folder))

    def find(self, path: str) -> str | None:
        """The name of the file at a path of an address."""
        name = unquote(urlsplit(path).path).removeprefix("/") or "index.html"
        return name if name in self._names else None

    def path(self, name: str, *, brotli: bool) -> tuple[Path, bool]:
        """The file to be sent, and whether it is the compressed copy."""
        small = self._folder / f"{name}.br"
        return (small, True) if brotli and small.exists() else (self._folder / name, False)

    def tag(self, name: str, *, small: bool) -> str:
        """What changes when the file does."""
        if name in self._hashes:
            return f'"{self._hashes[name][0][:32]}{"-br" * small}"'
        found = (self._folder / name).stat()
        return f'"{found.st_mtime_ns:x}-{found.st_size:x}"'


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "audiodice", ""
    timeout = 60

    def __init__(self, site: _Site, *given: object) -> None:
        self._site = site
        super().__init__(*given)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(body=True)

    def do_HEAD(self) -> None:
        """Send a file's headers."""
        self._answer(body=False)

    def _answer(self, *, body: bool) -> None:
        name = self._site.find(self.path)
        if name is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        path, small = self._site.path(name, brotli="br" in self._accepted())
        tag = self._site.tag(name, small=small)
        if self.headers.get("If-None-Match") == tag:
            self._start(HTTPStatus.NOT_MODIFIED, {"ETag": tag})
            return
        data = path.read_bytes()
        headers = {"ETag": tag, "Vary": "Accept-Encoding", "Content-Length": str(len(data))}
        headers["Content-Type"] = _TYPES.get(PurePosixPath(name).suffix, _TYPES[".table"])
        if small:
            headers["Content-Encoding"] = "br"
        if name == WORKER:
            headers["Service-Worker-Allowed"] = "./"
        self._start(HTTPStatus.OK, headers)
        if body:
            self.wfile.write(data)

    def _accepted(self) -> set[str]:
        asked = self.headers.get("Accept-Encoding", "").split(",")
        return {one.partition(";")[0].strip() for one in asked}

    def _start(self, status: HTTPStatus, headers: Mapping[str, str]) -> None:
        self.send_response_only(status)
        for name, value in {**_ALWAYS, **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *given: object) -> None:
        """Nothing: nobody reads who asked for what."""
