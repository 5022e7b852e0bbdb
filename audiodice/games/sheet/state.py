"""The state of a sheet game: the sheet of each seat, and the dice of the turn in play."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.core.model import Round, round_of
from audiodice.games.sheet.boxes import DICE, Faces

THROWS = 3  # in a turn, the first included

Line = tuple[int | None, ...]
"""The sheet of one seat: points by box, None for an open box."""


@dataclass(frozen=True, slots=True)
class State:
    """A sheet game between two actions.

    `boxes` are the ids on the sheet, `scores` the sheets by seat. `faces` are the five dice of the
    last throw, by seat `roller`, and `kept` the positions kept in them. `throws` are those that
    `seat` has left in this turn: three before the first. `turns` counts finished turns of all
    seats.
    """

    boxes: tuple[str, ...]
    scores: tuple[Line, ...]
    seat: int = 0
    faces: Faces = ()
    kept: tuple[int, ...] = ()
    throws: int = THROWS
    roller: int = 0
    turns: int = 0
    over: bool = False

    @property
    def round(self) -> Round:
        return round_of(self.turns, len(self.scores), over=self.over, rounds=len(self.boxes))

    @property
    def open(self) -> bool:
        return self.throws < THROWS

    @property
    def chosen(self) -> Faces:
        faces = self.faces
        return tuple([faces[place] for place in self.kept])

    @property
    def to_throw(self) -> int:
        return DICE - len(self.kept) if self.open else DICE
