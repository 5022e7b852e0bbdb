"""Trials of the built site in real browsers share one site, served on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice.web import serve
from tests.support.browser import playwright

if TYPE_CHECKING:
    from playwright.sync_api import Playwright


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with playwright() as one:
        yield one


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
