"""Use an installed or frozen audiodice as a player does, and print how long each step takes.

    python packaging/play.py PROGRAM

It runs in an empty home folder, without display, sound card and speech daemon, and without the
caller's environment variables, so that it can only use its own files. Needs pexpect, so not
Windows.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pexpect

LIMIT = 60  # seconds, for the slowest machine; a step usually takes about one
GAME = ["play", "farkle", "--seed", "7", "--face", "terminal", "--speech", "text", "--lang", "en"]
KEYS = (("", "Enter rolls"), ("\r", "5 2 2 1 6 5"), ("a", "1 5 5"), ("c", "20"), ("s", "Cora"))


class Player:
    """The program, with an empty home folder."""

    def __init__(self, program: Path, home: Path) -> None:
        self._program, self._home = str(program), home
        self._environ = {
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
            "SDL_AUDIODRIVER": "dummy",
            "SPEECHD_ADDRESS": f"unix_socket:{home / 'nobody'}",
            "TERM": "xterm",
            "XDG_RUNTIME_DIR": str(home),
        }

    def ask(self, *arguments: str) -> str:
        """The output of a command; raises ValueError if it fails or prints to stderr."""
        done = subprocess.run(
            [self._program, *arguments],
            env=self._environ,
            cwd=self._home,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
        if done.returncode or done.stderr:
            raise ValueError(f"{arguments} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def sit_down(self, *arguments: str) -> pexpect.spawn[str]:
        return pexpect.spawn(
            self._program,
            list(arguments),
            env=self._environ,
            cwd=str(self._home),
            encoding="utf-8",
            timeout=LIMIT,
        )


def version(player: Player) -> None:
    """The program has its metadata."""
    _must("audiodice" in player.ask("--version"), "a version")


def doctor(player: Player) -> None:
    """The embedded voice and the sounds of dice are there."""
    answer = json.loads(player.ask("doctor", "--json"))
    able = answer["speaks"] == "embedded" and answer["sound"]["able"]
    _must(able, f"a voice and sound: {answer}")


def words(player: Player) -> None:
    """The languages and the keys are there."""
    _must("ファークル" in player.ask("rules", "farkle", "--lang", "ja"), "rules in Japanese")
    _must("Enter: " in player.ask("keys", "--lang", "en"), "keys")


def table(player: Player) -> None:
    """A solved table is there and can be read."""
    answer = json.loads(player.ask("advise", "farkle", "--target", "1000", "--json"))
    _must(0.5 < answer["value"] < 0.6, f"the first player's chance to win: {answer}")


def workers(player: Player) -> None:
    """The program can start itself as a worker."""
    games = ("farkle", "--games", "4", "--workers", "2")
    answer = json.loads(player.ask("simulate", *games, "--json"))
    _must(sum(seat["wins"] for seat in answer["seats"]) >= 4, f"games won: {answer}")


def game(player: Player) -> None:
    """A throw, a keep and two questions in Farkle, with real keys."""
    terminal = player.sit_down(*GAME)
    terminal.logfile_read = seen = StringIO()
    for key, answer in KEYS:
        terminal.send(key)
        terminal.expect_exact(answer)
    terminal.send("\x11")  # Control Q
    terminal.expect_exact("Goodbye.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    _must(terminal.exitstatus == 0, f"a good end: {terminal.exitstatus}")
    _must("Warning" not in seen.getvalue(), f"lines for players only: {seen.getvalue()}")


def _must(there: bool, what: str) -> None:
    if not there:
        raise ValueError(f"not found: {what}")


STEPS: tuple[Callable[[Player], None], ...] = (version, doctor, words, table, workers, game)


def main() -> None:
    """Do all steps; the first that fails ends the program with a traceback."""
    program = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory(prefix="audiodice-home-") as home:
        player = Player(program, Path(home))
        for step in STEPS:
            began = time.perf_counter()
            step(player)
            print(f"{step.__name__}: {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
