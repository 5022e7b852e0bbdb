"""Where a sheet game stands: everybody's sheet, and the dice of the turn in play."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.games.sheet.boxes import DICE, Faces

THROWS = 3  # a turn, the first included

Line = tuple[int | None, ...]
"""One seat's sheet: points by box, None where it is open."""


@dataclass(frozen=True, slots=True)
class State:
    """A sheet game between two actions.

    `boxes` are the ids on the sheet, `scores` the sheets by seat; `faces` the five dice as they
    lie (of `roller`), `kept` positions in them; `throws` how many are left to `seat`, all three
    before its first throw; `turns` counts finished turns of all seats.
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
    def open(self) -> bool:
        """Whether dice lie on the table to choose from."""
        return self.throws < THROWS

    @property
    def chosen(self) -> Faces:
        """The faces kept, in the order they lie."""
        faces = self.faces
        return tuple([faces[place] for place in self.kept])

    @property
    def to_throw(self) -> int:
        """How many dice the next roll throws."""
        return DICE - len(self.kept) if self.open else DICE
