"""Tests of the site share one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.built_site import built_site


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site with Pyodide in it."""
    return built_site(tmp_path_factory.mktemp("web") / "site")
