"""Make everything that a version is handed out as, with its notes and hashes.

    python packaging/release.py VERSION [--only wheel,sdist,...] [--twice] [--into FOLDER]

VERSION must be that of audiodice/__init__.py, without changes in the checkout, and CHANGELOG.md
must have notes for it. The files go to dist/VERSION. A part that this machine cannot make is left
out, and listed with its reason at the end. --twice makes all a second time, and says which files
are equal. Needs uv; for `linux` a Python with its shared library; for `windows` AUDIODICE_FROZEN,
the folder that PyInstaller made on Windows, and makensis. Standard library only.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parents[1]
ESPEAK = "https://github.com/espeak-ng/espeak-ng/archive/refs/tags/1.52.0.tar.gz"
SUMS, NOTES = "SHA256SUMS", "NOTES.md"
MADE_UNDER_WINE = "npy-ms-win-crt-math*"  # packaging/wine/complex_math.py
FIRST_OF_ZIP = 315532800  # 1980, before which a zip has no times


class LeftOutError(Exception):
    """This machine cannot make the part; the text says why."""


def run(*command: str | Path, **environ: str) -> None:
    subprocess.run([*map(str, command)], cwd=ROOT, check=True, env=os.environ | environ)


def output(*command: str) -> bytes:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout


def notes(version: str) -> str:
    """The notes of a version; raises ValueError if it cannot be made from this checkout."""
    source = (ROOT / "audiodice/__init__.py").read_text("utf-8")
    if f'__version__ = "{version}"' not in source:
        raise ValueError(f"VERSION: {version!r} is not that of audiodice/__init__.py")
    if changed := output("git", "status", "--porcelain").decode().splitlines():
        raise ValueError(f"the checkout has changes, such as {changed[0].strip()}; commit them")
    heading = rf"^## {re.escape(version)}\b.*\n((?:(?!## ).*\n?)*)"
    found = re.search(heading, (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    if not found or not found[1].strip():
        raise ValueError(f"CHANGELOG.md has no notes under a heading '## {version}'")
    return found[1].strip() + "\n"


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def zipped(folder: Path, out: Path, epoch: int) -> None:
    """Pack a folder so that the same files give the same archive."""
    stamp = time.gmtime(max(epoch, FIRST_OF_ZIP))[:6]
    with zipfile.ZipFile(out, "w") as archive:
        for path in files_in(folder):
            entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", stamp)
            entry.create_system = 3  # Unix, so that it may have modes
            entry.external_attr = _mode(path) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)


def tarred(folder: Path, out: Path, epoch: int) -> None:
    """Likewise as tar.xz, with its links."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in files_in(folder):
            entry = archive.gettarinfo(path, f"{folder.name}/{path.relative_to(folder)}")
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime, entry.mode = epoch, _mode(path)
            if entry.isreg():
                with path.open("rb") as file:
                    archive.addfile(entry, file)
            else:
                archive.addfile(entry)
    out.write_bytes(lzma.compress(packed.getvalue(), preset=9))


def _mode(path: Path) -> int:
    return 0o100755 if os.access(path, os.X_OK) else 0o100644


class Release:
    """A method for each part; it writes into `out`."""

    def __init__(self, version: str, epoch: int, out: Path, work: Path) -> None:
        self._version, self._epoch, self._out, self._work = version, epoch, out, work

    def wheel(self) -> None:
        run("uv", "build", "--quiet", "--wheel", "--out-dir", self._out)

    def sdist(self) -> None:
        run("uv", "build", "--quiet", "--sdist", "--out-dir", self._out)

    def source(self) -> None:
        """Our sources; those of espeak-ng must be handed out beside them, as the GPL asks."""
        packed = output("git", "archive", f"--prefix=audiodice-{self._version}/", "HEAD")
        self._file("source.tar.gz").write_bytes(gzip.compress(packed, 9, mtime=self._epoch))

    def licences(self) -> None:
        python = self._installed()
        where = "import sysconfig; print(sysconfig.get_path('purelib'))"
        site = output(str(python), "-c", where).decode().strip()
        run(python, "packaging/third_party.py", site, self._out / "THIRD-PARTY.md")

    def sbom(self) -> None:
        tool = ("uvx", "--quiet", "--from", "cyclonedx-bom>=7,<8", "cyclonedx-py", "environment")
        out = self._file("cdx.json", ".")
        run(*tool, "--output-reproducible", "--output-file", out, self._installed())

    def site(self) -> None:
        folder = self._work / f"audiodice-{self._version}-web"
        run("uv", "run", "--quiet", "--group", "web", "audiodice", "web", "build", folder)
        zipped(folder, self._file("web.zip"), self._epoch)

    def linux(self) -> None:
        if sys.platform != "linux":
            raise LeftOutError("it is made on Linux")
        run("packaging/freeze.sh", UNPLAYED="1")
        kind = f"linux-{platform.machine()}.tar.xz"
        tarred(ROOT / "dist/audiodice", self._file(kind), self._epoch)

    def windows(self) -> None:
        frozen = Path(os.environ.get("AUDIODICE_FROZEN") or "missing").absolute()
        if not (frozen / "audiodice.exe").is_file():
            raise LeftOutError("AUDIODICE_FROZEN must name the folder made by PyInstaller there")
        if not shutil.which("makensis"):
            raise LeftOutError("makensis is missing (Debian's package nsis)")
        run(sys.executable, "packaging/third_party.py", "--check", frozen)
        zipped(frozen, self._file("windows-x64.zip"), self._epoch)
        made = self._file("setup.exe")
        run(sys.executable, "packaging/windows/installer.py", frozen, self._version, made)
        if any(frozen.rglob(MADE_UNDER_WINE)):
            print("windows: made under Wine, with a stand-in of NVDA's library: only for trials")

    def _file(self, kind: str, before: str = "-") -> Path:
        return self._out / f"audiodice-{self._version}{before}{kind}"

    def _installed(self) -> Path:
        """The Python of an environment that has what a player installs, and nothing else."""
        venv = self._work / "venv"
        python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        if not venv.exists():
            run("uv", "build", "--quiet", "--wheel", "--out-dir", self._work)
            (wheel,) = self._work.glob("*.whl")
            run("uv", "venv", "--quiet", "--python", sys.executable, venv)
            run("uv", "pip", "install", "--quiet", "--python", python, f"{wheel}[friends]")
            for path in venv.rglob("direct_url.json"):  # where the wheel lay on this machine
                path.unlink()
        return python


PARTS: dict[str, Callable[[Release], None]] = {
    part.__name__: part
    for part in (
        Release.wheel, Release.sdist, Release.source, Release.licences, Release.sbom,
        Release.site, Release.linux, Release.windows,
    )
}  # fmt: skip


def chosen(only: str) -> list[str]:
    """The parts of a list with commas; raises ValueError for an unknown one."""
    parts = only.split(",")
    if wrong := [part for part in parts if part not in PARTS]:
        raise ValueError(f"--only: {wrong[0]!r} is no part; expected {', '.join(PARTS)}")
    return parts


def make(version: str, parts: list[str], out: Path) -> tuple[dict[str, str], bool]:
    """Make these parts; returns why some were left out, and whether one failed."""
    epoch = int(output("git", "log", "-1", "--format=%ct"))
    # The time in all archives, and the order of sets in compiled files.
    os.environ |= {"SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": "0"}
    left: dict[str, str] = {}
    failed = False
    with tempfile.TemporaryDirectory() as work:
        release = Release(version, epoch, out, Path(work))
        for name in parts:
            began = time.perf_counter()
            try:
                PARTS[name](release)
                print(f"{name}: {time.perf_counter() - began:.1f} s", flush=True)
            except LeftOutError as error:
                left[name] = str(error)
            except (OSError, subprocess.CalledProcessError) as error:
                left[name], failed = str(error), True
    return left, failed


def sums(folder: Path) -> dict[str, str]:
    """The SHA-256 of the files to hand out, by name."""
    files = (path for path in sorted(folder.iterdir()) if path.name not in (SUMS, ".gitignore"))
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def compare(first: dict[str, str], second: dict[str, str]) -> None:
    """Print for each file whether both are equal."""
    for name, digest in second.items():
        print(f"{name}: {'equal' if first.get(name) == digest else 'differs'}")


def main() -> int:
    """Make the parts; the status is 1 if one failed, 2 if the version cannot be made."""
    os.umask(0o022)
    options = argparse.ArgumentParser(prog="release.py")
    options.add_argument("version")
    options.add_argument("--only", default=",".join(PARTS), metavar="PARTS")
    options.add_argument("--into", type=Path, metavar="FOLDER", help="by default dist/VERSION")
    options.add_argument("--twice", action="store_true")
    asked = options.parse_args()
    try:
        parts = chosen(asked.only)
        told = notes(asked.version)
    except ValueError as error:
        print(f"release.py: {error}", file=sys.stderr)
        return 2
    out = (asked.into or ROOT / "dist" / asked.version).absolute()
    out.mkdir(parents=True, exist_ok=True)
    left, failed = make(asked.version, parts, out)
    (out / NOTES).write_text(told, "utf-8", newline="\n")
    made = sums(out)
    listed = "".join(f"{digest}  {name}\n" for name, digest in made.items())
    (out / SUMS).write_text(listed, "utf-8", newline="\n")
    for name in made:
        print(f"{(out / name).stat().st_size / 1e6:8.2f} MB  {name}")
    if asked.twice:
        with tempfile.TemporaryDirectory() as folder:
            again = Path(folder)
            make(asked.version, [part for part in parts if part not in left], again)
            compare(made, sums(again))
    for part, why in left.items():
        print(f"left out: {part}: {why}")
    if not list(out.glob("espeak-ng-*.tar.gz")):
        print(f"left out: the sources of espeak-ng, which the GPL asks for beside ours: {ESPEAK}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
