"""The program itself, played by keys in terminals and windows: from the code to the end of a game.

With AUDIODICE_LONG=1 every game by two, three and eight.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pexpect
import pytest

from audiodice import games
from audiodice.engine.journal import JournalError, read
from audiodice.engine.table import rebuild
from tests.support.mqtt_brokers import Broker
from tests.support.program import (
    AUDIODICE,
    Program,
    Transcript,
    bare_environment,
    kill_in_terminal,
    settings,
)
from tests.support.xserver import XServer

LONG = os.environ.get("AUDIODICE_LONG") == "1"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
OWN = 'pace = "instant"\nconfirmations = false\nvoice_waits = "no"\nrelays = "network"\n'
PATIENCE_S = 600 if LONG else 120


class Player:
    """One player's program."""

    def __init__(self, home: Path, name: str) -> None:
        self.home, self.name = home / name, name
        self.home.mkdir()
        settings(self.home, OWN + f'name = "{name}"\n')
        self.started = 0

    def start(self, *arguments: str) -> None:
        self.started += 1
        path = self.home / f"transcript-{self.started}.jsonl"
        self.transcript = Transcript(path)
        quiet = ("--speech", "text", "--sounds", "off", "--transcript", str(path))
        self._run([*arguments, *quiet])

    def _run(self, arguments: list[str]) -> None:
        self.child: Any = pexpect.spawn(
            str(AUDIODICE), [*arguments, "--face", "terminal"], cwd=str(self.home), timeout=20,
            env=bare_environment(self.home, TERM="dumb"), encoding="utf-8", dimensions=(24, 400),
        )  # fmt: skip

    def press(self, *keys: str) -> None:
        for key in keys:
            self.child.send("\r" if key == "Return" else key)
            time.sleep(0.05)
        with contextlib.suppress(pexpect.TIMEOUT, pexpect.EOF):
            self.child.read_nonblocking(1_000_000, 0)

    def kill(self) -> None:
        kill_in_terminal(self.child)

    def heard(self, pattern: str) -> str | None:
        """The part in brackets of the last text that matches."""
        found = [m for text in self.transcript.said() if (m := re.search(pattern, text))]
        return found[-1].group(found[-1].lastindex or 0) if found else None

    @property
    def journal(self) -> str:
        """The saved game, "" if there is none yet."""
        folder = self.home / "data" / "audiodice" / "games"
        kept = sorted(folder.rglob("*.journal"), key=lambda path: path.stat().st_mtime)
        return kept[-1].read_text("utf-8") if kept else ""

    @property
    def over(self) -> bool:
        try:
            journal = read(self.journal.splitlines())
            return rebuild(journal, games.load(journal.header.game)).over
        except (JournalError, FileNotFoundError):  # it is just being written, or moved
            return False


class InAWindow(Player):
    """One player's program in a window, on a virtual screen of its own."""

    program: Program | None = None  # without the tools for a screen none starts

    def _run(self, arguments: list[str]) -> None:
        self.x = XServer()
        environ = bare_environment(self.home, DISPLAY=self.x.display)
        self.program = Program(self.home, environ, *arguments[:-2])
        self.transcript = self.program.transcript

    def press(self, *keys: str) -> None:
        self.x.keys(*keys)

    def kill(self) -> None:
        if self.program is None:
            return
        self.program.process.kill()
        self.program.end()
        self.x.stop()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[[str, type[Player]], Player]]:
    everybody: list[Player] = []

    def make(name: str, kind: type[Player] = Player) -> Player:
        everybody.append(kind(tmp_path, name))
        return everybody[-1]

    yield make
    for player in everybody:
        player.kill()


def until(true: Callable[[], Any], seconds: float = 90.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def gather(players: list[Player], game: str, *more: str, target: int = 100) -> str:
    """Host a game and let all join by the digits that the host hears; returns these."""
    host, *others = players
    count = ("--seats", str(len(players)))
    options = {"farkle": ("--option", f"target={target}"), "fonnjo_foon": ("--option", "rounds=1")}
    host.start("play", game, "--host", *count, *options.get(game, ()), *more)
    code = re.sub(r"\D", "", str(until(lambda: host.heard(r"The code: ([\d. ]+)"))))
    for other in others:
        other.start("play", "--join", code, *more)
    for other in others:
        until(partial(host.heard, rf"{other.name} takes seat"))
        until(partial(other.heard, "You have seat"))
    host.press("Return")
    return code


def play(players: list[Player], done: Callable[[], bool]) -> None:
    """Press the same keys for all players again and again, in any turn.

    The first B names the box that the second fills, where rolls are left.
    """
    end = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < end, [player.transcript.said()[-5:] for player in players]
        for player in players:
            player.press("Return", "a", "b")
            time.sleep(0.45)  # an earlier key would count as the same press
            player.press("b")


def the_same(players: list[Player]) -> None:
    until(lambda: len({player.journal for player in players}) == 1, 30)


def all_over(players: list[Player]) -> Callable[[], bool]:
    return lambda: all(player.over for player in players)


EVERY = [(game, seats) for game in games.names() for seats in (2, 3, 8)]


@pytest.mark.parametrize(("game", "seats"), EVERY if LONG else [("farkle", 2), ("fonnjo_foon", 3)])
def test_a_game_in_terminals_found_by_its_code_alone(
    game: str, seats: int, sit: Callable[..., Player]
) -> None:
    """Without a broker in the settings the host's own is found on this computer."""
    players = [sit(name) for name in NAMES[:seats]]
    gather(players, game)
    play(players, all_over(players))
    the_same(players)


def test_a_game_in_two_windows(sit: Callable[..., Player], tmp_path: Path) -> None:
    broker = Broker("mosquitto", tmp_path / "broker").start()
    try:
        players = [sit("Ann", InAWindow), sit("Bob", InAWindow)]
        gather(players, "farkle", "--relays", broker.url("ws"))
        play(players, all_over(players))
        the_same(players)
    finally:
        broker.stop()


def test_game_survives_a_killed_player_and_a_killed_broker(
    sit: Callable[..., Player], tmp_path: Path
) -> None:
    broker = Broker("mosquitto", tmp_path / "broker").start()
    try:
        ann, bob = players = [sit("Ann"), sit("Bob")]
        code = gather(players, "farkle", "--relays", broker.url("tcp"), target=600)
        play(players, lambda: ann.journal.count("\n") > 12)
        bob.kill()
        time.sleep(1.0)
        bob.start("play", "--join", code, "--relays", broker.url("tcp"))
        until(lambda: bob.heard("Farkle against Ann"))
        before = ann.journal.count("\n")
        play(players, lambda: ann.journal.count("\n") > before + 12 or ann.over)
        broker.stop()  # the host's own broker carries the game on
        play(players, all_over(players))
        assert not ann.heard("line is lost")
        the_same(players)
    finally:
        broker.stop()
