"""Pyodide: Python for the browser."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from audiodice.web.npm_package import NpmPackage

VERSION = "314.0.7"  # Python 3.14.2
PYODIDE = NpmPackage(
    "pyodide",
    VERSION,
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4",
    "Pyodide",
)
LOADER = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
"""The files of Pyodide's package that are needed to run Python."""


def files(kept_in: Path, archive: Path | None = None) -> Mapping[str, bytes]:
    """The files of `LOADER` by name, from `archive` or npm; raises WebError."""
    return PYODIDE.files(LOADER, kept_in, archive)
