"""Use an installed or frozen audiodice as a player does, and print how long each step takes.

    python packaging/play.py PROGRAM [--home FOLDER] [--without STEP...]

STEPS is the list of what every way of having audiodice can do: a checkout, an installed wheel, the
one-folder program. It runs in an empty home folder, without display, sound card and speech daemon,
and without the caller's environment variables, so that it can only use its own files. Needs
pexpect, so not Windows.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import IO, Any

import pexpect

LIMIT = 60  # seconds, for the slowest machine; a step usually takes about one
IN_A_TERMINAL = ("--face", "terminal", "--speech", "text", "--lang", "en")
GAME = ("play", "farkle", "--seed", "7", *IN_A_TERMINAL)
BLINDLY = ("\rab", "b")  # roll, keep all, score: this ends every game
AGAIN_S = 0.45  # earlier, the same key would count as held
OVER = r"\b(?:You win|\w+ wins|A tie)\b"
KEYS = (("", "Enter rolls"), ("\r", "5 2 2 1 6 5"), ("a", "1 5 5"), ("c", "20"), ("s", "Cora"))


class Player:
    """The program, with an empty home folder."""

    def __init__(self, program: Path, home: Path) -> None:
        self._program, self.home = str(program), home
        self._environ = {
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "PATH": str(home / "nothing"),  # no Python, and no other program
            "TMPDIR": str(self.folder("tmp")),
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
            cwd=self.home,
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
            cwd=str(self.home),
            encoding="utf-8",
            timeout=LIMIT,
        )

    @contextmanager
    def serving(self, *arguments: str) -> Iterator[IO[str]]:
        """The output of a command that runs until it is told to end, as Control C does."""
        with subprocess.Popen(
            [self._program, *arguments], env=self._environ, cwd=self.home, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        ) as server:  # fmt: skip
            try:
                assert server.stdout  # noqa: S101 -- it is a pipe
                yield server.stdout
            finally:
                server.terminate()
                server.wait(LIMIT)

    def hurry(self) -> None:
        """Let nobody wait for computer players, or for questions before a turn is given away."""
        for name, value in (
            ("pace", "instant"),
            ("confirmations", "off"),
            ("voice_waits", "no"),
            ("name", "Ann"),
        ):
            self.ask("settings", name, value)

    def folder(self, name: str) -> Path:
        """A new folder for files, which is also a home."""
        (self.home / name).mkdir()
        return self.home / name

    def friend(self, name: str) -> Player:
        """Somebody else with the same program."""
        other = Player(Path(self._program), self.folder(name))
        other.hurry()
        return other


class Table:
    """A game in a terminal; what was said is read from its transcript."""

    def __init__(self, player: Player, name: str, *arguments: str) -> None:
        self._transcript = player.folder(name) / "transcript.jsonl"
        written = ("--transcript", str(self._transcript), "--sounds", "off")
        self.terminal = player.sit_down(*arguments, *IN_A_TERMINAL, *written)

    def press(self, *groups: str) -> None:
        for keys in groups:
            for key in keys:
                self.terminal.send(key)
                time.sleep(0.05)
            time.sleep(AGAIN_S)
            self._read()

    def heard(self, pattern: str) -> list[str]:
        """The parts in brackets of all that was said."""
        return re.findall(pattern, "\n".join(self._said()))

    def wait(self, pattern: str, *groups: str) -> str:
        """Press these keys again and again until this is said; returns the part in brackets."""
        until = time.monotonic() + 2 * LIMIT
        while not (found := self.heard(pattern)):
            if time.monotonic() > until:
                raise TimeoutError(f"{pattern!r} was not said, but {self._said()[-10:]}")
            self.press(*groups)
            time.sleep(0.05)
        return str(found[-1])

    def leave(self) -> None:
        self.terminal.send("\x11")  # Control Q
        self.terminal.expect(pexpect.EOF)
        self.terminal.close()
        _must(self.terminal.exitstatus == 0, f"a good end: {self.terminal.exitstatus}")

    def _said(self) -> list[str]:
        if not self._transcript.exists():
            return []
        whole = self._transcript.read_text("utf-8").rpartition("\n")[0]
        lines: list[dict[str, Any]] = [json.loads(line) for line in whole.splitlines()]
        return [line["text"] for line in lines if line["kind"] == "say"]

    def _read(self) -> None:
        """Read what the program prints; it would wait for a full terminal."""
        try:
            while self.terminal.read_nonblocking(100_000, 0):
                pass
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass


def version(player: Player) -> None:
    """The program has its metadata."""
    _must("audiodice" in player.ask("--version"), "a version")


def doctor(player: Player) -> None:
    """The embedded voice and the sounds of dice are there."""
    answer = json.loads(player.ask("doctor", "--json"))
    able = answer["speaks"] == "embedded" and answer["sound"]["able"]
    _must(able, f"a voice and sound: {answer}")


def page(player: Player) -> None:
    """The page is handed out; what it holds is tested where it is built."""
    site = player.folder("site")
    (site / "index.html").write_text("the page")
    listed = {"now": {"index.html": ""}, "later": {}, "wanted": {}}
    (site / "files.json").write_text(json.dumps(listed))
    with player.serving("web", "serve", "--port", "0", "--folder", str(site)) as told:
        address = told.readline().strip()
        with urllib.request.urlopen(address, timeout=LIMIT) as answer:  # noqa: S310 -- our own
            _must(answer.read() == b"the page", f"the page at {address}")


def words(player: Player) -> None:
    """The languages and the keys are there."""
    _must("ファークル" in player.ask("rules", "farkle", "--lang", "ja"), "rules in Japanese")
    _must("Enter: " in player.ask("keys", "--lang", "en"), "keys")


def table(player: Player) -> None:
    """A solved table is there and can be read."""
    answer = json.loads(player.ask("advise", "farkle", "--target", "1000", "--json"))
    _must(0.5 < answer["value"] < 0.6, f"the first player's chance to win: {answer}")


def solve(player: Player) -> None:
    """A game is solved in a process of its own."""
    answer = json.loads(player.ask("solve", "farkle", "--option", "target=300", "--json"))
    _must(0.5 < answer["value"] < 1, f"the value of the game: {answer}")


def chance(player: Player) -> None:
    """The chances of all seats are told."""
    seats = ("--banked", "400,300,200", "--chance", "--json")
    answer = json.loads(player.ask("advise", "farkle", *seats))
    chances = answer["chance"]
    _must(len(chances) == 3 and abs(sum(chances) - 1) < 0.01, f"chances: {answer}")


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


def practise(player: Player) -> None:
    """A game played to its end without thinking, and a decision of it answered again."""
    player.hurry()
    table = Table(player, "game", "play", "fune", "--seed", "7")
    table.wait(OVER, *BLINDLY)
    table.wait("to practise: ")
    table.wait(r"\b1 of \d\b", "T")
    table.wait(r"Right[.,]|Better[,:] ", *BLINDLY)
    table.leave()
    answer = json.loads(player.ask("stats", "--practice", "--json"))
    _must(answer["places"] > 0, f"decisions to practise: {answer}")
    journals = list(player.home.rglob("*.journal"))
    _must(len(journals) > 0, "the saved game")


def friends(player: Player) -> None:
    """A room is hosted, another program joins, and they play to the end, by an own relay."""
    _must(json.loads(player.ask("doctor", "--json"))["friends"]["able"], "friends in `doctor`")
    ports = ("--port", "0", "--mqtt-port", "0", "--websocket-port", "0")
    with player.serving(
        "relay", "--broker", "amqtt", "--host", "127.0.0.1", *ports, "--json"
    ) as told:
        relay = ("--relays", json.loads(told.readline())["mqtt"])
        game = ("farkle", "--option", "target=100", "--seats", "2")
        host = Table(player.friend("host"), "game", "play", *game, "--host", *relay)
        code = re.sub(r"\D", "", host.wait(r"The code: ([\d. ]+)"))
        guest = Table(player.friend("guest"), "game", "play", "--join", code, *relay)
        guest.wait("You have seat")
        host.press("\r")
        both = (host, guest)
        until = time.monotonic() + 3 * LIMIT
        while not all(one.heard(OVER) for one in both):
            _must(time.monotonic() < until, "the end of a game with a friend")
            for one in both:
                one.press(*BLINDLY)
        for one in both:
            one.leave()


def _must(there: bool, what: str) -> None:
    if not there:
        raise ValueError(f"not found: {what}")


STEPS: tuple[Callable[[Player], None], ...] = (
    version, doctor, page, words, table, solve, chance, workers, game, practise, friends,
)  # fmt: skip


def main() -> None:
    """Do all steps; the first that fails ends the program with a traceback."""
    options = argparse.ArgumentParser()
    options.add_argument("program", type=Path)
    names = [step.__name__ for step in STEPS]
    options.add_argument("--without", nargs="+", choices=names, default=(), help="leave these out")
    options.add_argument("--home", type=Path, help="an empty folder, which is kept")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="audiodice-home-") as home:
        player = Player(asked.program.absolute(), asked.home or Path(home))
        for step in STEPS:
            if step.__name__ not in asked.without:
                began = time.perf_counter()
                step(player)
                print(f"{step.__name__}: {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
