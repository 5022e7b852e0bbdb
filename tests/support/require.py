"""Skip a test if its tool is missing; on a machine that must run every test, fail instead."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest


def require(condition: object, reason: str) -> None:
    """Skip with `reason` unless `condition`; with AUDIODICE_REQUIRE_ALL=1, fail."""
    if condition:
        return
    if os.environ.get("AUDIODICE_REQUIRE_ALL") == "1":
        pytest.fail(f"AUDIODICE_REQUIRE_ALL is set, but {reason}")
    pytest.skip(reason)


def require_program(name: str) -> str:
    """The path of the program `name`, or skip (see `require`)."""
    path = shutil.which(name)
    require(path, f"{name} is not installed")
    return path or ""


def make_link(path: Path, to: str | Path) -> None:
    """Make a link; skip on Windows, where only some users may."""
    if sys.platform == "win32":
        pytest.skip("not every user may make a link here")
    path.symlink_to(to)


def make_pipe(path: Path) -> None:
    """Make a pipe in a folder; skip on Windows, which has none there."""
    if sys.platform == "win32":
        pytest.skip("no pipe has a name in a folder here")
    os.mkfifo(path)
