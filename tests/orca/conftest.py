"""The desktop with Orca, shared by all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.orca.beside import Beside
from tests.support.orca_desktop import Desktop


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    """A desktop on which Orca is not started yet."""
    desktop = Desktop(tmp_path_factory.mktemp("desktop"))
    yield desktop
    desktop.close()


@pytest.fixture
def beside(desktop: Desktop) -> Beside:
    """The texts from now on."""
    return Beside(desktop)
