"""The race of Farkle: how many turns a player takes from each score to the target.

Steady, cautious and bold look at their own score alone, so a turn from a score of a makes x points
with a chance D[a][x], and the turns to the target have the distribution

    f[a][k] = sum over x of D[a][x] * f[a + x][k - 1],    f[target or more][0] = 1.

Players do not depend on each other until one has won, so the seats' chances follow from their f
(`farkle.py`). This holds where the first to reach the target wins, without a penalty.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cache
from math import isclose, isfinite
from typing import TYPE_CHECKING, Any

from audiodice.core.dice import throws
from audiodice.core.model import Action
from audiodice.games.farkle import BANK, GAME
from audiodice.games.farkle.combos import scoring
from audiodice.games.farkle.state import DICE, Rules, State
from audiodice.opponents.farkle.characters import bold, cautious, steady
from audiodice.opponents.farkle.table_spec import FarkleSpec

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver; raise it when values change
TURNS = 120  # the longest race; what is left over is put on the last turn
PLAYERS: Mapping[str, Callable[..., Action]] = {
    "steady": steady,
    "cautious": cautious,
    "bold": bold,
}
_RARE = 1e-13  # chances below it are counted as a farkle
_ENDLESS = 10**9  # points; a target that no turn reaches

Odds = dict[tuple[int, int, int], float]
"""What a throw leads to, and its chance: (points set apart, dice to throw or 0 for a bank, most
points of the throw)."""


class Race:
    """The table for one set of options. Scores are points."""

    def __init__(self, rules: Rules, turns: Mapping[str, Sequence[float]]) -> None:
        """`turns[player][a // step * (TURNS + 1) + k]` is f[a][k], up to the target itself.

        Raises ValueError if they cannot be the chances of these rules.
        """
        self.rules, self._turns = rules, {name: turns[name] for name in PLAYERS}
        self._top = rules.target // rules.step
        for values in self._turns.values():
            if len(values) != (self._top + 1) * (TURNS + 1):
                raise ValueError(f"not a race to {rules.target}: {len(values)} values")
            total = sum(values)  # NaN passes the comparisons, but not the sum
            if not isfinite(total) or min(values) < 0 or max(values) > 1:
                raise ValueError("not a race: there are chances outside 0 to 1")
            if not isclose(total, self._top + 1, rel_tol=1e-5):
                raise ValueError("not a race: the chances of a score do not sum to 1")

    def turns(self, player: str, score: int) -> Sequence[float]:
        """The chances that a player takes 0, 1, ... TURNS turns from a score to the target.

        Any other name counts as steady.
        """
        at = min(score // self.rules.step, self._top) * (TURNS + 1)
        return self._turns.get(player, self._turns["steady"])[at : at + TURNS + 1]

    def to_arrays(self) -> dict[str, array[float]]:
        return {name: array("f", values) for name, values in self._turns.items()}


@dataclass(frozen=True, slots=True)
class RaceSpec:
    """The race under rules that `solvable` returned, without a last round."""

    rules: Rules

    @property
    def name(self) -> str:
        return f"{FarkleSpec(self.rules).name}_race"

    @property
    def fingerprint(self) -> str:
        return repr((VERSION, TURNS, FarkleSpec(self.rules).fingerprint))

    def solve(self, progress: Progress) -> Race:
        """Takes up to a minute."""
        found = {}
        for n, name in enumerate(PLAYERS):
            progress(n / len(PLAYERS))
            found[name] = _race(self.rules, name)
        progress(1.0)
        return Race(self.rules, found)

    def restore(self, arrays: Arrays) -> Race:
        return Race(self.rules, arrays)


def _race(rules: Rules, player: str) -> Sequence[float]:
    import numpy as np

    step, top = rules.step, rules.target // rules.step
    f: Any = np.zeros((top + 1, TURNS + 1))
    f[top, 0] = 1
    for a in range(top - 1, -1, -1):
        points = turn_points(rules, player, a * step)
        none = points.pop(0, 0.0)
        moved = sum(odds * f[min(a + x // step, top)] for x, odds in points.items())
        for k in range(1, TURNS + 1):
            f[a, k] = moved[k - 1] + none * f[a, k - 1]
        f[a, TURNS] += max(1 - f[a].sum(), 0)
    return array("f", f.ravel())


def turn_points(rules: Rules, player: str, score: int) -> dict[int, float]:
    """The chance of each number of points that a player's turn makes from a score."""
    first = score == 0
    floor = max(rules.minimum, rules.first_bank) if first else rules.minimum
    wins = max(rules.target - score, floor)
    reached = {(0, DICE): 1.0}
    points: dict[int, float] = defaultdict(float)
    while reached:
        at = min(reached)  # points only rise
        chance = reached.pop(at)
        if chance < _RARE:
            points[0] += chance
            continue
        for (stake, dice, most), odds in _throw(rules, player, *at, first=first).items():
            # steady takes the most points, and banks, if that wins
            if player == "steady" and most >= wins:
                points[most] += chance * odds
            elif dice:
                after = stake, dice
                reached[after] = reached.get(after, 0.0) + chance * odds
            else:
                points[stake] += chance * odds
    return points


@cache
def _throw(rules: Rules, player: str, points: int, dice: int, *, first: bool) -> Odds:
    """What a player makes of each throw while the target is out of reach."""
    play = PLAYERS[player]
    scores = (0 if first else rules.step, 0)
    endless = replace(rules, target=_ENDLESS)
    found: Odds = defaultdict(float)
    for faces, many in throws(dice):
        odds = many / 6**dice
        if not scoring(faces, rules.scale):
            found[0, 0, 0] += odds
            continue
        state = State(endless, scores, points=points, faces=faces, open=True)
        most, action = state.at_stake, play(GAME, state, None)
        if isinstance(action.arg, tuple):
            state = replace(state, kept=action.arg)
            action = play(GAME, state, None)
        found[state.at_stake, 0 if action == BANK else state.to_throw, most] += odds
    return found
