"""Build wheel and sdist, check their contents, install the wheel in three ways, and play it.

    uv run --group test --group package packaging/check.py
    uv run --group test packaging/check.py --release dist/VERSION

The second installs what packaging/release.py made, plays it, removes it, and looks at what is left.

Everything is built and installed in a temporary folder whose name has spaces and non-ASCII letters,
because players have such folders. Needs uv.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Collection, Iterable
from email.message import Message
from email.parser import Parser
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TypeVar

ROOT = Path(__file__).parents[1]
BESIDE = ("keymap.toml", "keymaps", "sounds")  # at the top of a checkout, inside the wheel
KINDS = {".ftl", ".ogg", ".py", ".table", ".toml", ".tsv", ".txt", ".typed"}  # files for players
OF_THE_SITE = {".css", ".html", ".js", ".json", ".mjs", ".png", ".svg", ".txt"}
MAKERS = ("sounds/synth.py", "sounds/synthesis/")  # they made the sounds; players do not need them
LICENCES = ("LICENSE", "THIRD-PARTY.md")
ALSO_IN_SDIST = {"CHANGELOG.md", "CONTRIBUTING.md", "README.md", "pyproject.toml", *LICENCES}
JUNK = re.compile(r"(^|/)(\.git|\.venv|\.\w+_cache|\.hypothesis|__pycache__|dist|uv\.lock)(/|$)")

T = TypeVar("T")


def files_in_checkout(*tops: str) -> set[str]:
    """The paths of these files, and of all files in these folders, without caches."""
    found = [path for top in tops for path in ((ROOT / top), *(ROOT / top).rglob("*"))]
    paths = {path.relative_to(ROOT).as_posix() for path in found if path.is_file()}
    return {path for path in paths if not JUNK.search(path)}


def kinds_of(name: str) -> set[str]:
    """The suffixes that files in the folder of this file may have."""
    return KINDS | OF_THE_SITE if name.startswith("audiodice/web/") else KINDS


def wanted_in_wheel() -> set[str]:
    """The exact paths that the wheel must have besides its metadata."""
    beside = (p for p in files_in_checkout(*BESIDE) if not p.startswith(MAKERS))
    made = "audiodice/commit.txt"  # packaging/commit_hook.py
    return files_in_checkout("audiodice") | {made, *(f"audiodice/{path}" for path in beside)}


def flaws_of_wheel(names: Collection[str]) -> list[str]:
    """The missing and the surplus files of the wheel."""
    there = {name for name in names if ".dist-info/" not in name}
    wanted = wanted_in_wheel()
    strange = {name for name in wanted if PurePosixPath(name).suffix not in kinds_of(name)}
    metadata = {PurePosixPath(name).name for name in names if ".dist-info/licenses/" in name}
    return [
        *(f"not in the wheel: {name}" for name in LICENCES if name not in metadata),
        *(f"not in the wheel: {name}" for name in sorted(wanted - there)),
        *(f"in the wheel: {name}" for name in sorted(there - wanted | strange)),
    ]


def flaws_of_sdist(names: Iterable[str]) -> list[str]:
    """The files that the sdist lacks to build and test the wheel, and its surplus files."""
    there = {name.partition("/")[2] for name in names}
    wanted = files_in_checkout("audiodice", "docs", "tests", *BESIDE) | ALSO_IN_SDIST
    return [
        *(f"not in the sdist: {name}" for name in sorted(wanted - there)),
        *(f"in the sdist: {name}" for name in sorted(there) if JUNK.search(name)),
    ]


def flaws_of_metadata(metadata: Message) -> list[str]:
    """The faults in the wheel's metadata; twine checks that the README can be rendered."""
    source = (ROOT / "audiodice" / "__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "(.+)"', source)
    wanted = {
        "Name": "audiodice",
        "Version": version[1] if version else "",
        "Requires-Python": ">=3.11",
        "License-Expression": "MIT",
        "Description-Content-Type": "text/markdown",
    }
    return [f"{key} is {metadata[key]}" for key, value in wanted.items() if metadata[key] != value]


def flaws(wheel: Path, sdist: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        path = next(name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(opened.read(path).decode())
    with tarfile.open(sdist) as packed:
        files = [member.name for member in packed.getmembers() if member.isfile()]
    return [*flaws_of_wheel(names), *flaws_of_sdist(files), *flaws_of_metadata(metadata)]


def build(out: Path) -> tuple[Path, Path]:
    """Build the sdist, and from it the wheel, as installers do; return both."""
    _run("uv", "build", "--quiet", "--out-dir", out, ROOT)
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, sdist


def by_uv_pip(wheel: Path, folder: Path) -> Path:
    _run("uv", "venv", "--quiet", "--python", sys.executable, folder)
    _run("uv", "pip", "install", "--quiet", "--python", folder / "bin" / "python", wheel)
    return folder / "bin" / "audiodice"


def by_uv_tool(wheel: Path, folder: Path) -> Path:
    where = {"UV_TOOL_DIR": folder, "UV_TOOL_BIN_DIR": folder / "bin"}
    _run("uv", "tool", "install", "--quiet", "--python", sys.executable, wheel, **where)
    return folder / "bin" / "audiodice"


def by_pipx(wheel: Path, folder: Path) -> Path:
    where = {"PIPX_HOME": folder, "PIPX_BIN_DIR": folder / "bin", "PIPX_MAN_DIR": folder / "man"}
    _run(sys.executable, "-m", "pipx", "install", "--quiet", wheel, **where)
    return folder / "bin" / "audiodice"


INSTALLERS: dict[str, Callable[[Path, Path], Path]] = {
    "uv pip": by_uv_pip,
    "uv tool": by_uv_tool,
    "pipx": by_pipx,
}


def by_pip(packed: Path, folder: Path) -> Path:
    """Install a wheel or a source archive with friends, as somebody does who has only Python."""
    _run("uv", "venv", "--quiet", "--seed", "--python", sys.executable, folder)
    _run(folder / "bin/python", "-m", "pip", "install", "-qq", f"{packed}[friends]")
    return folder / "bin" / "audiodice"


def by_unpacking(packed: Path, folder: Path) -> Path:
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / "audiodice" / "audiodice"


RELEASED: dict[str, Callable[[Path, Path], Path]] = {
    "*.whl": by_pip,
    "audiodice-*[0-9].tar.gz": by_pip,
    "*-linux-*.tar.xz": by_unpacking,
}
OWN = re.compile(r"\.(config|cache)/audiodice/|\.local/(share|state)/audiodice/")
OF_PLAY = re.compile(r"(site|game|host|guest)/")  # the folders that play.py itself makes


def not_games(home: Path) -> list[str]:
    """The files that a program left in a home, besides its games, settings, records and caches."""
    there = (path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())
    return sorted(one for one in there if not OWN.match(one) and not OF_PLAY.match(one))


def released(folder: Path, here: Path) -> None:
    """Install, play and remove each part of a release; ends the program if one fails."""
    for kind, install in RELEASED.items():
        (packed,) = folder.glob(kind)
        home, place = here / f"home of {packed.name}", here / "installed"
        home.mkdir()
        program = _timed(f"installed {packed.name}", partial(install, packed, place))
        play = (sys.executable, ROOT / "packaging/play.py", program, "--home", home)
        _timed("played", partial(_run, *play))
        shutil.rmtree(place)
        if found := not_games(home):
            sys.exit(f"left by {packed.name}: {', '.join(found)}")
        if not list(home.rglob("games/**/*.journal*")):
            sys.exit(f"{packed.name}: no game was kept")


def _run(*command: str | Path, **environ: Path) -> None:
    variables = os.environ | {name: str(value) for name, value in environ.items()}
    subprocess.run(list(map(str, command)), check=True, cwd=ROOT, env=variables)


def _timed(what: str, step: Callable[[], T]) -> T:
    began = time.perf_counter()
    result = step()
    print(f"{what}: {time.perf_counter() - began:.1f} s", flush=True)
    return result


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--release", type=Path, metavar="FOLDER")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="Würfel für サイコロ ") as folder:
        here = Path(folder)
        if asked.release:
            released(asked.release, here)
            return
        wheel, sdist = _timed("built", lambda: build(here))
        _timed(
            "twine", lambda: _run(sys.executable, "-m", "twine", "check", "--strict", wheel, sdist)
        )
        if found := flaws(wheel, sdist):
            sys.exit("\n".join(found))
        print(
            f"wheel {wheel.stat().st_size / 1e6:.1f} MB, sdist {sdist.stat().st_size / 1e6:.1f} MB"
        )
        for name, install in INSTALLERS.items():
            program = _timed(f"installed by {name}", partial(install, wheel, here / name))
            play = (
                sys.executable,
                ROOT / "packaging/play.py",
                program,
                "--without",
                "friends",
                "practise",
            )
            _timed("played", partial(_run, *play))


if __name__ == "__main__":
    main()
