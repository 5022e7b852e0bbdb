"""Use an audiodice that was installed or frozen as its player would, and print how long it took.

    python packaging/play.py PROGRAM

It runs in an empty folder with an empty home, without display, sound card and speech daemon, and
with no variable of the caller's: what it finds, it brought along. Needs pexpect, so not Windows.
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

LIMIT = 60  # seconds, for the slowest machine; a step takes about one
GAME = ["play", "farkle", "--seed", "7", "--face", "terminal", "--speech", "text", "--lang", "en"]
KEYS = (("", "Enter rolls"), ("\r", "5 2 2 1 6 5"), ("a", "1 5 5"), ("c", "20"), ("s", "Cora"))


class Player:
    """An empty home, and the program in it."""

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
        """What a command prints; raises ValueError unless it succeeds and complains of nothing."""
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
        """The program in a terminal of its own."""
        return pexpect.spawn(
            self._program,
            list(arguments),
            env=self._environ,
            cwd=str(self._home),
            encoding="utf-8",
            timeout=LIMIT,
        )


def version(player: Player) -> None:
    """It knows its own metadata."""
    _must("audiodice" in player.ask("--version"), "a version")


def doctor(player: Player) -> None:
    """Its own voice and the sounds of dice are there."""
    told = json.loads(player.ask("doctor", "--json"))
    _must(told["speaks"] == "embedded" and told["sound"]["able"], f"a voice and sound: {told}")


def words(player: Player) -> None:
    """The languages and the keys are there."""
    _must("ファークル" in player.ask("rules", "farkle", "--lang", "ja"), "rules in Japanese")
    _must("Enter: " in player.ask("keys", "--lang", "en"), "keys")


def table(player: Player) -> None:
    """A solved game is there, and numpy to read it."""
    told = json.loads(player.ask("advise", "farkle", "--target", "1000", "--json"))
    _must(0.5 < told["value"] < 0.6, f"the first player's chance to win: {told}")


def workers(player: Player) -> None:
    """The program starts itself again as a worker."""
    told = json.loads(player.ask("simulate", "farkle", "--games", "4", "--workers", "2", "--json"))
    _must(sum(seat["wins"] for seat in told["seats"]) >= 4, f"games won: {told}")


def game(player: Player) -> None:
    """A throw, a keep and two questions of Farkle, by real keys."""
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
    """Take every step; the first that fails ends it with a traceback."""
    program = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory(prefix="audiodice-home-") as home:
        player = Player(program, Path(home))
        for step in STEPS:
            began = time.perf_counter()
            step(player)
            print(f"{step.__name__}: {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
