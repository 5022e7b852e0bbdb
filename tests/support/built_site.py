"""The real site, built once for all tests that need it."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from audiodice.web import npm_package, serve
from audiodice.web.build import Wishes, build
from audiodice.web.errors import WebError
from tests.support.require import require

SITE = "AUDIODICE_SITE"
"""A folder with a built site; without it one is built, which takes half a minute."""


def built_site(folder: Path) -> Path:
    """Return the site; skip if node is missing (see `require`)."""
    if os.environ.get(SITE):
        return Path(os.environ[SITE])
    try:
        npm_package.npm()
    except WebError as error:
        require(False, f"{error}")
    build(folder, Wishes(tables=False, smallest=False), lambda _step: None)
    return folder


@contextmanager
def served_site(folder: Path) -> Iterator[str]:
    """The address at which `audiodice web serve` serves a site."""
    server = serve.server(folder, 0)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()
    thread.join()
