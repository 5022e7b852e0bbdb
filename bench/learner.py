"""Measures what drills teach: a player by rules of thumb, before and after learning.

    python -m bench.learner [--game fune] [--games 500] [--draws 30]

The learner makes the solver's decision wherever a drill could be drawn: where its rule makes the
mistake of a family, at a cost that `engine/practice.py` calls costly. Elsewhere it keeps its rule,
so the gain is that of the drills alone. Both play the same dice, Farkle against steady at either
seat, the other games alone. With `--draws` it only measures how long it takes to draw a place.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from statistics import fmean, median, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import actions_of, with_defaults
from audiodice.engine import drills
from audiodice.engine.match import request_tables
from audiodice.engine.practice import costly_loss
from audiodice.engine.throw import SeededThrow, chance
from audiodice.storage import solved_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.model import Game


class Played(NamedTuple):
    """The learner's game: its points, its share of the win, and what its decisions cost."""

    points: float
    share: float
    lost: float


def play(game: Game[Any], number: int, *, learned: bool, taught: Counter[str]) -> Played:
    """Play one game. `taught` counts the places where drills could be drawn, by family."""
    coach, reviewer = opponents.coach_of(game.name), opponents.reviewer(game.name)
    assert coach is not None
    assert reviewer is not None
    other = opponents.load(game.name, "steady")
    seats = 1 + len(coach.others)
    learner, lost = number % seats, 0.0
    throw, stream = SeededThrow(f"learner/{number}"), chance(number, "steady")
    state = game.initial(seats)
    options = with_defaults(game.options, {})
    least = costly_loss(game.name, options, reviewer.unit(state))
    while (end := game.outcome(state)) is None:
        if game.turn(state) == learner:
            decision = coach.thumb(state)
            best = reviewer.decisions(state)[0].actions
            cost = drills.cost(game, reviewer, state, decision)
            family = coach.family(state, decision, best) if cost >= least else ""
            if family:
                taught[family] += 1
            if family and learned:
                decision = best
            else:
                lost += cost
        else:
            decision = actions_of(other.decide(game, state, stream))
        for action in decision:
            size = game.throw_size(state, action)
            state = game.apply(state, action, throw(size) if size else ()).state
    return Played(end.scores[learner], end.share * (learner in end.winners), lost)


def told(values: Sequence[float]) -> str:
    """The mean, and its standard error."""
    return f"{fmean(values):.2f} ({stdev(values) / sqrt(len(values)):.2f})"


def draws(game: Game[Any], many: int) -> None:
    """Print for each family the processor time of a draw, in ms: median and greatest."""
    for family in drills.families(game.name):
        times = []
        for number in range(many):
            began = time.process_time()
            assert drills.draw(game, family, f"learner/{number}")
            times.append(1000 * (time.process_time() - began))
        print(f"{game.name} {family}: {median(times):.0f}, {max(times):.0f}", flush=True)


def main() -> None:
    """Print a line for each game and measure: before, after, and the difference in equal dice."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=games.names(), help="only this one")
    parser.add_argument("--games", type=int, default=500, help="games before and after")
    parser.add_argument("--draws", type=int, default=0, help="time so many draws of each family")
    chosen = parser.parse_args()
    solved_tables.install(AtOnce())
    for name in (chosen.game,) if chosen.game else games.names():
        game, coach = games.load(name), opponents.coach_of(name)
        assert coach is not None
        request_tables(game, ["perfect"] * (1 + len(coach.others)), {})
        if chosen.draws:
            draws(game, chosen.draws)
            continue
        taught: Counter[str] = Counter()
        pairs = [
            (
                play(game, number, learned=False, taught=taught),
                play(game, number, learned=True, taught=Counter()),
            )
            for number in range(chosen.games)
        ]
        in_100 = bool(coach.others)
        measures = ("share", "lost") if in_100 else ("points", "lost")
        for measure in measures:
            scale = 100 if in_100 else 1
            before, after = (
                [scale * float(getattr(pair[n], measure)) for pair in pairs] for n in range(2)
            )
            gained = [b - a for a, b in zip(before, after, strict=True)]
            print(f"{name} {measure}: {told(before)} -> {told(after)}, {told(gained)}", flush=True)
        often = {family: round(many / chosen.games, 2) for family, many in taught.most_common()}
        print(f"{name} places a game before: {often}", flush=True)


if __name__ == "__main__":
    main()
