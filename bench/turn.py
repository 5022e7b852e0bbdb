"""Measures a player's turn: key presses, and seconds of speech at 180 words a minute.

    uv run --group test python -m bench.turn [--json]

A turn is a roll, two keeps, one reroll and a score, at each verbosity; all speech is counted.
`bench.games_heard` counts words and keys a turn in whole games.
"""

from __future__ import annotations

import argparse
import json

from audiodice.engine.setup import GameSetup
from audiodice.present.words import VERBOSITIES
from tests.support.headless import Player

WORDS_A_MINUTE = 180
TURNS = {
    "fune": ([(3, 3, 5, 1, 5), (3,)], "enter 3 5 enter b b"),
    "dice4fun": ([(3, 3, 5, 1, 5), (3,)], "enter 3 5 enter b b"),
    "farkle": ([(1, 5, 2, 3, 6, 6), (1, 5, 5, 5)], "enter 1 5 enter b"),
    "fonnjo_foon": ([(4, 4, 2, 1, 4, 6, 6, 6, 2, 3), (4, 6, 2, 5)], "enter 4 6 enter b b"),
}


def cost(game: str, verbosity: str) -> dict[str, float]:
    """Count the keys and the seconds of speech of one turn."""
    dice, keys = TURNS[game]
    player = Player(GameSetup(game, ("",), ()), dice=dice, verbosity=verbosity)
    said = [text for text in player.keys(keys) if text]
    words = sum(len(text.split()) for text in said)
    return {"keys": len(keys.split()), "seconds": round(60 * words / WORDS_A_MINUTE, 1)}


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    figures = {game: {v: cost(game, v) for v in VERBOSITIES} for game in TURNS}
    if parser.parse_args().json:
        print(json.dumps(figures))
        return
    for game, costs in figures.items():
        seconds = ", ".join(f"{verbosity} {c['seconds']} s" for verbosity, c in costs.items())
        print(f"{game}: {costs['brief']['keys']:.0f} keys, {seconds}")


if __name__ == "__main__":
    main()
