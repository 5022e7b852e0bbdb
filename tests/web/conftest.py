"""Tests of the site share one, and one driver of browsers: a process can have no second one.

They share a Chromium too, in which each has a context of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import chromium, playwright
from tests.support.built_site import built_site
from tests.support.ear import Heard, accessibility, ear

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site with Pyodide in it."""
    return built_site(tmp_path_factory.mktemp("web") / "site")


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    with chromium(driver) as one:
        yield one


@pytest.fixture(scope="session")
def heard(driver: Playwright) -> Iterator[Heard]:
    """A Chromium with a window, and an ear at what it tells assistive technology."""
    with accessibility() as environ, ear(environ) as one:
        how = {"headless": False, "env": environ}
        with chromium(driver, "--force-renderer-accessibility", **how) as browser:
            yield Heard(browser, one)
