"""Measures what a turn of Fonnjo Foon brings each opponent that plays every turn for points.

    python -m bench.fonnjo_turns [--only weak,fair] [--turns 20000]

Prints for each opponent how many turns of 100,000 brought 0, 1, 2, ... points, with the mean and
its standard error. The results are in `opponents/chance/fonnjo_opponents.py`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import actions_of
from audiodice.engine.journal import Seat
from audiodice.engine.match import request_tables
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.storage import solved_tables

GAME = "fonnjo_foon"
ROUNDS = 50


def turns(name: str, many: int) -> Counter[int]:
    """How many turns brought each number of points."""
    rules = games.load(GAME)
    request_tables(rules, ["perfect"], {})
    player = opponents.load(GAME, name)
    found: Counter[int] = Counter()
    for number in range(many // ROUNDS):
        stream = chance(number, name)
        throw = SeededThrow(f"turns/{number}")
        table = Table(rules, [Seat(name, name)], throw, options={"rounds": ROUNDS})
        before = 0
        for turn in range(1, ROUNDS + 1):
            while not table.over and table.state.turns < turn:
                for action in actions_of(player.decide(rules, table.state, stream)):
                    table.act(action)
            after = table.state.scores[0]
            found[after - before] += 1
            before = after
    return found


def main() -> None:
    """Print a line for each opponent once it is measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", help="only these opponents: weak,fair")
    parser.add_argument("--turns", type=int, default=20_000, help="turns of each")
    chosen = parser.parse_args()
    solved_tables.install(AtOnce())
    others = [name for name in opponents.names(GAME) if name != "perfect"]
    for name in chosen.only.split(",") if chosen.only else others:
        found = turns(name, chosen.turns)
        many = found.total()
        mean = sum(points * times for points, times in found.items()) / many
        square = sum((points - mean) ** 2 * times for points, times in found.items()) / many
        odds = [round(100_000 * found[points] / many) for points in range(max(found) + 1)]
        print(name, odds, f"mean {mean:.3f} ({sqrt(square / many):.3f})", flush=True)


if __name__ == "__main__":
    main()
