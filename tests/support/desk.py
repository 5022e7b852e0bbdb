"""A person in a room at a desktop without an interface: real lines and cryptography."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from audiodice import __version__, opponents
from audiodice.core.broker_address import parse
from audiodice.core.model import actions_of
from audiodice.friends.room.people import Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import TOPICS, secret_of
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.wire.relays import RelayLine
from audiodice.friends.wire.sodium import Sodium


class Desk:
    """Joins a room, or opens one for a game that begins with two people, and plays its turns."""

    def __init__(self, name: str, code: str, url: str, hosts: Setup | None = None) -> None:
        crypto = Sodium()
        secret = secret_of(crypto.stretch(code))
        self.line = RelayLine([parse(url)], f"{TOPICS}{secret.topic}", lambda: None)
        self.room = Room(
            secret=secret, crypto=crypto, me=Identity(os.urandom(32), name), chance=os.urandom,
            now=_now(), kept=None, program=__version__,
        )  # fmt: skip
        self.client = RoomClient(self.room, self.line, _now, code=code, pace=lambda: 0.0)
        self._chance = random.Random(1)
        if hosts is not None:
            self.client.do(self.room.open)
            self.client.do(self.room.hosting.choose_game, hosts)

    @property
    def over(self) -> bool:
        """Whether a game was played to its end."""
        return self.room.table is not None and self.room.table.over

    @property
    def journal(self) -> str:
        assert self.room.table is not None
        return "".join(f"{line}\n" for line in self.room.table.journal.lines())

    def step(self) -> None:
        """Do what is due, and make a move if it is our turn."""
        self.client.tick(_now())
        if self.room.am_host and self.room.table is None and self.client.others_here:
            self.client.do(self.room.hosting.begin, "2026-11-27T10:00:00+00:00")
        table, moves = self.room.table, self.room.moves
        ours = table is not None and self.room.state.playing and table.turn == self.room.my_seat
        if table is not None and ours and not moves.waits:
            policy = opponents.load(table.game.name, "cautious")
            actions = actions_of(policy.decide(table.game, table.state, self._chance))
            if moves.why_not(actions[0]) is None:
                self.client.do(moves.act, *actions)


@contextmanager
def sitting(name: str, code: str, url: str, hosts: Setup | None = None) -> Iterator[Desk]:
    """Somebody who plays in a thread."""
    desk, stop = Desk(name, code, url, hosts), threading.Event()

    def play() -> None:
        while not stop.wait(0.02):
            desk.step()

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    try:
        yield desk
    finally:
        stop.set()
        thread.join()
        desk.line.close()


def _now() -> float:
    return time.monotonic() * 1000
