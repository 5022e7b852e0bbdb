"""Steady's plan of a turn on a score sheet, without a solved table.

The plan is exact within the turn, given what filling a box is worth. Let W(box, faces) be the
points, less the box's par (what an open box is worth to the rest of the game, measured), plus what
the bonus becomes more likely by. A turn is then played for the most of W by the sweeps of
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
    """What a game's boxes are worth while open, in points, by box id."""

    of: Mapping[str, float]
    upper_mean: tuple[float, ...] = (2.1, 5.3, 8.6, 12.2, 15.7, 19.2)
    """What each upper box brings on average, ones first."""
    upper_sd: tuple[float, ...] = (1.2, 2.0, 2.7, 3.3, 3.9, 4.6)


class ParPlan:
    """What to do in one turn: the values of final rolls and of keeps."""

    def __init__(self, game: Sheet, pars: Pars, opened: tuple[str, ...], have: int) -> None:
        """`opened` boxes, `have` points in the upper ones: about 2 ms."""
        self.game, self.pars, self.opened, self.have = game, pars, opened, have
        self._faces = tuple(face for box in opened if (face := game.face_of[box]))
        chance_now = self._chance(have, self._faces)
        self._cost = {box: pars.of[box] for box in opened}
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
        """How likely the bonus is with these upper boxes open: their sum taken as normal."""
        need = self.game.threshold - have
        if need <= 0 or need > DICE * sum(faces):
            return float(need <= 0)
        mean = sum(self.pars.upper_mean[face - 1] for face in faces)
        sd = sqrt(sum(self.pars.upper_sd[face - 1] ** 2 for face in faces))
        return 0.5 * (1 + erf((mean - need + 0.5) / (sd * sqrt(2))))

    def box_value(self, box: str, faces: Faces) -> float:
        """What filling `box` with sorted `faces` changes, in points over its par."""
        points = self.game.worth(faces)[box]
        gain = self._gain.get(box)
        more: float = gain[points // self.game.face_of[box]] if gain else 0.0
        return points - self._cost[box] + more

    def choices(self, faces: Faces, left: int) -> list[tuple[float, Action | Faces]]:
        """All that may be done with sorted faces, best first: a box to score, or faces to keep."""
        found: list[tuple[float, Action | Faces]] = [
            (self.box_value(box, faces), Action("score", box)) for box in self.opened
        ]
        if left:
            keeps = self.keeps[left]
            found += [(keeps[INDEX[part]], part) for part in parts(faces) if len(part) < DICE]
        return sorted(found, key=lambda choice: -choice[0])
