"""The chances in Farkle: for two seats from the win table, for more from the race to the target.

Seat i of seats 0, 1, ... in the order in which they move next wins a race with the chance

    sum over k of f_i[k] * product over j before i of P(T_j > k) * product over j after i of
    P(T_j >= k),

where T_j is the turns that seat j needs and f_j their distribution (`farkle_race.py`). Within a
turn the seat in turn plays on for its greatest chance, whoever it is; its opponents race on.

Two seats are exact if both are perfect: the table is solved for two such players. With three and
more, no best play for all is known: perfect and graded players and persons are taken to be
steady, and their answer is an estimate. It is exact only at the start of a turn if steady, cautious
and bold players sit at all seats, as these play without regard to others.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import TYPE_CHECKING

from audiodice.games.farkle.combos import scoring
from audiodice.games.farkle.state import DICE
from audiodice.opponents import tables
from audiodice.opponents.chance.chance import Chance
from audiodice.opponents.chance.farkle_race import PLAYERS, TURNS, Race, RaceSpec
from audiodice.opponents.evaluators import request_table, table_of
from audiodice.opponents.farkle import EVALUATOR
from audiodice.opponents.farkle.evaluator import TWO
from audiodice.opponents.farkle.table_spec import solvable
from audiodice.opponents.farkle.turn_plan import TurnPlan, offers, risks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.farkle.state import State
    from audiodice.opponents.tables import TableHandle

Seats = tuple[float, ...]
"""The chance of each seat, in the order in which they move next."""
_BEST = {"perfect", ""}


def weights(others: Sequence[Sequence[float]]) -> list[list[float]]:
    """By which a seat that moves after these `others` weighs its own turns f, for each seat.

    Seat i wins with the sum over k of f[k] * weights[i][k]; the last one is the seat's own.
    """
    at_least = [list(accumulate(reversed(f)))[::-1] for f in others]
    more = [[*tail[1:], 0.0] for tail in at_least]
    found, before = [], [1.0] * (TURNS + 1)
    for i, f in enumerate(others):
        wins = list(map(mul, f, before))
        for tail in at_least[i + 1 :]:
            wins = list(map(mul, wins, tail))
        found.append(list(accumulate(wins)))
        before = list(map(mul, before, more[i]))
    return [*found, before]


def chances(turns: Sequence[Sequence[float]]) -> Seats:
    """The chance of each seat from the distributions of its turns."""
    *others, last = turns
    return _weighed(last, weights(others))


def _weighed(f: Sequence[float], by: Sequence[Sequence[float]]) -> Seats:
    found = [sum(map(mul, f, weight)) for weight in by]
    total = sum(found)  # not quite 1, for float32 rounds
    return tuple(chance / total for chance in found)


class RaceTurn:
    """A turn in a race: the chances of the seats, the one in turn last, after each of its rolls."""

    def __init__(self, race: Race, seats: tuple[tuple[str, int], ...]) -> None:
        """`seats` are (player, score) in the order in which they move after this turn.

        Takes 0.1 to 0.5 s.
        """
        rules = race.rules
        step, scale = rules.step, rules.scale
        *others, (mine, score) = seats
        least = max(rules.minimum, step)
        floor = least if score else max(least, rules.first_bank)
        levels = max(rules.target - score, floor) // step
        weighed = weights([race.turns(*seat) for seat in others])
        ends = [_weighed(race.turns(mine, score + t * step), weighed) for t in range(levels + 1)]
        banks = [end[-1] if t * step >= floor else 0.0 for t, end in enumerate(ends[:-1])]
        self.plan = TurnPlan(banks, ends[0][-1], floor, scale, every=False)
        self._scale, self._step, self._ends = scale, step, ends
        self._rolls: list[list[Seats]] = [[] for _ in range(levels)]
        for t in range(levels - 1, -1, -1):
            self._rolls[t] = [self._roll(n, t) for n in range(1, DICE + 1)]

    def of(self, faces: tuple[int, ...], points: int) -> Seats:
        """The chances with these dice on the table and the points set apart before."""
        n, found = len(faces), scoring(tuple(sorted(faces)), self._scale)
        choices = [(n - len(kept) or DICE, more // self._step) for kept, more in found]
        return self._best(choices, points // self._step)

    def _roll(self, n: int, t: int) -> Seats:
        risk = risks()[n - 1]
        found = [risk * chance for chance in self._ends[0]]
        for choices, odds in offers(self._scale, every=False)[n - 1].items():
            found = [a + odds * b for a, b in zip(found, self._best(choices, t), strict=True)]
        return tuple(found)

    def _best(self, choices: Sequence[tuple[int, int]], t: int) -> Seats:
        """The chances after the best of these choices, and a bank or a roll."""
        found, best = self._ends[-1], -1.0
        for left, gain in choices:
            level = t + gain
            if level >= len(self._rolls):
                return self._ends[-1]
            points = level * self._step
            bank, roll = self.plan.bank(points), self.plan.roll(left, points)
            if max(bank, roll) > best:
                best = max(bank, roll)
                found = self._ends[level] if bank >= roll else self._rolls[level][left - 1]
        return found


_turn = lru_cache(maxsize=16)(RaceTurn)


class FarkleChances:
    """Knows the chances of Farkle, but not with teams or a penalty. See `Chances`.

    With three and more seats it does not know those with a last round either.
    """

    def study(self, state: State) -> TableHandle | None:
        if state.rules.teams:
            return None
        if state.sides == TWO:
            return request_table(EVALUATOR, state)
        spec = _spec(state)
        return tables.request(spec) if spec else None

    def prepare(self, state: State, players: Sequence[str]) -> None:  # noqa: ARG002
        """Make the plan of the turn; of a race it is that against persons."""
        if len(state.scores) == TWO:
            EVALUATOR.prepare(state)
        else:
            self.tell(state, [""] * len(state.scores))

    def tell(self, state: State, players: Sequence[str]) -> Chance | None:
        """Raises ValueError unless there is a player for each seat."""
        seats = len(state.scores)
        if len(players) != seats:
            raise ValueError(f"{len(players)} players for {seats} seats")
        if state.rules.teams:
            return None
        if seats == TWO:
            if not EVALUATOR.knows(state):
                return None
            first = EVALUATOR.expected_value(state, 0)
            return Chance((first, 1 - first), exact=_BEST.issuperset(players))
        spec = _spec(state)
        race: Race | None = table_of(spec) if spec else None
        if race is None:
            return None
        within = state.open and not state.over
        start = state.seat + within  # within a turn, the seat in turn moves after the others
        order = [(start + n) % seats for n in range(seats)]
        seats_on = tuple(
            (players[n] if players[n] in PLAYERS else "steady", state.scores[n]) for n in order
        )
        if within:
            found = _turn(race, seats_on).of(state.faces, state.points)
        else:
            found = chances([race.turns(*seat) for seat in seats_on])
        by_seat = dict(zip(order, found, strict=True))
        exact = state.over or (not within and set(PLAYERS).issuperset(players))
        return Chance(tuple(by_seat[n] for n in range(seats)), exact)


def _spec(state: State) -> RaceSpec | None:
    """The race of three or more seats; None if there is none for these options."""
    rules = solvable(state.rules)
    if rules is None or rules.last_round or len(state.scores) <= TWO:
        return None
    return RaceSpec(rules)


CHANCES = FarkleChances()
