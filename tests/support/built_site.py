"""The real site, built once for all tests that need it."""

from __future__ import annotations

import os
from pathlib import Path

from audiodice.web import pyodide_archive
from audiodice.web.build import Wishes, build
from audiodice.web.errors import WebError
from tests.support.require import require

SITE = "AUDIODICE_SITE"
"""Names a folder with a built site; without it one is built, which takes half a minute."""


def built_site(folder: Path) -> Path:
    """The site, or skip where node cannot be had (see `require`)."""
    if os.environ.get(SITE):
        return Path(os.environ[SITE])
    try:
        pyodide_archive.npm()
    except WebError as error:
        require(False, f"{error}")
    build(folder, Wishes(tables=False, smallest=False), lambda _step: None)
    return folder
