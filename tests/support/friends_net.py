"""Several programs in rooms in one process: a network driven by the test's clock."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from audiodice.core.jobs import Done, Failed, Job, JobError
from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.friends.ports import Line
from audiodice.friends.room.secrets import RoomSecret, secret_of
from tests.support.friends import StandInCrypto
from tests.support.headless import Player
from tests.ui.stand_ins import Clock

CODE = "471926350813"
TODAY = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


class NetLine:
    """A line of one program."""

    def __init__(self, net: FriendsNet, topic: str, address: str) -> None:
        self.address, self._net, self._topic = address, net, topic
        self._inbox: deque[bytes | LineState] = deque()
        self.up = self.open = True
        self.apart = False
        """Whether the network is split between this line and the others, which no end notices."""
        self._unsent: list[bytes] = []

    @property
    def waiting(self) -> bool:
        return bool(self._inbox)

    def take(self) -> tuple[bytes | LineState, ...]:
        taken = tuple(self._inbox)
        self._inbox.clear()
        return taken

    def send(self, *messages: bytes) -> None:
        if self.apart:
            return
        if self.up:
            self._net.publish(self._topic, messages)
        else:
            self._unsent += messages

    def close(self) -> None:
        self.open = False

    def hear(self, *messages: bytes | LineState) -> None:
        self._inbox += messages

    def cut(self) -> None:
        """Cut the line."""
        self.up = False
        self.hear(LineState(up=False, reason="line_lost"))

    def mend(self) -> None:
        """Restore the line."""
        self.up = True
        unsent, self._unsent = self._unsent, []
        self.hear(LineState(up=True))
        self.send(*unsent)


class FriendsNet:
    """Connects the players; a message arrives `delay` ms after it is sent."""

    def __init__(self, delay: float = 0.0) -> None:
        self.clock, self.delay = Clock(), delay
        self.lines: dict[str, list[NetLine]] = defaultdict(list)
        self._on_the_way: deque[tuple[float, str, bytes]] = deque()
        self.crypto = StandInCrypto()
        self.players: list[Player] = []
        self.silent: set[int] = set()
        """Programs that do not run, by index."""

    def publish(self, topic: str, messages: Sequence[bytes]) -> None:
        self._on_the_way += ((self.clock.now + self.delay, topic, data) for data in messages)

    def deliver(self) -> bool:
        """Deliver the messages that are due; return whether there were any."""
        moved = False
        while self._on_the_way and self._on_the_way[0][0] <= self.clock.now:
            _, topic, data = self._on_the_way.popleft()
            for line in self.lines[topic]:
                if line.open and line.up and not line.apart:
                    line.hear(data)
            moved = True
        return moved

    def player(self, name: str, **how: Any) -> Player:
        """Add a program, at its main menu."""
        number = len(self.players) + 1
        how.setdefault("friends", NetFriends(self, number))
        player = Player(clock=self.clock, name=name, **how)
        player.context.today = lambda: TODAY  # the dice depend on it, as on all of the header
        self.players.append(player)
        return player

    def pass_ms(self, ms: float) -> None:
        """Let this much time pass for all programs."""
        until = self.clock.now + ms
        while True:
            for _ in range(1000):
                ran = [self._run(player) for n, player in enumerate(self.players)
                       if n not in self.silent]  # fmt: skip
                if not (self.deliver() or any(ran)):
                    break
            else:
                raise AssertionError("the programs never rest")
            due = [p.router.due() for n, p in enumerate(self.players) if n not in self.silent]
            times = [at for at in due if at is not None]
            times += [self._on_the_way[0][0]] if self._on_the_way else []
            wanted = min(times, default=until)
            if wanted > until or self.clock.now >= until:
                break
            self.clock.now = max(self.clock.now + 1, wanted)
        self.clock.now = max(self.clock.now, until)

    def _run(self, player: Player) -> bool:
        due = player.router.due()
        if due is None or due > self.clock.now:
            return False
        player.router.tick(self.clock.now)
        return True


class NetFriends:
    """The network port of one program."""

    missing = ""
    unagreed: tuple[str, ...] = ()

    def __init__(self, net: FriendsNet, number: int) -> None:
        self._net, self._number, self._drawn = net, number, 0
        self.crypto = net.crypto

    def chance(self, n: int) -> bytes:
        self._drawn += 1
        return sha256(f"{self._number} {self._drawn}".encode()).digest()[:n].ljust(n, b"x")

    def prepare(self) -> Job[None]:
        return Done(None)

    def invitation(self, code: str) -> str:
        return ""

    def host(self, secret: RoomSecret) -> Job[Line]:
        return Done(self._line(secret, "192.168.1.5:18655"))

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[Line]:
        return Done(self._line(secret, "127.0.0.1:18655"))

    def _line(self, secret: RoomSecret, address: str) -> Line:
        line = NetLine(self._net, secret.topic, address)
        self._net.lines[secret.topic].append(line)
        return line

    def stretch(self, code: str) -> Job[RoomSecret]:
        return Done(secret_of(self.crypto.stretch(code)))


class Bare(NetFriends):
    """A port whose libraries are not installed."""

    missing = "audiodice[friends]"


class Unreachable(NetFriends):
    """A port whose relays do not answer."""

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[Line]:
        return Failed(JobError(Event("line_unreachable", None, {"address": "127.0.0.1:18655"})))
