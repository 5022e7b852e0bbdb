"""Trials of the built site in real browsers share one site, served on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.web import serve


@pytest.fixture(scope="session")
def address(real_site: Path) -> Iterator[str]:
    """Where the site is served."""
    server = serve.server(real_site, 0, lan=False)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()
    thread.join()
