"""Serves folders as one site, with the headers of the real one, and records the requests."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from audiodice.web.page_policy import HEADER

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".ogg": "audio/ogg",
    ".webmanifest": "application/manifest+json",
}


@contextmanager
def serving(
    folders: Sequence[Path], others: Mapping[str, Path] | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Serve the first of `folders` that has a file, and `others` by name.

    Gives the site's address, and a list that grows by what was asked for.
    """
    asked: list[str] = []
    by_name = others or {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = urlsplit(self.path).path.lstrip("/") or "index.html"
            asked.append(name)
            places = [by_name[name]] if name in by_name else [one / name for one in folders]
            found = next((path for path in places if path.is_file()), None)
            data = found.read_bytes() if found else b""
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", _TYPES.get(Path(name).suffix, "text/plain"))
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Content-Security-Policy", HEADER)
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/", asked
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
