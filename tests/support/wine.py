"""audiodice as a Windows program, run from Linux under Wine (packaging/wine/setup.sh)."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.support import nvda
from tests.support.ending import end
from tests.support.own_files import below
from tests.support.program import ROOT, Transcript
from tests.support.require import require_program
from tests.support.xserver import XServer

_FIRST = """
import ctypes
ctypes.WinDLL("user32").GetDesktopWindow()
print("ready", flush=True)
input()
"""
_HOLD = """
import sys, win32file
file = win32file.CreateFile(sys.argv[1], 0x80000000, 0, None, 3, 0, None)
print("held", flush=True)
input()
"""
"""Program that opens a file exclusively."""
STARTS_WITHIN = 60.0  # seconds; the first start after setup.sh compiles every module


def windows(path: Path) -> str:
    """The path as a Windows program names it."""
    return "Z:" + str(path).replace("/", "\\")


def write_settings(home: Path) -> None:
    """The player's settings.toml."""
    folder = home / "config" / "audiodice"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text(nvda.SETTINGS, "utf-8")


class Wine:
    """The Windows Python, and what it needs."""

    def __init__(self, folder: Path, display: str) -> None:
        """`folder` was made by setup.sh; `display` shows the windows."""
        require_program("wine")
        self.folder = folder
        self.python = str(folder / "w")
        self._display = display
        # Programs left in this prefix, on another display or none, must end first.
        prefix = {**os.environ, "WINEPREFIX": str(folder / "prefix")}
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(["wineserver", "-w"], env=prefix, check=False, timeout=20)
        # Wine's services are started with the first program, its desktop with the first one that
        # asks for windows. Both hold that program's pipes, on its display, and end with the last
        # program: this one does nothing more, and is there all the time.
        self._first = subprocess.Popen(
            [self.python, "-c", _FIRST],
            env={**os.environ, "DISPLAY": display},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._first.stdout is not None
        assert self._first.stdout.readline() == "ready\n"

    def stop(self) -> None:
        """End Wine."""
        self._first.communicate("\n")

    def environ(self, home: Path, **extra: str) -> dict[str, str]:
        """An environment where everything of the player's is below `home`."""
        own = {name: windows(Path(value)) for name, value in below(home).items() if "WIN" in name}
        # Without a sound server each opening of Wine's sound device takes 10 s.
        usual = {"WINEDEBUG": "-all", "DISPLAY": self._display, "SDL_AUDIODRIVER": "dummy"}
        return {**os.environ, **usual, **own, **extra}


@contextmanager
def held(wine: Wine, path: Path) -> Iterator[None]:
    """Another program holds the file, so that we cannot open it."""
    holder = subprocess.Popen(
        [wine.python, "-c", _HOLD, windows(path)],
        env=wine.environ(path.parent, LC_ALL="C.UTF-8"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    try:
        yield
    finally:
        holder.communicate("\n", timeout=60)


class WineProgram:
    """A Windows program, killed at the end of the test at the latest."""

    def __init__(self, command: tuple[str, ...], environ: Mapping[str, str], cwd: Path) -> None:
        self.process = subprocess.Popen(
            command,
            env=environ,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # all its processes are known by their group
        )

    def kill(self) -> None:
        """End the Windows process at once, as TerminateProcess does."""
        for number in _windows_processes(self.process.pid):
            os.kill(number, signal.SIGKILL)

    def end(self, within: float = 30.0) -> tuple[int, str]:
        """Wait for the end; returns the exit status and the output."""
        try:
            out, _ = self.process.communicate(timeout=within)
        except subprocess.TimeoutExpired:
            self.kill()
            out, _ = self.process.communicate(timeout=within)
        return self.process.returncode, out


def _windows_processes(group: int) -> list[int]:
    """The processes of a group that run our Windows program: not the shell, and not Wine's own."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        number = int(folder.name)
        try:
            ours = os.getpgid(number) == group
            name = (folder / "cmdline").read_text("utf-8", "replace").partition("\0")[0]
        except OSError:  # it has ended
            continue
        if ours and name.endswith(".exe") and not name.startswith("C:\\windows"):
            found.append(number)
    return found


class Window:
    """A screen with a window manager: without one, Wine's windows get no keys."""

    def __init__(self) -> None:
        require_program("openbox")
        self.x = XServer()
        environ = {**os.environ, "DISPLAY": self.x.display}
        self.manager = subprocess.Popen(
            ["openbox"], env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def stop(self) -> None:
        """End both."""
        end(self.manager)
        self.x.stop()


class Listener:
    """A program in a window with the stand-in for NVDA, and the calls to NVDA."""

    def __init__(self, wine: Wine, window: Window, program: tuple[str, ...], home: Path) -> None:
        """`program` is the command up to the program's own arguments."""
        self.wine, self.window, self.program, self.home = wine, window, program, home
        self.log = home / "nvda"
        self.transcript = Transcript(home / "transcript.jsonl")
        write_settings(home)

    @contextmanager
    def started(self, *arguments: str, **environ: str) -> Iterator[WineProgram]:
        """Start it, with variables of its own; it is killed at the end, if it has not ended."""
        nvda_runs = {"FAKE_NVDA_RUNS": "yes", "FAKE_NVDA_LOG": windows(self.log)}
        environ = self.wine.environ(self.home, **{**nvda_runs, **environ})
        record = ("--transcript", windows(self.transcript.path))
        program = WineProgram((*self.program, *arguments, *record), environ, ROOT)
        try:
            yield program
        finally:
            program.kill()
            program.end()

    def press(self, key: str) -> None:
        """Press a key of ours, such as "enter"."""
        self.window.x.keys({"enter": "Return"}.get(key, key))

    def play_through(self, *arguments: str, **environ: str) -> str:
        """Press the keys of the golden game, each after NVDA has the answer to the last."""
        answers, done = [], 0
        with self.started(*arguments, **environ) as program:
            for key, asked in nvda.expected():
                if key:
                    self.press(key)
                told = self.wait(done + len(asked))
                time.sleep(0.3)  # time for an extra text, which would be a fault
                told = nvda.heard(self.log)
                answers.append((key, told[done:]))
                done = len(told)
                if sum(line.startswith("speak") for line in asked) > 1:
                    time.sleep(0.45)  # no throw is taken sooner after the turn has passed
            assert program.end() == (0, "")
        return nvda.told(answers)

    def wait(self, count: int, within: float = STARTS_WITHIN) -> list[str]:
        """Wait until NVDA got this many calls, and a moment longer; return all calls."""
        until = time.monotonic() + within
        while len(asked := nvda.heard(self.log)) < count:
            assert time.monotonic() < until, f"NVDA was asked {len(asked)} of {count}: {asked[-3:]}"
            time.sleep(0.02)
        return asked
