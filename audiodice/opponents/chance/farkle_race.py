"""The race of Farkle: how many turns a player takes from each score to the target.

Some players look at their own score alone, so a turn from a score of a makes x points with a chance
D[a][x], and the turns to the target have the distribution

    f[a][k] = sum over x of D[a][x] * f[a + x][k - 1],    f[target or more][0] = 1.

Players do not depend on each other until one has reached the target, so the seats' chances follow
from their f (`farkle.py`). With a penalty, f depends on the farkles in a row as well.

With a last round it does not end there. Let q[a][k] be the chance to be below the target after k
turns, and to beat with one more whoever has reached it: the same sum, of q[a + x][k - 1].

Graded players and `perfect` look at both scores if they have a table for two. Their D is that of a
turn at level scores; so they are estimates (`solver_farkle.py`).
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from math import isclose, isfinite
from typing import TYPE_CHECKING

from audiodice.games.farkle.state import THIRD
from audiodice.opponents.chance.farkle_throws import PLAYERS
from audiodice.opponents.farkle.table_spec import FarkleSpec, solvable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.farkle.state import Rules
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 2  # of the solver; raise it when values change
SHORTEST = 2  # chances to beat, so that a tie can be counted half


class Race:
    """The table for one set of options. Scores are points below the target."""

    def __init__(self, rules: Rules, arrays: Arrays) -> None:
        """`arrays[player]` are f[streak][a // step][k - 1], with as many k as the player needs.

        `player_last` are q[streak][a // step][k], and `player_beats` the chances to make at least
        0, 1, ... steps with a last turn; both only with a last round. Raises ValueError, or
        KeyError, if they cannot be the chances of these rules.
        """
        self.rules, self._arrays = rules, arrays
        self._top = rules.target // rules.step
        self._rows = self._top * (THIRD if rules.penalty else 1)
        for values in arrays.values():
            if not isfinite(sum(values)) or min(values) < 0 or max(values) > 1:
                raise ValueError("not a race: there are chances outside 0 to 1")
        for name in {*PLAYERS, *(name for name in arrays if "_" not in name)}:
            turns = arrays[name]
            if len(turns) % self._rows or not isclose(sum(turns), self._rows, rel_tol=1e-5):
                raise ValueError(f"not a race to {rules.target}: {len(turns)} values")
            if rules.last_round:
                fits = len(arrays[f"{name}_last"]) == len(turns)
                if not fits or len(arrays[f"{name}_beats"]) < SHORTEST:
                    raise ValueError(f"not a race to {rules.target} with a last round")

    def turns(self, player: str, score: int, streak: int = 0) -> Sequence[float]:
        """The chances that a player takes 1, 2, ... turns from a score to the target.

        A player who is not in the table counts as steady. `streak`: its farkles in a row.
        """
        return self._row(self._known(player), score, streak)

    def last(self, player: str, score: int, streak: int = 0) -> Sequence[float]:
        """The chances to be below the target after 0, 1, ... turns, and to win by a last one."""
        return self._row(f"{self._known(player)}_last", score, streak)

    def beats(self, player: str, points: int) -> float:
        """The chance to make more points than these in a last turn; as many count half."""
        found = self._arrays[f"{self._known(player)}_beats"]
        level = min(max(points // self.rules.step, 0), len(found) - 2)
        return float(found[level] + found[level + 1]) / 2

    def _known(self, player: str) -> str:
        return player if player in self._arrays else "steady"

    def _row(self, name: str, score: int, streak: int) -> Sequence[float]:
        values = self._arrays[name]
        size = len(values) // self._rows
        at = (streak * self._top + score // self.rules.step) * size
        return values[at : at + size]

    def to_arrays(self) -> Arrays:
        return self._arrays


def race_rules(rules: Rules) -> Rules:
    """The rules of the race that has the chances for `rules`, whatever the number of sides."""
    return replace(solvable(replace(rules, penalty=0)) or rules, penalty=rules.penalty)


@dataclass(frozen=True, slots=True)
class RaceSpec:
    """The race under rules that `race_rules` returned."""

    rules: Rules

    @property
    def name(self) -> str:
        penalty = f"_penalty_{self.rules.penalty}" if self.rules.penalty else ""
        return f"{FarkleSpec(self.rules).name}{penalty}_race"

    @property
    def fingerprint(self) -> str:
        return repr((VERSION, self.rules.penalty, FarkleSpec(self.rules).fingerprint))

    def solve(self, progress: Progress) -> Race:
        """Takes some seconds, for a target of 10,000 on the lesser scale a minute."""
        from audiodice.opponents.chance import solver_farkle

        found = solver_farkle.solve(self.rules, progress)
        return Race(self.rules, {name: array("f", of.ravel()) for name, of in found.items()})

    def restore(self, arrays: Arrays) -> Race:
        return Race(self.rules, arrays)
