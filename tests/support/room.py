"""Programs in a room, in one process and in simulated time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from hashlib import sha256
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from audiodice.core.model import Action, actions_of
from audiodice.friends.room.effects import Effects, News
from audiodice.friends.room.kept import Kept
from audiodice.friends.room.messages import verified
from audiodice.friends.room.people import Identity, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import opened, secret_of
from audiodice.opponents import load
from tests.support.friends import StandInCrypto

if TYPE_CHECKING:
    from audiodice.friends.room.crypto import Crypto

SECRET = secret_of(sha256(b"471926350813").digest())
STARTED = "2026-11-26T20:00:00Z"
FARKLE = Setup("farkle", {"target": 1000}, most=8)


class Program:
    """One person's program: its room, all news, and what it saved before sending."""

    def __init__(
        self,
        name: str,
        crypto: Crypto,
        chance: Callable[[int], bytes],
        now: float,
        kept: bytes = b"",
    ) -> None:
        self.name, self.crypto, self.chance, self.kept = name, crypto, chance, kept
        self.up, self.running = True, True
        self.news: list[News] = []
        self.mark: object = None
        self.count = 0  # of its scheduled ticks: an older one is void
        back = Kept.read(kept) if kept else None
        me = back.identity if back else Identity(chance(32), name)
        self.room = Room(secret=SECRET, crypto=crypto, me=me, chance=chance, now=now, kept=back)

    @property
    def key(self) -> bytes:
        return self.room._common.me

    @property
    def heads(self) -> list[bytes]:
        """The heads of the entries that it has."""
        return [entry.head for entry in self.room._common.journal.entries]

    def told(self, key: str) -> list[News]:
        return [news for news in self.news if news.event.key == key]


class Network:
    """Delivers each message to everybody but the sender, after a delay, in simulated time."""

    def __init__(self, seed: int = 1, crypto: Crypto | None = None) -> None:
        self.random = random.Random(seed)
        self.crypto: Crypto = crypto or StandInCrypto()
        self.now = 0.0
        self.programs: list[Program] = []
        self.log: list[bytes] = []
        self.logs = False
        self._queue: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self._count = 0

    def add(self, name: str, kept: bytes = b"") -> Program:
        program = Program(name, self.crypto, self.random.randbytes, self.now, kept)
        self.programs.append(program)
        self._schedule(program)
        return program

    def restart(self, program: Program) -> Program:
        """Start a killed program again with what it saved."""
        again = Program(program.name, self.crypto, program.chance, self.now, program.kept)
        again.news = program.news
        program.running = False
        self.programs[self.programs.index(program)] = again
        self._schedule(again)
        return again

    def at(self, when: float, what: Callable[..., None], *args: Any) -> None:
        self._count += 1
        heappush(self._queue, (when, self._count, what, args))

    def delays(self, sender: Program, receiver: Program) -> Iterator[float]:
        """After how many ms each copy of a message comes."""
        del sender, receiver
        yield self.random.uniform(1, 20)

    def do(self, program: Program, effects: Effects) -> None:
        """Save, send, and note the news."""
        program.news += effects.news
        mark = program.room.mark
        if mark != program.mark:
            program.mark, program.kept = mark, program.room.keep()
        for message in effects.send:
            self.send(program, message)
        self._schedule(program)

    def send(self, sender: Program, message: bytes) -> None:
        if self.logs:
            self.log.append(message)
        for receiver in self.programs:
            if receiver is not sender and sender.up:
                for delay in self.delays(sender, receiver):
                    self.at(self.now + delay, self._receive, receiver, message)

    def sent(self, since: int = 0) -> list[str]:
        """The kinds of the messages since a place in the log, in order."""
        raw = (opened(self.crypto, SECRET, message) or b"" for message in self.log[since:])
        return [verified(self.crypto, SECRET.topic, one).kind for one in raw]

    def _receive(self, receiver: Program, message: bytes) -> None:
        if receiver.running and receiver.up:
            self.do(receiver, receiver.room.receive(message, self.now))

    def _schedule(self, program: Program) -> None:
        program.count += 1
        due = program.room.due
        if due is not None and program.running:
            self.at(max(due, self.now), self._tick, program, program.count)

    def _tick(self, program: Program, count: int) -> None:
        if program.running and program.count == count:
            self.do(program, program.room.tick(self.now))

    def run(self, ms: float) -> None:
        """Let so much time pass."""
        until = self.now + ms
        while self._queue and self._queue[0][0] <= until:
            self.now, _, what, args = heappop(self._queue)
            what(*args)
        self.now = until

    def host(self, name: str = "Ann") -> Program:
        """A program that opens the room."""
        program = self.add(name)
        self.do(program, program.room.do(self.now, program.room.open))
        return program

    def seated(self, names: str, setup: Setup = FARKLE) -> list[Program]:
        """People at a game that has just begun, the host first."""
        first, *others = names.split()
        host = self.host(first)
        self.do(host, host.room.do(self.now, host.room.hosting.choose_game, setup))
        programs = [host]
        for other in others:
            programs.append(self.add(other))
            self.run(1_000)
        self.run(5_000)
        self.do(host, host.room.do(self.now, host.room.hosting.begin, STARTED))
        self.run(2_000)
        return programs

    def move(self, program: Program, *actions: Action) -> None:
        self.do(program, program.room.do(self.now, program.room.moves.act, *actions))

    def play(self, program: Program, level: str = "cautious") -> None:
        """Make one move, if it is this program's turn, as a computer player would."""
        room = program.room
        if room.moves.computer_mine:
            self.do(program, room.do(self.now, room.moves.computer))
            return
        table = room.table
        if table is None or not room.playing or table.turn != room.my_seat or room.moves.waits:
            return
        policy = load(table.game.name, level)
        actions = actions_of(policy.decide(table.game, table.state, self.random))
        if room.moves.why_not(actions[0]) is None:
            self.move(program, *actions)
