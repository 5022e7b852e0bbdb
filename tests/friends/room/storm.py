"""Evenings in storms: messages lost, doubled, late and stalled, networks split, programs killed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from audiodice.friends.room.common import Effects
from audiodice.friends.room.people import Setup
from audiodice.friends.room.proof import verify_shared
from audiodice.friends.room.secrets import Crypto
from tests.support.room import STARTED, Network, Program

CALM_MS = 225_000.0
GAMES = (
    Setup("farkle", {"target": 1000}, most=8),
    Setup("fune", {}, most=8),
    Setup("fonnjo_foon", {"rounds": 2}, most=8),
    Setup("farkle", {"target": 10_000}, most=8, computers=("cautious",)),
)


@dataclass
class Verdict:
    """What was seen in a storm. Times are in ms."""

    notes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    first_throw: float | None = None
    entries: int = 0


class Killed(Exception):  # noqa: N818
    """A program was killed at this moment."""


class Storm(Network):
    """A room in a storm, then in calm. Everything comes from the seed."""

    def __init__(
        self,
        seed: int,
        *,
        go_on: str = "half",
        lost_hosts: bool = False,
        crypto: Crypto | None = None,
    ) -> None:
        """`go_on`: what people do without the host: "wait", "half" (if more than half are here), or
        "any". With `lost_hosts`, some hosts never come back."""
        super().__init__(seed, crypto)
        chance = self.random
        self.go_on = go_on
        self.verdict = Verdict()
        self.lost, self.doubled = chance.choice((0, 0.05, 0.15, 0.3)), chance.choice((0, 0.3))
        self.late = chance.choice((50, 300, 1000, 2000))
        self.stalled = chance.choice((0, 0.05, 0.2))
        self.cut: set[tuple[str, str]] = set()
        self.storming = False
        self.never_back: set[str] = set()
        self.doom: dict[str, str] = {}
        self._throws: dict[tuple[object, ...], set[tuple[int, ...]]] = {}
        self._seen: dict[str, bytes] = {}
        self._wants: dict[tuple[str, str], float] = {}
        self._gone_on: dict[str, float] = {}
        self.lost_hosts = lost_hosts

    # ------------------------------------------------------------------ the weather

    def delays(self, sender: Program, receiver: Program) -> Iterator[float]:
        chance = self.random
        if not self.storming:
            yield chance.uniform(1, 50)
            return
        for _ in range(2 if chance.random() < self.doubled else 1):
            if (sender.name, receiver.name) in self.cut or chance.random() < self.lost:
                continue
            stall = chance.uniform(2000, 8000) if chance.random() < self.stalled else 0
            yield 20 + chance.random() * self.late + stall

    def split(self) -> None:
        chance, names = self.random, [program.name for program in self.programs]
        side = {name: chance.randrange(2 if chance.random() < 0.7 else 3) for name in names}
        pairs = {(a, b) for a in names for b in names if side[a] != side[b]}
        if chance.random() < 0.3:
            pairs = {(a, b) for a in names for b in names if a != b and chance.random() < 0.4}
        self.cut = pairs
        self.at(self.now + chance.choice((8, 40, 90, 150, 250)) * 1000, self._heal, pairs)

    def _heal(self, pairs: set[tuple[str, str]]) -> None:
        if self.cut is pairs:
            self.cut = set()

    def kill(self) -> None:
        self.doom[self.random.choice(self.programs).name] = self.random.choice(
            ("before", "after", "sending")
        )

    def lose_host(self) -> None:
        for program in self.programs:
            if program.room.am_host:
                program.running = False
                self.never_back.add(program.name)
                self.verdict.notes["host gone"] += 1
                return

    def hand_over(self) -> None:
        for program in self.programs:
            others = [p for p in program.room.people if not p.me and p.state == "here"]
            if program.running and program.room.am_host and others:
                key = self.random.choice(others).key
                if program.room.state.playing and program.room.state.seat_of(key) is None:
                    continue
                self._safely(
                    program, partial(program.room.do, self.now, program.room.hosting.hand_over, key)
                )

    def _die(self, program: Program) -> None:
        self.doom.pop(program.name, None)
        program.running = False
        self.verdict.notes["killed"] += 1
        self.at(self.now + self.random.choice((2, 20, 70, 150)) * 1000, self._rise, program)
        raise Killed

    def _rise(self, program: Program) -> None:
        if not program.running and program.name not in self.never_back and program in self.programs:
            self.restart(program)

    # ------------------------------------------------------------------ programs

    def do(self, program: Program, effects: Effects) -> None:
        doom = self.doom.get(program.name)
        mark = program.room.mark
        if mark != program.mark:
            if doom == "before":
                self._die(program)
            program.mark, program.kept = mark, program.room.keep()
            if doom == "after":
                self._die(program)
        program.news += effects.news
        self._look(program)
        for message in effects.send:
            if doom == "sending" and self.random.random() < 0.4:
                self._die(program)
            self.send(program, message)
        self._schedule(program)
        self._react(program, effects)

    def _receive(self, receiver: Program, message: bytes) -> None:
        if receiver.running:
            self._wish(receiver, receiver.room.receive, message)

    def _tick(self, program: Program, count: int) -> None:
        if program.running and program.count == count:
            self._wish(program, program.room.tick)

    def _safely(self, program: Program, what: Callable[[], Effects]) -> None:
        with suppress(Killed):
            self.do(program, what())

    def _wish(self, program: Program, what: Callable[..., object], *args: object) -> None:
        self._safely(program, lambda: program.room.do(self.now, what, *args))

    def _look(self, program: Program) -> None:
        """Note the dice of each throw: none may have two values in a generation."""
        game = program.room.state.game
        if game is None or self._seen.get(program.name) == program.room.state.head:
            return
        self._seen[program.name] = program.room.state.head
        generation = program.room.state.generation
        entries = game.table.journal.entries
        if entries and (proof := getattr(entries[-1], "proof", None)):
            key = (generation, game.first, proof.k)
            dice = (*entries[-1].dice, *proof.links)  # type: ignore[union-attr]
            values = self._throws.setdefault(key, set())
            calm = not values and self._calm_since and self.verdict.first_throw is None
            if calm:
                self.verdict.first_throw = self.now - self._calm_since
            values.add(dice)

    def _react(self, program: Program, effects: Effects) -> None:
        chance = self.random
        for event in effects.news:
            if event.key == "friend_gone" and event.seat is not None:
                self.at(self.now + 5000, self._choose, program, event.seat)
            elif event.key == "host_lost" and self.go_on != "wait":
                self.at(self.now + 5000 + 40_000 * chance.random(), self._go_on, program)
            elif event.key == "tables_meet":
                self.at(self.now + 3000, self._join, program)
            elif event.key == "undo_asked":
                yes = chance.random() < 0.7
                self.at(self.now + 500, self._answer, program, yes)
            elif event.key in ("friend_odd", "two_programs"):
                self.verdict.faults.append(f"{program.name} told {event}")

    def _choose(self, program: Program, seat: int) -> None:
        if program.running:
            self._safely(
                program,
                lambda: program.room.do(self.now, program.room.hosting.choose, seat, "computer"),
            )

    def _go_on(self, program: Program) -> None:
        if not program.running or program.room.am_host:
            return
        if not program.room.following.lost:
            return
        if self._waits(program):
            self.at(self.now + 10_000, self._go_on, program)
            return
        self.verdict.notes["went on"] += 1
        self._wish(program, program.room.following.go_on)

    def _waits(self, program: Program) -> bool:
        """Whether people wait for their lost host, because too few of the game are here."""
        here, of = program.room.following.here_of()
        few = here < 2 or (self.go_on == "half" and 2 * here <= of)
        return bool(program.room.following.lost) and (few or self.go_on == "wait")

    def _join(self, program: Program) -> None:
        if program.running:
            self._safely(
                program, lambda: program.room.do(self.now, program.room.following.join_other)
            )

    def _answer(self, program: Program, yes: bool) -> None:
        if program.running:
            self._safely(
                program, lambda: program.room.do(self.now, program.room.consent.answer, yes=yes)
            )

    def _live(self) -> None:
        """Each person plays, now and then."""
        for program in list(self.programs):
            if program.running and not program.room.gone:
                with suppress(Killed):
                    self._live_at(program)
        self.at(self.now + self.random.uniform(200, 800), self._live)

    def _live_at(self, program: Program) -> None:
        room = program.room
        if room.am_host and not room.state.playing:
            if room.state.setup and (len(room.state.seats) > 1 or not self.storming):
                self.do(program, room.do(self.now, room.hosting.begin, STARTED))
        elif self.random.random() < 0.02:
            self.do(program, room.do(self.now, room.consent.ask))
        else:
            self.play(program)

    # ------------------------------------------------------------------ the evening

    _calm_since = 0.0

    def evening(self) -> Verdict:
        chance = self.random
        many = chance.choice((2, 2, 3, 3, 4, 5, 6))
        self.seated(" ".join("ABCDEF"[:many]), chance.choice(GAMES))
        begun = self.now
        length = chance.choice((120, 240, 400)) * 1000.0
        troubles = [self.split] * chance.randint(0, 3) + [self.kill] * chance.randint(0, 4)
        troubles += [self.hand_over] * chance.randint(0, 2)
        if self.lost_hosts and chance.random() < 0.6:
            troubles.append(self.lose_host)
        for trouble in troubles:
            self.at(begun + chance.random() * length, trouble)
        self.storming = True
        self._live()
        self.run(length)
        self.storming, self.cut, self._calm_since = False, set(), self.now
        self.doom.clear()
        for program in list(self.programs):
            self._rise(program)
        self.run(CALM_MS)
        self._judge()
        return self.verdict

    def _judge_silence(self, here: list[Program]) -> None:
        """Nobody has thrown in the calm: that is right if all wait for a lost host."""
        if all(map(self._waits, here)):
            self.verdict.notes["waited"] += 1
        else:
            self.verdict.faults.append("stuck")

    def _judge(self) -> None:
        verdict = self.verdict
        here = [program for program in self.programs if program.running]
        longest = max(here, key=lambda program: program.room.state.n)
        verdict.entries = longest.room.state.n
        ours = longest.heads
        for program in here:
            state = program.room.state
            if state.head not in ours or longest.room.state.n - state.n > 3:
                verdict.faults.append(f"{program.name} is apart")
            if state.generation == longest.room.state.generation and state.playing:
                seat = state.seat_of(program.key)
                if len(here) > 1 and seat is not None and seat not in state.playing.live:
                    verdict.faults.append(f"{program.name} is left out")
        if len(here) > 1 and verdict.first_throw is None:
            self._judge_silence(here)
        for key, values in self._throws.items():
            if len(values) > 1:
                verdict.faults.append(f"two values: {key[1:]}")
        for program in here:
            table = program.room.table
            if table is not None and not verify_shared(table.journal).fair:
                verdict.faults.append(f"{program.name}'s dice are not right")
            verdict.notes["tables changed"] += len(program.told("table_changed"))
