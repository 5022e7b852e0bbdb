"""Measures how much more often a player of a sheet would win by playing for that, not for points.

    python -m bench.to_win [--game fune] [--games 200]

One of two perfect players takes each turn for the chance to win, with all later turns and those of
the other played for the most points. What its turn gains is computed, not played out: the chance
before the turn with one plan less that with the other. The gain of a whole game is the sum over its
turns, because each turn is measured against the same later play; that has far less chance in it
than the games that were won. Prints the gain in 100 games, and how much of it is in the last turns.
"""

from __future__ import annotations

import argparse
from bisect import bisect_left
from collections.abc import Callable, Mapping
from itertools import accumulate
from math import sqrt
from statistics import stdev
from typing import Any

from audiodice import games, opponents
from audiodice.cli.simulate import install_tables
from audiodice.core.model import Action, actions_of
from audiodice.engine.match import request_chances, request_tables
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents.chance.sheet_spec import SpreadSpec
from audiodice.opponents.chance.sheet_turn import TurnOdds
from audiodice.opponents.evaluators import table_of
from audiodice.opponents.sheet.evaluator import SheetEvaluator, _actions
from audiodice.opponents.sheet.keeps import ROLLS
from audiodice.opponents.sheet.turn_plan import TurnPlan

BOTH = ("perfect", "perfect")


class ToWin:
    """One turn of a sheet with two seats, planned for the chance to win."""

    def __init__(self, game: Any, state: Any) -> None:
        chances: Any = opponents.chances(game.name)
        evaluator = SheetEvaluator(game)
        values, spreads = (
            table_of(spec) for spec in (evaluator.spec(state), SpreadSpec(game.name, state.boxes))
        )
        opened, upper, base = evaluator.sheet(state, state.seat)
        worth = share_of(chances.spread(state, 1 - state.seat).odds)
        after: dict[str, dict[int, float]] = {}
        for box in opened:
            rest = tuple(other for other in opened if other != box)
            after[box] = {}
            for points in {game.worth(faces)[box] for faces in ROLLS}:
                reached = upper + points if game.face_of[box] else upper
                to_come = spreads.to_come(rest, reached).odds
                after[box][points] = sum(
                    odds * worth(base + points + more) for more, odds in to_come.items()
                )
        self.plan = TurnPlan(game, after)
        self.opened = len(opened)
        ends = TurnOdds(values.turn(opened, upper)).outcomes((), 3)
        for_points = sum(odds * after[box][points] for (box, points), odds in ends.items())
        self.gain = self.plan.value - for_points

    def actions(self, state: Any) -> tuple[Action, ...]:
        """The best actions with the dice on the table."""
        return _actions(state, self.plan.choices(state.faces, state.throws)[0])


def share_of(odds: Mapping[int, float]) -> Callable[[int], float]:
    """From the odds of the other's final points: the chance to win with some, ties half."""
    points = sorted(odds)
    below = [0.0, *accumulate(odds[one] for one in points)]
    return lambda own: below[bisect_left(points, own)] + odds.get(own, 0.0) / 2


def gains(name: str, number: int) -> dict[int, float]:
    """The gain of each turn of one game, by the number of open boxes."""
    game: Any = games.load(name)
    perfect, stream = opponents.load(name, "perfect"), chance(1, "to win")
    state, throw = game.initial(2), SeededThrow(f"to win/{number}")
    mine, found = number % 2, {}
    while game.outcome(state) is None:
        if state.seat == mine and not state.open:
            turn = ToWin(game, state)
            found[turn.opened] = turn.gain
        to_win = state.seat == mine and state.open
        decided = turn.actions(state) if to_win else perfect.decide(game, state, stream)
        for action in actions_of(decided):
            size = game.throw_size(state, action)
            state = game.apply(state, action, throw(size) if size else ()).state
    return found


def main() -> None:
    """Print the whole gain, and the gain of the last turns."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=("fune", "dice4fun"), default="fune")
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    install_tables()
    request_tables(games.load(chosen.game), BOTH, {})
    request_chances(games.load(chosen.game), BOTH, {})
    found = [gains(chosen.game, number) for number in range(chosen.games)]
    sums = [100 * sum(one.values()) for one in found]
    error = stdev(sums) / sqrt(len(sums))
    print(f"{chosen.game}: {sum(sums) / len(sums):.2f} ({error:.2f}) in 100 games")
    together = 0.0
    for opened in sorted(found[0]):
        together += 100 * sum(one[opened] for one in found) / len(found)
        print(f"last {opened} turns: {together:.2f}")


if __name__ == "__main__":
    main()
