"""The score card of a variant: its boxes, its bonus, and what dice and sheets are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from audiodice.games.sheet.boxes import most

if TYPE_CHECKING:
    from audiodice.games.sheet.boxes import Box, Faces
    from audiodice.games.sheet.state import State

KIND = "kind"  # in `made`, among ids of boxes: three or more alike


class Card:
    """The boxes of one variant and their arithmetic; it knows nothing of turns."""

    def __init__(
        self, boxes: Sequence[Box], *, bonus: int, threshold: int, made: Sequence[str]
    ) -> None:
        """`bonus` points are given for `threshold` points in the upper boxes.

        `made` lists what a roll may be named after: ids of boxes or KIND, the first that fits.
        """
        self.boxes = tuple(boxes)
        self.bonus, self.threshold = bonus, threshold
        self.face_of = {box.id: box.face for box in boxes}
        self._made = tuple(made)
        self._worth: dict[Faces, Mapping[str, int]] = {}

    def worth(self, faces: Sequence[int]) -> Mapping[str, int]:
        """What five faces (in any order) score in each box: points by box id."""
        hand = tuple(sorted(faces))
        found = self._worth.get(hand)
        if found is None:
            found = self._worth[hand] = {box.id: box.score(hand) for box in self.boxes}
        return found

    def upper(self, state: State, seat: int) -> int:
        """The points of a seat (index) in its upper boxes."""
        line = zip(state.boxes, state.scores[seat], strict=True)
        return sum(points or 0 for box, points in line if self.face_of[box])

    def bonus_of(self, state: State, seat: int) -> int:
        """The bonus of a seat (index); 0 until it is reached."""
        return self.bonus if self.upper(state, seat) >= self.threshold else 0

    def totals(self, state: State) -> tuple[int, ...]:
        """Every seat's points so far, the bonus included."""
        return tuple(
            sum(points or 0 for points in line) + self.bonus_of(state, seat)
            for seat, line in enumerate(state.scores)
        )

    def offers(self, state: State) -> list[tuple[str, int]]:
        """What the dice would score: (open box, points), most first; [] before a throw."""
        if not state.open:
            return []
        worth = self.worth(state.faces)
        line = zip(state.boxes, state.scores[state.seat], strict=True)
        found = [(box, worth[box]) for box, points in line if points is None]
        return sorted(found, key=lambda offer: -offer[1])

    def made_of(self, state: State) -> tuple[tuple[str, int, int, int], ...]:
        """What the dice are named after: () or ((open box or KIND, face, how many, points),)."""
        many, face = most(state.faces)
        offers = dict(self.offers(state))
        for name in self._made:
            if name == KIND and many >= 3:
                return ((KIND, face, many, 0),)
            if offers.get(name):
                return ((name, face, many, offers[name]),)
        return ()
