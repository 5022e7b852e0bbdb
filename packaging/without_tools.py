"""Runs tests where a tool of `.ci/run`'s list is missing, one tool after another.

    uv run --group test packaging/without_tools.py [PACKAGE ...] [-m MARKS] [--pytest OPTIONS]

Only the tests that use the tool are run. They must skip themselves with a reason, not fail. Nothing
is removed: in a mount namespace of its own (`unshare`, Linux) each file of the package, and of the
packages that depend on it, is covered by an empty one that cannot be run.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
MARKS = (
    "not quiet_machine and not browser and not windows and not orca"
    " and not every_language and not fifth_game"
)
# Names in tests for packages without a program, or with a program of another name.
ALSO = {
    "uim-anthy": {"uim-xim"},
    "python3-gi": {"gi"},
    "speech-dispatcher-espeak-ng": {"sd_espeak-ng"},
    "locales": {"localedef"},
    "libbrlapi0.8": {"brltty"},
}
_IMPORT = re.compile(r"^\s*(?:from|import) (tests[\w.]*)(?: import ([\w, ]+))?", re.MULTILINE)
_FIXTURE = re.compile(r"^def (\w+)\(", re.MULTILINE)
FINE = (0, 5)  # pytest's status if all passed, and if it found no test
NAMESPACE = ("unshare", "--mount", *(() if os.geteuid() == 0 else ("--map-root-user",)))


def packages() -> list[str]:
    """The Debian packages that `.ci/run` installs."""
    text = (ROOT / ".ci/common.sh").read_text("utf-8")
    listed = re.search(r"apt-get install.*?recommends \\\n(.*?[^\\])\n", text, re.DOTALL)
    return listed[1].replace("\\", "").split() if listed else []


def output(*command: str) -> str:
    """The output of a command; "" if it fails."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def gone_with(package: str) -> set[str]:
    """The package, and the packages that would be removed with it."""
    removed = re.findall(r"^Remv (\S+)", output("apt-get", "-s", "remove", package), re.MULTILINE)
    return {package, *removed}


def listed(gone: Iterable[str]) -> list[Path]:
    """The paths of these packages on this machine."""
    return [Path(line) for name in gone for line in output("dpkg", "-L", name).splitlines()]


def alone_in(gone: set[str], paths: Iterable[Path]) -> set[Path]:
    """The topmost folders that belong only to these packages."""
    folders = [str(path) for path in paths if path.is_dir() and not path.is_symlink()]
    owned = (line.rpartition(": ") for line in output("dpkg", "-S", *folders).splitlines())
    own = {
        Path(path)
        for owners, _, path in owned
        if {name.partition(":")[0] for name in owners.split(", ")} <= gone
    }
    return {path for path in own if not own & set(path.parents)}


def hiding(gone: set[str]) -> str:
    """The commands that cover the files of these packages by empty ones, and their folders."""
    paths = listed(gone)
    folders = alone_in(gone, paths)
    files = [
        p for p in paths if p.is_file() and not p.is_symlink() and not folders & set(p.parents)
    ]
    covers = [f"mount -t tmpfs none '{path}'" for path in sorted(folders)]
    return "\n".join([*covers, *(f"mount --bind /dev/null '{path}'" for path in files), ""])


def programs(paths: Iterable[Path]) -> set[str]:
    """The names of the files in folders of a PATH."""
    return {path.name for path in paths if path.parent.name in ("bin", "sbin", "games")}


def users(words: set[str]) -> list[str]:
    """The test files that contain one of these words in quotes, or import a module that does."""
    sources = {path: path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py")}
    del sources[ROOT / "tests/conftest.py"]  # it names many tools, but uses none
    named = re.compile(rf"""["'/]({"|".join(map(re.escape, words))})["' ]""")
    found = {path for path, text in sources.items() if named.search(text)}
    while more := set(_users_of(found, sources)) - found:
        found |= more
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name.startswith("test_"))


def _users_of(modules: set[Path], sources: dict[Path, str]) -> Iterator[Path]:
    """The files that import one of these modules, or use a fixture of a conftest.py among them."""
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in modules}
    fixtures = {
        path.parent: re.compile("|".join(rf"\b{name}:" for name in _FIXTURE.findall(sources[path])))
        for path in modules
        if path.name == "conftest.py"
    }
    for path, text in sources.items():
        imported = {base for base, _ in _IMPORT.findall(text)}
        imported |= {
            f"{base}.{name}" for base, some in _IMPORT.findall(text) for name in some.split(", ")
        }
        asks = any(
            found.search(text) for folder, found in fixtures.items() if folder in path.parents
        )
        if imported & names or asks:
            yield path


def main() -> int:
    """Print a line for each package; the status is 1 if a test failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", nargs="*", default=packages())
    parser.add_argument("-m", dest="marks", default=MARKS)
    parser.add_argument(
        "--pytest", nargs=argparse.REMAINDER, default=["-n", "2", "--dist", "loadfile"]
    )
    asked = parser.parse_args()
    environ = {name: value for name, value in os.environ.items() if name != "AUDIODICE_REQUIRE_ALL"}
    failed = []
    for package in asked.packages:
        gone = gone_with(package)
        words = programs(listed(gone)) | ALSO.get(package, set())
        tests = users(words) if words else []
        if not tests:
            print(f"without {package}: no test uses it", flush=True)
            continue
        command = [sys.executable, "-m", "pytest", "-q", "-rfE", "--tb=short", "-m", asked.marks]
        hidden = [*NAMESPACE, "sh", "-c", f'{hiding(gone)}exec "$@"', "sh", *command]
        how: dict[str, Any] = {
            "env": environ,
            "cwd": ROOT,
            "capture_output": True,
            "text": True,
            "check": False,
        }
        done = subprocess.run([*hidden, *asked.pytest, *tests], **how)
        last = (done.stdout.strip().splitlines() or ["nothing"])[-1].strip("= ")
        print(f"without {package}: {last}", flush=True)
        if done.returncode not in FINE:
            failed.append(package)
            print(done.stdout[-20_000:], done.stderr[-5_000:], sep="\n", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
