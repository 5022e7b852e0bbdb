"""Measures turns with one switch: seconds of waiting, and presses, by game and dwell time.

    uv run --group test python -m bench.switches [--turns 12] [--json]

The player has one switch, throws, asks for hints and plays them until the turn passes to a second
person. Time is that of the simulated clock: the estimated end of each text at the usual rate, and
the dwell time.
"""

from __future__ import annotations

import argparse
import json

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.setup import GameSetup
from audiodice.ui.switch_access import speaking_ms
from tests.support.headless import Player
from tests.support.said import said

DWELLS = (500, 1500)  # ms
PRESS = "enter"
LONGEST = 3_600_000  # ms


class OneSwitch:
    """Waits until something is offered, and presses."""

    def __init__(self, game: str, dwell: int, seed: int) -> None:
        self.player = Player(GameSetup(game, ("Ann", "Bo"), ()), seed=seed)
        self.player.context.settings.switches = "one"
        self.player.context.settings.dwell = dwell
        self.presses = 0

    def press(self) -> None:
        """Press once the last text has been heard."""
        own = self.player.context.settings
        wait = speaking_ms(self.player.heard[-1], own.rate)
        self.player.press(PRESS, wait=wait)
        self.presses += 1

    def until(self, label: str) -> None:
        """Wait until this is offered, and press."""
        while self.player.clock.now < LONGEST:
            due = self.player.router.due()
            if due is None:  # the scanning rests
                self.press()
                continue
            self.player.clock.now = max(self.player.clock.now, due)
            before = len(self.player.heard)
            self.player.router.tick(self.player.clock())
            heard = self.player.heard[before:]
            if heard and heard[-1] == said("offer", label=label):
                self.press()
                return
        raise TimeoutError(label)

    def turn(self) -> None:
        """Throw, then play hints until the turn passes to the second person."""
        table = self.player.table
        while table.turn == 0 and not table.over:
            if not table.game.dice(table.state)[0] and table.why_not(Action("roll")) is None:
                self.until("command-roll")
                continue
            self.until("command-hint")
            self.press()


def cost(game: str, dwell: int, turns: int) -> dict[str, float]:
    """The mean seconds and presses of a turn."""
    ms = presses = 0.0
    for seed in range(turns):
        one = OneSwitch(game, dwell, seed)
        one.press()  # names the first offer
        start, one.presses = one.player.clock.now, 0
        one.turn()
        ms += one.player.clock.now - start
        presses += one.presses
    return {"seconds": round(ms / turns / 1000, 1), "presses": round(presses / turns, 1)}


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = {
        game: {str(dwell): cost(game, dwell, given.turns) for dwell in DWELLS}
        for game in games.names()
    }
    if given.json:
        print(json.dumps(figures))
        return
    for game, costs in figures.items():
        told = "; ".join(
            f"dwell {dwell}: {one['seconds']} s, {one['presses']} presses"
            for dwell, one in costs.items()
        )
        print(f"{game}: {told}")


if __name__ == "__main__":
    main()
