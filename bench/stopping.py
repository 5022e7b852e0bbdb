"""Does a thrower who stops gain anything? Its turn is then over, with the worst end.

    uv run --group test python -m bench.stopping [--positions 100] [--json]

At positions of random play, the score after the worst end is compared with the score after many
throws at random that are ended at once, or, if the rules do not allow that, as soon as they do.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from typing import TYPE_CHECKING, Any

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.story import scores
from audiodice.friends.room.chain import faces
from audiodice.friends.room.worst import worst_end

if TYPE_CHECKING:
    from audiodice.core.model import Game

THROWS = 20
_ROLL = Action("roll")


def _after(game: Game[Any], state: Any, action: Action, chance: random.Random) -> Any:
    """The state after an action, with dice as a room makes them."""
    n = game.throw_size(state, action)
    dice = faces(b"table", 1, b"roll", [chance.randbytes(32)], n) if n else ()
    return game.apply(state, action, dice).state


def _ended(game: Game[Any], state: Any, chance: random.Random) -> Any:
    """The state after a roll now, and the rest of the turn at random."""
    seat, action = game.turn(state), _ROLL
    while True:
        state = _after(game, state, action, chance)
        if game.outcome(state) is not None or game.turn(state) != seat:
            return state
        allowed = list(game.legal_actions(state))
        ends = [action for action in allowed if action.verb == game.commit]
        action = chance.choice(ends or allowed)


def gains(name: str, positions: int, seed: int = 1) -> dict[str, int]:
    """How many positions were tried, and after how many throws stopping had been better."""
    game, chance = games.load(name), random.Random(seed)
    found = {"positions": 0, "throws": 0, "better": 0}
    state = game.initial(2)
    while found["positions"] < positions:
        if game.outcome(state) is not None:
            state = game.initial(2)
        if game.why_not(state, _ROLL) is None:
            found["positions"] += 1
            seat, stopped = game.turn(state), state
            for move in worst_end(game, state):
                stopped = game.apply(stopped, move.action, move.dice).state
            for _ in range(THROWS):
                after = _ended(game, state, chance)
                found["throws"] += 1
                found["better"] += scores(game, stopped)[seat] > scores(game, after)[seat]
        state = _after(game, state, chance.choice(list(game.legal_actions(state))), chance)
    return found


def main() -> int:
    """Print the figures of each game; returns 1 if stopping gained something, else 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = ("farkle", "fonnjo_foon", "fune", "dice4fun")
    figures = {name: gains(name, given.positions) for name in names}
    print(json.dumps(figures) if given.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return int(any(one["better"] for one in figures.values()))


if __name__ == "__main__":
    sys.exit(main())
