"""Measures how many points fewer than perfect play each opponent makes on the rest of a sheet.

    python -m bench.sheet_shortfalls [--game fune] [--only weak,fair] [--games 200]

Prints for each opponent the mean shortfall by the number of open boxes, 0 first: what its decisions
from there on cost, in points. That has far less chance in it than the points that it made.
The results are in `opponents/chance/fune.py` and `dice4fun.py`.
"""

from __future__ import annotations

import argparse
from itertools import accumulate
from typing import Any

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import actions_of
from audiodice.engine.journal import Seat
from audiodice.engine.match import request_tables
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.storage import solved_tables


def shortfalls(game: str, name: str, many: int) -> list[float]:
    """The mean shortfall in points, by the number of open boxes."""
    rules, evaluator = games.load(game), opponents.evaluator(game)
    assert evaluator is not None
    request_tables(rules, ["perfect"], {})
    player = opponents.load(game, name)
    sums: list[float] = []
    for number in range(many):
        stream = chance(number, name)
        table = Table(rules, [Seat(name, name)], SeededThrow(f"shortfall/{number}"))
        costs: list[float] = []  # by turn
        while not table.over:
            state: Any = table.state
            if not state.open:
                costs.append(0.0)
            for action in actions_of(player.decide(rules, state, stream)):
                if action.verb != "keep":
                    best = evaluator.decisions(table.state)[0].value
                    costs[-1] += best - evaluator.value_of(table.state, action)
                table.act(action)
        sums = sums or [0.0] * (len(costs) + 1)
        for opened, cost in enumerate(accumulate(reversed(costs)), 1):
            sums[opened] += cost
    return [total / many for total in sums]


def main() -> None:
    """Print a line for each opponent once it is measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=("fune", "dice4fun"), default="fune")
    parser.add_argument("--only", help="only these opponents: weak,fair")
    parser.add_argument("--games", type=int, default=200, help="games of each")
    chosen = parser.parse_args()
    solved_tables.install(AtOnce())
    for name in chosen.only.split(",") if chosen.only else opponents.names(chosen.game):
        found = shortfalls(chosen.game, name, chosen.games)
        print(name, [round(one, 1) for one in found], flush=True)


if __name__ == "__main__":
    main()
