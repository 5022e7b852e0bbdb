"""Trials of the built site in real browsers share one site, served on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.built_site import served_site


@pytest.fixture(scope="session")
def address(real_site: Path) -> Iterator[str]:
    """Address of the served site."""
    with served_site(real_site) as one:
        yield one
