"""People at a shared table in one process, with stand-ins for cryptography and network."""

from __future__ import annotations

import hmac
import json
import random
from collections.abc import Callable, Iterator
from hashlib import sha256
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Any

from audiodice.core.model import actions_of
from audiodice.engine.shared.effects import Effects, News
from audiodice.engine.shared.kept import Kept
from audiodice.engine.shared.people import HostSetup, Identity
from audiodice.engine.shared.secrets import NONCE, sealed, secret_of
from audiodice.engine.shared.shared_table import SharedTable
from audiodice.opponents import load

if TYPE_CHECKING:
    from audiodice.engine.shared.crypto import Crypto


class StandInKey:
    """A key whose signatures only its StandInCrypto can check."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self.public = sha256(b"public" + seed).digest()

    def sign(self, data: bytes) -> bytes:
        return hmac.digest(self._seed, data, "sha512")


class StandInCrypto:
    """Fast and not secret: any code with this object knows every key made with it."""

    def __init__(self) -> None:
        self._keys: dict[bytes, StandInKey] = {}
        self.verified = 0

    def new_key(self, seed: bytes) -> StandInKey:
        key = StandInKey(seed)
        self._keys[key.public] = key
        return key

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        self.verified += 1
        key = self._keys.get(public)
        return key is not None and hmac.compare_digest(key.sign(data), signature)

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        return data + hmac.digest(key, nonce + about + data, "sha256")[:16]

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        data, mark = sealed[:-16], sealed[-16:]
        right = hmac.digest(key, nonce + about + data, "sha256")[:16]
        return data if hmac.compare_digest(mark, right) else None

    def stretch(self, code: str) -> bytes:
        return sha256(code.encode()).digest()


SECRET = secret_of(sha256(b"otter apple river candle stone").digest())


class Friend:
    """One person's program: its table, all news, and what it saved before sending."""

    def __init__(
        self,
        name: str,
        crypto: Crypto,
        chance: Callable[[int], bytes],
        now: float,
        host: HostSetup | None = None,
        kept: bytes | None = None,
    ) -> None:
        self.name, self.crypto, self.chance, self.host = name, crypto, chance, host
        self.up, self.running = True, True
        self.news: list[News] = []
        self.kept = kept or b""
        self.mark: object = None
        back = Kept.read(kept) if kept else None
        me = back.identity if back else Identity(chance(32), chance(32), name)
        self.shared = SharedTable(
            secret=SECRET, crypto=crypto, me=me, chance=chance, now=now, host=host, kept=back
        )

    def told(self, key: str) -> list[News]:
        return [news for news in self.news if news.event.key == key]

    @property
    def entries(self) -> int:
        """How many entries the journal has."""
        table = self.shared.table
        return len(table.journal.entries) if table else 0

    @property
    def lines(self) -> list[str]:
        """The journal as a file would have it."""
        table = self.shared.table
        return list(table.journal.lines()) if table else []


class Network:
    """Delivers each message to everybody but the sender, after a delay, in simulated time."""

    def __init__(
        self, seed: int = 1, crypto: Crypto | None = None, *, keeping: bool = False
    ) -> None:
        self.random = random.Random(seed)
        self.crypto: Crypto = crypto or StandInCrypto()
        self.now = 0.0
        self.keeping = keeping
        self.friends: list[Friend] = []
        self.flying: list[tuple[float, int, Friend, bytes]] = []  # a heap, the next to come first
        self.log: list[bytes] = []
        self._count = 0

    def add(self, name: str, host: HostSetup | None = None, kept: bytes | None = None) -> Friend:
        friend = Friend(name, self.crypto, self.random.randbytes, self.now, host, kept)
        self.friends.append(friend)
        return friend

    def restart(self, friend: Friend) -> Friend:
        """Kill a program, and start it again with its saved files."""
        kept = friend.kept or friend.shared.keep()
        again = Friend(friend.name, self.crypto, friend.chance, self.now, friend.host, kept)
        self.friends[self.friends.index(friend)] = again
        self.flying = [fly for fly in self.flying if fly[2] is not friend]
        heapify(self.flying)
        return again

    def mend(self, friend: Friend) -> None:
        """Restore a line; the program only now learns that it was down."""
        friend.up = True
        for up in (False, True):
            self.do(friend, friend.shared.line(up, self.now))

    def do(self, friend: Friend, effects: Effects) -> None:
        friend.news += effects.news
        if self.keeping and effects.send and friend.mark != friend.shared.mark:
            friend.mark = friend.shared.mark
            friend.kept = friend.shared.keep()
        for message in effects.send:
            self.log.append(message)
            for other in self.friends:
                if other is not friend:
                    for delay in self.delays(friend, other):
                        self._count += 1
                        heappush(self.flying, (self.now + delay, self._count, other, message))

    def delays(self, _sender: Friend, _receiver: Friend) -> Iterator[float]:
        """The times at which a message arrives: one, several, or none."""
        yield 2.0

    def run(self, ms: float) -> None:
        """Let time pass."""
        until = self.now + ms
        while (then := self.next_at()) <= until:
            self.now = max(self.now, then)
            self.happen()
        self.now = until

    def next_at(self) -> float:
        """The time of the next event."""
        dues = [
            friend.shared.due
            for friend in self.friends
            if friend.running and friend.shared.due is not None
        ]
        return min((*dues, *(fly[0] for fly in self.flying[:1])), default=1e18)

    def happen(self) -> None:
        """Do everything that is due now: deliver messages, and let programs run their timers."""
        while self.flying and self.flying[0][0] <= self.now:
            _, _, friend, message = heappop(self.flying)
            if friend.up and friend.running:
                self.do(friend, friend.shared.receive(message, self.now))
        for friend in self.friends:
            due_at = friend.shared.due
            if friend.running and due_at is not None and due_at <= self.now:
                self.do(friend, friend.shared.tick(self.now))

    # ------------------------------------------------------------------ playing

    def seated(
        self, names: str = "Ann Bob", game: str = "farkle", *, most: int = 8, **options: int
    ) -> list[Friend]:
        """A table at which these people sit and the game has begun."""
        first, *others = names.split()
        host = self.add(first, HostSetup(game, options, most, (), "audiodice 0", "2026-11-22"))
        self.do(host, host.shared.sit(self.now))
        for name in others:
            friend = self.add(name)
            self.do(friend, friend.shared.sit(self.now))
        self.run(3000)
        self.do(host, host.shared.begin(self.now))
        self.run(6000)
        assert all(friend.shared.table is not None for friend in self.friends)
        return list(self.friends)

    def play(self, friend: Friend, policy: str = "random") -> bool:
        """Let somebody act, if it is their turn; returns whether they did."""
        shared, table = friend.shared, friend.shared.table
        if shared.computer_mine:
            self.do(friend, shared.computer(self.now))
            return True
        if table is None or shared.ended or shared.my_seat != table.turn:
            return False
        decided = load(table.game.name, policy).decide(table.game, table.state, self.random)
        action = actions_of(decided)[0]
        if shared.why_not(action) is not None:
            return False
        self.do(friend, shared.act(action, self.now))
        return True

    def play_on(self, most: int = 20_000, policy: str = "cautious") -> None:
        """Play until the game is over at every running program, or for `most` steps."""
        for _ in range(most):
            running = [friend for friend in self.friends if friend.running]
            if all(friend.shared.ended for friend in running):
                return
            for friend in running:
                self.play(friend, policy)
            self.run(10.0)
        raise AssertionError("the game does not end")


def table_of(people: str = "Ann Bob", **options: int) -> tuple[Network, list[Friend]]:
    """A table at which these people sit and the game has begun; friends by seat."""
    network = Network(12)
    network.seated(people, **options)  # type: ignore[arg-type]
    return network, by_seat(network)


def by_seat(network: Network) -> list[Friend]:
    return sorted(network.friends, key=lambda friend: friend.shared.my_seat or 0)


def say(network: Network, friend: Friend, kind: str, **fields: Any) -> bytes:
    """A message signed with a friend's own key, as a modified program could send it."""
    message = friend.shared._desk.sign(kind, **fields)
    return sealed(network.crypto, SECRET, network.random.randbytes(24), message.raw)


def sent(network: Network, since: int) -> list[dict[str, Any]]:
    """The bodies of all messages sent after the first `since`."""
    return [json.loads(message[NONCE + 64 : -16]) for message in network.log[since:]]


def hear(network: Network, message: bytes, *friends: Friend) -> None:
    """Deliver a message only to some friends, and let half a second pass."""
    for friend in friends:
        network.do(friend, friend.shared.receive(message, network.now))
    network.run(500)


def place(friend: Friend) -> dict[str, Any]:
    """The fields of a message that begins an item at the end of a friend's journal."""
    replica = friend.shared._desk.replica
    assert replica
    return {"n": replica.n, "prev": replica.head}
