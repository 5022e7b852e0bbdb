"""The chances in Fonnjo Foon.

Before the last round turns are played for points, so totals are sums of independent turns; the
last round is played to win (`fonnjo_last.py`). Two perfect seats are exact: the first one wins with
a chance that depends on its lead when the last round begins. More seats are an estimate
(`solver_fonnjo_many.py`), and so are players with odds of their own, which were measured
(`fonnjo_opponents.py`). So is a race to a target, in which two seats are taken to play for points
until one has reached it; with more seats, nothing is known there.

Within a turn the seat in turn plays on as a perfect one: for points before the last round, else for
its chance to win. That, except in the last turn, and three or more seats need numpy, which a
browser has not.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import accumulate
from typing import TYPE_CHECKING

from audiodice.games.fonnjo_foon.state import State
from audiodice.opponents import tables
from audiodice.opponents.chance.chance import Alone, Chance
from audiodice.opponents.chance.fonnjo_last import LAST, WIDE, LastRound, beating
from audiodice.opponents.chance.fonnjo_opponents import TURNS, odds_of
from audiodice.opponents.evaluators import table_of
from audiodice.opponents.fonnjo_foon import aim
from audiodice.opponents.fonnjo_foon.table_spec import SPEC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.chance.solver_fonnjo_turn import TurnChances
    from audiodice.opponents.fonnjo_foon.turn_values import TurnValues
    from audiodice.opponents.tables import TableHandle

TWO = 2
_PERFECT = ""  # the name by which all players without odds of their own are known here
_FADED = 1e-12  # totals that are less likely are left out
_UNLIKELY = 1e-9  # chance of more turns of a race alone; they are left out

Seats = tuple[float, ...]
Kinds = tuple[str, ...]
"""By seat, the name in `TURNS`, or that of all others."""


class FonnjoChances:
    """Knows the chances of Fonnjo Foon. See `Chances`."""

    def study(self, state: State) -> TableHandle | None:
        """Request the tables of the last round and of a turn; the one not there yet."""
        if state.rules.target and len(state.scores) > TWO:
            return None
        turn = tables.request(SPEC)
        last = tables.request(LAST)
        return turn if last.table is not None else last

    def prepare(self, state: State, players: Sequence[str]) -> None:
        """Work out the turn, which takes some seconds.

        With one seat, work out the odds of its points from these dice on.
        """
        turn: TurnValues | None = table_of(SPEC)
        last: LastRound | None = table_of(LAST)
        if not (turn and last and _has_numpy()) or state.over:
            return
        if len(state.scores) > 1 and not aim.to_beat(state):
            _turn(turn, last, _begun(state), _kinds(players))
        elif len(state.scores) == 1 and _is_within(state):
            _points(turn, state)

    def tell(self, state: State, players: Sequence[str]) -> Chance | None:
        """Raises ValueError unless there is a player for each seat."""
        seats = len(state.scores)
        if len(players) != seats:
            raise ValueError(f"{len(players)} players for {seats} seats")
        if state.over or seats == 1:
            return Chance(_shares(state.scores), exact=True)
        last: LastRound | None = table_of(LAST)
        if last is None:
            return None
        kinds = _kinds(players)
        found = (_within if _is_within(state) else _start)(last, state, kinds)
        if found is None:
            return None
        perfect = {"perfect", ""}.issuperset(players)
        return Chance(found, exact=perfect and seats == TWO and not state.rules.target)

    def alone(self, state: State) -> Alone | None:
        """The final points, or with a target the turns up to it, of which this is the first."""
        last: LastRound | None = table_of(LAST)
        if last is None or len(state.scores) > 1:
            return None
        turn = {0: 1.0}  # the odds of its points, if it ends the game or begins
        to_come = 0 if state.over else state.rules.rounds - state.turns
        if _is_within(state):
            table: TurnValues | None = table_of(SPEC)
            if table is None or not _has_numpy():
                return None
            turn, to_come = _points(table, state), to_come - 1
        (score,) = state.scores
        if state.rules.target:
            now = [turn.get(points, 0.0) for points in range(max(turn) + 1)]
            found = _turns(last, [0.0] * score + now, state.rules.target)
            within = 1 if _is_within(state) else 0
            return Alone({n + within: one for n, one in enumerate(found) if one}, "turns", True)
        rest = _total(last, _PERFECT, to_come)
        final: dict[int, float] = {}
        for points, odds in turn.items():
            for more, chance in enumerate(rest, score + points):
                if chance:
                    final[more] = final.get(more, 0.0) + odds * chance
        return Alone(final, "points", True)


@cache
def _has_numpy() -> bool:
    return find_spec("numpy") is not None


def _kinds(players: Sequence[str]) -> Kinds:
    return tuple(name if name in TURNS else _PERFECT for name in players)


def _is_within(state: State) -> bool:
    """Whether dice of this turn are on the table."""
    return state.open or state.crisis


def _shares(scores: Sequence[int]) -> Seats:
    """The shares of the win at the end of a game."""
    most = max(scores)
    return tuple((score == most) / scores.count(most) for score in scores)


# ---------------------------------------------------------------------- at the start of a turn


def _start(last: LastRound, state: State, kinds: Kinds) -> Seats | None:
    """The chances at the start of a turn; None if there are none, or not without numpy."""
    if state.over:
        return _shares(state.scores)
    if state.rules.target:
        return _race(state)
    if len(state.scores) == TWO:
        first = min(max(_first_of_two(last, state, kinds), 0.0), 1.0)  # float32 rounds
        return first, 1 - first
    return _many(last, state, kinds) if _has_numpy() else None


def _left(state: State) -> list[int]:
    """The turns of each seat before the last round; -1 if it has finished."""
    played, into = divmod(state.turns, len(state.scores))
    rounds = state.rules.rounds - 1 - played
    return [rounds - (seat < into) for seat in range(len(state.scores))]


def _first_of_two(last: LastRound, state: State, kinds: Kinds) -> float:
    lead = state.scores[0] - state.scores[1]
    left, other = _left(state)
    if left < 0:
        return 1 - _reply(last, kinds[1], lead)
    if not other:
        return _holds(last, kinds, lead)
    odds, lowest = _lead(last, kinds, left, other)
    return sum(
        one * _holds(last, kinds, max(-WIDE, min(lead + more, WIDE)))
        for more, one in enumerate(odds, lowest)
    )


@lru_cache(maxsize=2048)
def _holds(last: LastRound, kinds: Kinds, lead: int) -> float:
    """The chance of the first of two seats when the last round begins, by its lead."""
    first, second = kinds
    odds = odds_of(first) or last.ahead(lead)
    return sum(
        one * (1 - _reply(last, second, lead + points)) for points, one in enumerate(odds) if one
    )


def _reply(last: LastRound, kind: str, need: int) -> float:
    """The chance of the last seat to win, if it has to beat so many points."""
    own = odds_of(kind)
    return beating(own, need) if own else last.beats(need)


@lru_cache(maxsize=128)
def _lead(last: LastRound, kinds: Kinds, first: int, second: int) -> tuple[list[float], int]:
    """The odds of what the first seat gains on the second by so many turns of each; the lowest."""
    other = _total(last, kinds[1], second)
    return _convolved(_total(last, kinds[0], first), other[::-1]), 1 - len(other)


@lru_cache(maxsize=512)
def _total(last: LastRound, kind: str, turns: int) -> list[float]:
    """The odds of the points of so many turns."""
    if turns <= 0:
        return [1.0]
    found = _convolved(_total(last, kind, turns - 1), odds_of(kind) or last.points)
    while found[-1] < _FADED:
        found.pop()
    return found


def _convolved(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The odds of the sum of two independent numbers."""
    if _has_numpy():
        from audiodice.opponents.chance.solver_fonnjo_many import convolved

        return convolved(one, other)
    sums = [0.0] * (len(one) + len(other) - 1)
    for n, a in enumerate(one):
        for m, b in enumerate(other, n):
            sums[m] += a * b
    return sums


def _many(last: LastRound, state: State, kinds: Kinds) -> Seats:
    from audiodice.opponents.chance.solver_fonnjo_many import Mover, chances

    left, scores = _left(state), state.scores
    done = [score for score, turns in zip(scores, left, strict=True) if turns < 0]
    movers = list(zip(scores, left, kinds, strict=True))[len(done) :]
    low = min(score for score, _, _ in movers)
    shares = [*_shares(done), *[0.0] * len(movers)] if done else [0.0] * len(scores)
    best = max(done) - low if done else -1
    found = [
        Mover([0.0] * (score - low) + _total(last, kind, turns), odds_of(kind))
        for score, turns, kind in movers
    ]
    return tuple(chances(last, found, best, shares))


def _race(state: State) -> Seats | None:
    """The race to a target; None if there are more than two seats, or without numpy."""
    table: TurnValues | None = table_of(SPEC)
    if table is None or len(state.scores) > TWO or not _has_numpy():
        return None
    from audiodice.opponents.fonnjo_foon import solver_race

    one, two = state.scores
    race = solver_race.pairs(table, state.rules.target)
    first = race.moved(one, two) if state.seat else 1 - race.replied(two, one)
    return first, 1 - first


def _turns(last: LastRound, scores: Sequence[float], target: int) -> list[float]:
    """The odds of 0, 1, 2, ... turns of one seat to a target, from the odds of its scores."""
    found, before = [], sum(scores)
    while before > _UNLIKELY:
        scores = scores[:target]
        below = sum(scores)
        found.append(before - below)
        scores, before = _convolved(scores, last.points), below
    return found


# ---------------------------------------------------------------------- within a turn


def _within(last: LastRound, state: State, kinds: Kinds) -> Seats | None:
    table: TurnValues | None = table_of(SPEC)
    if table is None:
        return None
    if need := aim.to_beat(state):
        mine, most = table.chase(need).best(state).value, max(state.scores)
        rest = tuple(1 - mine if score == most else 0.0 for score in state.scores)
        return (*rest[: state.seat], mine, *rest[state.seat + 1 :])
    if not _has_numpy():
        return None
    turn = _turn(table, last, _begun(state), kinds)
    return _told(turn, state) if turn else None


def _begun(state: State) -> State:
    """The start of this turn."""
    return State(state.rules, state.scores, state.seat, turns=state.turns)


@lru_cache(maxsize=2)
def _turn(table: TurnValues, last: LastRound, state: State, kinds: Kinds) -> TurnChances | None:
    """The chances in the turn that begins in this state; None if there are none."""
    from audiodice.opponents.chance.solver_fonnjo_turn import MOST, TurnChances

    after = []
    for points in range(MOST + 1):
        chances = _start(last, _after(state, points), kinds)
        if chances is None:
            return None
        after.append(chances)
    worth: Sequence[float] = range(MOST + 1)
    if aim.to_win(state):
        worth = list(accumulate((chances[state.seat] for chances in after), max))
    return TurnChances(table, worth, after)


def _after(state: State, points: int) -> State:
    """The state after a turn of so many points."""
    seat, turns = state.seat, state.turns + 1
    scores = (*state.scores[:seat], state.scores[seat] + points, *state.scores[seat + 1 :])
    into = turns % len(scores)
    after = State(state.rules, scores, into, turns=turns)
    return replace(after, over=not into and _reached(after))


def _reached(state: State) -> bool:
    """Whether the game ends with the round."""
    if state.rules.target:
        return max(state.scores) >= state.rules.target
    return state.turns >= state.rules.rounds * len(state.scores)


@lru_cache(maxsize=64)
def _told(turn: TurnChances, state: State) -> Seats:
    return turn.of(state)


@lru_cache(maxsize=16)
def _points(table: TurnValues, state: State) -> dict[int, float]:
    from audiodice.opponents.chance.solver_fonnjo_turn import points_to_come

    return points_to_come(table, state)


CHANCES = FonnjoChances()
