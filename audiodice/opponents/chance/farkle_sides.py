"""The chances of the sides in a race of Farkle, in the order in which they move next.

The first to reach the target at its turn k, one of sides 0, 1, ..., finds the sides before it below
the target after k turns, and those after it after k - 1. So it wins with the sum over k of

    f[k] * product of P(T > k) of those before it * product of P(T > k - 1) of those after it,

where T is the turns that a side needs and f their distribution. With a last round P(T > k) becomes
P(T > k) - q[k] there, and each of the others wins with its q if no later one does.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from operator import mul, sub
from typing import TYPE_CHECKING, NamedTuple

from audiodice.games.farkle.state import THIRD
from audiodice.opponents.chance.farkle_race import Race

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Shares = tuple[float, ...]
"""The chance of each side, in the order of the sides."""
PAST = 6  # steps by which a last turn passes the best total, more or less


class Side(NamedTuple):
    """A seat, or a team: its players, the one who moves next first."""

    players: tuple[str, ...]
    score: int
    streak: int = 0


class Course(NamedTuple):
    """A side's race, by its turns k = 1, 2, ...; `after` turn k and `before` it."""

    turns: list[float]  # the chance that turn k reaches the target
    left_before: list[float]  # that it has not been reached
    left_after: list[float]
    last_before: list[float]  # that in addition one more turn beats whoever has reached it
    last_after: list[float]

    def loses(self, *, after: bool) -> list[float]:
        """The chance to be below the target, and not to win by a last turn."""
        if after:
            return list(map(sub, self.left_after, self.last_after))
        return list(map(sub, self.left_before, self.last_before))


class Sides(NamedTuple):
    """The sides of a game at the start of a turn, the one in turn first."""

    race: Race
    order: tuple[Side, ...]
    closing: int = -1
    """The place of the side that reached the target, if others still have a turn; else -1."""

    def chances(self) -> Shares:
        if self.closing >= 0:
            return self._last_turns()
        target = self.race.rules.target
        if any(side.score >= target for side in self.order):
            return tuple(float(side.score >= target) for side in self.order)
        courses = self.courses(self.order)
        found = [0.0] * len(courses)
        for n, course in enumerate(courses):
            going = course.turns  # of the odds that this side is the first to reach the target
            later = [*range(n + 1, len(courses)), *range(n)]
            if not self.race.rules.last_round:
                for m in later:
                    going = _times(going, _left(courses[m], after=m < n))
                found[n] = sum(going)
                continue
            rest = [courses[m].loses(after=m < n) for m in later]
            fails = list(accumulate(reversed(rest), _times, initial=[1.0] * len(going)))[::-1]
            found[n] += sum(map(mul, going, fails[0]))
            for m, fail in zip(later, fails[1:], strict=True):
                other = courses[m]
                wins = other.last_after if m < n else other.last_before
                found[m] += sum(map(mul, _times(going, wins), fail))
                going = _times(going, _left(other, after=m < n))
        total = sum(found)  # not quite 1, for float32 rounds
        return tuple(chance / total for chance in found)

    def courses(self, order: Iterable[Side]) -> list[Course]:
        """The races of these sides, all as long as the longest."""
        found = [_turns(self.race, side) for side in order]
        size = max(len(turns) for turns, _ in found)
        return [_course(turns, last, size) for turns, last in found]

    def banked(self, points: int) -> Sides:
        """The sides after a bank."""
        first, rules = self.order[0], self.race.rules
        total = first.score + points
        closing = self.closing - 1
        if self.closing < 0 and rules.last_round and total >= rules.target:
            closing = len(self.order) - 1
        return self._moved(first._replace(score=total, streak=0), max(closing, -1))

    def farkled(self) -> Sides:
        """The sides after a farkle."""
        first, penalty = self.order[0], self.race.rules.penalty
        if penalty:
            streak = (first.streak + 1) % THIRD
            score = first.score if streak else max(first.score - penalty, 0)
            first = first._replace(score=score, streak=streak)
        return self._moved(first, max(self.closing - 1, -1))

    def _moved(self, first: Side, closing: int) -> Sides:
        first = first._replace(players=(*first.players[1:], first.players[0]))
        return Sides(self.race, (*self.order[1:], first), closing)

    def holds(self, best: int) -> float:
        """The chance that nobody of those who still have a last turn beats this total."""
        chance = 1.0
        for side in self.order[: self.closing]:
            chance *= 1 - self._beats(side, best)
        return chance

    def _last_turns(self) -> Shares:
        best = max(side.score for side in self.order)
        holds, *others = self._walk(self.order[: self.closing], best)
        lead = [side.score == best for side in self.order[self.closing :]]
        return (*others, *(holds * one / sum(lead) for one in lead))

    def _walk(self, rest: Sequence[Side], best: int) -> list[float]:
        """The chance of who has the best total, then of those with a turn to come, in order."""
        if not rest:
            return [1.0]
        beats = self._beats(rest[0], best)
        kept = self._walk(rest[1:], best)
        taken = self._walk(rest[1:], best + PAST * self.race.rules.step)
        return [
            kept[0] * (1 - beats),
            taken[0] * beats,
            *(a * (1 - beats) + b * beats for a, b in zip(kept[1:], taken[1:], strict=True)),
        ]

    def _beats(self, side: Side, best: int) -> float:
        least = 0 if side.score else self.race.rules.first_bank - 1
        return self.race.beats(side.players[0], max(best - side.score, least))


def _left(course: Course, *, after: bool) -> list[float]:
    return course.left_after if after else course.left_before


def _times(a: Sequence[float], b: Sequence[float]) -> list[float]:
    return list(map(mul, a, b))


@lru_cache(maxsize=64)
def _turns(race: Race, side: Side) -> tuple[list[float], list[float]]:
    """The f and q of a side; of partners who differ their mean, an estimate."""
    known = [race.turns(player, side.score, side.streak) for player in set(side.players)]
    turns = _mean(known)
    if not race.rules.last_round:
        return turns, [0.0]
    return turns, _mean([race.last(name, side.score, side.streak) for name in set(side.players)])


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    size = max(map(len, rows))
    padded = [[*row, *[0.0] * (size - len(row))] for row in rows]
    return [sum(values) / len(rows) for values in zip(*padded, strict=True)]


def _course(turns: Sequence[float], last: Sequence[float], size: int) -> Course:
    turns = [*turns, *[0.0] * (size - len(turns))]
    last = [*last, *[0.0] * (size + 1 - len(last))]
    left = [1 - done for done in accumulate(turns, initial=0.0)]
    left = [chance if chance > 0 else 0.0 for chance in left]
    return Course(turns, left[:-1], left[1:], last[:-1], last[1:])
