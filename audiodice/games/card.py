"""A variant's score card: the boxes, the bonus, and what dice and sheets are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.games.boxes import DICE, most

if TYPE_CHECKING:
    from audiodice.games.boxes import Box, Faces

THROWS = 3  # a turn, the first included
KIND = "kind"  # in `made`: where three or more alike are named, among the boxes

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


class Card:
    """The boxes of one variant and its arithmetic; it knows nothing of turns."""

    def __init__(
        self, boxes: Sequence[Box], *, bonus: int, threshold: int, made: Sequence[str]
    ) -> None:
        """`bonus` points for `threshold` in the upper boxes; `made`: what a roll is named for."""
        self.boxes = tuple(boxes)
        self.bonus, self.threshold = bonus, threshold
        self.face_of = {box.id: box.face for box in boxes}
        self._made = tuple(made)
        self._worth: dict[Faces, Mapping[str, int]] = {}

    def worth(self, faces: Sequence[int]) -> Mapping[str, int]:
        """What five faces in any order would score: points by box id."""
        hand = tuple(sorted(faces))
        found = self._worth.get(hand)
        if found is None:
            found = self._worth[hand] = {box.id: box.score(hand) for box in self.boxes}
        return found

    def upper(self, state: State, seat: int) -> int:
        """A seat's points in the upper boxes."""
        line = zip(state.boxes, state.scores[seat], strict=True)
        return sum(points or 0 for box, points in line if self.face_of[box])

    def bonus_of(self, state: State, seat: int) -> int:
        """A seat's bonus: 0 until it is reached."""
        return self.bonus if self.upper(state, seat) >= self.threshold else 0

    def totals(self, state: State) -> tuple[int, ...]:
        """Every seat's points so far, the bonus included."""
        return tuple(
            sum(points or 0 for points in line) + self.bonus_of(state, seat)
            for seat, line in enumerate(state.scores)
        )

    def offers(self, state: State) -> list[tuple[str, int]]:
        """What the dice would bring: (open box, points), most first; [] before a throw."""
        if not state.open:
            return []
        worth = self.worth(state.faces)
        line = zip(state.boxes, state.scores[state.seat], strict=True)
        found = [(box, worth[box]) for box, points in line if points is None]
        return sorted(found, key=lambda offer: -offer[1])

    def made_of(self, state: State) -> tuple[tuple[str, int, int, int], ...]:
        """What the dice are called: () or ((open box or KIND, face, how many alike, points),)."""
        many, face = most(state.faces)
        offers = dict(self.offers(state))
        for name in self._made:
            if name == KIND and many >= 3:
                return ((KIND, face, many, 0),)
            if offers.get(name):
                return ((name, face, many, offers[name]),)
        return ()
