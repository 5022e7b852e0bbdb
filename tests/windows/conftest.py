"""The Windows Python, and a screen for its windows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.require import require
from tests.support.wine import Window, Wine


@pytest.fixture(scope="session")
def window() -> Iterator[Window]:
    require(
        os.environ.get("AUDIODICE_WINE"),
        "AUDIODICE_WINE names no folder made by packaging/wine/setup.sh",
    )
    window = Window()
    yield window
    window.stop()


@pytest.fixture(scope="session")
def wine(window: Window) -> Iterator[Wine]:
    wine = Wine(Path(os.environ["AUDIODICE_WINE"]).absolute(), window.x.display)
    yield wine
    wine.stop()
