"""A network that loses, doubles, delays, reorders, splits, replays and forges messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from audiodice.core.model import IllegalAction
from audiodice.engine.shared.crypto import Crypto
from audiodice.engine.shared.effects import Effects
from audiodice.engine.shared.secrets import opened, sealed
from tests.support.friends import SECRET, Friend, Network

REASONS = frozenset(("table_split", "friend_cheated", "ruled_end"))
"""News that explain to a seat why its journal may differ."""


@dataclass(frozen=True)
class Weather:
    """Probabilities (0 to 1) and delays (ms) of a storm."""

    people: int = 3
    game: str = "farkle"
    target: int = 100
    lost: float = 0.0
    doubled: float = 0.0
    late: float = 50.0
    splits: int = 0
    kills: int = 0
    pauses: int = 0
    replayed: float = 0.0
    forged: float = 0.0
    undos: float = 0.0
    seed: int = 1


class Storm(Network):
    """A game in this storm, finished in calm."""

    def __init__(self, weather: Weather, crypto: Crypto | None = None) -> None:
        super().__init__(weather.seed, crypto, keeping=weather.kills > 0)
        self.weather = weather
        self.calm = True
        self.halves: dict[int, int] = {}
        self._thinks: dict[int, float] = {}

    def half(self, friend: Friend) -> int:
        return self.halves.get(self.friends.index(friend), 0)

    def delays(self, sender: Friend, receiver: Friend) -> Iterator[float]:
        if self.calm:
            yield self.random.uniform(1, 20)
            return
        if sender not in self.friends or self.half(sender) != self.half(receiver):
            return
        if not (sender.up and receiver.up) or self.random.random() < self.weather.lost:
            return
        yield self.random.uniform(1, self.weather.late)
        if self.random.random() < self.weather.doubled:
            yield self.random.uniform(1, self.weather.late * 20)

    def do(self, friend: Friend, effects: Effects) -> None:
        super().do(friend, effects)
        for news in effects.news:
            seat = news.event.seat
            if news.event.key in ("friend_gone", "friend_left") and seat is not None:
                what = self.random.choice(("computer", "computer", "computer", "wait"))
                super().do(friend, friend.shared.choose(seat, what, self.now))  # type: ignore[arg-type]
            elif news.event.key == "undo_asked":
                yes = self.random.random() < 0.7
                super().do(friend, friend.shared.answer_undo(yes, self.now))

    def mischief(self) -> None:
        """A stranger with the code replays and forges messages."""
        weather, friend = self.weather, self.random.choice(self.friends)
        if self.log and self.random.random() < weather.replayed:
            self.do(friend, friend.shared.receive(self._sealed(self._said()), self.now))
        if self.log and self.random.random() < weather.forged:
            whole = bytearray(self.random.choice(self.log))
            whole[self.random.randrange(len(whole))] ^= 1 << self.random.randrange(8)
            self.do(friend, friend.shared.receive(bytes(whole), self.now))
        if self.random.random() < weather.forged:
            inner = self._said()
            changed = (
                inner.replace(b'"n":', b'"n":1', 1) if self.random.random() < 0.5 else inner[:-9]
            )
            self.do(friend, friend.shared.receive(self._sealed(changed), self.now))

    def _said(self) -> bytes:
        return opened(self.crypto, SECRET, self.random.choice(self.log)) or b""

    def _sealed(self, inner: bytes) -> bytes:
        return sealed(self.crypto, SECRET, self.random.randbytes(24), inner)

    def play_a_while(self, ms: float) -> None:
        """Let people play for `ms`, or to the end."""
        until = self.now + ms
        while self.now < until:
            self.run(self.random.uniform(20, 400))
            if not self.calm:
                self.mischief()
            everywhere = True
            for friend in list(self.friends):
                if friend.running and not friend.shared.ended:
                    everywhere = False
                    self._move(friend)
            if everywhere and self.calm:
                return

    def _move(self, friend: Friend) -> None:
        shared = friend.shared
        for person in shared.people:  # a person who chose to wait chooses again later
            if person.state == "gone" and person.seat is not None and self.random.random() < 0.01:
                self.do(friend, shared.choose(person.seat, "computer", self.now))
        if (
            self.random.random() < self.weather.undos
            and shared.table
            and shared.my_seat is not None
        ):
            self.do(friend, shared.ask_undo(self.now))
        try:
            self.play(friend, "cautious")
        except IllegalAction:
            raise AssertionError("why_not allowed it") from None

    def evening(self) -> None:
        """Begin, play in the storm, then in calm until the game is over at all seats."""
        weather = self.weather
        farkle = weather.game == "farkle"
        options = {"target": weather.target} if farkle else {"rounds": 1}
        names = " ".join("ABCDEFGH"[: weather.people])
        self.seated(names, weather.game, **options)
        self.calm = False
        troubles = (
            ["split"] * weather.splits + ["kill"] * weather.kills + ["pause"] * weather.pauses
        )
        self.random.shuffle(troubles)
        self.play_a_while(self.random.uniform(1000, 8000))
        for trouble in troubles:
            self._trouble(trouble)
            self.play_a_while(self.random.uniform(1000, 20_000))
        self.calm = True
        self.halves.clear()
        for friend in self.friends:
            friend.up = friend.running = True
        for _ in range(6):
            before = [friend.entries for friend in self.friends]
            self.play_a_while(100_000)
            self.run(20_000)
            if before == [friend.entries for friend in self.friends] and self.verdict():
                break  # it is over, or everybody knows why it does not go on

    def _trouble(self, trouble: str) -> None:
        friend = self.random.choice(self.friends)
        for_ms = self.random.choice((2_000, 20_000, 40_000, 100_000))
        if trouble == "split":
            self.halves = {n: self.random.randrange(2) for n in range(len(self.friends))}
            self.play_a_while(for_ms)
            self.halves.clear()
        elif trouble == "kill":
            self.friends[self.friends.index(friend)].running = False
            self.play_a_while(for_ms)
            self.restart(friend).news[:0] = friend.news
        else:
            friend.up = False
            knows = self.random.random() < 0.5
            if knows:
                self.do(friend, friend.shared.line(False, self.now))
            self.play_a_while(for_ms)
            if knows:
                friend.up = True
                self.do(friend, friend.shared.line(True, self.now))
            else:
                self.mend(friend)

    # ------------------------------------------------------------------ invariants

    def verdict(self) -> str:
        """ "same", or the reasons that everybody was told; "" if somebody was told none."""
        journals = {tuple(friend.lines) for friend in self.friends}
        if len(journals) == 1:
            return "same" if all(friend.shared.ended for friend in self.friends) else ""
        told = [{n.event.key for n in friend.news} & REASONS for friend in self.friends]
        return " ".join(sorted(set.union(*told))) if all(told) else ""
