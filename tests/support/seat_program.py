"""A program without an interface in a room: real wire and cryptography, a simple player.

    python -m tests.support.seat_program NAME URL FOLDER [--host GAME --seats N] [--pause MS]

It keeps in the folder what the program would keep (NAME.kept), so it can be killed and started
again, and in the end the journal (NAME.journal). It ends when the game is over.
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
from typing import ParamSpec

from audiodice import opponents
from audiodice.core import model
from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.core.model import actions_of
from audiodice.friends.room.codes import DIGITS
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.people import Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import TOPICS, RoomSecret, secret_of
from audiodice.friends.wire.relays import RelayLine
from audiodice.friends.wire.sodium import Sodium

P = ParamSpec("P")
LINGER_S = 4.0
"""Seconds that a program stays after its game, so that others can catch up from it."""
STARTED = "2026-11-22T20:00:00Z"


def secret(code: str = "one") -> RoomSecret:
    """Of a room's code; of any other text one that is made at once."""
    if len(code) == DIGITS:
        return secret_of(Sodium().stretch(code))
    return secret_of(sha256(code.encode()).digest())


class Seat:
    """A place in a room, and its line."""

    def __init__(
        self,
        name: str,
        url: str,
        setup: Setup | None = None,
        kept: bytes | None = None,
        code: str = "one",
        clock_off_s: float = 0.0,
    ) -> None:
        """`setup` is the first game, if this program opens the room."""
        self._woken, self._off = Event(), clock_off_s * 1000
        self._mark: object = None
        self.news: list[model.Event] = []
        self.save: Callable[[], object] = lambda: None
        back = Kept.read(kept) if kept else None
        me = back.identity if back else Identity(os.urandom(32), name)
        self.secret = secret(code)
        self.room = Room(
            secret=self.secret, crypto=Sodium(), me=me, chance=os.urandom, now=self.now,
            kept=back, program="audiodice 0",
        )  # fmt: skip
        urls = [parse(one) for one in url.split()]
        self.line = RelayLine(urls, f"{TOPICS}{self.secret.topic}", self._woken.set)
        self.up = False
        if setup is not None and back is None:
            self.do(self.room.open)
            self.do(self.room.hosting.choose_game, setup)

    @property
    def now(self) -> float:
        return time.monotonic() * 1000 + self._off

    def do(self, what: Callable[P, object], *args: P.args, **more: P.kwargs) -> None:
        """Call a method of the room or of one of its parts; as a program does, save, then send."""
        effects = self.room.do(self.now, what, *args, **more)
        self.news += effects.news
        if self._mark != self.room.mark:
            self._mark = self.room.mark
            self.save()
        if effects.send:
            self.line.send(*effects.send)

    def poll(self, longest: float = 0.05) -> None:
        """Handle received messages and due timers, or wait for either, at most `longest` s."""
        if not self.line.waiting:
            due = self.room.due
            left = longest if due is None else (due - self.now) / 1000
            self._woken.wait(max(0.0, min(longest, left)))
        self._woken.clear()
        for item in self.line.take():
            if isinstance(item, LineState):
                self.up = item.up
                self.do(self.room.line, up=item.up)
            else:
                self.do(self.room.receive, item)
        if self.room.due is not None and self.room.due <= self.now:
            self.do(self.room.tick)

    @property
    def over(self) -> bool:
        """Whether a game was played, and is over."""
        return self.room.table is not None and not self.room.state.playing

    def play(self, policy: str, stream: random.Random) -> bool:
        """Act if it is our turn; returns whether we did."""
        room, table = self.room, self.room.table
        if table is None or not room.state.playing:
            return False
        if room.moves.computer_mine:
            self.do(room.moves.computer)
            return True
        if room.my_seat != table.turn or room.moves.waits:
            return False
        decided = opponents.load(table.game.name, policy).decide(table.game, table.state, stream)
        actions = actions_of(decided)
        if room.moves.why_not(actions[0]) is not None:
            return False
        self.do(room.moves.act, *actions)
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
    parser.add_argument("--code", default="one", help="the twelve digits of a room")
    parser.add_argument("--longest", type=float, default=120.0)
    args = parser.parse_args(arguments)
    kept = args.folder / f"{args.name}.kept"
    setup = None
    if args.host:
        options = {key: int(value) for key, _, value in (o.partition("=") for o in args.option)}
        setup = Setup(args.host, options, max(args.seats, 2))
    before = kept.read_bytes() if kept.exists() else None
    seat = Seat(args.name, args.url, setup, before, code=args.code, clock_off_s=args.clock)

    def save() -> None:
        new = kept.with_suffix(".new")
        new.write_bytes(seat.room.keep())
        new.replace(kept)

    seat.save = save
    save()
    stream, began, ended, acted = random.Random(args.name), time.monotonic(), 0.0, 0.0
    while time.monotonic() - began < args.longest:
        seat.poll()
        room = seat.room
        if args.host and room.table is None:
            here = sum(person.state == "here" for person in room.people if person.seat is not None)
            if here >= args.seats:
                seat.do(room.hosting.begin, STARTED)
        elif time.monotonic() - acted > args.pause / 1000 and seat.play(args.policy, stream):
            acted = time.monotonic()
        if seat.over:
            ended = ended or time.monotonic()
            if time.monotonic() - ended > LINGER_S:
                break
    else:
        told = [news.key for news in seat.news if news.key != "stepped"]
        print(args.name, "does not end:", told[-20:], seat.room.table and seat.room.table.turn)
        sys.exit(1)
    assert seat.room.table is not None
    text = "".join(f"{line}\n" for line in seat.room.table.journal.lines())
    (args.folder / f"{args.name}.journal").write_text(text, "utf-8")
    (args.folder / f"{args.name}.news").write_text(
        "\n".join(news.key for news in seat.news if news.key != "stepped")
    )
    seat.do(seat.room.leave)
    seat.line.close()
    seat.line.ended(3)


if __name__ == "__main__":
    main(sys.argv[1:])
