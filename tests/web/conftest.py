"""Tests of the site share one, and one driver of browsers: a process can have no second one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import playwright
from tests.support.built_site import built_site

if TYPE_CHECKING:
    from playwright.sync_api import Playwright


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site with Pyodide in it."""
    return built_site(tmp_path_factory.mktemp("web") / "site")


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with playwright() as one:
        yield one
