"""A real disk that is soon full."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of this size, mounted at a new folder; skips the test where that is not allowed.

    No package helps there, so the test is skipped even if every tool is required.
    """
    folder.mkdir()
    options = f"size={kilobytes}k,mode=700"
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    allowed = sys.platform == "linux" and os.geteuid() == 0
    if not allowed or subprocess.run(mount, check=False).returncode:
        pytest.skip("only root may mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)
