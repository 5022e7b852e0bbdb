"""Opponents for Farkle: cautious and bold characters, and steady, who maximises turn points.

The plan behind steady is exact. Let R[n][t] be the expected points of a turn that rolls `n`
dice with `t` points set apart, and B[n][t] = max(t if it may be banked, R[n][t]). Then

    R[n][t] = sum over throws of P(throw) * max over its choices (p points, m dice left)
              of B[m or 6][t + p],    0 for a farkle.

Points only rise, so the tables fill downwards from a level above which banking is best for any
number of dice: rolling `n` once and then banking gains at most E[best points] - t * P(farkle),
so from t = E[best points] / P(farkle) on it loses, and stays losing as points rise: the monotone
case of optimal stopping (Chow and Robbins 1961).
"""

from __future__ import annotations

from functools import cache
from time import sleep
from typing import TYPE_CHECKING, Any

from audiodice.core.dice import positions, throws
from audiodice.core.model import Action, Chance, Game
from audiodice.games.farkle import BANK, DICE, ROLL, State
from audiodice.games.farkle_combos import best_faces, farkles, scoring
from audiodice.opponents.opponent import Advice, Opponent

if TYPE_CHECKING:
    from collections.abc import Mapping

STEP = 5  # every combination is a multiple of 5 points


def _profiles(n: int) -> Mapping[tuple[tuple[int, int], ...], int]:
    """What throws of `n` dice offer: {((dice left, most points), ...): ordered throws}."""
    found: dict[tuple[tuple[int, int], ...], int] = {}
    for faces, many in throws(n):
        best = {n - len(kept): points for kept, points in reversed(scoring(faces))}
        offer = tuple(sorted(best.items()))
        if offer:
            found[offer] = found.get(offer, 0) + many
    return found


class Plan:
    """The exact plan of a turn in which a bank needs `floor` points.

    `rolls[n][t // 5]` is the expected points of rolling `n` dice with `t` set apart.
    """

    def __init__(self, floor: int, *, yield_every: int = 0) -> None:
        """Fill the tables: about 0.3 s. `yield_every` levels it lets other threads run."""
        offers = {n: _profiles(n) for n in range(1, DICE + 1)}
        self._gain: dict[int, float] = {  # E[best points] of one roll
            n: sum(many * max(p for _, p in offer) for offer, many in o.items()) / 6**n
            for n, o in offers.items()
        }
        top = max(gain * 6**n / farkles(n) for n, gain in self._gain.items())
        self.floor = floor
        self.levels = max(int(top) + 1, floor) // STEP + 1
        beyond = self.levels + 750 // STEP + 1  # the dearest combination is six sixes, 750
        best = [[float(STEP * t) for t in range(beyond)] for _ in range(DICE + 1)]
        self.rolls = [[0.0] * self.levels for _ in range(DICE + 1)]
        flat = {
            n: [
                ([(m or DICE, p // STEP) for m, p in offer], many / 6**n)
                for offer, many in o.items()
            ]
            for n, o in offers.items()
        }
        for t in range(self.levels - 1, -1, -1):
            bank = STEP * t if STEP * t >= floor else 0.0
            for n, offered in flat.items():
                value = 0.0
                for offer, odds in offered:
                    value += odds * max([best[m][t + p] for m, p in offer])
                self.rolls[n][t] = value
            for n in flat:
                best[n][t] = max(bank, self.rolls[n][t])
            if yield_every and t % yield_every == 0:
                sleep(0)

    def roll(self, n: int, points: int) -> float:
        """The expected points of rolling `n` dice with `points` set apart."""
        t = points // STEP
        if t < self.levels:
            return self.rolls[n][t]
        farkle: float = farkles(n) / 6**n
        return points * (1 - farkle) + self._gain[n]

    def bank(self, points: int) -> float:
        """The points of banking now: 0 when it may not be."""
        return float(points) if points >= self.floor else 0.0

    def best(self, n: int, points: int) -> float:
        """The value of `points` set apart and `n` dice to throw, played best."""
        return max(self.bank(points), self.roll(n, points))


@cache
def plan(floor: int) -> Plan:
    """The plan for a floor, made once."""
    return Plan(floor, yield_every=10)


def _keep(state: State, faces: tuple[int, ...]) -> Action:
    return Action("keep", positions(state.faces, faces))


def cautious(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Takes all that scores and banks as soon as it may."""
    if not state.open:
        return ROLL
    if state.at_stake >= state.floor:
        return BANK
    return ROLL if state.kept else _keep(state, best_faces(state.faces))


def bold(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Wants 100 points a turn and never lets hot dice cool; keeps few dice to roll many."""
    if not state.open:
        return ROLL
    if not state.kept:
        found = scoring(tuple(sorted(state.faces)))
        used_up = [faces for faces, _ in found if len(faces) == len(state.faces)]
        few = max(found, key=lambda c: (c[1] - 15 * len(c[0]), c[1]))[0]
        return _keep(state, used_up[0] if used_up else few)
    enough = max(100, state.floor)
    return BANK if state.at_stake >= enough and state.to_throw < DICE else ROLL


def _must_press(state: State, points: int) -> bool:
    """In a last round, a bank that does not reach the leader is worth nothing."""
    return state.closing >= 0 and state.scores[state.seat] + points < max(state.scores)


def _wins(state: State, points: int) -> bool:
    """Whether banking `points` now ends the game with this seat alone in front."""
    scores, seat = state.scores, state.seat
    total = scores[seat] + points
    if points < state.floor or total <= max(scores):
        return False
    if state.closing < 0 and total < state.rules.target:
        return False
    closing = state.closing if state.closing >= 0 else seat
    return not state.rules.last_round or (seat + 1) % len(scores) == closing


@cache
def _best_keep(floor: int, points: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    table = plan(floor)
    n = len(faces)
    best = max(
        scoring(faces), key=lambda c: (table.best(n - len(c[0]) or DICE, points + c[1]), c[1])
    )
    return best[0]


def steady(_game: Game[Any], state: State, _chance: Chance) -> Action:
    """Maximises the expected points of the turn; banks at once what wins."""
    if not state.open:
        return ROLL
    if not state.kept:
        if _wins(state, state.at_stake):
            return BANK
        return _keep(state, _best_keep(state.floor, state.points, tuple(sorted(state.faces))))
    points = state.at_stake
    if _wins(state, points):
        return BANK
    if _must_press(state, points):
        return ROLL
    table = plan(state.floor)
    return ROLL if table.roll(state.to_throw, points) > table.bank(points) else BANK


class Adviser:
    """Hints from steady's plan: the keep and what to do with it, in expected turn points.

    A bank that wins at once comes first, and one that is too low in a last round not at all.
    """

    def prepare(self, state: State) -> None:
        """Make the plans for this table's two floors, the first bank's and the later ones'."""
        plan(state.rules.minimum)
        plan(max(state.rules.minimum, state.rules.first_bank))

    def advise(self, state: State) -> Advice | None:
        """The best keep with roll or bank, and the next best; None when the game is over."""
        if state.over:
            return None
        table = plan(state.floor)
        if not state.open:
            return Advice((ROLL,), table.roll(DICE, 0))
        found = []  # (wins at once, expected points, actions)
        for faces, points in scoring(tuple(sorted(state.faces))):
            at_stake = state.points + points
            left = len(state.faces) - len(faces) or DICE
            keep = _keep(state, faces)
            if at_stake >= state.floor and not _must_press(state, at_stake):
                wins = _wins(state, at_stake)
                found.append((wins, table.bank(at_stake), (keep, BANK)))
            found.append((False, table.roll(left, at_stake), (keep, ROLL)))
        found.sort(key=lambda option: option[:2], reverse=True)
        (_, value, actions), *others = found
        if not others:
            return Advice(actions, value)
        _, other_value, other = others[0]
        return Advice(actions, value, other, other_value)


ADVISER = Adviser()

OPPONENTS = (
    Opponent("cautious", cautious),
    Opponent("bold", bold),
    Opponent("steady", steady, ADVISER.prepare),
)
