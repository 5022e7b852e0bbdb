"""The installed program as a player starts it, watched through its transcript."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.support.own_files import below

if TYPE_CHECKING:
    import pexpect

AUDIODICE = Path(sys.executable).with_name("audiodice.exe" if os.name == "nt" else "audiodice")
ROOT = Path(__file__).parents[2]


def bare_environment(home: Path, **extra: str) -> dict[str, str]:
    """An environment with its own home; no display, sound server, speech daemon or session bus."""
    run = home / "run"
    run.mkdir(parents=True, exist_ok=True)
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    dropped = (*displays, "PULSE_SERVER", "SPEECHD_ADDRESS", "DBUS_SESSION_BUS_ADDRESS")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    kept |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(run), "SDL_AUDIODRIVER": "dummy"}
    kept |= below(home)
    kept["LC_ALL"] = "C.UTF-8"  # English, whatever the language of this machine
    kept["PATH"] = str(AUDIODICE.parent)  # so that no speech-dispatcher is started
    return {**kept, **extra}


def kill_in_terminal(child: pexpect.spawn) -> None:
    """Kill the program and wait for its end.

    `close` alone waits a tenth of a second after each signal, which is too short on a busy machine.
    """
    child.kill(signal.SIGKILL)
    child.wait()
    child.close()


def settings(home: Path, text: str) -> None:
    """Write the player's settings.toml."""
    folder = home / "config" / "audiodice"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text(text, "utf-8")


class Transcript:
    """A transcript that the program is writing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def lines(self, *kinds: str) -> list[dict[str, Any]]:
        """The complete lines of these kinds so far."""
        if not self.path.exists():
            return []
        whole = self.path.read_text("utf-8").rpartition("\n")[0]
        found = [json.loads(line) for line in whole.splitlines()]
        return [line for line in found if not kinds or line["kind"] in kinds]

    def said(self) -> list[str]:
        """All utterances so far."""
        return [line["text"] for line in self.lines("say")]

    def wait(self, count: int, *kinds: str, within: float = 15.0) -> list[dict[str, Any]]:
        """Wait for `count` lines of these kinds, and return them; fails after `within` seconds."""
        until = time.monotonic() + within
        while len(found := self.lines(*kinds)) < count:
            assert time.monotonic() < until, f"only {found[-3:]}, {len(found)} of {count} {kinds}"
            time.sleep(0.01)
        return found


class Program:
    """`audiodice` with some arguments, and its transcript."""

    def __init__(self, home: Path, environ: dict[str, str], *arguments: str) -> None:
        self.transcript = Transcript(home / "transcript.jsonl")
        self.process = subprocess.Popen(
            [str(AUDIODICE), *arguments, "--transcript", str(self.transcript.path)],
            env=environ,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def end(self) -> tuple[int, str, str]:
        """Wait for the end (kill it after 10 s); returns exit status, standard output and error."""
        try:
            out, err = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            out, err = self.process.communicate()
        return self.process.returncode, out, err
