"""Measures how strong each opponent is, which decides what the menu says about it.

    python -m bench.strength [--game fune] [--only weak,fair] [--alone N] [--against N] [--json]

- `mean`: the mean score of a game alone; `sem` is its standard error. In Farkle it means nothing,
  because the game is a race: only `share` counts.
- `share`: the share of games won against `perfect`; the two take turns to begin, and a tie is half
  a win. `share_sem` is its standard error.
- `loss`: the average cost of a decision, in the evaluator's unit, in every tenth of these games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from typing import Any

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import actions_of
from audiodice.engine.journal import Seat
from audiodice.engine.match import request_tables, simulate
from audiodice.engine.review import review
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.storage import solved_tables

REVIEWED = 10  # one game in this many is reviewed


def alone(game: str, name: str, n: int) -> dict[str, float]:
    """The mean score of games played alone, and its standard error."""
    (seat,) = simulate(game, [name], n, "alone")["seats"]
    return {"mean": seat["mean"], "sem": seat["sem"]}


def share(game: str, name: str, n: int) -> dict[str, float]:
    """The share of games won against perfect; the opponent begins half of them."""
    first = simulate(game, [name, "perfect"], n // 2, "first")["seats"][0]["wins"]
    second = simulate(game, ["perfect", name], n // 2, "second")["seats"][1]["wins"]
    won = (first + second) / (n // 2 * 2)
    return {"share": won, "share_sem": sqrt(won * (1 - won) / n)}


def losses(game: str, name: str, n: int) -> Iterator[float]:
    """The costs of the opponent's decisions in games against perfect."""
    rules, evaluator = games.load(game), opponents.reviewer(game)
    assert evaluator is not None
    seats = [name, "perfect"]
    request_tables(rules, seats, {})
    players = [opponents.load(game, seat) for seat in seats]
    for number in range(n):
        streams = [chance(number, seat) for seat in seats]
        table = Table(rules, [Seat(seat, seat) for seat in seats], SeededThrow(f"loss/{number}"))
        while not table.over:
            turn = table.turn
            for action in actions_of(players[turn].decide(rules, table.state, streams[turn])):
                table.act(action)
        yield from (one.cost for one in review(table.journal, rules, evaluator)[0].decisions)


def measure(game: str, name: str, single: int, against: int) -> dict[str, Any]:
    """Measure a row, from `single` games alone and `against` games against perfect."""
    row: dict[str, Any] = {"game": game, "opponent": name}
    if single:
        row |= alone(game, name, single)
    if against and opponents.evaluator(game) is not None:
        cost = list(losses(game, name, max(1, against // REVIEWED)))
        row |= share(game, name, against) | {"loss": sum(cost) / len(cost)}
    return row


def main() -> None:
    """Print a line for each opponent once it is measured, or JSON at the end."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=games.names(), help="only this one")
    parser.add_argument("--only", help="only these opponents: weak,fair")
    parser.add_argument("--alone", type=int, default=3000, help="games alone")
    parser.add_argument("--against", type=int, default=2000, help="games against perfect")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    solved_tables.install(AtOnce())
    rows = []
    for game in (args.game,) if args.game else games.names():
        for name in args.only.split(",") if args.only else opponents.names(game):
            rows.append(measure(game, name, args.alone, args.against))
            if not args.json:
                print("  ".join(f"{k} {_shown(v)}" for k, v in rows[-1].items()), flush=True)
    if args.json:
        print(json.dumps(rows, indent=2))


def _shown(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


if __name__ == "__main__":
    main()
