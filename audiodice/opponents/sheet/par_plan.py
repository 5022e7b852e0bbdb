"""The plan of a turn on a score sheet that steady follows, without a solved table.

The plan is exact within the turn, given the value of filling a box. Let W(box, faces) be the
points, less the par of the box (the measured value of the open box for the rest of the game), plus
the increase of the expected bonus. The turn is played for the highest W, by the sweeps of
`keeps.py`.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.dice import parts
from audiodice.core.model import Action
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.sheet.keeps import INDEX, ROLLS, keep_best, throw_rest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.boxes import Faces


class Pars(NamedTuple):
    """The value of the open boxes of a game, in points, by box id."""

    by_box: Mapping[str, float]
    upper_mean: tuple[float, ...] = (2.1, 5.3, 8.6, 12.2, 15.7, 19.2)
    """The mean points of each upper box, ones first."""
    upper_sd: tuple[float, ...] = (1.2, 2.0, 2.7, 3.3, 3.9, 4.6)
    """The standard deviation of these points, ones first."""


class ParPlan:
    """The values of final rolls and of keeps in one turn."""

    def __init__(self, game: Sheet, pars: Pars, opened: tuple[str, ...], have: int) -> None:
        """`opened`: the open boxes; `have`: the upper points so far. Takes about 2 ms."""
        self.game, self.pars, self.opened, self.have = game, pars, opened, have
        self._faces = tuple(face for box in opened if (face := game.face_of[box]))
        chance_now = self._chance(have, self._faces)
        self._cost = {box: pars.by_box[box] for box in opened}
        self._gain: dict[str, tuple[float, ...]] = {}
        for box in opened:
            if face := game.face_of[box]:
                rest = tuple(f for f in self._faces if f != face)
                self._gain[box] = tuple(
                    game.bonus * (self._chance(have + n * face, rest) - chance_now)
                    for n in range(DICE + 1)
                )
        self.final = [max(self.box_value(box, faces) for box in opened) for faces in ROLLS]
        self.keeps = {1: throw_rest(self.final)}
        self.keeps[2] = throw_rest(keep_best(self.keeps[1]))

    def _chance(self, have: int, faces: tuple[int, ...]) -> float:
        """The chance of the bonus with these upper boxes open; their sum is taken as normal."""
        need = self.game.threshold - have
        if need <= 0 or need > DICE * sum(faces):
            return float(need <= 0)
        mean = sum(self.pars.upper_mean[face - 1] for face in faces)
        sd = sqrt(sum(self.pars.upper_sd[face - 1] ** 2 for face in faces))
        return 0.5 * (1 + erf((mean - need + 0.5) / (sd * sqrt(2))))

    def box_value(self, box: str, faces: Faces) -> float:
        """The value of filling `box` with sorted `faces`, in points over its par."""
        points = self.game.worth(faces)[box]
        gain = self._gain.get(box)
        more: float = gain[points // self.game.face_of[box]] if gain else 0.0
        return points - self._cost[box] + more

    def choices(self, faces: Faces, left: int) -> list[tuple[float, Action | Faces]]:
        """The choices with `left` throws (0-2), best first: a box to score, or faces to keep."""
        found: list[tuple[float, Action | Faces]] = [
            (self.box_value(box, faces), Action("score", box)) for box in self.opened
        ]
        if left:
            keeps = self.keeps[left]
            found += [(keeps[INDEX[part]], part) for part in parts(faces) if len(part) < DICE]
        return sorted(found, key=lambda choice: -choice[0])
