"""A program without an interface in a room: real wire and cryptography, a simple player.

    python -m tests.support.seat_program NAME URLS FOLDER [--host GAME --seats N] [--pause MS]

It keeps in the folder what the program would keep (NAME.kept) before it sends, so it can be killed
and started again, and in the end the journal (NAME.journal). It ends when the game is over.
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
from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.core.model import actions_of
from audiodice.friends.room.effects import Effects, News
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.people import Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import TOPICS, RoomSecret, secret_of
from audiodice.friends.wire.relays import RelayLine
from audiodice.friends.wire.sodium import Sodium

P = ParamSpec("P")
LINGER_S = 4.0
"""Seconds that a program stays after its game, so that others can catch up from it."""
STARTED = "2026-11-26T20:00:00Z"


def secret(code: str = "one") -> RoomSecret:
    """Of any text, made at once."""
    return secret_of(sha256(code.encode()).digest())


class Seat:
    """A room and its line."""

    def __init__(
        self,
        name: str,
        urls: str,
        kept: bytes | None = None,
        code: str = "one",
        clock_off_s: float = 0.0,
        save: Callable[[bytes], object] = lambda _: None,
    ) -> None:
        self._woken, self._off, self._save = Event(), clock_off_s * 1000, save
        self.news: list[News] = []
        back = Kept.read(kept) if kept else None
        me = back.identity if back else Identity(os.urandom(32), name)
        self.room = Room(
            secret=secret(code), crypto=Sodium(), me=me, chance=os.urandom, now=self.now, kept=back
        )
        self._mark: object = None
        topic = f"{TOPICS}{self.room.topic}"
        self.line = RelayLine([parse(one) for one in urls.split()], topic, self._woken.set)
        self.up = False

    @property
    def now(self) -> float:
        return time.monotonic() * 1000 + self._off

    @property
    def told(self) -> list[str]:
        return [news.event.key for news in self.news if news.event.key != "stepped"]

    def do(self, what: Callable[P, object], *args: P.args, **more: P.kwargs) -> None:
        """Call a method of the room or of one of its parts."""
        self._carry_out(self.room.do(self.now, what, *args, **more))

    def _carry_out(self, effects: Effects) -> None:
        """As a program does: first save, then send."""
        self.news += effects.news
        if self.room.mark != self._mark:
            self._mark = self.room.mark
            self._save(self.room.keep())
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
                self._carry_out(self.room.line(item.up, self.now))
            else:
                self._carry_out(self.room.receive(item, self.now))
        if self.room.due is not None and self.room.due <= self.now:
            self._carry_out(self.room.tick(self.now))

    def play(self, policy: str, stream: random.Random) -> bool:
        """Act if it is our turn; returns whether we did."""
        room, table = self.room, self.room.table
        if room.moves.computer_mine:
            self.do(room.moves.computer)
            return True
        if table is None or not room.playing or table.turn != room.my_seat or room.moves.waits:
            return False
        decided = opponents.load(table.game.name, policy).decide(table.game, table.state, stream)
        actions = actions_of(decided)
        if room.moves.why_not(actions[0]) is not None:
            return False
        self.do(room.moves.act, *actions)
        return True

    def begin(self, game: str, options: dict[str, int], seats: int) -> None:
        """As a host: open the room, choose the game, and begin it once so many sit."""
        room = self.room
        if not room.caught_up:
            self.do(room.open)
            self.do(room.hosting.choose_game, Setup(game, options, most=8))
        elif sum(p.seat is not None and p.state == "here" for p in room.people) >= seats:
            self.do(room.hosting.begin, STARTED)

    def leave(self) -> None:
        """Leave the room, and close the line."""
        self.do(self.room.leave)
        self.line.close()
        self.line.ended(3)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("urls")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--host", metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pause", type=float, default=0.0, help="ms before each step")
    parser.add_argument("--policy", default="cautious")
    parser.add_argument("--clock", type=float, default=0.0, help="s that the clock is wrong by")
    parser.add_argument("--code", default="one")
    parser.add_argument("--longest", type=float, default=120.0)
    args = parser.parse_args(arguments)
    kept = args.folder / f"{args.name}.kept"

    def save(data: bytes) -> None:
        new = kept.with_suffix(".new")
        new.write_bytes(data)
        new.replace(kept)

    before = kept.read_bytes() if kept.exists() else None
    seat = Seat(args.name, args.urls, before, args.code, args.clock, save)
    room, stream = seat.room, random.Random(args.name)
    options = {key: int(value) for key, _, value in (o.partition("=") for o in args.option)}
    began, ended, acted = time.monotonic(), 0.0, 0.0
    while time.monotonic() - began < args.longest:
        seat.poll()
        if args.host and room.table is None and seat.up:
            seat.begin(args.host, options, args.seats)
        elif time.monotonic() - acted > args.pause / 1000 and seat.play(args.policy, stream):
            acted = time.monotonic()
        if room.table is not None and not room.playing:
            ended = ended or time.monotonic()
            if time.monotonic() - ended > LINGER_S:
                break
    else:
        print(args.name, "does not end:", seat.told[-20:], room.table and room.table.turn)
        sys.exit(1)
    assert room.table is not None
    text = "".join(f"{line}\n" for line in room.table.journal.lines())
    (args.folder / f"{args.name}.journal").write_text(text, "utf-8")
    (args.folder / f"{args.name}.news").write_text("\n".join(seat.told))
    seat.leave()


if __name__ == "__main__":
    main(sys.argv[1:])
