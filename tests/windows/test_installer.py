"""The installer under Wine, as a player has it: installed, played, updated, refused, uninstalled.

The player's games are where Windows keeps them, so that an installer could harm them.
"""

from __future__ import annotations

import filecmp
import importlib.util
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PureWindowsPath
from types import ModuleType
from typing import Any

import pytest

import audiodice
from tests.support import nvda
from tests.support.program import ROOT
from tests.support.require import require, require_program
from tests.support.wine import STARTS_WITHIN, Listener, Window, Wine, held, windows

DONE, FAILED, RUNS = 0, 2, 3
OLDER = "0.9.0rc1"
DIALOGS = windows(ROOT / "tests" / "windows" / "dialogs.py")
OF_THE_OLDER = "_internal/of-an-older-version.dll"
_ENTRIES = r"""
import json, winreg
uninstall = r"Software\Microsoft\Windows\CurrentVersion\Uninstall"
key = winreg.CreateKey(winreg.HKEY_CURRENT_USER, uninstall)
names = [winreg.EnumKey(key, at) for at in range(winreg.QueryInfoKey(key)[0])]
found = {}
for name in names:
    if name.startswith("audiodice"):
        with winreg.OpenKey(key, name) as entry:
            many = winreg.QueryInfoKey(entry)[1]
            found[name] = dict(winreg.EnumValue(entry, at)[:2] for at in range(many))
print(json.dumps(found))
"""
_PATIENCE = 60.0  # seconds, until an uninstaller that runs as a copy of itself has ended


def maker() -> ModuleType:
    """`packaging/windows/installer.py`, whose folder has the name of a library."""
    path = ROOT / "packaging" / "windows" / "installer.py"
    spec = importlib.util.spec_from_file_location("installer", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Machine:
    """A user of Windows: what is installed, and where."""

    def __init__(self, wine: Wine, home: Path) -> None:
        self.wine, self._home = wine, home
        (self.user,) = (
            folder
            for folder in (wine.folder / "prefix" / "drive_c" / "users").iterdir()
            if folder.name != "Public"
        )
        self.local = self.user / "AppData" / "Local"
        self.program = self.local / "Programs" / "audiodice"
        self.menu = self.user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        names = ("WIN_PD_OVERRIDE_APPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
        self.own = dict.fromkeys(names, self.named(self.local))

    def named(self, folder: Path) -> str:
        """The folder as the player's Windows names it."""
        drive = self.wine.folder / "prefix" / "drive_c"
        if folder.is_relative_to(drive):
            return str(PureWindowsPath("C:\\", folder.relative_to(drive)))
        return windows(folder)

    def run(self, program: Path, *arguments: str) -> tuple[int, str]:
        """Run a program of Windows; returns its exit status and its output."""
        done = subprocess.run(
            [str(self.wine.folder / "run"), str(program), *arguments],
            env=self.wine.environ(self._home, LC_ALL="C.UTF-8", **self.own),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=200,
            check=False,
        )
        return done.returncode, done.stdout.decode("utf-8", "replace").replace("\r", "")

    def install(self, setup: Path, folder: Path | None = None) -> int:
        """Install silently. A folder is the last argument, and in no quotes, as NSIS wants it."""
        where = f"/D={self.named(folder)}".split(" ") if folder else []
        return self.run(setup, "/S", *where)[0]

    def uninstall(self, folder: Path) -> None:
        """Uninstall as "Installed apps" does: a copy of the uninstaller goes on alone."""
        assert self.run(folder / "uninstall.exe", "/S")[0] == DONE
        until = time.monotonic() + _PATIENCE
        while (folder / "uninstall.exe").exists() or list(self.menu.glob("audiodice*")):
            assert time.monotonic() < until, f"{folder} is still there"
            time.sleep(0.1)

    def uninstall_here(self, folder: Path) -> int:
        """Uninstall without that copy; returns the exit status. It leaves uninstall.exe."""
        at = f"_?={self.named(folder)}".split(" ")
        return self.run(folder / "uninstall.exe", "/S", *at)[0]

    def entries(self, script: str = "") -> dict[str, dict[str, Any]]:
        """Our entries of "Installed apps", and their values; `script` then does more with them."""
        status, out = self.run(self.wine.folder / "py" / "python.exe", "-c", _ENTRIES + script)
        assert status == 0, out
        return dict(json.loads(out))

    def shortcuts(self) -> set[str]:
        return {path.name for path in self.menu.glob("audiodice*")}

    def files(self) -> set[str]:
        """All the user's files and folders, without the temporary ones.

        There an uninstaller leaves its copy, which Windows removes at its next start.
        """
        paths = (str(path.relative_to(self.user)) for path in self.user.rglob("*"))
        return {path for path in paths if "Temp" not in path.split("/")}


@pytest.fixture
def machine(wine: Wine, tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(wine, tmp_path)
    before = machine.files()
    yield machine
    for path in sorted(machine.files() - before):
        if (machine.user / path).is_dir():
            shutil.rmtree(machine.user / path)
        else:
            (machine.user / path).unlink(missing_ok=True)
    machine.entries("for name in found: winreg.DeleteKey(key, name)")


@pytest.fixture(scope="module")
def frozen(wine: Wine) -> Path:
    require_program("makensis")
    folder = wine.folder / "frozen" / "audiodice"
    require(folder.is_dir(), "packaging/wine/freeze.sh has not made the frozen folder")
    return folder


@pytest.fixture(scope="module")
def older(frozen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installer of an older version, which had a file more."""
    scratch = tmp_path_factory.mktemp("older")
    folder = shutil.copytree(frozen, scratch / "audiodice", copy_function=os.link)
    (folder / OF_THE_OLDER).write_text("old")
    maker().make(folder, OLDER, scratch / "audiodice-setup.exe", quick=True)
    return scratch / "audiodice-setup.exe"


@pytest.fixture(scope="module")
def setup(frozen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installer of this version, not packed as closely as the one that is handed out."""
    out = tmp_path_factory.mktemp("newer") / "audiodice-setup.exe"
    maker().make(frozen, audiodice.__version__, out, quick=True)
    return out


@pytest.fixture(scope="module")
def small(wine: Wine, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The installers of two versions of a program with three files, which cannot be played.

    They are packed like the one that is handed out.
    """
    require_program("makensis")
    scratch = tmp_path_factory.mktemp("small")
    program, made = scratch / "audiodice", {}
    (program / "_internal" / "deep").mkdir(parents=True)
    for name in maker().PROGRAMS:
        shutil.copy(wine.folder / "py" / "python.exe", program / name)
    for version in (OLDER, "1.0.0"):
        (program / "_internal" / "deep" / "ä.txt").write_text(version)
        made[version] = scratch / f"{version}.exe"
        maker().make(program, version, made[version])
    return made


def tree(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def assert_holds(folder: Path, program: Path, *more: str) -> None:
    """Assert that `folder` has the files of `program`, unchanged, and only these others."""
    assert tree(folder) == tree(program) | {"uninstall.exe", *more}
    files = [name for name in tree(program) if (program / name).is_file()]
    assert filecmp.cmpfiles(folder, program, files, shallow=False)[1:] == ([], [])


def press(listener: Listener, game: list[Any]) -> None:
    """Press keys of the golden game, each of which NVDA must hear answered as on Linux."""
    for key, asked in game:
        before = len(nvda.heard(listener.log))
        listener.press(key)
        assert listener.wait(before + len(asked))[before:] == asked


def test_installed_played_refused_updated_and_uninstalled(
    machine: Machine, window: Window, frozen: Path, older: Path, setup: Path, tmp_path: Path
) -> None:
    before = machine.files()
    assert machine.install(older) == DONE
    assert_holds(machine.program, frozen, OF_THE_OLDER)
    assert machine.shortcuts() == {"audiodice.lnk"}
    (entry,) = machine.entries().values()
    assert entry["DisplayVersion"] == OLDER
    size = sum(path.stat().st_size for path in frozen.rglob("*") if path.is_file())
    assert entry["EstimatedSize"] == pytest.approx(size / 1024, abs=2)

    # Played, and while it runs neither replaced nor removed.
    program = (str(machine.wine.folder / "run"), str(machine.program / "audiodice.exe"))
    listener = Listener(machine.wine, window, program, tmp_path)
    (machine.local / "audiodice").mkdir(exist_ok=True)
    (machine.local / "audiodice" / "settings.toml").write_text(nvda.SETTINGS, "utf-8")
    game = list(nvda.expected())
    with listener.started(*nvda.GAME, **machine.own) as running:
        listener.wait(len(game[0][1]))
        assert machine.install(setup) == RUNS
        assert machine.uninstall_here(machine.program) == RUNS
        assert_holds(machine.program, frozen, OF_THE_OLDER)
        press(listener, game[1:3])
        listener.press("ctrl+q")
        assert running.end() == (0, "")

    # Updated: the game goes on, the older version's file is gone, a file of the player's is not.
    own = ("mine.txt", "_internal/mine.txt")
    for name in own:
        (machine.program / name).write_text("mine")
    kept = {path: path.read_bytes() for path in machine.local.rglob("*.journal")}
    assert kept
    assert machine.install(setup) == DONE
    assert_holds(machine.program, frozen, *own)
    assert {path: path.read_bytes() for path in kept} == kept
    assert machine.shortcuts() == {"audiodice.lnk"}
    (entry,) = machine.entries().values()
    assert entry["DisplayVersion"] == audiodice.__version__
    status, out = machine.run(machine.program / "audiodice.exe", "--version")
    assert (status, f"version {audiodice.__version__}" in out) == (0, True)
    listener.log.unlink()
    with listener.started("resume", "--lang", "en", **machine.own) as running:
        listener.wait(2)
        press(listener, game[3:5])
        listener.press("ctrl+q")
        assert running.end() == (0, "")
    listener.log.unlink()
    told = listener.play_through(*nvda.GAME, **machine.own)
    assert told == nvda.TRANSCRIPT.read_text("utf-8")

    # Uninstalled: nothing is left but the player's.
    games = {path: path.read_bytes() for path in (machine.local / "audiodice").rglob("*.*")}
    machine.uninstall(machine.program)
    assert machine.entries() == {}
    assert tree(machine.program) == {"_internal", *own}
    assert {path: path.read_bytes() for path in games} == games
    shutil.rmtree(machine.program)
    left = {path for path in machine.files() - before if not (machine.user / path).is_dir()}
    assert {path for path in left if not path.startswith("AppData/Local/audiodice/")} == set()
    assert any(path.endswith(".journal") for path in left)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A drive of 200 MB."""
    folder = tmp_path / "a drive"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=200m", "tmpfs", str(folder)],
        capture_output=True,
        check=False,
    )
    require(mounted.returncode == 0, f"no drive may be made: {mounted.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_full_disk_leaves_the_older_version_or_nothing(
    machine: Machine, frozen: Path, older: Path, setup: Path, disk: Path
) -> None:
    other = disk / "of-others"
    other.write_bytes(bytes(150_000_000))
    folder = disk / "Würfel spiele"
    assert machine.install(setup, folder) == FAILED
    assert tree(disk) == {other.name}
    assert machine.entries() == {}

    other.unlink()
    assert machine.install(older, folder) == DONE
    assert machine.install(setup, folder) == FAILED
    assert_holds(folder, frozen, OF_THE_OLDER)
    (entry,) = machine.entries().values()
    assert entry["DisplayVersion"] == OLDER
    status, out = machine.run(folder / "audiodice.exe", "rules", "farkle", "--lang", "en")
    assert (status, "Farkle" in out) == (0, True)
    machine.uninstall(folder)
    assert tree(disk) == set()


def test_two_versions_in_two_folders(
    machine: Machine, small: dict[str, Path], tmp_path: Path
) -> None:
    other = tmp_path / "Würfel & Spiele für mich"
    other.mkdir()
    (other / "mine.txt").write_text("mine")
    assert machine.install(small[OLDER]) == DONE
    assert machine.install(small["1.0.0"], other) == DONE
    places = {name: entry["InstallLocation"] for name, entry in machine.entries().items()}
    first, second = machine.named(machine.program), machine.named(other)
    assert places == {"audiodice": first, "audiodice 1.0.0": second}
    assert machine.shortcuts() == {"audiodice.lnk", "audiodice 1.0.0.lnk"}
    assert (other / "_internal/deep/ä.txt").read_text() == "1.0.0"

    # An update that names no folder goes to the first, and the other stays.
    assert machine.install(small["1.0.0"]) == DONE
    assert (machine.program / "_internal/deep/ä.txt").read_text() == "1.0.0"
    assert machine.uninstall_here(machine.program) == DONE
    assert set(machine.entries()) == {"audiodice 1.0.0"}
    assert machine.shortcuts() == {"audiodice 1.0.0.lnk"}
    machine.uninstall(other)
    assert tree(other) == {"mine.txt"}
    assert machine.entries() == {}


def test_file_that_a_scanner_holds_is_replaced_when_it_is_free(
    machine: Machine, small: dict[str, Path]
) -> None:
    assert machine.install(small[OLDER]) == DONE
    file = machine.program / "_internal/deep/ä.txt"
    with ThreadPoolExecutor() as pool:
        with held(machine.wine, file):
            update = pool.submit(machine.install, small["1.0.0"])
            time.sleep(3)
            assert not update.done()
            assert file.read_text() == OLDER
        assert update.result() == DONE
    assert file.read_text() == "1.0.0"
    assert not (machine.program / "_new").exists()


def test_folder_with_too_long_a_path_is_refused(
    machine: Machine, small: dict[str, Path], tmp_path: Path
) -> None:
    long = tmp_path / ("Würfel " * 40)[: 240 - len(str(tmp_path))].strip()
    assert machine.install(small["1.0.0"], long) == FAILED
    assert not long.exists()
    assert machine.entries() == {}
    assert machine.install(small["1.0.0"], long.with_name("Würfel" * 10)) == DONE


def test_pages_have_usual_controls_and_the_focus(
    machine: Machine, window: Window, small: dict[str, Path]
) -> None:
    command = [str(machine.wine.folder / "run"), str(small["1.0.0"])]
    environ = machine.wine.environ(machine.user, LC_ALL="C.UTF-8")
    with subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL) as installer:
        until = time.monotonic() + STARTS_WITHIN
        shown = ""
        while "Run audiodice" not in shown:
            assert time.monotonic() < until, shown
            shown = machine.run(machine.wine.folder / "py/python.exe", DIALOGS)[1]
        window.x.keys("space", "Return")  # do not run it; finish
        assert installer.wait(STARTS_WITHIN) == DONE
    controls = [line.removeprefix("focus ").partition("\t")[0] for line in shown.splitlines()]
    assert set(controls) == {"#32770", "Button", "Static"}
    (focus,) = (line for line in shown.splitlines() if line.startswith("focus"))
    assert focus == "focus Button\t'&Run audiodice'"
