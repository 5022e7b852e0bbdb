"""A program without an interface at a shared table: real wire and cryptography, a simple player.

    python -m tests.support.seat_program NAME URL FOLDER [--host GAME --seats N] [--pause MS]

It keeps in the folder what the program would keep (NAME.kept), so it can be killed and started
again, and in the end the journal (NAME.journal). It ends when the game is over for everybody.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import Event

from audiodice import opponents
from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.core.model import actions_of
from audiodice.friends.room.effects import Effects, News
from audiodice.engine.shared.kept import Kept
from audiodice.friends.room.people import HostSetup, Identity
from audiodice.friends.room.secrets import TOPICS, RoomSecret, normal_code, secret_of
from audiodice.engine.shared.shared_table import SharedTable
from audiodice.friends.wire.relays import RelayLine
from audiodice.friends.wire.sodium import Sodium

LINGER_S = 4.0
"""Seconds that a program stays after its game, so that others can catch up from it."""


def secret(code: str = "one") -> RoomSecret:
    """Of a code of words; of any other text one that is made at once."""
    if len(words := code.split()) > 1:
        return secret_of(Sodium().stretch(normal_code(words)))
    return secret_of(sha256(code.encode()).digest())


class Seat:
    """A shared table and its line."""

    def __init__(
        self,
        name: str,
        url: str,
        host: HostSetup | None = None,
        kept: bytes | None = None,
        code: str = "one",
        clock_off_s: float = 0.0,
    ) -> None:
        self._woken, self._off = Event(), clock_off_s * 1000
        self.news: list[News] = []
        back = Kept.read(kept) if kept else None
        me = back.identity if back else Identity(os.urandom(32), os.urandom(32), name)
        self.secret = secret(code)
        self.shared = SharedTable(
            secret=self.secret, crypto=Sodium(), me=me, chance=os.urandom, now=self.now,
            host=host if back is None else back.host, kept=back,
        )  # fmt: skip
        urls = [parse(one) for one in url.split()]
        self.line = RelayLine(urls, f"{TOPICS}{self.secret.topic}", self._woken.set)
        self.up = False
        self.save: Callable[[], object] = lambda: None

    @property
    def now(self) -> float:
        return time.monotonic() * 1000 + self._off

    def do(self, effects: Effects) -> None:
        """Carry out effects as a program does: first save, then send."""
        self.news += effects.news
        if effects.send:
            self.save()
            self.line.send(*effects.send)

    def poll(self, longest: float = 0.05) -> None:
        """Handle received messages and due timers, or wait for either, at most `longest` s."""
        if not self.line.waiting:
            due = self.shared.due
            left = longest if due is None else (due - self.now) / 1000
            self._woken.wait(max(0.0, min(longest, left)))
        self._woken.clear()
        for item in self.line.take():
            if isinstance(item, LineState):
                self.up = item.up
                self.do(self.shared.line(item.up, self.now))
            else:
                self.do(self.shared.receive(item, self.now))
        if self.shared.due is not None and self.shared.due <= self.now:
            self.do(self.shared.tick(self.now))

    def play(self, policy: str, stream: random.Random) -> bool:
        """Act if it is our turn; returns whether we did."""
        shared, table = self.shared, self.shared.table
        if table is None or shared.ended:
            return False
        if shared.computer_mine:
            self.do(shared.computer(self.now))
            return True
        if shared.my_seat != table.turn:
            return False
        decided = opponents.load(table.game.name, policy).decide(table.game, table.state, stream)
        action = actions_of(decided)[0]
        if shared.why_not(action) is not None:
            return False
        self.do(shared.act(action, self.now))
        return True


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("url")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--host", metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pause", type=float, default=0.0, help="ms before each step")
    parser.add_argument("--policy", default="cautious")
    parser.add_argument("--clock", type=float, default=0.0, help="s that the clock is wrong by")
    parser.add_argument("--code", default="one", help="the words of a table's code")
    parser.add_argument("--longest", type=float, default=120.0)
    args = parser.parse_args(arguments)
    kept = args.folder / f"{args.name}.kept"
    host = None
    if args.host:
        options = {key: int(value) for key, _, value in (o.partition("=") for o in args.option)}
        host = HostSetup(args.host, options, args.seats, (), "audiodice 0", "2026-11-22")
    before = kept.read_bytes() if kept.exists() else None
    seat = Seat(args.name, args.url, host, before, code=args.code, clock_off_s=args.clock)

    def save() -> None:
        new = kept.with_suffix(".new")
        new.write_bytes(seat.shared.keep())
        new.replace(kept)

    seat.save = save
    if before is None:
        seat.do(seat.shared.sit(seat.now))
    stream, began, ended, acted = random.Random(args.name), time.monotonic(), 0.0, 0.0
    while time.monotonic() - began < args.longest:
        seat.poll()
        shared = seat.shared
        if host and shared.table is None and before is None:
            if sum(person.state == "here" for person in shared.people) >= args.seats:
                seat.do(shared.begin(seat.now))
        elif time.monotonic() - acted > args.pause / 1000 and seat.play(args.policy, stream):
            acted = time.monotonic()
        if shared.ended:
            ended = ended or time.monotonic()
            if time.monotonic() - ended > LINGER_S:
                break
    else:
        told = [news.event.key for news in seat.news if news.event.key != "stepped"]
        print(args.name, "does not end:", told[-20:], shared.table and shared.table.turn)
        sys.exit(1)
    assert seat.shared.table is not None
    text = "".join(f"{line}\n" for line in seat.shared.table.journal.lines())
    (args.folder / f"{args.name}.journal").write_text(text, "utf-8")
    (args.folder / f"{args.name}.news").write_text(
        "\n".join(news.event.key for news in seat.news if news.event.key != "stepped")
    )
    seat.do(seat.shared.leave(seat.now))
    seat.line.close()
    seat.line.ended(3)


if __name__ == "__main__":
    main(sys.argv[1:])
