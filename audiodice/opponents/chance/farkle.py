"""The chances in Farkle: of two perfect sides from the win table, of others from the race.

In a race each seat needs a number of turns that does not depend on the others (`farkle_race.py`),
so the chances follow from their distributions (`farkle_sides.py`). Within a turn the side in turn
plays on for its greatest chance, whoever it is, and its opponents race on.

Without a table for two sides, as with three and more, perfect and graded players play steady. A
race is exact at the start of a turn, if all seats are opponents who then look at their own score
alone, without a last round or a penalty. All else is an estimate.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from audiodice.opponents import tables
from audiodice.opponents.chance.chance import Alone, Chance
from audiodice.opponents.chance.farkle_race import Race, RaceSpec, race_rules
from audiodice.opponents.chance.farkle_sides import Side, Sides
from audiodice.opponents.chance.farkle_throws import PLAYERS
from audiodice.opponents.chance.farkle_turn import RaceTurn, ends
from audiodice.opponents.evaluators import request_table, table_of
from audiodice.opponents.farkle import EVALUATOR, ORDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.farkle.state import State
    from audiodice.opponents.farkle.win_chances import WinChances
    from audiodice.opponents.tables import TableHandle

_BEST = {"perfect", ""}


class FarkleChances:
    """Knows the chances of Farkle. See `Chances`; partners in a team have the same chance."""

    def study(self, state: State) -> TableHandle | None:
        """Request the race, and the win table of two sides; the one that is not there yet."""
        race = tables.request(_spec(state))
        win = request_table(EVALUATOR, state)
        return win if win and win.table is None and not win.failed else race

    def prepare(self, state: State, players: Sequence[str]) -> None:
        """Make the plan of the turn."""
        if EVALUATOR.knows(state):
            EVALUATOR.prepare(state)
        race: Race | None = table_of(_spec(state))
        if race is None or state.over:
            return
        if len(state.scores) == 1:
            self.alone(state)
        elif not (_BEST.issuperset(players) and _win_table(state)):
            _turn(_sides(race, state, players))

    def tell(self, state: State, players: Sequence[str]) -> Chance | None:
        """Raises ValueError unless there is a player for each seat."""
        seats, sides = len(state.scores), state.sides
        if len(players) != seats:
            raise ValueError(f"{len(players)} players for {seats} seats")
        if state.over:
            best = max(state.scores)
            won = [float(score == best) for score in state.scores]
            return Chance(tuple(one / sum(won[:sides]) for one in won), exact=True)
        if (win := _win_table(state)) and _BEST.issuperset(players):
            first = _first(win, state)
            return Chance((first, 1 - first) * (seats // sides), exact=True)
        race: Race | None = table_of(_spec(state))
        if race is None:
            return None
        order = _sides(race, state, players)
        found = _turn(order).of(state) if state.open else order.chances()
        by_side = {(state.seat + n) % sides: chance for n, chance in enumerate(found)}
        return Chance(tuple(by_side[n % sides] for n in range(seats)), _exact(state, players))

    def alone(self, state: State) -> Alone | None:
        """How many turns are to come, the one under way included.

        Raises ValueError for several seats.
        """
        if len(state.scores) > 1:
            raise ValueError(f"alone with {len(state.scores)} seats")
        if state.over:
            return Alone({0: 1.0}, "turns", exact=True)
        race: Race | None = table_of(_spec(state))
        if race is None:
            return None
        alone = _sides(race, state, [""])
        if not state.open:
            return Alone(_turns(alone), "turns", exact=not state.rules.penalty)
        odds: dict[int, float] = defaultdict(float)
        for points, chance in ends(state).items():
            after = alone.banked(points) if points else alone.farkled()
            for turns, more in _turns(after).items():
                odds[1 + turns] += chance * more
        return Alone(odds, "turns", exact=not state.rules.penalty)


def _win_table(state: State) -> WinChances | None:
    spec = EVALUATOR.spec(state)
    found: WinChances | None = table_of(spec) if spec else None
    return found


def _first(table: WinChances, state: State) -> float:
    """The chance of the first of two perfect sides."""
    if state.open:
        return EVALUATOR.expected_value(state, 0)
    chance = table.win(state.scores[state.seat], state.scores[state.seat - 1])
    return 1 - chance if state.seat % state.sides else chance


def _turns(alone: Sides) -> dict[int, float]:
    """The odds of the turns to come of one side, at the start of a turn."""
    (side,) = alone.order
    if side.score >= alone.race.rules.target:
        return {0: 1.0}
    found = alone.race.turns("steady", side.score, side.streak)
    return {n: odds for n, odds in enumerate(found, 1) if odds}


def _spec(state: State) -> RaceSpec:
    rules = race_rules(state.rules)
    return RaceSpec(replace(rules, last_round=rules.last_round and state.sides > 1))


def _sides(race: Race, state: State, players: Sequence[str]) -> Sides:
    sides, looks = state.sides, EVALUATOR.knows(state)

    def name(player: str) -> str:
        """The player of the race that plays as this one here."""
        player = player or "perfect"
        return player if looks or player in PLAYERS else "steady"

    order = []
    for n in range(state.seat, state.seat + sides):
        seats = [m % len(players) for m in range(n, n + len(players), sides)]
        streak = state.streaks[seats[0]] if state.streaks else 0
        names = tuple(name(players[seat]) for seat in seats)
        order.append(Side(names, state.scores[seats[0]], streak))
    closing = (state.closing - state.seat) % sides if state.closing >= 0 else -1
    return Sides(race, tuple(order), closing)


def _exact(state: State, players: Sequence[str]) -> bool:
    rules, known = state.rules, EVALUATOR.knows(state)
    alone = set(players) <= (set(PLAYERS) if known else set(ORDER))
    return alone and not (state.open or rules.last_round or rules.penalty or rules.teams)


_turn = lru_cache(maxsize=16)(RaceTurn)
CHANCES = FarkleChances()
