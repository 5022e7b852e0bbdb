"""Whole games by real processes through real brokers: every seat keeps the same bytes.

The short form is a sample of what can differ; AUDIODICE_LONG=1 plays every game with every number
of seats through every broker.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiodice import games
from audiodice.engine.journal import read
from audiodice.engine.table import rebuild
from tests.support.cable import Cable
from tests.support.mqtt_brokers import Broker, certificate

LONG = os.environ.get("AUDIODICE_LONG") == "1"
BROKERS = ("mosquitto", "nats-server", "amqtt")
WAYS = ("tcp", "mqtts", "ws", "wss")
SHORT = [
    ("mosquitto", "tcp", "farkle", 2),
    ("mosquitto", "wss", "fonnjo_foon", 2),
    ("nats-server", "ws", "dice4fun", 3),
    ("amqtt", "mqtts", "fune", 2),
    ("mosquitto", "tcp", "fune", 8),
]
EVERY = [
    (broker, WAYS[(place + seats) % len(WAYS)], game, seats)
    for broker in BROKERS
    for place, game in enumerate(("farkle", "fonnjo_foon", "fune", "dice4fun"))
    for seats in (2, 3, 8)
]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
LONGEST_S = 400 if LONG else 150


class Game:
    """Programs in one room, each with its own files."""

    def __init__(self, folder: Path, environ: dict[str, str] | None = None) -> None:
        self.folder, self.environ = folder, {**os.environ, **(environ or {})}
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.commands: dict[str, list[str]] = {}

    def start(self, name: str, url: str, *more: str) -> None:
        module = "tests.support.seat_program"
        longest = ("--longest", str(LONGEST_S))
        self.commands[name] = [
            sys.executable, "-m", module, name, url, str(self.folder), *longest, *more,
        ]  # fmt: skip
        self.again(name)

    def again(self, name: str) -> None:
        """Restart a killed program with its files."""
        with (self.folder / f"{name}.errors").open("ab") as errors:
            self.running[name] = subprocess.Popen(
                self.commands[name], env=self.environ, stdout=errors, stderr=errors
            )

    def kill(self, name: str) -> None:
        self.running[name].send_signal(signal.SIGKILL)
        self.running.pop(name).wait()

    def seat(self, urls: list[str], game: str, *more: str) -> None:
        """A host and others, each by its URL."""
        seats = ("--seats", str(len(urls)))
        for name, url in zip(NAMES, urls, strict=False):
            role = ("--host", game, *seats) if name == "Ann" else ()
            self.start(name, url, *role, *more)

    def steps(self, name: str = "Ann") -> int:
        """Size of what a program keeps, which grows with each step."""
        kept = self.folder / f"{name}.kept"
        return kept.stat().st_size if kept.exists() else 0

    def playing(self) -> bool:
        return any(program.poll() is None for program in self.running.values())

    def until(self, true: Callable[[], bool], seconds: float = LONGEST_S) -> None:
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, self.told()
            assert all(program.poll() in (None, 0) for program in self.running.values())
            time.sleep(0.02)

    def end(self) -> str:
        """Wait for the end; returns the journal, which is the same everywhere."""
        for program in self.running.values():
            assert program.wait(LONGEST_S + 20) == 0, self.told()
        journals = {path.name: path.read_bytes() for path in self.folder.glob("*.journal")}
        assert len(journals) == len(self.running)
        assert len(set(journals.values())) == 1, {name: len(j) for name, j in journals.items()}
        text = next(iter(journals.values())).decode()
        journal = read(text.splitlines())
        assert rebuild(journal, games.load(journal.header.game)).over
        return text

    def news(self, name: str) -> list[str]:
        return (self.folder / f"{name}.news").read_text().split()

    def told(self) -> str:
        return "\n".join(path.read_text() for path in sorted(self.folder.glob("*.errors")))


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    made = Game(tmp_path)
    yield made
    for program in made.running.values():
        program.kill()
        program.wait()


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    made = Broker("mosquitto", tmp_path / "broker").start()
    yield made
    made.stop()


@pytest.mark.parametrize(("kind", "way", "name", "seats"), EVERY if LONG else SHORT)
def test_a_whole_game_is_the_same_at_every_seat(
    kind: str, way: str, name: str, seats: int, game: Game, tmp_path: Path
) -> None:
    secured = None
    if way in ("mqtts", "wss"):
        secured = certificate(tmp_path / "certificates")
        game.environ["SSL_CERT_FILE"] = str(secured[0])
    broker = Broker(kind, tmp_path / "broker", secured=secured).start()
    try:
        game.seat([broker.url(way)] * seats, name)
        journal = game.end()
        assert journal.count('"do": "roll"') > 10
    finally:
        broker.stop()


def test_killed_program_returns_to_its_seat(game: Game, broker: Broker) -> None:
    game.seat([broker.url("tcp")] * 3, "farkle", "--pause", "20")
    for name in ("Bob", "Ann"):  # a guest, then the host
        before = game.steps(name)
        game.until(lambda name=name, before=before: game.steps(name) > before + 6000)  # type: ignore[misc]
        game.kill(name)
        time.sleep(0.5)
        game.again(name)
    game.end()


def test_game_survives_a_restarted_broker(game: Game, broker: Broker) -> None:
    game.seat([broker.url("tcp")] * 2, "farkle", "--pause", "20")
    game.until(lambda: game.steps() > 8000)
    broker.stop()
    time.sleep(1.0)
    broker.start()
    game.end()
    for name in ("Ann", "Bob"):
        assert "line_lost" in game.news(name)
        assert "line_found" in game.news(name)


def test_game_survives_a_cut_connection(game: Game, broker: Broker) -> None:
    cable = Cable(broker.ports["tcp"])
    try:
        game.seat([broker.url("tcp"), f"tcp://127.0.0.1:{cable.port}"], "farkle", "--pause", "20")
        game.until(lambda: game.steps() > 8000)
        cable.cut()
        time.sleep(3.0)
        cable.mend()
        game.end()
        assert "line_lost" in game.news("Bob")
    finally:
        cable.close()


def test_game_survives_a_wrong_clock(game: Game, broker: Broker) -> None:
    game.start("Ann", broker.url("tcp"), "--host", "fune", "--seats", "2")
    game.start("Bob", broker.url("tcp"), "--clock", "86400")
    game.end()


class Trouble:
    """Four relays, of which at most two are killed or paused at any time."""

    def __init__(self, folder: Path, seed: int) -> None:
        kinds = ("mosquitto", "nats-server", "amqtt", "mosquitto")
        self.relays = [Broker(kind, folder / f"relay{n}").start() for n, kind in enumerate(kinds)]
        self.urls = " ".join(relay.url("tcp") for relay in self.relays)
        self._random, self._down = random.Random(seed), dict[int, str]()
        self.made = 0

    def some(self) -> None:
        """Kill, pause or mend a relay."""
        place = self._random.choice(sorted(self._down) if len(self._down) == 2 else range(4))
        if place in self._down:
            self._mend(place)
            return
        self.made += 1
        self._down[place] = self._random.choice(("killed", "paused"))
        if self._down[place] == "killed":
            self.relays[place].stop()
        else:
            self._signal(place, signal.SIGSTOP)

    def _mend(self, place: int) -> None:
        if self._down.pop(place) == "killed":
            self.relays[place].start()
        else:
            self._signal(place, signal.SIGCONT)

    def _signal(self, place: int, number: int) -> None:
        process = self.relays[place].process
        assert process is not None
        process.send_signal(number)

    def stop(self) -> None:
        for relay in self.relays:
            relay.stop()


@pytest.mark.parametrize("name", ["farkle", "fonnjo_foon", "fune", "dice4fun"])
def test_any_two_of_four_relays_may_fail(name: str, game: Game, tmp_path: Path) -> None:
    """Nothing is lost, and nobody hears of it."""
    trouble = Trouble(tmp_path, seed=len(name))
    pause = random.Random(name)
    try:
        game.seat([trouble.urls] * 3, name, "--pause", "50")
        game.until(lambda: game.steps() > 4000)
        while game.playing():
            trouble.some()
            time.sleep(pause.uniform(0.2, 1.5))
        game.end()
        assert trouble.made > 2
    finally:
        trouble.stop()
    for person in NAMES[:3]:
        odd = {"line_lost", "friend_odd", "friend_lost", "host_lost", "ruled_skip", "two_programs"}
        assert not odd & set(game.news(person))
