"""Does anybody gain by stopping? A seat at a shared table stops whenever it dislikes its throw.

    uv run --group test python -m bench.stopping [--throws 100000]

It throws as its program does: it knows the others' links before it shows its own, so it knows its
dice. If it does not show them, the others rule that the turn is lost. The rules are Farkle's with
every throw banked, so that a throw is a turn. Prints JSON: points a turn of an honest seat, of
seats that stop below three thresholds, and of a seat whose accomplice withholds a link in its
place, which is the known limit: that buys one new throw, and is in the journal.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Any

from audiodice.core.model import Action
from audiodice.engine.entries import SHARED, Header, Move, Seat, header_text
from audiodice.engine.shared import checking
from audiodice.engine.shared.chain import LINKS, chain_of, faces
from audiodice.engine.shared.checking import item_of
from audiodice.engine.shared.items import head_of, request_of
from audiodice.engine.shared.messages import Signed, signed
from audiodice.engine.shared.replica import Replica
from audiodice.engine.shared.worst import worst_end
from audiodice.engine.story import scores
from tests.support.friends import StandInCrypto

ROLL, BANK, TOPIC = Action("roll"), Action("bank"), "stopping"
OPTIONS = {"minimum": 0, "first_bank": 0, "target": 10_000}


_found: dict[int, tuple[Move, ...]] = {}


def worst_end_once(game: Any, state: Any) -> tuple[Move, ...]:
    """Cached: each stop is at the start of a turn, where the worst end is the same at any score."""
    dice = game.throw_size(state, ROLL)
    if dice not in _found:
        _found[dice] = worst_end(game, state)
    return _found[dice]


@dataclass
class Points:
    """The points of one seat in each turn."""

    turns: int = 0
    total: float = 0.0
    squares: float = 0.0
    stopped: int = 0

    def add(self, points: int) -> None:
        self.turns, self.total = self.turns + 1, self.total + points
        self.squares += points * points

    @property
    def mean(self) -> float:
        return self.total / self.turns

    @property
    def sem(self) -> float:
        return sqrt((self.squares / self.turns - self.mean**2) / self.turns)


class Game:
    """Three people at one table, each with real messages; the second is honest."""

    def __init__(self, chance: random.Random) -> None:
        crypto = StandInCrypto()
        self.keys = [crypto.new_key(chance.randbytes(32)) for _ in range(3)]
        self.chains = [chain_of(chance.randbytes(32)) for _ in range(3)]
        header = Header(
            "farkle", tuple(map(Seat, "ABC")), {**OPTIONS}, throws=SHARED, table=TOPIC,
            keys=tuple(key.public for key in self.keys), tips=tuple(c[0] for c in self.chains),
        )  # fmt: skip
        first = self.say(0, "header", header=json.loads(header_text(header)))
        head = head_of(header)
        self.replica = Replica((first, *(self.say(n, "agree", head=head) for n in range(3))), b"")

    def say(self, by: int, kind: str, /, **fields: Any) -> Signed:
        return signed(self.keys[by], TOPIC, kind, **fields)

    def place(self) -> dict[str, Any]:
        return {"n": self.replica.n, "prev": self.replica.head}

    def add(self, *several: Signed) -> None:
        self.replica.append(item_of(self.replica, several))

    def requested(self, seat: int) -> tuple[Signed, bytes]:
        roll = self.say(seat, "roll", **self.place(), do="roll", arg=None, after=0)
        return roll, request_of(self.replica.head, ROLL, 0)

    def known(self, request: bytes) -> tuple[int, ...]:
        """The dice that the thrower knows it will get before it shows its link."""
        table, live, k = self.replica.table, self.replica.live, self.replica.n + 1
        links = [self.chains[seat][k] if seat in live else b"" for seat in range(3)]
        size = table.game.throw_size(table.state, ROLL)
        return faces(self.replica.heads[0], k, request, links, size)

    def show(self, seat: int, roll: Signed, request: bytes) -> None:
        link = self.replica.n + 1
        others = [s for s in self.replica.live if s != seat]
        parts = [self.say(s, "part", roll=request, x=self.chains[s][link]) for s in others]
        self.add(roll, *parts, self.say(seat, "thrown", roll=request, x=self.chains[seat][link]))

    def rule(self, what: str, seat: int, *by: int) -> None:
        self.add(*(self.say(s, "rule", **self.place(), what=what, seat=seat) for s in by))

    def worth(self, dice: tuple[int, ...]) -> int:
        """The points that a throw would bring."""
        table = self.replica.table
        before, seat = scores(table.game, table.state), table.turn
        state = table.game.apply(table.state, ROLL, dice).state
        if table.game.turn(state) == seat:
            state = table.game.apply(state, BANK).state
        return scores(table.game, state)[seat] - before[seat]

    def turn(self, below: int, accomplice: bool) -> tuple[int, bool]:
        """Play one turn; return the points of the current seat, and whether it stopped."""
        table, seat = self.replica.table, self.replica.table.turn
        before = scores(table.game, table.state)[seat]
        roll, request = self.requested(seat)
        others = [s for s in self.replica.live if s != seat]
        stopped = seat == 0 and self.worth(self.known(request)) < below
        if stopped and accomplice:  # the third seat withholds its link; the honest seat attests it
            self.rule("skip", 2, 0, 1)
            roll, request = self.requested(seat)
            self.show(seat, roll, request)
            self.add(self.say(self.replica.author, "back", **self.place(), seat=2))
        elif stopped:
            self.rule("lost", seat, *others)
            self.add(self.say(1, "back", **self.place(), seat=0))
        else:
            self.show(seat, roll, request)
        if table.turn == seat and not table.over:
            self.add(self.say(seat, "act", **self.place(), do="bank", arg=None, after=0))
        return scores(table.game, table.state)[seat] - before, stopped


def play(throws: int, below: int, seed: int, *, accomplice: bool = False) -> tuple[Points, Points]:
    """Play `throws` throws at a table where one seat stops `below` so many points.

    Returns the points of this seat, and the points of an honest seat.
    """
    chance, stopper, honest = random.Random(seed), Points(), Points()
    game = Game(chance)
    for _ in range(throws):
        if game.replica.over or game.replica.n > LINKS - 20:
            game = Game(chance)
        seat = game.replica.table.turn
        points, stopped = game.turn(below, accomplice)
        if seat == 0:
            stopper.add(points)
            stopper.stopped += stopped
        elif seat == 1:
            honest.add(points)
    return stopper, honest


def main() -> None:
    vars(checking)["worst_end"] = worst_end_once
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=100_000)
    parser.add_argument("--json", action="store_true", help="one line of JSON, as `bench` reads it")
    args = parser.parse_args()
    throws = args.throws
    rows: dict[str, dict[str, float]] = {}
    for name, below, accomplice in (
        ("honest", 0, False), ("stops below 10", 10, False), ("stops below 25", 25, False),
        ("stops below 50", 50, False), ("an accomplice stops below 25", 25, True),
    ):  # fmt: skip
        stopper, honest = play(throws, below, 1, accomplice=accomplice)
        rows[name] = {
            "throws": stopper.turns, "stopped": stopper.stopped, "mean": round(stopper.mean, 3),
            "sem": round(stopper.sem, 3), "honest_mean": round(honest.mean, 3),
        }  # fmt: skip
        print(json.dumps({name: rows[name]}), file=sys.stderr, flush=True)
    print(json.dumps(rows, indent=None if args.json else 1))


if __name__ == "__main__":
    main()
