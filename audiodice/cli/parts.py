"""What this program consists of, for `--version` and `doctor --report`: commit and libraries."""

from __future__ import annotations

import contextlib
import importlib.metadata
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from audiodice import __version__

PARTS = (
    "accessible-output2", "amqtt", "click", "comtypes", "espeakng-loader",
    "fluent-runtime", "numpy", "jeepney", "paho-mqtt", "platformdirs", "pygame", "pygame-ce",
    "PyNaCl", "pyttsx3", "pywin32", "tomlkit", "wcwidth", "zeroconf",
)  # fmt: skip
"""The libraries that are told; the one-folder program keeps their metadata."""
_PACKAGE = Path(__file__).parents[1]


def commit() -> str:
    """The commit, short: written at the build (packaging/commit_hook.py), or of the checkout."""
    written = _PACKAGE / "commit.txt"
    if written.exists():
        return written.read_text("utf-8").strip()
    if not (_PACKAGE.parent / ".git").exists():
        return "not known"
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        describe = ("git", "describe", "--always", "--dirty", "--exclude=*")
        done = subprocess.run(
            describe, cwd=_PACKAGE, capture_output=True, text=True, timeout=5, check=True
        )
        return done.stdout.strip()
    return "not known"


def versions() -> dict[str, str]:
    """The versions of the libraries that are installed, by name."""
    found = {}
    for name in PARTS:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[name] = importlib.metadata.version(name)
    return found


def lines() -> Iterator[str]:
    """The lines of `--version`."""
    kind = "a frozen program" if getattr(sys, "frozen", False) else "Python"
    libraries = ", ".join(map(" ".join, versions().items()))
    yield f"audiodice, version {__version__}"
    yield f"commit: {commit()}"
    yield f"runs as: {kind} {platform.python_version()} ({platform.machine()})"
    yield f"libraries: {libraries or 'no metadata'}"
